const shakeKeyframes = [0, -8, 8, -6, 6, -3, 3, 0].map((offset) => ({ translate: `${offset}px` }));

export function shake(element: HTMLElement | null): void {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    element?.animate(shakeKeyframes, { duration: 400, easing: "ease-out" });
  }
}
