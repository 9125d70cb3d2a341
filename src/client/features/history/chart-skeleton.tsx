import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./value-chart.module.css";

export const ChartSkeleton = () => (
  <div className={`${layout.stack2} ${styles.chart}`} aria-hidden>
    <Skeleton width="100%" height="2.75rem" />
    <Skeleton width="100%" height="var(--chart-height, 200px)" />
  </div>
);

export const ChartPlaceholder = () => (
  <div className={`${layout.stack2} ${styles.chart}`} aria-hidden />
);

/** Of what is said where there is nothing to draw yet. */
export const ChartNoteSkeleton = () => (
  <div className={`${layout.stack2} ${styles.notes}`} aria-hidden>
    <Skeleton width="min(24rem, 100%)" height="var(--first-note)" />
    <Skeleton width="16rem" height="1.2rem" />
  </div>
);
