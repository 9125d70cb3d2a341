import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { RateFigure, rateOf } from "../portfolio/rate-of-return.tsx";
import styles from "./return-line.module.css";

type ReturnLineProps = { funds: readonly Fund[]; holder: HolderFilter };

export function ReturnLine({ funds, holder }: ReturnLineProps) {
  const { data: performance, error, isFetching, refetch } = usePortfolioPerformance(holder);
  if (!funds.some(({ hasTransactions }) => hasTransactions)) return null;
  if (performance === undefined) {
    return (
      <dd className={styles.line}>
        {error === null ? (
          <Skeleton width="14rem" />
        ) : (
          <InlineFailure
            text={t("The returns could not be loaded.")}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </dd>
    );
  }
  const { label, percent, brief } = rateOf(performance, performance.asOf);
  return (
    <dd className={styles.line}>
      <span className={styles.rate}>
        {label} <RateFigure percent={percent} />
      </span>{" "}
      {brief}
      {performance.leftOut > 0 && ` · ${leftOutText(performance.leftOut)}`}
    </dd>
  );
}

export const leftOutText = (count: number): string =>
  counted(count, { one: "{count} fund left out", other: "{count} funds left out" });
