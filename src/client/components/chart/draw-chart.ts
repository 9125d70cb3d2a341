import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { countBy } from "../../../shared/count-by.ts";
import { missing } from "../../../shared/missing.ts";
import { lowerBound } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { onThemeChange } from "../../browser/theme.ts";
import { axisAmount, axisDay } from "./axis-text.ts";
import type { ChartLine, Mark } from "./chart-lines.ts";

export type Drawing = { days: readonly Day[]; lines: readonly ChartLine[]; marks: readonly Mark[] };

const dashes = { estimate: [8, 3], second: [5, 4], third: [2, 3] };

export type DrawnChart = { moveTo: (day: Day) => void; remove: () => void };

/**
 * Draws lines on a canvas in an element and keeps them in line with its size and the theme.
 * @param onPoint gets the index of the day under the pointer or the finger
 */
export function drawChart(
  target: HTMLElement,
  { days, lines, marks }: Drawing,
  onPoint: (index: number | null) => void,
): DrawnChart {
  const chart = new uPlot(
    optionsOf(target, { days, lines, marks }, onPoint),
    [days.map(secondsOf), ...lines.map(({ values }) => [...values])],
    target,
  );
  const stopFollowing = follow(chart, target, onPoint);
  return {
    moveTo: (day) => chart.setCursor({ left: chart.valToPos(secondsOf(day), "x"), top: 1 }, false),
    remove: () => {
      stopFollowing();
      chart.destroy();
    },
  };
}

/** The height comes from the style sheet. */
const sizeOf = (target: Element, width: number) => ({
  width: Math.max(1, Math.floor(width)),
  height: Number.parseFloat(getComputedStyle(target).minHeight),
});

/** A chart's days are those of UTC, in every place of the world. */
const secondsOf = (day: Day): number => day * 86_400;
const chartDate = (seconds: number): Date => uPlot.tzDate(new Date(seconds * 1_000), "Etc/UTC");

/** A canvas knows no style sheet: colours are read from the legend, which forced colours reach as well. */
const colourOf = (target: Element, tone: string): string => {
  const sample = target.closest("[data-chart]")?.querySelector(`[data-tone="${tone}"]`);
  return getComputedStyle(sample ?? target).color;
};

function optionsOf(
  target: HTMLElement,
  { days, lines, marks }: Drawing,
  onPoint: (index: number | null) => void,
): uPlot.Options {
  const ink = () => getComputedStyle(target).color;
  const font = `12px ${getComputedStyle(target).fontFamily}`;
  const axis = { stroke: ink, font, ticks: { show: false } };
  return {
    ...sizeOf(target, target.clientWidth),
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    scales: { x: { time: true } },
    tzDate: chartDate,
    axes: [
      {
        ...axis,
        space: 64,
        grid: { show: false },
        values: (_, splits) => splits.map((seconds) => axisDay(seconds, splits)),
      },
      {
        ...axis,
        size: 64,
        grid: { stroke: () => getComputedStyle(target).borderTopColor, width: 1 },
        values: (_, splits) => splits.map((rupees) => axisAmount(rupees, splits)),
      },
    ],
    series: [
      {},
      ...lines.map(({ tone }): uPlot.Series => ({
        stroke: () => colourOf(target, tone),
        width: tone === "main" || tone === "estimate" ? 2 : 1.5,
        ...(tone === "main" ? {} : { dash: dashes[tone] }),
        points: { show: false },
        spanGaps: true,
      })),
    ],
    hooks: {
      // Without an index where the chart is drawn, also after an arrow key has moved to a day.
      setCursor: [({ cursor }) => cursor.idx != null && onPoint(cursor.idx)],
      draw: [(chart) => drawMarks(chart, target, days, marks)],
    },
  };
}

function follow(
  chart: uPlot,
  target: Element,
  onPoint: (index: number | null) => void,
): () => void {
  const resize = new ResizeObserver(([entry]) => {
    if (entry !== undefined) chart.setSize(sizeOf(target, entry.contentRect.width));
  });
  resize.observe(target);
  const stopListening = onThemeChange(() => chart.redraw(false));
  // Up and down goes on scrolling the page.
  const point = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    const left = event.clientX - chart.over.getBoundingClientRect().left;
    chart.setCursor({ left, top: 1 }, false);
    onPoint(chart.posToIdx(left));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") onPoint(null);
  };
  chart.over.addEventListener("pointerleave", leave);
  chart.over.addEventListener("pointerdown", point);
  chart.over.addEventListener("pointermove", point);
  return () => {
    resize.disconnect();
    stopListening();
  };
}

/**
 * Triangles on the first line: below it and pointing up for money in, above it and pointing down for money out. They
 * shrink when there are many, as with a SIP's instalments, so that they do not overlap.
 */
function drawMarks(
  chart: uPlot,
  target: Element,
  days: readonly Day[],
  marks: readonly Mark[],
): void {
  const [seconds = [], values = []] = chart.data;
  const { ctx } = chart;
  const counts = countBy(marks, ({ direction }) => direction);
  const sizeOfMark = ({ direction }: Mark) => {
    const room = chart.bbox.width / devicePixelRatio / (counts.get(direction) ?? missing());
    return Math.min(5, Math.max(1.5, room / 3)) * devicePixelRatio;
  };
  for (const mark of marks) {
    const { day, direction } = mark;
    const size = sizeOfMark(mark);
    const at = lowerBound(days, day);
    const [x, value] = [seconds[at], values[at]];
    if (x === undefined || value == null) continue;
    const sign = direction === "in" ? 1 : -1;
    const [left, top] = [chart.valToPos(x, "x", true), chart.valToPos(value, "y", true)];
    ctx.fillStyle = colourOf(target, direction);
    ctx.beginPath();
    ctx.moveTo(left, top + sign * size * 0.6);
    ctx.lineTo(left - size, top + sign * size * 2.4);
    ctx.lineTo(left + size, top + sign * size * 2.4);
    ctx.fill();
  }
}
