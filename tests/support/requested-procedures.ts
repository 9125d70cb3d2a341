import type { Page } from "playwright-core";

/** The procedures that the page requests from now on, without those of a window that gets its focus late. */
export function requestedProcedures(page: Page): string[] {
  const requested: string[] = [];
  // On a busy machine the focus comes after the page's data, which is then asked for again.
  void page.addInitScript(() =>
    addEventListener("focus", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  page.on("request", (request) => {
    const [, procedures] = /^\/api\/trpc\/(.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (procedures !== undefined) requested.push(...procedures.split(","));
  });
  return requested;
}
