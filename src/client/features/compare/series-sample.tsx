import type { SeriesTone } from "../../components/chart/chart-lines.ts";
import styles from "./compare.module.css";

/** The colour by which a scheme is told from the others; without one where it is not drawn. */
export const SeriesSample = ({ tone }: { tone: SeriesTone | null }) => (
  <span className={`${styles.sample} ${tone === null ? "" : styles[tone]}`} aria-hidden />
);
