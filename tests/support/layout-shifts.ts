import type { Page } from "playwright-core";

/** Sums up how far things moved on the page by themselves, as the web's measure of that has it. */
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

/** The sum, once what is there now is painted. */
export const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => window.setTimeout(() => done(Reflect.get(window, "moved"))));
      }),
  );
