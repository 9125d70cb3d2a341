import { useEffect, useRef, type RefObject } from "react";

/** Takes the focus to a place when the step that it shows replaces the one that had the focus. */
export function useKeptFocus(placeRef: RefObject<HTMLElement | null>, step: string): void {
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (document.activeElement === document.body) placeRef.current?.focus();
  }, [placeRef, step]);
}
