import { useEffect, useRef, type RefObject } from "react";

export function useStepFocus(placeRef: RefObject<HTMLElement | null>, step: string): void {
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (document.activeElement === document.body) placeRef.current?.focus();
  }, [placeRef, step]);
}
