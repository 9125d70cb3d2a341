import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { packNewest } from "../src/server/history/store-history.ts";
import { openDatabase } from "../src/server/platform/db/client.ts";
import { madeHistory } from "../tests/support/servers/history-source.ts";
import { insertLedger } from "../tests/support/data/insert-ledgers.ts";
import { insertHistory } from "../tests/support/data/insert-history.ts";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { startTestProduct } from "../tests/support/servers/test-product.ts";
import { loadFeed } from "../tests/support/servers/load-feed.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import { setEditMode, signIn } from "../tests/support/browser/signed-in-page.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { madeStatement } from "./support/sample-statement.ts";
import { casparserCsv, growwSheet } from "./support/sample-tables.ts";
import { startBrowser } from "./screens.ts";

const funds = 5_000;
const rounds = 5;
const chartFunds = 50;
/** Milliseconds within which a response feels immediate. */
const immediate = 100;

/** Milliseconds of one kind of action, over all rounds. */
export type Durations = { name: string; median: number; worst: number; atMost: number };

/** Time from an action to the next paint as the browser measures it, with 5,000 funds and 14,000 schemes. */
export const interactions = (): Promise<Durations[]> =>
  withManyFunds(async (page) => {
    const durations = collectDurations();
    await page.goto("/funds/edit-funds");
    await page.getByText("5,000 funds").first().waitFor();
    await recordEvents(page);
    const click = (name: string, locator: ReturnType<Page["getByRole"]>) =>
      durations.add(name, () => timeToPaint(page, () => locator.click()));
    const columnHeader = (name: string) =>
      page.getByRole("columnheader", { name }).getByRole("button");
    for (let round = 0; round < rounds; round += 1) {
      await click("sorting by a figure", columnHeader("Current"));
      await click("sorting by name", columnHeader("Scheme"));
      await click(
        "filtering by a category's chip",
        page.getByRole("button", { name: /^category 3/i }),
      );
      await click("the chip for all", page.getByRole("button", { name: /^All/ }));
      await click("opening the search", page.getByRole("button", { name: "Search" }));
      for (const letter of "sec 2") {
        await durations.add("typing in the search", () =>
          timeToPaint(page, () => page.keyboard.press(letter === " " ? "Space" : letter)),
        );
      }
      await click("closing the search", page.getByRole("button", { name: "Close search" }));
      await durations.add("scrolling, the longest frame", () => longestFrameOfScroll(page));
      await page.evaluate(() => window.scrollTo(0, 0));
      await click("opening a fund to edit", page.getByRole("button", { name: /^Edit / }).first());
      await page.goBack();
      await page.getByText("5,000 funds").first().waitFor();
    }
    for (let round = 0; round < rounds; round += 1) {
      // A new page load, so that the list is not in memory yet.
      await page.goto("/funds/add-fund");
      const scheme = page.getByRole("combobox", { name: "Scheme" });
      await scheme.waitFor();
      await durations.add("loading the scheme list, the longest frame", () =>
        longestFrameUntilShown(page, page.getByRole("option").first(), () => scheme.focus()),
      );
      await recordEvents(page);
      for (const letter of "sector 2") {
        await durations.add("typing a scheme's name", () =>
          timeToPaint(page, () => page.keyboard.press(letter === " " ? "Space" : letter)),
        );
      }
    }
    return durations.all();
  });

/** Time to show a screen whose code and data are cached. */
export const navigation = (): Promise<Durations[]> =>
  withManyFunds(async (page) => {
    const durations = collectDurations();
    await page.goto("/");
    await page.getByText("Largest holdings").waitFor();
    const steps = [
      ["View Funds", "5,000 funds"],
      ["Account", "This device"],
      ["Manage Funds", "5,000 funds"],
      ["Add Fund", "Folio number"],
      ["Home", "Largest holdings"],
    ] as const;
    for (let round = 0; round <= rounds; round += 1) {
      for (const [link, shown] of steps) {
        const navigate = () => timeToShow(page, link, shown);
        // The first round loads code and data.
        if (round === 0) await navigate();
        else await durations.add(`to ${link}`, navigate);
        await page.waitForLoadState("networkidle");
      }
    }
    return durations.all();
  });

/** A chart is drawn when its place is seen. */
const tall = { width: 1280, height: 1800 };

/** The longest frame from a portfolio's answer to its painted chart: 50 funds, 120 transactions each, ten years. */
export async function charts(): Promise<Durations[]> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  const browser = await startBrowser();
  try {
    const owner = await registerUser(product.url);
    for (let number = 0; number < chartFunds; number += 1) {
      const amfiCode = String(950_000 + number);
      const ledger = { fundId: `fund-${number}`, count: 120, amfiCode };
      await insertLedger(product.databaseUrl, owner.id, ledger);
      const navs = madeHistory(amfiCode, "2006-04-01", "2016-04-01");
      await insertHistory(product.databaseUrl, amfiCode, navs);
    }
    await packNewest({
      db: openDatabase({ url: product.databaseUrl, authToken: undefined, timeout: 30_000 }),
    });
    await insertHistory(
      product.databaseUrl,
      "120716",
      madeHistory("120716", "2006-04-01", "2016-04-01"),
    );
    const page = await browser.newPage({ baseURL: product.url, viewport: tall });
    await signIn(page, owner, product.url);
    await page.addInitScript(() => localStorage.setItem("fundbook.benchmark", "nifty50"));
    const durations = collectDurations();
    for (let round = 0; round <= rounds; round += 1) {
      await page.goto("/funds");
      await page.getByText(`${chartFunds} funds`).first().waitFor();
      const home = page.getByRole("link", { name: "Home" }).first();
      const measure = () =>
        longestFrameUntilShown(page, page.locator("[role=slider] path").first(), () =>
          home.click(),
        );
      // The first round loads the code.
      if (round === 0) await measure();
      else await durations.add("the chart of 50 funds, the longest frame", measure);
    }
    return durations.all();
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The longest task of the page while a statement of 60 pages, or a long table, is read, compared with what is recorded, and shown. */
export async function importFrames(): Promise<Durations[]> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  const browser = await startBrowser();
  try {
    const owner = await registerUser(product.url);
    await loadFeed(product.databaseUrl, generatedFeed());
    const page = await browser.newPage({ baseURL: product.url });
    await signIn(page, owner, product.url);
    // By their paths: passing bytes would be work of the page.
    const files = [
      ["a CAS of 60 pages", "cas.pdf", madeStatement()],
      ["casparser's CSV of 5,000 rows", "casparser.csv", casparserCsv()],
      ["Groww's sheet of 5,000 rows", "groww.xlsx", growwSheet()],
    ] as const;
    const durations = collectDurations(50);
    for (const [name, fileName, content] of files) {
      const file = join(product.dataFolder, fileName);
      writeFileSync(file, content);
      for (let round = 0; round <= rounds; round += 1) {
        await page.goto("/funds/import");
        await page.getByRole("button", { name: "Choose files" }).waitFor();
        await page.waitForLoadState("networkidle");
        // Looking for a role would take longer than the page does.
        const shown = page.locator("header h2");
        const measure = () =>
          longestTaskUntilShown(page, shown, () =>
            page.locator("input[type=file]").setInputFiles(file),
          );
        // The first round loads the code.
        if (round === 0) await measure();
        else await durations.add(`${name}, the longest task`, measure);
      }
    }
    return durations.all();
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function withManyFunds(measure: (page: Page) => Promise<Durations[]>): Promise<Durations[]> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  const browser = await startBrowser();
  try {
    const owner = await registerUser(product.url);
    await insertFunds(product.databaseUrl, owner.id, funds);
    await loadFeed(product.databaseUrl, generatedFeed());
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ baseURL: product.url, viewport });
    await signIn(page, owner, product.url);
    await setEditMode(page, true);
    return await measure(page);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function collectDurations(atMost = immediate) {
  const byName = new Map<string, number[]>();
  return {
    add: async (name: string, measure: () => Promise<number>) => {
      byName.set(name, [...(byName.get(name) ?? []), await measure()]);
    },
    all: (): Durations[] =>
      [...byName].map(([name, values]) => {
        const sorted = values.toSorted((a, b) => a - b);
        const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
        return { name, median, worst: sorted.at(-1) ?? Number.NaN, atMost };
      }),
  };
}

/** Records how long each event took until the next paint. Browsers round to 8 ms and omit short events. */
const recordEvents = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const record = (list: PerformanceObserverEntryList) =>
      durations.push(...list.getEntries().map(({ duration }) => duration));
    // TypeScript's DOM types do not have durationThreshold yet.
    const options: object = { type: "event", durationThreshold: 16 };
    new PerformanceObserver(record).observe(options);
  });

async function timeToPaint(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.get(window, "durations").splice(0));
  await action();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await new Promise((resolve) => window.setTimeout(resolve, 50));
    return Math.max(0, ...Reflect.get(window, "durations"));
  });
}

/** The longest frame between an action and the moment when an element is shown. */
async function longestFrameUntilShown(
  page: Page,
  shown: Locator,
  action: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const paints = { longest: 0, last: performance.now() };
    Object.assign(window, { paints });
    const onFrame = (now: number) => {
      paints.longest = Math.max(paints.longest, now - paints.last);
      paints.last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  await action();
  await shown.waitFor();
  return page.evaluate(async () => {
    // What was just made is painted in the next frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, "paints").longest;
  });
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: object };

/**
 * The longest task of the page's main thread between an action and the moment when an element is shown and painted, in
 * milliseconds of the processor: others that use it at the same time do not count.
 */
async function longestTaskUntilShown(
  page: Page,
  shown: Locator,
  action: () => Promise<void>,
): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await action();
  await shown.waitFor();
  await page.evaluate(async () => {
    // What was just made is painted in the next frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  const trace = await browser?.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace?.toString() ?? "");
  const threads = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && JSON.stringify(args).includes("CrRendererMain"),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name.endsWith("RunTask") && threads.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) throw new Error("the trace has no tasks");
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? Number.NaN) / 1_000));
}

/** The longest frame while the page scrolls in 20 steps. */
const longestFrameOfScroll = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    let longest = 0;
    let last = await frame();
    for (let step = 0; step < 20; step += 1) {
      window.scrollBy(0, 400);
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });

/** Milliseconds from the click of a link until the screen that it opens is painted. */
const timeToShow = (page: Page, link: string, shown: string) =>
  page.evaluate(
    async ({ link: name, shown: text }) => {
      const links = [...document.querySelectorAll<HTMLElement>("a")];
      const pressed = performance.now();
      links.find(({ innerText }) => innerText.trim().startsWith(name))?.click();
      const frame = () => new Promise(requestAnimationFrame);
      const isShown = () => document.querySelector("main")?.innerText.includes(text);
      while (!isShown()) await frame();
      // The frame has been painted when the next one begins.
      await frame();
      return performance.now() - pressed;
    },
    { link, shown },
  );
