import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { lowerBound } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { t } from "../../language/text.ts";
import { useInView } from "../in-view.tsx";
import type { ChartLine, Mark } from "./chart-lines.ts";
import type { drawChart, DrawnChart } from "./draw-chart.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./time-chart.module.css";

type TimeChartProps = {
  label: string;
  days: readonly Day[];
  lines: readonly ChartLine[];
  marks?: readonly Mark[];
  dayText: (day: Day) => string;
};

/** Share of the chart that must be visible before it is drawn: a phone's lower bar hides a little. */
const seenShare = 0.3;

const pageStep = 21;

/**
 * Lines by day. The day under the pointer or the finger, or the one that the arrow keys reach, is read out below;
 * a screen reader hears it as the value of a slider.
 */
export function TimeChart({ label, days, lines, marks = noMarks, dayText }: TimeChartProps) {
  const canvasRef = useRef<HTMLDivElement>(null);
  const chartRef = useRef<DrawnChart | null>(null);
  const [pointed, setPointed] = useState<{ days: readonly Day[]; index: number } | null>(null);
  const draw = useDrawing(useInView(canvasRef, seenShare));
  const last = days.length - 1;
  // A day that was pointed at among other days counts no more.
  const index = pointed?.days === days ? pointed.index : last;

  useEffect(() => {
    const target = canvasRef.current;
    if (target === null || draw == null) return undefined;
    // A task of its own, so that a slow phone stays responsive.
    const start = setTimeout(() => {
      chartRef.current = draw(target, { days, lines, marks }, (at) =>
        setPointed(at === null ? null : { days, index: at }),
      );
    });
    return () => {
      clearTimeout(start);
      chartRef.current?.remove();
      chartRef.current = null;
    };
  }, [draw, days, lines, marks]);

  const moveTo = (next: number) => {
    const to = Math.max(0, Math.min(last, next));
    setPointed({ days, index: to });
    const day = days[to];
    if (day !== undefined) chartRef.current?.moveTo(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
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
  const marked = marks.filter((mark) => lowerBound(days, mark.day) === index);
  const read = [
    ...lines.map(({ name, values, format }) => {
      const value = values[index];
      return `${name} ${value == null ? "–" : format(value)}`;
    }),
    ...marked.map(({ name }) => name),
  ];

  return (
    <div data-chart>
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
        <div ref={canvasRef} className={styles.canvas}>
          {draw === null && (
            <p>{t("The chart could not be loaded. Its figures are in the table.")}</p>
          )}
        </div>
      </div>
      <p className={`${look.note} ${layout.wrap} ${styles.legend}`} aria-hidden>
        <span className={styles.day}>{day !== undefined && dayText(day)}</span>
        {lines.map(({ name, tone, values, format }) => (
          <span key={tone}>
            <span className={styles[tone]} data-tone={tone} />
            {name} <strong>{values[index] == null ? "–" : format(values[index])}</strong>
          </span>
        ))}
        {marked.map(({ name }, at) => (
          <span key={at}>{name}</span>
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

function useDrawing(isSeen: boolean): typeof drawChart | null | undefined {
  const [draw, setDraw] = useState<typeof drawChart | null>();
  useEffect(() => {
    if (!isSeen) return;
    import("./draw-chart.ts").then(
      (loaded) => setDraw(() => loaded.drawChart),
      () => setDraw(null),
    );
  }, [isSeen]);
  return draw;
}
