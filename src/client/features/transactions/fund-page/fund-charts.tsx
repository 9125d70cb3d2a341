import { lazy, Suspense } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { PortfolioHistory } from "../../../../shared/history/schema.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { Tabs } from "../../../components/ui/tabs.tsx";
import { WhenInView } from "../../../components/in-view.tsx";
import { t } from "../../../language/text.ts";
import {
  ChartNoteSkeleton,
  ChartPlaceholder,
  ChartSkeleton,
} from "../../history/chart-skeleton.tsx";
import { LeftOutNote } from "../../history/left-out-note.tsx";
import styles from "./fund-charts.module.css";

const ValueChart = lazy(async () => ({
  default: (await import("../../history/value-chart.tsx")).ValueChart,
}));
const SchemeChart = lazy(async () => ({
  default: (await import("../../history/scheme-chart.tsx")).SchemeChart,
}));

type FundChartsProps = {
  fund: Fund;
  transactions: readonly Transaction[];
  history: PortfolioHistory | undefined;
};

/** A line of text if there is nothing to plot yet. */
export function FundCharts({ fund, transactions, history }: FundChartsProps) {
  const { id, amfiCode, schemeName, hasTransactions } = fund;
  if (amfiCode === null) return null;
  if (hasTransactions && history?.leftOut.some(({ reason }) => reason === "no-history")) {
    return (
      <section className={styles.section} aria-label={t("Charts")}>
        <LeftOutNote {...history} isAlone funds={[fund]} />
      </section>
    );
  }
  const value = () => (
    <Suspense fallback={hasNoCurve(history) ? <ChartNoteSkeleton /> : <ChartSkeleton />}>
      <ValueChart scope={{ fundId: id }} transactions={transactions} />
    </Suspense>
  );
  const scheme = () => (
    <WhenInView fallback={<ChartPlaceholder />}>
      <Suspense fallback={<ChartSkeleton />}>
        <SchemeChart code={amfiCode} schemeName={schemeName} transactions={transactions} />
      </Suspense>
    </WhenInView>
  );
  return (
    <section className={styles.section} aria-label={t("Charts")}>
      <Tabs
        label={t("Charts")}
        tabs={[
          ...(hasTransactions || history?.estimated != null
            ? [{ name: t("Value over time"), render: value }]
            : []),
          { name: t("The scheme's NAV"), render: scheme },
        ]}
      />
    </section>
  );
}

const hasNoCurve = (history: PortfolioHistory | undefined): boolean =>
  history !== undefined && history.days.length < 2 && (history.estimated?.days.length ?? 0) < 2;
