import type { BrowserContext, Page } from "playwright-core";
import { everyScreen, startBrowser } from "./screens.ts";

/** As Lighthouse throttles a phone: milliseconds, bits a second, times slower. */
const phone = { latency: 150, throughput: 1_600_000, slowdown: 4 };
const visits = 5;

/** Milliseconds since the visit began, and their ratio. */
export type FirstValue = {
  name: string;
  paint: number;
  value: number;
  ratio: number;
  atMost: number;
};

/** When the portfolio's value stands, against the page's own first paint. */
export async function firstValue(): Promise<FirstValue[]> {
  const { product, screens } = await everyScreen();
  const home = screens.find(({ name }) => name === "/");
  if (home === undefined) throw new Error("no screen is Home");
  const browser = await startBrowser();
  const newContext = () =>
    browser.newContext({
      baseURL: product.url,
      storageState: home.storageState,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
  try {
    const first: Visit[] = [];
    const repeat: Visit[] = [];
    for (let round = 0; round < visits; round += 1) {
      const context = await newContext();
      first.push(await visit(context));
      await withKeptPage(context);
      repeat.push(await visit(context));
      await context.close();
    }
    return [
      { name: "a first visit", ...middleOf(first), atMost: 2 },
      { name: "a repeat visit", ...middleOf(repeat), atMost: 1.5 },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Visit = { paint: number; value: number };

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(() => {
    // Looks at what has changed only: reading the whole page in each frame would slow down what is measured.
    const observer = new MutationObserver(() => {
      const shown = document.querySelectorAll("#root, .early-view");
      if (![...shown].some(({ textContent }) => /₹[\d,]{6,}\.\d\d/.test(textContent ?? ""))) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark("value"));
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.goto("/");
  await page.waitForFunction(() => performance.getEntriesByName("value").length > 0);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    value: performance.getEntriesByName("value")[0]?.startTime ?? 0,
  }));
  await page.close();
  return times;
}

async function throttle(page: Page): Promise<void> {
  const { latency, throughput, slowdown } = phone;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput / 8,
    uploadThroughput: throughput / 16,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Until the browser has all that a repeat visit can begin with. */
async function withKeptPage(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    await ready;
    while (localStorage.getItem("fundbook.user.lastView") === null) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.close();
}

function middleOf(all: readonly Visit[]): Visit & { ratio: number } {
  const middle = (of: (each: Visit) => number) =>
    all.map(of).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  return {
    paint: middle(({ paint }) => paint),
    value: middle(({ value }) => value),
    ratio: middle(({ paint, value }) => value / paint),
  };
}
