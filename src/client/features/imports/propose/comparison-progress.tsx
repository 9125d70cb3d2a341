import { t } from "../../../language/text.ts";
import styles from "../import-page.module.css";

export const ComparisonProgress = () => (
  <section className={styles.card} aria-busy>
    <p role="status">{t("Comparing with what is recorded…")}</p>
    <progress className={styles.progress} aria-label={t("Comparing")} />
  </section>
);
