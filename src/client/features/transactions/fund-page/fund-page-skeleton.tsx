import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import figures from "./fund-figures.module.css";
import styles from "./fund-page-skeleton.module.css";

export const FundPageSkeleton = ({ isListOnly = false }: { isListOnly?: boolean }) => (
  <div role="status" aria-label={t("Loading your fund")}>
    {!isListOnly && (
      <div className={figures.figures} aria-hidden>
        {["7rem", "5rem", "4rem", "4rem", "6rem", "5rem"].map((width, index) => (
          <div key={index} className={styles.figure}>
            <Skeleton width={width} />
            <Skeleton width="6rem" height="1.5rem" />
          </div>
        ))}
      </div>
    )}
    <div className={styles.rows} aria-hidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} width="100%" height="3rem" />
      ))}
    </div>
  </div>
);
