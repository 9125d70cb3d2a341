import { lazy, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { isoDay } from "../../../shared/history/days.ts";
import { lastValue, type CombinedSeries } from "../../../shared/history/estimate.ts";
import type { HistoryInput, PortfolioHistory } from "../../../shared/history/schema.ts";
import { spanMoney } from "../../../shared/history/span-money.ts";
import { hasSpan, spans } from "../../../shared/history/spans.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { formatGain, formatRupees } from "../../../shared/number-format.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { useStored } from "../../browser/use-stored.ts";
import { TimeChart } from "../../components/chart/time-chart.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { useMediaQuery } from "../../components/ui/use-media-query.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { BenchmarkChoice, readBenchmark } from "./benchmark-choice.tsx";
import { BenchmarkNote, HistoryNotes } from "./history-notes.tsx";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import { HistoryTable } from "./history-table.tsx";
import type { NamedFund } from "../funds/fund-links.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import { usePortfolioHistory, useBenchmark } from "./queries.ts";
import { chartLines, drawnSeries, sameMoney, shownSpan, type KnownFunds } from "./shown-series.ts";
import { SpanChoice } from "./span-choice.tsx";
import { useStoredSpan } from "./stored-span.ts";
import { marksOf } from "./transaction-marks.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./value-chart.module.css";

const SpanFigures = lazy(async () => ({
  default: (await import("./span-figures.tsx")).SpanFigures,
}));

type ValueChartProps = {
  scope: HistoryInput;
  transactions?: readonly Transaction[];
  /** The funds in scope that are held. */
  funds?: readonly NamedFund[];
  /** Their value as the page says it; the chart says by how much its last point differs. */
  currentValue?: number | null;
  choices?: ReactNode;
};

export function ValueChart({
  scope,
  transactions = noTransactions,
  funds = noFunds,
  currentValue = null,
  choices = null,
}: ValueChartProps) {
  const query = usePortfolioHistory(scope);
  const { data: newest, error } = query;
  // Drawing thousands of days must not block input.
  const data = useDeferredValue(newest);
  if (data !== undefined) {
    return <Drawn history={data} {...{ scope, transactions, funds, currentValue, choices }} />;
  }
  if (error === null) return <ChartSkeleton />;
  return (
    <div className={layout.stack2}>
      <InlineFailure text={t("The chart could not be loaded.")} query={query} />
      {choices}
    </div>
  );
}

const noTransactions: readonly Transaction[] = [];
const noFunds: readonly NamedFund[] = [];

type DrawnProps = Required<ValueChartProps> & { history: PortfolioHistory };

function Drawn(props: DrawnProps) {
  const { history } = props;
  const drawn = useMemo(() => drawnSeries(history), [history]);
  return drawn.days.length < 2 ? <NoChart {...props} /> : <Chart {...props} drawn={drawn} />;
}

type ChartProps = DrawnProps & { drawn: CombinedSeries };

function Chart({ history, drawn, scope, transactions, funds, currentValue, choices }: ChartProps) {
  const { days } = drawn;
  const [span, setSpan] = useStoredSpan(days);
  const [storedBenchmark, storeBenchmark] = useStored("fundbook.benchmark");
  const benchmark = readBenchmark(storedBenchmark);
  const [isOpen, setIsOpen] = useState(benchmark !== null);
  const isWide = useMediaQuery("(width >= 48rem)");
  const query = useBenchmark(benchmark, history.days[0]);
  const { navs, equivalent, error } = query;
  const shown = useMemo(() => shownSpan(history, drawn, span), [history, drawn, span]);
  const same = useMemo(
    () => sameMoney(navs, history, shown, equivalent),
    [navs, history, shown, equivalent],
  );
  const marks = useMemo(
    () => marksOf(transactions, shown.days[0] ?? missing()),
    [transactions, shown],
  );
  const isAlone = scope.fundId !== undefined;
  const { known, total } = coverageOf(history, funds);
  const selects = (
    <div className={`${layout.wrap} ${styles.controls} ${styles.selects}`}>
      <BenchmarkChoice
        benchmark={benchmark}
        onBenchmark={(next) => {
          storeBenchmark(next);
          if (next !== null) setIsOpen(true);
        }}
      />
      {choices}
    </div>
  );
  const lines = useMemo(
    () => chartLines(shown, { known, total }, same?.values, benchmark),
    [shown, known, total, same, benchmark],
  );
  return (
    <div className={`${layout.stack2} ${styles.chart}`}>
      {!history.isFilling && history.days.length >= 2 && (
        <div className={styles.headline}>
          <p className={`${look.strong} ${styles.gain}`}>
            <Gain value={spanMoney(history, shown.start).gain} format={formatGain} />
          </p>
          <p className={look.note}>
            {sinceText(dayText(shown.days[0] ?? missing()), { known, total })}
          </p>
        </div>
      )}
      <div className={`${layout.spread} ${styles.choices}`}>
        <SpanChoice
          span={span}
          spans={spans.filter((each) => hasSpan(days, each))}
          onSpan={setSpan}
        />
      </div>
      <TimeChart
        label={t("Value by day")}
        days={shown.days}
        lines={lines}
        marks={marks}
        dayText={dayText}
      />
      <div className={`${layout.wrap} ${styles.controls}`}>
        {isWide && selects}
        {history.days.length >= 2 && (
          <Disclosure label={t("Figures of this period")} isOpen={isOpen} onToggle={setIsOpen}>
            {!isWide && selects}
            {history.isFilling ? (
              <p className={look.note}>
                {t("These figures appear once the NAVs of earlier days have loaded.")}
              </p>
            ) : (
              isOpen && (
                <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
                  <SpanFigures
                    history={history}
                    start={shown.start}
                    same={same?.result ?? null}
                    benchmark={benchmark}
                    since={dateText(isoDay(shown.days[0] ?? missing()))}
                  />
                </Suspense>
              )
            )}
          </Disclosure>
        )}
        <HistoryTable days={shown.days} lines={lines} />
        <LeftOutNote {...history} isAlone={isAlone} funds={funds} />
      </div>
      {benchmark !== null && error !== null && (
        <InlineFailure text={t("The benchmark could not be loaded.")} query={query} />
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
      {!history.isFilling && currentValue !== null && (
        <DifferenceNote currentValue={currentValue} drawn={drawn} />
      )}
    </div>
  );
}

function NoChart({ history, scope, funds, choices }: DrawnProps) {
  const { days, estimated, missingUntil } = history;
  const hasOneDay = days.length === 1 || estimated?.days.length === 1;
  // As high as the chart of a portfolio that is waited for, so that nothing below it moves.
  const place = scope.fundId === undefined ? styles.chart : "";
  return (
    <div className={`${layout.stack2} ${place}`}>
      <LeftOutNote {...history} isAlone={scope.fundId !== undefined} funds={funds} />
      {hasOneDay && missingUntil === null && (
        <p className={look.note}>{t("The chart needs two days with a NAV.")}</p>
      )}
      <HistoryNotes history={history} isAlone={scope.fundId !== undefined} />
      {choices}
    </div>
  );
}

/** The gain is of the funds whose past is known. */
const sinceText = (day: string, { known, total }: KnownFunds): string =>
  known === total
    ? t("since {day}", { day })
    : t("since {day}, {count} of {total} funds", { day, count: known, total });

const dayText = (day: number): string => dateText(isoDay(day));

function coverageOf(
  { leftOut, estimated }: PortfolioHistory,
  funds: readonly NamedFund[],
): KnownFunds {
  const unvalued = new Set([...leftOut, ...(estimated?.funds ?? [])].map(({ fundId }) => fundId));
  const uncounted = funds.filter(({ id }) => unvalued.has(id)).length;
  return { known: funds.length - uncounted, total: funds.length };
}

type DifferenceNoteProps = { currentValue: number; drawn: CombinedSeries };

function DifferenceNote({ currentValue, drawn }: DifferenceNoteProps) {
  const difference = roundTo(currentValue - lastValue(drawn), 2);
  if (difference === 0) return null;
  const amount = formatRupees(Math.abs(difference));
  return (
    <p className={look.note}>
      {difference > 0
        ? t("In the current value, but not in the chart: {amount}", { amount })
        : t("In the chart, but not in the current value: {amount}", { amount })}
    </p>
  );
}
