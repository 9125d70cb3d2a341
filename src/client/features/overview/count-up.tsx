import { useEffect, useRef, useState } from "react";
import { roundTo } from "../../../shared/rounding.ts";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";

const duration = 1500;

const easeOut = (progress: number) => 1 - (1 - progress) ** 4;

type CountUpProps = { value: number; format: (value: number) => string };

/** The animation runs once, not on every visit of the overview. */
let hasCountedUp = false;

/**
 * Screen readers get the final figure from the start. The animation changes the DOM directly, because five figures
 * would cost five React renders a frame, and keeps its element, because a new one would be a later largest contentful
 * paint.
 */
export function CountUp({ value, format }: CountUpProps) {
  const [isDone, setIsDone] = useState(
    () => hasCountedUp || matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const figure = useRef<HTMLSpanElement>(null);
  const start = useRef<number>(null);
  useEffect(() => {
    if (isDone) {
      hasCountedUp = true;
      return;
    }
    const step = (now: number) => {
      start.current ??= now;
      const progress = (now - start.current) / duration;
      if (progress >= 1) setIsDone(true);
      else {
        if (figure.current) figure.current.textContent = format(partOf(value, easeOut(progress)));
        frame = requestAnimationFrame(step);
      }
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isDone, value, format]);
  return (
    <>
      <span ref={figure} aria-hidden={isDone ? undefined : true}>
        {format(isDone ? value : 0)}
      </span>
      {!isDone && <VisuallyHidden>{format(value)}</VisuallyHidden>}
    </>
  );
}

const partOf = (value: number, part: number): number =>
  roundTo(value * part, Number.isInteger(value) ? 0 : 2);
