import { portfolioTotals } from "../../../../shared/funds/totals.ts";
import { formatGain, formatRupees } from "../../../../shared/number-format.ts";
import { FigureList } from "../../../components/figure-list.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Gain } from "../../../components/ui/gain.tsx";
import { t } from "../../../language/text.ts";
import { useFunds } from "../../funds/queries.ts";
import { usePortfolioPerformance } from "../../portfolio/queries.ts";
import { RateFigure, rateOf } from "../../portfolio/rate-of-return.tsx";
import { useMe } from "../../auth/session/queries.ts";
import styles from "../import-page.module.css";

export function PortfolioNow() {
  const { data: me } = useMe();
  const { fundList, isFetching } = useFunds();
  const { data: performance, isFetching: isCalculating } = usePortfolioPerformance(undefined);
  if (isFetching || isCalculating || fundList === undefined || performance === undefined) {
    return <Skeleton width="100%" height="3.25rem" />;
  }
  const totals = portfolioTotals(fundList.funds, me?.user?.excludedCategories ?? []);
  const { label, percent } = rateOf(performance, performance.asOf);
  return (
    <FigureList
      className={styles.now}
      figures={[
        { name: t("Current value"), value: formatRupees(totals.currentValue) },
        { name: t("PnL"), value: <Gain value={totals.pnl} format={formatGain} /> },
        { name: label, value: <RateFigure percent={percent} /> },
      ]}
    />
  );
}
