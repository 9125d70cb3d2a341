/** For screen readers: a navigation on the client moves no focus by itself. */
export function focusHeading(): void {
  const place =
    document.querySelector<HTMLElement>("h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}
