import { useMemo } from "react";
import type { BenchmarkResult } from "../../../shared/history/benchmark.ts";
import type { PortfolioHistory } from "../../../shared/history/schema.ts";
import { spanPerformance } from "../../../shared/history/span-performance.ts";
import { formatGain, formatReturns, formatRupees } from "../../../shared/number-format.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { runAtOnce } from "../../../shared/steps.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { t } from "../../language/text.ts";
import { noRateText, RateFigure } from "../portfolio/rate-of-return.tsx";
import { benchmarkName } from "./benchmark-choice.tsx";
import type { Benchmark } from "../../../shared/history/benchmarks.ts";
import look from "../../styles/look.module.css";
import styles from "./span-figures.module.css";

type SpanFiguresProps = {
  history: PortfolioHistory;
  /** The index of the day whose value counts as paid in; null: from the very beginning. */
  start: number | null;
  same: BenchmarkResult | null;
  benchmark: Benchmark | null;
  since: string;
};

const daysInYear = 365;
const percent = (fraction: number | null): number | null =>
  fraction === null ? null : fraction * 100;

export function SpanFigures({ history, start, same, benchmark, since }: SpanFiguresProps) {
  const performance = useMemo(() => runAtOnce(spanPerformance(history, start)), [history, start]);
  const { gain, timeWeighted, absolute, days } = performance;
  const isShort = days < daysInYear;
  return (
    <>
      <FigureList
        className={styles.figures}
        figures={[
          {
            name: t("Gain since {day}", { day: since }),
            value: <Gain value={gain} format={formatGain} />,
            note: t("Value at the end, less the value at the start and what was paid in since."),
          },
          {
            name: isShort ? t("Absolute return") : t("XIRR"),
            value: <RateFigure percent={percent(isShort ? absolute : performance.xirr)} />,
            note: isShort
              ? t("The gain as a percentage of the value at the start plus what was paid in.")
              : performance.xirrReason === null
                ? t("Per year, given when each amount went in or came out.")
                : noRateText(performance.xirrReason),
          },
          {
            name: t("Return of the funds themselves"),
            value: <Gain value={timeWeighted * 100} format={formatReturns} />,
            note: t("What a rupee earned that stayed in all the time, whenever you added money."),
          },
        ]}
      />
      {benchmark !== null && (
        <FigureList
          className={styles.figures}
          figures={[
            {
              name: t("In {index}", { index: benchmarkName(benchmark) }),
              value: same === null ? <NotAvailable /> : formatRupees(same.value),
            },
            {
              name: t("Benchmark gain"),
              value: <Gain value={same && roundTo(same.gain, 2)} format={formatGain} />,
            },
            {
              name: isShort ? t("Benchmark absolute return") : t("Benchmark XIRR"),
              value: (
                <RateFigure percent={percent((isShort ? same?.absolute : same?.xirr) ?? null)} />
              ),
            },
          ]}
        />
      )}
      {benchmark !== null && (
        <p className={look.note}>
          {t("The benchmark is an index fund.")}{" "}
          {same?.isScaled === true &&
            t("The index fund would have run out of units, so withdrawals are scaled.")}
        </p>
      )}
    </>
  );
}
