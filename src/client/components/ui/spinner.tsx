import styles from "./spinner.module.css";

/** Fills the place of a page that is on its way. It shows itself only if that takes a while. */
export const Spinner = ({ label = "Loading" }: { label?: string }) => (
  <div className={styles.place} role="status" aria-label={label}>
    <span className={styles.ring} />
  </div>
);
