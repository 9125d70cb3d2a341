import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./fund-list-skeleton.module.css";

const rows = [1, 2, 3, 4, 5, 6, 7];

export const FundListSkeleton = () => (
  <div role="status" aria-label={t("Loading your funds")} className={layout.column}>
    <div className={styles.chips} aria-hidden>
      <Skeleton width="5rem" height="2.75rem" />
      <Skeleton width="7rem" height="2.75rem" />
      <Skeleton width="6rem" height="2.75rem" />
    </div>
    <div className={styles.status} aria-hidden />
    {rows.map((row) => (
      <div key={row} className={styles.row} aria-hidden>
        <span className={`${layout.column3} ${styles.words}`}>
          <Skeleton width="min(22rem, 80%)" />
          <Skeleton width="9rem" />
        </span>
        <Skeleton width="6rem" />
      </div>
    ))}
  </div>
);
