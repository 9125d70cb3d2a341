import type { SeriesTone } from "./chart-lines.ts";
import styles from "./time-chart.module.css";

/** The line by which a series is told from the others; without one where it is not drawn. */
export const SeriesSample = ({ tone }: { tone: SeriesTone | null }) => (
  <span
    className={`${styles.sample} ${tone === null ? styles.undrawn : styles[tone]}`}
    aria-hidden
  />
);
