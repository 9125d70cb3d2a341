import type { Page, Request } from "playwright-core";

/** Of a whole request, and of one with several procedures of which some were served. */
const notServed = [503, 207];

/**
 * The procedures that the page requests from now on. Left out are requests that a busy server could not serve, which the
 * page sends again, and those that a late event of the window (focus, visibility, connection) would cause.
 */
export function requestedProcedures(page: Page): string[] {
  const requested: string[] = [];
  // On a busy machine they come after the page's data, which is then asked for again.
  void page.addInitScript(() => {
    for (const type of ["focus", "visibilitychange", "online"]) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  });
  const withdraw = (request: Request) => {
    for (const procedure of proceduresOf(request)) {
      const index = requested.indexOf(procedure);
      if (index >= 0) requested.splice(index, 1);
    }
  };
  page.on("request", (request) => requested.push(...proceduresOf(request)));
  page.on("requestfailed", withdraw);
  page.on("response", (response) => {
    if (notServed.includes(response.status())) withdraw(response.request());
  });
  return requested;
}

function proceduresOf(request: Request): string[] {
  const [, procedures] = /^\/api\/trpc\/(.*)$/.exec(new URL(request.url()).pathname) ?? [];
  return procedures?.split(",") ?? [];
}
