import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./insights-page.module.css";

/** The comparison and the watch list need no funds. */
export const CompareLink = () => (
  <Link to="/compare" className={`${layout.row3} ${styles.compare}`}>
    <span className={styles.compareText}>
      <span className={styles.name}>{t("Compare schemes")}</span>
      <span className={look.note}>
        {t("How up to five schemes did, held or not, and your watch list.")}
      </span>
    </span>
    <ChevronRight size={18} aria-hidden />
  </Link>
);
