import type { RouterHistory } from "@tanstack/react-router";

/** The path of each entry of the tab's history, by its place. Those from before a reload are unknown. */
const paths = new Map<number, string>();

export function watchVisitedPages(history: RouterHistory): void {
  const note = ({ pathname, state }: RouterHistory["location"]) =>
    void paths.set(state.__TSR_index, pathname);
  note(history.location);
  history.subscribe(({ location }) => note(location));
}

/**
 * How many history entries back the last entry of another page is. Entries of the same page, such as a filter that was
 * chosen or a dialog, are skipped.
 * @returns null where no page was visited before
 */
export function stepsToLastPage(
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
