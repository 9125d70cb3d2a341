import { shareAbove, type RollingReturns } from "../../../shared/history/rolling-returns.ts";
import { formatNumber, formatReturns } from "../../../shared/number-format.ts";
import { amountMarks } from "../../components/chart/axis-marks.ts";
import type { SeriesTone } from "../../components/chart/chart-lines.ts";
import { missing } from "../../../shared/missing.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./rolling-bars.module.css";
import { SeriesSample } from "../../components/chart/series-sample.tsx";

export type RollingScheme = { name: string; tone: SeriesTone; returns: RollingReturns };

const maxMarks = 6;

type RollingBarsProps = {
  schemes: readonly RollingScheme[];
  /** Percent a year, above which the share of periods is said. */
  rate: number;
};

/** From the least to the most on one axis, with a box from quartile to quartile and a line at the median. */
export function RollingBars({ schemes, rate }: RollingBarsProps) {
  const lowest = Math.min(0, ...schemes.map(({ returns }) => returns.lowest * 100));
  const highest = Math.max(0, ...schemes.map(({ returns }) => returns.highest * 100));
  const marks = amountMarks(lowest, highest, maxMarks);
  const [low, high] = [marks[0] ?? missing(), marks.at(-1) ?? missing()];
  const place = (percent: number): string => `${((percent - low) / (high - low)) * 100}%`;
  const width = (from: number, to: number): string => `${((to - from) / (high - low)) * 100}%`;
  return (
    <div className={styles.bars}>
      <ul aria-label={t("Rolling returns")}>
        {schemes.map(({ name, tone, returns }) => (
          <li key={name} className={styles.row}>
            <p className={styles.name}>
              <SeriesSample tone={tone} /> {name}{" "}
              <span className={look.soft}>
                {t("{lowest} to {highest}, median {median}; {share}% above {rate}%", {
                  ...textOf(returns),
                  share: formatNumber(shareAbove(returns, rate / 100) * 100, { max: 1 }),
                  rate: formatNumber(rate),
                })}
              </span>
            </p>
            <div className={styles.track} style={{ color: `var(--${tone})` }} aria-hidden>
              {marks.map((mark) => (
                <span
                  key={mark}
                  className={mark === 0 ? styles.zero : styles.mark}
                  style={{ left: place(mark) }}
                />
              ))}
              <span
                className={styles.range}
                style={{
                  left: place(returns.lowest * 100),
                  width: width(returns.lowest * 100, returns.highest * 100),
                }}
              />
              <span
                className={styles.box}
                style={{
                  left: place(returns.lowerQuartile * 100),
                  width: width(returns.lowerQuartile * 100, returns.upperQuartile * 100),
                }}
              />
              <span className={styles.median} style={{ left: place(returns.median * 100) }} />
            </div>
          </li>
        ))}
      </ul>
      <div className={`${look.note} ${styles.axis}`} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} style={{ left: place(mark) }}>
            {formatNumber(mark, { max: 1 })}%
          </span>
        ))}
      </div>
    </div>
  );
}

const textOf = ({ lowest, median, highest }: RollingReturns) => ({
  lowest: formatReturns(lowest * 100),
  median: formatReturns(median * 100),
  highest: formatReturns(highest * 100),
});
