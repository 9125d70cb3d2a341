import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What TypeScript's own types of the browser lack. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Shift = { value: number; moved: string[] };

/** Less is a part of a pixel. */
const maxShift = 0.0005;

/** Records the page's layout shifts. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : "text";
          const text = node?.textContent?.slice(0, 40);
          const places = [previousRect, currentRect].map(({ y, height }) => `${y} + ${height}`);
          return `${name} (${text}): ${places.join(" to ")}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The page's layout shifts until after the next paint. */
export const layoutShiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        requestAnimationFrame(() => window.setTimeout(() => done(Reflect.get(window, "shifts"))));
      }),
  );

export async function expectNoSeenShift(page: Page): Promise<void> {
  const shifts = await layoutShiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum < maxShift ? [] : shifts, page.url()).toEqual([]);
}
