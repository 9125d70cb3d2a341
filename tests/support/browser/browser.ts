import { existsSync, statfsSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright-core";
import { beforeAll, inject, onTestFinished } from "vitest";
import { browserFlags } from "./browser-flags.ts";

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** Milliseconds. Long, so that only what hangs fails by it. */
const patience = 120_000;

type Options = {
  /** Blocked by default, because caching the client in each new profile is slow. */
  serviceWorkers?: "allow" | "block";
};

export type TestBrowser = {
  /** @param locale the browser's language */
  newPage: (screen?: keyof typeof screens, locale?: "en-IN" | "hi-IN") => Promise<Page>;
};

/** Where it is small, as in a container, a browser fails, and takes files on the disk instead: a third of the system's work. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= 1024 ** 3;
}

/** One for all files of a test process, with which it ends: starting one for each file takes longer than many a test. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: inject("browserPath"),
    args: browserFlags,
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
  });
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = undefined;
  return sharedBrowser();
}

/** A real browser. Each page has its own profile and is closed after its test. */
export function useBrowser({ serviceWorkers = "block" }: Options = {}): TestBrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  return {
    async newPage(screen = "desktop", locale = "en-IN") {
      if (browser === undefined) throw new Error("the browser is not up");
      const context = await browser.newContext({
        ...screens[screen],
        baseURL: inject("baseUrl"),
        locale,
        reducedMotion: "reduce",
        serviceWorkers,
      });
      context.setDefaultTimeout(patience);
      // Open pages would go on sending requests; handlers of their routes may then fail,
      // which is ignored.
      onTestFinished(async () => {
        for (const routed of [context, ...context.pages()]) {
          await routed.unrouteAll({ behavior: "ignoreErrors" });
        }
        await context.close();
      });
      return context.newPage();
    },
  };
}
