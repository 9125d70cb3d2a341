import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { highlight } from "../../../shared/release-notes.gen.ts";
import { version } from "../../../shared/version.ts";
import { currentLanguage, t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./new-version-line.module.css";

export function NewVersionLine({ onDismiss }: { onDismiss: () => void }) {
  const news = highlight[currentLanguage()] ?? highlight["en"] ?? "";
  return (
    <div className={layout.row3}>
      <Link to="/account" hash="version" className={styles.link}>
        {t("Fundbook is now {version}: {news}", { version, news })}
      </Link>
      <button
        type="button"
        className={look.icon}
        aria-label={t("Do not show this again")}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
