import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import styles from "./value-chart.module.css";

export const ChartSkeleton = () => (
  <div className={styles.chart} aria-hidden>
    <Skeleton width="100%" height="2.75rem" />
    <Skeleton width="100%" height="var(--chart-height, 200px)" />
  </div>
);

export const ChartPlaceholder = () => <div className={styles.chart} aria-hidden />;
