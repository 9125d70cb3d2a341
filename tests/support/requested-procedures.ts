import type { Page } from "playwright-core";

/** The procedures that the page requests from now on. */
export function requestedProcedures(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, procedures] = /^\/api\/trpc\/(.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (procedures !== undefined) requested.push(...procedures.split(","));
  });
  return requested;
}
