import {
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { lowerBound } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import type { ChartGap, ChartLine, Mark } from "./chart-lines.ts";
import { ChartPicture, PointedDay } from "./chart-picture.tsx";
import { chartScale, type Size } from "./chart-scale.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./time-chart.module.css";

type TimeChartProps = {
  label: string;
  days: readonly Day[];
  lines: readonly ChartLine[];
  marks?: readonly Mark[];
  gap?: ChartGap;
  dayText: (day: Day) => string;
};

const pageStep = 21;

/**
 * Lines by day. The day under the pointer or the finger, or the one that the arrow keys reach, is read out below;
 * a screen reader hears it as the value of a slider.
 */
export function TimeChart({ label, days, lines, marks = noMarks, gap, dayText }: TimeChartProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ days: readonly Day[]; index: number } | null>(null);
  const size = useSize(frameRef);
  const scale = useMemo(() => size && chartScale(size, days, lines), [size, days, lines]);
  const last = days.length - 1;
  // A day pointed at before the series changed no longer counts.
  const isPointed = pointed?.days === days;
  const index = isPointed ? pointed.index : last;

  const moveTo = (next: number) => setPointed({ days, index: Math.max(0, Math.min(last, next)) });
  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    if (scale !== null) moveTo(scale.indexAt(x));
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
    ...(gap?.format === undefined ? [] : [`${gap.name} ${gapText(gap.format, lines, index)}`]),
    ...marked.map(({ name }) => name),
  ];

  return (
    <div>
      <div
        ref={frameRef}
        className={styles.frame}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={day === undefined ? "" : `${dayText(day)}: ${read.join(", ")}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === "mouse") setPointed(null);
        }}
      >
        {scale !== null && (
          <svg
            className={styles.picture}
            viewBox={`0 0 ${scale.width} ${scale.height}`}
            aria-hidden
          >
            <ChartPicture {...{ scale, days, lines, marks }} hasGap={gap !== undefined} />
            {isPointed && day !== undefined && <PointedDay {...{ scale, day, index, lines }} />}
          </svg>
        )}
      </div>
      <p className={`${look.note} ${layout.wrap} ${styles.legend}`} aria-hidden>
        <span className={styles.day}>{day !== undefined && dayText(day)}</span>
        {lines.map(({ name, tone, values, format }) => (
          <span key={tone}>
            <span className={`${styles.sample} ${styles[tone]}`} />
            {name} <strong>{values[index] == null ? "–" : format(values[index])}</strong>
          </span>
        ))}
        {gap !== undefined && (
          <span>
            <span className={`${styles.sample} ${styles.gapSample}`} />
            {gap.name}
            {gap.format !== undefined && <strong> {gapText(gap.format, lines, index)}</strong>}
          </span>
        )}
        {marked.map(({ name }, at) => (
          <span key={at}>{name}</span>
        ))}
      </p>
    </div>
  );
}

const noMarks: readonly Mark[] = [];

function gapText(
  format: NonNullable<ChartGap["format"]>,
  lines: readonly ChartLine[],
  index: number,
): string {
  const [above, below] = lines.map(({ values }) => values[index]);
  return above == null || below == null ? "–" : format(above - below);
}

function useSize(placeRef: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const place = placeRef.current;
    if (place === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A transition keeps the page responsive while thousands of points are drawn.
      if (entry !== undefined) startTransition(() => setSize(entry.contentRect));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [placeRef]);
  return size;
}
