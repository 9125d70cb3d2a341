import { lowerBound } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { amountMarks, dayMarks } from "./axis-marks.ts";
import type { ChartLine } from "./chart-lines.ts";

export type Size = { width: number; height: number };

/** Pixels beside the lines, for the names of amounts and days. */
const margin = { top: 8, right: 24, bottom: 24, left: 64 };
/** Pixels from one name to the next. */
const space = { days: 64, amounts: 30 };

export type ChartScale = ReturnType<typeof chartScale>;

export function chartScale(
  { width, height }: Size,
  days: readonly Day[],
  lines: readonly ChartLine[],
) {
  const [first, last] = [days[0] ?? missing(), days.at(-1) ?? missing()];
  const plot = {
    left: margin.left,
    right: Math.max(margin.left + 1, width - margin.right),
    top: margin.top,
    bottom: Math.max(margin.top + 1, height - margin.bottom),
  };
  const most = (length: number, each: number) => Math.max(2, Math.floor(length / each));
  const amounts = amountMarks(...rangeOf(lines), most(plot.bottom - plot.top, space.amounts));
  const [low, high] = [amounts[0] ?? missing(), amounts.at(-1) ?? missing()];
  const pixelsPerDay = (plot.right - plot.left) / (last - first || 1);
  return {
    width,
    height,
    plot,
    amounts,
    days: dayMarks(first, last, most(plot.right - plot.left, space.days)),
    x: (day: Day) => plot.left + (day - first) * pixelsPerDay,
    y: (value: number) => plot.top + ((high - value) / (high - low)) * (plot.bottom - plot.top),
    /** The index of the day that is nearest to a place. */
    indexAt: (x: number) => nearest(days, first + (x - plot.left) / pixelsPerDay),
  };
}

function rangeOf(lines: readonly ChartLine[]): [lowest: number, highest: number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { values } of lines) {
    for (const value of values) {
      if (value === null) continue;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  return lowest > highest ? [0, 0] : [lowest, highest];
}

function nearest(days: readonly Day[], day: Day): number {
  const after = Math.min(lowerBound(days, day), days.length - 1);
  const distance = (index: number) => Math.abs((days[index] ?? Number.POSITIVE_INFINITY) - day);
  return distance(after - 1) < distance(after) ? after - 1 : after;
}
