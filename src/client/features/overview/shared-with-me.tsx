import { Link } from "@tanstack/react-router";
import { ChevronRight, Users } from "lucide-react";
import { t } from "../../language/text.ts";
import { useMe } from "../session/queries.ts";
import styles from "./link-card.module.css";

export function SharedWithMe() {
  const { data: me } = useMe();
  return (
    me?.sharedWithMe === true && (
      <Link to="/funds/shared-funds" className={styles.link}>
        <Users className={styles.icon} size={20} aria-hidden />
        <span className={styles.text}>{t("Others share funds with you")}</span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    )
  );
}
