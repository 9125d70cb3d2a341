import { t } from "../../../language/text.ts";
import styles from "./spinner.module.css";

export const Spinner = () => (
  <div className={styles.place} role="status" aria-label={t("Loading")}>
    <span className={styles.ring} />
  </div>
);
