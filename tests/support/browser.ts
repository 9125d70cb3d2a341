import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** A real browser for the tests of a file; each page comes with a profile of its own. */
export function useBrowser(): { newPage: (screen?: keyof typeof screens) => Promise<Page> } {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject("browserPath"), args: flags });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    async newPage(screen = "desktop") {
      if (browser === undefined) throw new Error("the browser is not up");
      const context = await browser.newContext({
        ...screens[screen],
        baseURL: inject("baseUrl"),
        reducedMotion: "reduce",
      });
      contexts.push(context);
      return context.newPage();
    },
  };
}
