import type { Page } from "playwright-core";

/** What a page writes to the console from now on: errors, warnings, and requests that failed. */
export function consoleOf(page: Page): string[] {
  const written: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      written.push(`${message.text()} ${message.location().url}`);
    }
  });
  page.on("pageerror", ({ message }) => written.push(message));
  return written;
}
