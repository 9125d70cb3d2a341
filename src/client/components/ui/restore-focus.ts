/** What is one of many: it can take the place of another that is gone. */
const rows = "li, tr:not([aria-hidden])";
/** The parts of a page that have a heading to go to; the last is the page itself. */
const parts = "section:has(h2[tabindex]), main";

/**
 * A control may go with what it was pressed for: a row that is deleted, a notice that is done with. The browser then
 * leaves the focus nowhere, and who works by keys or listens starts again at the top. From now on it goes to the row
 * that was left or that has moved up, or else to the heading of the part.
 */
export function restoreLostFocus(): void {
  let focused: Element | null = null;
  addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  addEventListener("focusout", ({ target }) => {
    // Who leaves a control that stays wants to; a browser may say so too of one that is about to go.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  });
  new MutationObserver((records) => {
    const gone = focused;
    if (gone === null || gone.isConnected || document.activeElement !== document.body) return;
    const removal = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    if (removal !== undefined) focus(placeNear(removal));
  }).observe(document.body, { childList: true, subtree: true });
}

function placeNear({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const isRow = (node: Node | null) => node instanceof HTMLElement && node.matches(rows);
  return (
    target.closest<HTMLElement>(rows) ??
    [nextSibling, previousSibling].filter((node) => node instanceof HTMLElement).find(isRow) ??
    target.closest(parts)?.querySelector<HTMLElement>(":is(h1, h2)[tabindex]") ??
    null
  );
}

/** What takes no focus by itself takes it this once. */
function focus(place: HTMLElement | null): void {
  if (place === null) return;
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}
