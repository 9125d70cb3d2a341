import { t } from "../../language/text.ts";
import styles from "./spinner.module.css";

/** Fills the place of a page that is on its way. It shows itself only if that takes a while. */
export const Spinner = () => (
  <div className={styles.place} role="status" aria-label={t("Loading")}>
    <span className={styles.ring} />
  </div>
);
