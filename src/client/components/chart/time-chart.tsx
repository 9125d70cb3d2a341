import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Day } from "../../../shared/history/schema.ts";
import { onThemeChange } from "../../browser/theme-change.ts";
import { axisAmount, axisDay } from "./axis-text.ts";
import styles from "./time-chart.module.css";

type Tone = "main" | "second" | "third";

export type Line = {
  name: string;
  tone: Tone;
  values: readonly (number | null)[];
  format: (value: number) => string;
};

/** A day on the first line that is marked: money came in, or went out. */
export type Mark = { day: Day; direction: "in" | "out" };

type TimeChartProps = {
  label: string;
  days: readonly Day[];
  lines: readonly Line[];
  marks?: readonly Mark[];
  dayText: (day: Day) => string;
};

/** Points that Page Up and Page Down move by: about a month. */
const pageStep = 21;

/**
 * Lines by day. The day under the pointer or the finger, or the one that the arrow keys reach, is read out below;
 * a screen reader hears it as the value of a slider.
 */
export function TimeChart({ label, days, lines, marks = noMarks, dayText }: TimeChartProps) {
  const canvasRef = useRef<HTMLDivElement>(null);
  const chartRef = useRef<uPlot | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = days.length - 1;
  const index = Math.min(pointed ?? last, last);

  useEffect(() => {
    const target = canvasRef.current;
    if (target === null) return undefined;
    let end = () => {};
    // A task of its own, so that a slow phone stays responsive.
    const start = setTimeout(() => {
      const chart = new uPlot(
        optionsOf(target, lines, marks, setPointed),
        [days.map(localMidnight), ...lines.map(({ values }) => [...values])],
        target,
      );
      chartRef.current = chart;
      const stop = follow(chart, target, setPointed);
      end = () => {
        stop();
        chart.destroy();
        chartRef.current = null;
      };
    });
    return () => {
      clearTimeout(start);
      end();
    };
  }, [days, lines, marks]);

  const moveTo = (next: number) => {
    const to = Math.max(0, Math.min(last, next));
    setPointed(to);
    const chart = chartRef.current;
    const day = days[to];
    if (chart === null || day === undefined) return;
    chart.setCursor({ left: chart.valToPos(localMidnight(day), "x"), top: 1 }, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      PageDown: index - pageStep,
      PageUp: index + pageStep,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  const day = days[index];
  const read = lines.map(({ name, values, format }) => {
    const value = values[index];
    return `${name} ${value == null ? "–" : format(value)}`;
  });

  return (
    <div className={styles.chart}>
      <div
        className={styles.frame}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={day === undefined ? "" : `${dayText(day)}: ${read.join(", ")}`}
        onKeyDown={onKeyDown}
      >
        <div ref={canvasRef} className={styles.canvas} />
      </div>
      <p className={styles.legend} aria-hidden>
        <span className={styles.day}>{day !== undefined && dayText(day)}</span>
        {lines.map(({ name, tone, values, format }) => (
          <span key={tone} className={styles.entry}>
            <span className={styles[tone]} data-tone={tone} />
            {name} <strong>{values[index] == null ? "–" : format(values[index])}</strong>
          </span>
        ))}
        {marks.length > 0 && (
          <>
            <span className={styles.in} data-tone="in" />
            <span className={styles.out} data-tone="out" />
          </>
        )}
      </p>
    </div>
  );
}

const noMarks: readonly Mark[] = [];

const height = { narrow: 200, wide: 280 } as const;
const narrowWidth = 560;
const sizeOf = (width: number) => ({
  width: Math.max(1, Math.floor(width)),
  height: width < narrowWidth ? height.narrow : height.wide,
});

/** In seconds; the chart writes its axis in local time. */
function localMidnight(day: Day): number {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime() / 1_000;
}

/** A canvas knows no style sheet: colours are read from the legend, which forced colours reach as well. */
const colourOf = (target: Element, tone: string): string => {
  const sample = target.closest(`.${styles.chart}`)?.querySelector(`[data-tone="${tone}"]`);
  return getComputedStyle(sample ?? target).color;
};

function optionsOf(
  target: HTMLElement,
  lines: readonly Line[],
  marks: readonly Mark[],
  onPoint: (index: number | null) => void,
): uPlot.Options {
  const ink = () => getComputedStyle(target).color;
  const font = `12px ${getComputedStyle(target).fontFamily}`;
  const axis = { stroke: ink, font, ticks: { show: false } };
  return {
    ...sizeOf(target.clientWidth),
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    scales: { x: { time: true } },
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
        values: (_, splits) => splits.map(axisAmount),
      },
    ],
    series: [
      {},
      ...lines.map(({ tone }): uPlot.Series => ({
        stroke: () => colourOf(target, tone),
        width: tone === "main" ? 2 : 1.5,
        ...(tone === "main" ? {} : { dash: tone === "second" ? [5, 4] : [2, 3] }),
        points: { show: false },
        spanGaps: true,
      })),
    ],
    hooks: {
      setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)],
      draw: [(chart) => drawMarks(chart, target, marks)],
    },
  };
}

/** Keeps a chart's size, colours and day up to date with its place, the theme and a finger's movement. */
function follow(
  chart: uPlot,
  target: Element,
  onPoint: (index: number | null) => void,
): () => void {
  const resize = new ResizeObserver(([entry]) => {
    if (entry !== undefined) chart.setSize(sizeOf(entry.contentRect.width));
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
  // They end with the element itself.
  chart.over.addEventListener("pointerdown", point);
  chart.over.addEventListener("pointermove", point);
  return () => {
    resize.disconnect();
    stopListening();
  };
}

/** Triangles on the first line: upwards below it for money in, downwards above it for money out. */
function drawMarks(chart: uPlot, target: Element, marks: readonly Mark[]): void {
  const [days = [], values = []] = chart.data;
  const { ctx } = chart;
  const size = 5 * devicePixelRatio;
  for (const { day, direction } of marks) {
    const seconds = localMidnight(day);
    const after = days.findIndex((known) => known >= seconds);
    const at = after === -1 ? days.length - 1 : after;
    const [x, value] = [days[at], values[at]];
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
