/** Puts the focus where a page starts, for people who do not see what has changed on it. */
export function focusHeading(): void {
  const place =
    document.querySelector<HTMLElement>("h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}
