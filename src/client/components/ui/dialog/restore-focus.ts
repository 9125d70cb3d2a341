import { useEffect } from "react";

const rows = "li, tr:not([aria-hidden])";
const parts = "section:has(h2[tabindex]), main";

/**
 * When the focused control disappears (a deleted row, a closed notice), the browser focuses nothing, and keyboard
 * users start again at the top. This focuses the next row instead, or the heading of the part.
 */
export function useRestoredFocus(): void {
  useEffect(watchFocus, []);
}

function watchFocus(): () => void {
  let focused: Element | null = null;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  const noteBlur = ({ target }: FocusEvent) => {
    // Chrome fires `focusout` before it removes a focused node.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  };
  addEventListener("focusin", noteFocus);
  addEventListener("focusout", noteBlur);
  const observer = new MutationObserver((records) => {
    const gone = focused;
    if (gone === null || gone.isConnected || document.activeElement !== document.body) return;
    const removal = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    if (removal !== undefined) focus(nextFocusTarget(removal));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    removeEventListener("focusin", noteFocus);
    removeEventListener("focusout", noteBlur);
  };
}

function nextFocusTarget({
  target,
  nextSibling,
  previousSibling,
}: MutationRecord): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const isRow = (node: Node | null) => node instanceof HTMLElement && node.matches(rows);
  return (
    target.closest<HTMLElement>(rows) ??
    [nextSibling, previousSibling].filter((node) => node instanceof HTMLElement).find(isRow) ??
    target.closest(parts)?.querySelector<HTMLElement>(":is(h1, h2)[tabindex]") ??
    null
  );
}

function focus(place: HTMLElement | null): void {
  if (place === null) return;
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}
