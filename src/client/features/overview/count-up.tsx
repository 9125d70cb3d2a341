import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";

const duration = 1500;

/** Fast at first, then settling. */
const easeOut = (progress: number) => 1 - (1 - progress) ** 4;

type CountUpProps = { value: number; format: (value: number) => string };

/** Who comes back to the overview wants the figures, not the show again. */
let hasCountedUp = false;

/**
 * A figure that counts up once when it appears, at once where less motion is wanted. What is read out is the final
 * figure from the start. It counts in the element it ends in: a new one would be a late paint of the page's largest
 * text. React is not asked for each step: five figures would cost it five renders a frame.
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

/** A figure on its way has no more decimals than the one it is going to. */
const partOf = (value: number, part: number): number =>
  Number.isInteger(value) ? Math.round(value * part) : Math.round(value * part * 100) / 100;
