import type { Page } from "playwright-core";

/** Records the page's cumulative layout shift. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          moved: Reflect.get(window, "moved") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The cumulative layout shift after the next paint. */
export const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => window.setTimeout(() => done(Reflect.get(window, "moved"))));
      }),
  );
