import { useDeferredValue, useMemo, useState } from "react";
import { isoDay } from "../../../shared/history/days.ts";
import { benchmarkEquivalent } from "../../../shared/history/benchmark.ts";
import type { HistoryInput, PortfolioHistory } from "../../../shared/history/schema.ts";
import { spanPerformance } from "../../../shared/history/span-performance.ts";
import { hasSpan, spanStart, spans, type Span } from "../../../shared/history/spans.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { useStored } from "../../browser/use-stored.ts";
import type { ChartLine } from "../../components/chart/chart-lines.ts";
import { TimeChart } from "../../components/chart/time-chart.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { failureOf } from "../../api/failure.ts";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { BenchmarkChoice, benchmarkName, readBenchmark } from "./benchmark-choice.tsx";
import { BenchmarkNote, HistoryNotes } from "./history-notes.tsx";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import { HistoryTable } from "./history-table.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import { usePortfolioHistory, useBenchmark, type Benchmark } from "./queries.ts";
import { SpanChoice } from "./span-choice.tsx";
import { useStoredSpan } from "./stored-span.ts";
import { marksOf } from "./transaction-marks.ts";
import { SpanFigures } from "./span-figures.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./value-chart.module.css";

type ValueChartProps = {
  scope: HistoryInput;
  /** A fund's transactions, to mark on its chart. */
  transactions?: readonly Transaction[];
};

export function ValueChart({ scope, transactions = noTransactions }: ValueChartProps) {
  const { data: newest, error, isFetching, refetch } = usePortfolioHistory(scope);
  // Thousands of days: the page answers meanwhile.
  const data = useDeferredValue(newest);
  if (data !== undefined) {
    const Shown = data.days.length < 2 ? NoChart : Chart;
    return <Shown history={data} scope={scope} transactions={transactions} />;
  }
  if (error === null) return <ChartSkeleton />;
  return (
    <div className={layout.stack2}>
      <InlineFailure
        text={`${t("The chart could not be loaded.")} ${failureOf(error).message}`}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

const noTransactions: readonly Transaction[] = [];

type ChartProps = Required<ValueChartProps> & { history: PortfolioHistory };

function Chart({ history, scope, transactions }: ChartProps) {
  const { days, leftOut } = history;
  const [span, setSpan] = useStoredSpan(days);
  const [storedBenchmark, storeBenchmark] = useStored("fundbook.benchmark");
  const benchmark = readBenchmark(storedBenchmark);
  const [isOpen, setIsOpen] = useState(benchmark !== null);
  const { navs, error, isFetching, refetch } = useBenchmark(benchmark, days[0]);
  const shown = useMemo(() => shownSpan(history, span), [history, span]);
  const same = useMemo(
    () => (navs == null ? null : benchmarkEquivalent(navs, history, shown.start)),
    [navs, history, shown],
  );
  const marks = useMemo(
    () => marksOf(transactions, shown.days[0] ?? missing()),
    [transactions, shown],
  );
  const isAlone = scope.fundId !== undefined;
  const missingFunds = isAlone ? 0 : leftOut.length;
  const lines = useMemo(
    () => linesOf(shown, missingFunds, same?.values, benchmark),
    [shown, missingFunds, same, benchmark],
  );
  const leftOutNote = <LeftOutNote leftOut={leftOut} isAlone={isAlone} />;
  return (
    <div className={`${layout.stack3} ${styles.chart}`}>
      <div className={`${layout.spread} ${styles.choices}`}>
        <SpanChoice
          span={span}
          spans={spans.filter((each) => hasSpan(days, each))}
          onSpan={setSpan}
        />
      </div>
      {history.isFilling && leftOutNote}
      <TimeChart
        label={t("Value by day")}
        days={shown.days}
        lines={lines}
        marks={marks}
        dayText={dayText}
      />
      <BenchmarkChoice
        benchmark={benchmark}
        onBenchmark={(next) => {
          storeBenchmark(next);
          if (next !== null) setIsOpen(true);
        }}
      />
      <Disclosure label={t("Figures of this period")} isOpen={isOpen} onToggle={setIsOpen}>
        {history.isFilling ? (
          <p className={look.note}>
            {t("These figures appear once the NAVs of earlier days have loaded.")}
          </p>
        ) : (
          <SpanFigures
            performance={shown.performance}
            same={same}
            benchmark={benchmark}
            since={dateText(isoDay(shown.days[0] ?? missing()))}
          />
        )}
      </Disclosure>
      {benchmark !== null && error !== null && (
        <InlineFailure
          text={t("The benchmark could not be loaded.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {benchmark !== null && error === null && navs !== undefined && (
        <BenchmarkNote
          benchmark={benchmark}
          navs={navs}
          days={shown.days}
          isShown={same !== null}
        />
      )}
      <HistoryNotes history={history} isAlone={isAlone} />
      {!history.isFilling && leftOutNote}
      <HistoryTable days={shown.days} lines={lines} />
    </div>
  );
}

function NoChart({ history, scope }: ChartProps) {
  const { days, leftOut, missingUntil } = history;
  return (
    <div className={layout.stack2}>
      <LeftOutNote leftOut={leftOut} isAlone={scope.fundId !== undefined} />
      {days.length === 1 && missingUntil === null && (
        <p className={look.note}>{t("The chart needs two days with a NAV.")}</p>
      )}
      <HistoryNotes history={history} isAlone={scope.fundId !== undefined} />
    </div>
  );
}

const dayText = (day: number): string => dateText(isoDay(day));

function shownSpan(history: PortfolioHistory, span: Span) {
  const { days, values, invested, flows, missingUntil } = history;
  const isWhole = span === "all" && missingUntil === null;
  const start = isWhole ? null : spanStart(days, span);
  const from = start ?? 0;
  return {
    start,
    days: days.slice(from),
    values: values.slice(from),
    invested: invested.slice(from),
    performance: spanPerformance({ days, values, flows }, start),
  };
}

/** Beside the portfolio's value, which has these funds. */
const valueName = (missingFunds: number): string =>
  missingFunds === 0
    ? t("Value")
    : counted(missingFunds, {
        one: "Value without {count} fund",
        other: "Value without {count} funds",
      });

function linesOf(
  { values, invested }: { values: readonly number[]; invested: readonly number[] },
  missingFunds: number,
  same: readonly number[] | undefined,
  benchmark: Benchmark | null,
): ChartLine[] {
  const lines: ChartLine[] = [
    { name: valueName(missingFunds), tone: "main", values, format: formatRupees },
    { name: t("Invested"), tone: "second", values: invested, format: formatRupees },
  ];
  return same === undefined || benchmark === null
    ? lines
    : [
        ...lines,
        { name: benchmarkName(benchmark), tone: "third", values: same, format: formatRupees },
      ];
}
