import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import styles from "./agreement-page.module.css";

const rows = [0, 1, 2, 3];

export const AgreementSkeleton = () => (
  <div role="status" aria-label={t("Loading your statements")} className={styles.funds}>
    <Skeleton width="16rem" height="1.2rem" />
    {rows.map((row) => (
      <div key={row} className={styles.fund}>
        <span className={styles.words}>
          <Skeleton width="14rem" height="1.1rem" />
          <Skeleton width="10rem" height="0.9rem" />
        </span>
        <Skeleton width="6rem" height="1.1rem" />
      </div>
    ))}
  </div>
);
