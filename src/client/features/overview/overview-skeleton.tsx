import type { ReactNode } from "react";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import { ChartPlaceholder } from "../history/chart-skeleton.tsx";
import layout from "../../styles/layout.module.css";
import changeStyles from "./day-change-line.module.css";
import returnStyles from "./return-line.module.css";
import look from "../../styles/look.module.css";
import styles from "./summary.module.css";
import chartStyles from "./value-over-time.module.css";

type OverviewSkeletonProps = {
  /** Shown instead of their skeletons. */
  label?: ReactNode;
  value?: ReactNode;
};

export const OverviewSkeleton = ({
  label = <Skeleton width="7rem" />,
  value = <Skeleton width="6em" />,
}: OverviewSkeletonProps) => (
  <div role="status" aria-label={t("Loading your portfolio")} data-waiting>
    <div className={`${look.sheet} ${styles.frame}`} aria-hidden>
      <div className={styles.summary}>
        <div className={styles.hero}>
          <div className={`${look.label} ${styles.label}`}>{label}</div>
          <div className={styles.value}>{value}</div>
          <div className={`${layout.wrap} ${changeStyles.change}`} data-day-change="">
            <Skeleton width="15rem" />
          </div>
          <div className={returnStyles.line} data-rate="">
            <Skeleton width="14rem" />
          </div>
        </div>
        {["7rem", "4rem", "8rem", "5rem"].map((width) => (
          <div key={width} className={styles.card}>
            <div className={`${look.label} ${styles.label}`}>
              <Skeleton width={width} />
            </div>
            <div className={styles.figure}>
              <Skeleton width="5em" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        <Skeleton width="7rem" height="2.75rem" />
      </div>
    </div>
    <div className={chartStyles.section}>
      <ChartPlaceholder />
    </div>
  </div>
);
