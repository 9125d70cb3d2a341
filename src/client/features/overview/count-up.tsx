import { useEffect, useState } from "react";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";

const duration = 1500;

/** Fast at first, then settling. */
const easeOut = (progress: number) => 1 - (1 - progress) ** 4;

type CountUpProps = { value: number; format: (value: number) => string };

/**
 * A figure that counts up once when it appears. What is read out is the final figure from the start. It counts in
 * the element it ends in: a new one would be a late paint of the page's largest text.
 */
export function CountUp({ value, format }: CountUpProps) {
  const progress = useProgressOnce();
  const isDone = progress === 1;
  return (
    <>
      <span aria-hidden={isDone ? undefined : true}>
        {format(isDone ? value : roundLike(value, value * easeOut(progress)))}
      </span>
      {!isDone && <VisuallyHidden>{format(value)}</VisuallyHidden>}
    </>
  );
}

/** A figure on its way has no more decimals than the one it is going to. */
const roundLike = (value: number, moving: number): number =>
  Number.isInteger(value) ? Math.round(moving) : Math.round(moving * 100) / 100;

/** Who comes back to the overview wants the figures, not the show again. */
let hasCountedUp = false;

/** From 0 to 1 in a second and a half after the first render; 1 at once the next time, or where less motion is wanted. */
function useProgressOnce(): number {
  const [progress, setProgress] = useState(() =>
    hasCountedUp || matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0,
  );
  const isDone = progress === 1;
  useEffect(() => {
    if (isDone) {
      hasCountedUp = true;
      return;
    }
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      setProgress(Math.min(1, (now - start) / duration));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isDone]);
  return progress;
}
