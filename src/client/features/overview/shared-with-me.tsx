import { Link } from "@tanstack/react-router";
import { ChevronRight, Users } from "lucide-react";
import { t } from "../../language/text.ts";
import { useMe } from "../auth/session/queries.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./link-card.module.css";

export function SharedWithMe() {
  const { data: me } = useMe();
  return (
    me?.sharedWithMe === true && (
      <Link to="/funds/shared-funds" className={`${layout.row3} ${look.label} ${styles.link}`}>
        <Users className={look.sign} size={20} aria-hidden />
        <span className={styles.text}>{t("Others share funds with you")}</span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    )
  );
}
