import type { RefObject } from "react";

const shakeKeyframes = [0, -8, 8, -6, 6, -3, 3, 0].map((offset) => ({ translate: `${offset}px` }));

export const useShake = (ref: RefObject<HTMLElement | null>) => () => {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    ref.current?.animate(shakeKeyframes, { duration: 400, easing: "ease-out" });
  }
};
