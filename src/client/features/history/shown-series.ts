import type { benchmarkEquivalent, BenchmarkResult } from "../../../shared/history/benchmark.ts";
import { combineSeries, onDays, type CombinedSeries } from "../../../shared/history/estimate.ts";
import type { Day, NavPoints, PortfolioHistory } from "../../../shared/history/schema.ts";
import { spanStart, type Span } from "../../../shared/history/spans.ts";
import { missing } from "../../../shared/missing.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import type { ChartLine } from "../../components/chart/chart-lines.ts";
import { t } from "../../language/text.ts";
import { benchmarkName } from "./benchmark-choice.tsx";
import type { Benchmark } from "../../../shared/history/benchmarks.ts";

export const drawnSeries = (history: PortfolioHistory): CombinedSeries =>
  history.estimated === null
    ? { days: history.days, known: history.values, all: [], invested: history.invested }
    : combineSeries(history, history.estimated);

export function shownSpan(history: PortfolioHistory, drawn: CombinedSeries, span: Span) {
  const from = spanStart(drawn.days, span);
  const isWhole = span === "all" && history.missingUntil === null;
  const firstDay = drawn.days[from] ?? missing();
  const start = isWhole ? null : Math.max(0, indexAt(history.days, firstDay));
  return {
    days: drawn.days.slice(from),
    known: drawn.known.slice(from),
    all: drawn.all.slice(from),
    invested: drawn.invested.slice(from),
    start,
  };
}

type ShownSpan = ReturnType<typeof shownSpan>;

const indexAt = (days: readonly Day[], day: Day): number => days.findLastIndex((one) => one <= day);

export function sameMoney(
  navs: NavPoints | null | undefined,
  history: PortfolioHistory,
  { days, start }: ShownSpan,
  equivalent: typeof benchmarkEquivalent | undefined,
): { result: BenchmarkResult; values: (number | null)[] } | null {
  if (navs == null || history.days.length < 2) return null;
  const result = equivalent?.(navs, history, start);
  if (result == null) return null;
  return { result, values: onDays(days, history.days.slice(start ?? 0), result.values) };
}

/** How many of the funds in the chart's scope have a known past. */
export type KnownFunds = { known: number; total: number };

export function chartLines(
  { known, all, invested }: ShownSpan,
  { known: count, total }: KnownFunds,
  same: readonly (number | null)[] | undefined,
  benchmark: Benchmark | null,
): ChartLine[] {
  const value =
    count === total ? t("Value") : t("Value of {count} of {total} funds", { count, total });
  return [
    ...(known.some((rupees) => rupees !== null) ? [line("main", value, known)] : []),
    ...(all.length > 0 ? [line("estimate", t("With estimates"), all)] : []),
    line("second", t("Invested"), invested),
    ...(same === undefined || benchmark === null
      ? []
      : [line("third", benchmarkName(benchmark), same)]),
  ];
}

const line = (
  tone: ChartLine["tone"],
  name: string,
  values: readonly (number | null)[],
): ChartLine => ({ tone, name, values, format: formatRupees });
