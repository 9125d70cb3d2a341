import type { RouterHistory } from "@tanstack/react-router";

/** The path of each of the tab's history entries, by index. Entries from before a reload are unknown. */
const paths = new Map<number, string>();

export function watchVisitedPages(history: RouterHistory): void {
  const note = ({ pathname, state }: RouterHistory["location"]) =>
    void paths.set(state.__TSR_index, pathname);
  note(history.location);
  history.subscribe(({ location }) => note(location));
}

/**
 * The number of steps back in the history to the previous page, skipping entries of the current page, such as a chosen
 * filter or an open dialog.
 * @returns null where no previous page is known
 */
export function stepsToPreviousPage(
  index: number,
  visited: ReadonlyMap<number, string> = paths,
): number | null {
  const page = visited.get(index);
  for (let steps = 1; steps <= index; steps += 1) {
    const path = visited.get(index - steps);
    if (path === undefined) return null;
    if (path !== page) return steps;
  }
  return null;
}
