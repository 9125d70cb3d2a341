import styles from "./brand.module.css";

export const Brand = () => (
  <span className={styles.brand}>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
      <path
        className={styles.page}
        d="M5 5.5A3.5 3.5 0 0 1 8.5 2H27v24.5a3.5 3.5 0 0 1-3.5 3.5H5z"
      />
      <path className={styles.line} d="M10.5 21.5l4.2-5 3.8 3 4.8-7.5" />
    </svg>
    Fundbook
  </span>
);
