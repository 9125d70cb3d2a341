import type { Fund } from "../../../shared/funds/schema.ts";
import { formatGain } from "../../../shared/number-format.ts";
import type { PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { counted } from "../../language/counted.ts";
import { Sentence } from "../../language/sentence.tsx";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { RateFigure, rateOf } from "../portfolio/rate-of-return.tsx";
import { t } from "../../language/text.ts";
import { AddDatesLink } from "./add-dates-link.tsx";
import styles from "./return-line.module.css";

type Funds = { funds: readonly Fund[] };

export function ReturnLine({ funds }: Funds) {
  const { data: performance, error, isFetching, refetch } = usePortfolioPerformance();
  if (!funds.some(({ hasTransactions }) => hasTransactions)) return null;
  return (
    <>
      <dd className={styles.line}>
        {performance !== undefined ? (
          <Rate performance={performance} funds={funds} />
        ) : error !== null ? (
          <InlineFailure
            text={t("The returns could not be loaded.")}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton width="14rem" />
        )}
      </dd>
      {performance !== undefined && <Gains performance={performance} />}
    </>
  );
}

type Performance = { performance: PortfolioPerformance };

function Rate({ performance, funds }: Performance & Funds) {
  const { label, percent, note } = rateOf(performance, performance.asOf);
  return (
    <>
      <span className={styles.rate}>
        {label} <RateFigure percent={percent} />
      </span>{" "}
      {note}
      {performance.leftOut > 0 && <LeftOut count={performance.leftOut} funds={funds} />}
    </>
  );
}

const LeftOut = ({ count, funds }: { count: number } & Funds) => (
  <>
    {" · "}
    {counted(count, { one: "{count} fund left out", other: "{count} funds left out" })}
    {/* A fund with transactions is left out until it has a NAV. */}
    {funds.some(({ hasTransactions }) => !hasTransactions) && (
      <>
        {" · "}
        <AddDatesLink funds={funds}>{t("add dates")}</AddDatesLink>
      </>
    )}
  </>
);

/** Only where they say more than PnL: after a sale or a payout. */
function Gains({ performance }: Performance) {
  const { value, invested, realised, totalGain, leftOut } = performance;
  if (value === null || totalGain === null) return null;
  const unrealised = roundTo(value - invested, 2);
  if (realised === 0 && totalGain === unrealised) return null;
  return (
    <dd className={styles.line}>
      <Sentence
        of={
          leftOut > 0
            ? "Total gain without them {total}, of which {realised} realised"
            : "Total gain {total}, of which {realised} realised"
        }
        values={{
          total: <Gain value={totalGain} format={formatGain} />,
          realised: <Gain value={realised} format={formatGain} />,
        }}
      />
    </dd>
  );
}
