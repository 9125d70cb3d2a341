import { memo } from "react";
import { lowerBound } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { axisAmount, axisDay } from "./axis-text.ts";
import type { ChartLine, Mark } from "./chart-lines.ts";
import type { ChartScale } from "./chart-scale.ts";
import { linePath, type PathPoint } from "./line-path.ts";
import styles from "./time-chart.module.css";

type ChartPictureProps = {
  scale: ChartScale;
  days: readonly Day[];
  lines: readonly ChartLine[];
  marks: readonly Mark[];
  hasGap: boolean;
};

/** Thousands of points: it is drawn again only when one of them changes. */
export const ChartPicture = memo(function ChartPicture({
  scale,
  days,
  lines,
  marks,
  hasGap,
}: ChartPictureProps) {
  const [above, below] = lines;
  const pointsOf = ({ values }: ChartLine): PathPoint[] => {
    const points: PathPoint[] = [];
    for (const [index, value] of values.entries()) {
      if (value !== null) points.push([scale.x(days[index] ?? 0), scale.y(value)]);
    }
    return points;
  };
  return (
    <>
      <Axes scale={scale} />
      {hasGap && above !== undefined && below !== undefined && (
        <path
          className={styles.gap}
          d={`${linePath(pointsOf(above))}${linePath(pointsOf(below).toReversed()).replace("M", "L")}Z`}
        />
      )}
      {lines.map((line) => (
        <path
          key={line.tone}
          className={`${styles.line} ${styles[line.tone]}`}
          d={linePath(pointsOf(line))}
        />
      ))}
      {(["in", "out", "date"] as const).map((direction) => (
        <path
          key={direction}
          className={styles[direction]}
          d={trianglesOf(direction, { scale, days, lines, marks })}
        />
      ))}
    </>
  );
});

function Axes({ scale }: { scale: ChartScale }) {
  const { plot, amounts, days } = scale;
  return (
    <>
      {amounts.map((amount) => (
        <g key={amount} transform={`translate(0 ${scale.y(amount)})`}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} />
          <text x={plot.left - 8} dy="0.35em" textAnchor="end">
            {axisAmount(amount, amounts)}
          </text>
        </g>
      ))}
      {days.map((day) => (
        <text key={day} x={scale.x(day)} y={plot.bottom + 18} textAnchor="middle">
          {axisDay(day, days)}
        </text>
      ))}
    </>
  );
}

/**
 * On the first line: below it and pointing up for money in, above it and pointing down for others. They shrink when
 * there are many, as with a SIP's instalments, so that they do not overlap.
 */
function trianglesOf(
  direction: Mark["direction"],
  { scale, days, lines, marks }: Omit<ChartPictureProps, "hasGap">,
): string {
  const shown = marks.filter((mark) => mark.direction === direction);
  const room = (scale.plot.right - scale.plot.left) / shown.length;
  const size = Math.min(5, Math.max(1.5, room / 3));
  const [from, to] = direction === "in" ? [0.6, 2.4] : [-0.6, -2.4];
  return shown
    .map((mark) => {
      const at = lowerBound(days, mark.day);
      const [day, value] = [days[at], lines[0]?.values[at]];
      if (day === undefined || value == null) return "";
      const [x, y] = [scale.x(day), scale.y(value)];
      return `M${x} ${y + from * size}L${x - size} ${y + to * size}h${2 * size}z`;
    })
    .join("");
}

type PointedDayProps = { scale: ChartScale; day: Day; index: number; lines: readonly ChartLine[] };

export function PointedDay({ scale, day, index, lines }: PointedDayProps) {
  const x = scale.x(day);
  return (
    <>
      <line className={styles.pointed} x1={x} x2={x} y1={scale.plot.top} y2={scale.plot.bottom} />
      {lines.map(({ tone, values }) => {
        const value = values[index];
        if (value == null) return null;
        return <circle key={tone} className={styles[tone]} cx={x} cy={scale.y(value)} r={4} />;
      })}
    </>
  );
}
