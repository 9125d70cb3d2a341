import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import styles from "./summary.module.css";

export const OverviewSkeleton = () => (
  <div className={styles.summary} role="status" aria-label={t("Loading your portfolio")}>
    <div className={styles.hero} aria-hidden>
      <div className={styles.label}>
        <Skeleton width="7rem" />
      </div>
      <div className={styles.value}>
        <Skeleton width="6em" />
      </div>
    </div>
    {["7rem", "4rem", "8rem", "5rem"].map((width) => (
      <div key={width} className={styles.card} aria-hidden>
        <div className={styles.label}>
          <Skeleton width={width} />
        </div>
        <div className={styles.figure}>
          <Skeleton width="5em" />
        </div>
      </div>
    ))}
  </div>
);
