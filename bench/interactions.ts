import type { Locator, Page } from "playwright-core";
import { insertFunds } from "../tests/support/insert-funds.ts";
import { startTestProduct } from "../tests/support/test-product.ts";
import { loadFeed } from "../tests/support/load-feed.ts";
import { registerUser } from "../tests/support/sharing.ts";
import { setEditMode, signIn } from "../tests/support/signed-in-page.ts";
import { generatedFeed } from "./generated-feed.ts";
import { startBrowser } from "./screens.ts";

const funds = 5_000;
const rounds = 5;
/** Milliseconds within which what a person has done feels as if it were done at once. */
const atMost = 100;

/** Milliseconds of one kind of act, over all rounds. */
export type Waits = { name: string; median: number; worst: number; atMost: number };

/** How long the page takes to paint what follows an act, with 5,000 funds and 14,000 schemes: by the browser itself. */
export const interactions = (): Promise<Waits[]> =>
  withManyFunds(async (page) => {
    const waits = collected();
    await page.goto("/funds/edit-funds");
    await page.getByText("5,000 funds").first().waitFor();
    await recordEvents(page);
    const press = (name: string, locator: ReturnType<Page["getByRole"]>) =>
      waits.add(name, () => untilPainted(page, () => locator.click()));
    const head = (name: string) => page.getByRole("columnheader", { name }).getByRole("button");
    for (let round = 0; round < rounds; round += 1) {
      await press("sorting by a figure", head("Current"));
      await press("sorting by name", head("Scheme"));
      await press("a category's chip", page.getByRole("button", { name: /^category 3/i }));
      await press("the chip of all", page.getByRole("button", { name: /^All/ }));
      await press("opening the search", page.getByRole("button", { name: "Search" }));
      for (const letter of "sec 2") {
        await waits.add("typing in the search", () =>
          untilPainted(page, () => page.keyboard.press(letter === " " ? "Space" : letter)),
        );
      }
      await press("closing the search", page.getByRole("button", { name: "Close search" }));
      await waits.add("scrolling, the longest frame", () => longestFrame(page));
      await page.evaluate(() => window.scrollTo(0, 0));
      await press("opening a fund to edit", page.getByRole("button", { name: /^Edit / }).first());
      await page.goBack();
      await page.getByText("5,000 funds").first().waitFor();
    }
    for (let round = 0; round < rounds; round += 1) {
      // Anew, without the list that has been read before.
      await page.goto("/funds/add-fund");
      const scheme = page.getByRole("combobox", { name: "Scheme" });
      await scheme.waitFor();
      await waits.add("the list of all schemes is read, the longest frame", () =>
        longestFrameUntil(page, page.getByRole("option").first(), () => scheme.focus()),
      );
      await recordEvents(page);
      for (const letter of "sector 2") {
        await waits.add("typing a scheme's name", () =>
          untilPainted(page, () => page.keyboard.press(letter === " " ? "Space" : letter)),
        );
      }
    }
    return waits.all();
  });

/** How long a screen takes to show its data when everything that it needs is there already. */
export const navigation = (): Promise<Waits[]> =>
  withManyFunds(async (page) => {
    const waits = collected();
    await page.goto("/");
    await page.getByText("Largest holdings").waitFor();
    const way = [
      ["Manage Funds", "Every holding with its value"],
      ["View Funds", "5,000 funds"],
      ["Add Fund", "Folio number"],
      ["Account", "This device"],
      ["Home", "Largest holdings"],
    ] as const;
    for (let round = 0; round <= rounds; round += 1) {
      for (const [link, shown] of way) {
        const wait = () => untilShown(page, link, shown);
        // The first round brings code and data.
        if (round === 0) await wait();
        else await waits.add(`to ${link}`, wait);
        await page.waitForLoadState("networkidle");
      }
    }
    return waits.all();
  });

async function withManyFunds(measure: (page: Page) => Promise<Waits[]>): Promise<Waits[]> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  const browser = await startBrowser();
  try {
    const holder = await registerUser(product.url);
    await insertFunds(product.databaseUrl, holder.id, funds);
    await loadFeed(product.databaseUrl, generatedFeed());
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ baseURL: product.url, viewport });
    await signIn(page, holder, product.url);
    await setEditMode(page, true);
    return await measure(page);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function collected() {
  const waits = new Map<string, number[]>();
  return {
    add: async (name: string, wait: () => Promise<number>) => {
      waits.set(name, [...(waits.get(name) ?? []), await wait()]);
    },
    all: (): Waits[] =>
      [...waits].map(([name, values]) => {
        const sorted = values.toSorted((a, b) => a - b);
        const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
        return { name, median, worst: sorted.at(-1) ?? Number.NaN, atMost };
      }),
  };
}

/** Has the browser note how long each event took until the next paint. It rounds to 8 ms and leaves out what is quick. */
const recordEvents = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const note = (list: PerformanceObserverEntryList) =>
      durations.push(...list.getEntries().map(({ duration }) => duration));
    // Not in the DOM's types yet: the threshold.
    const options: object = { type: "event", durationThreshold: 16 };
    new PerformanceObserver(note).observe(options);
  });

async function untilPainted(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.get(window, "durations").splice(0));
  await act();
  return page.evaluate(async () => {
    await new Promise((quiet) => requestIdleCallback(quiet, { timeout: 1000 }));
    await new Promise((told) => window.setTimeout(told, 50));
    return Math.max(0, ...Reflect.get(window, "durations"));
  });
}

/** The longest that a frame took from an act until something was there. */
async function longestFrameUntil(
  page: Page,
  shown: Locator,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const paints = { longest: 0, last: performance.now() };
    Object.assign(window, { paints });
    const note = (now: number) => {
      paints.longest = Math.max(paints.longest, now - paints.last);
      paints.last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  await shown.waitFor();
  return page.evaluate(() => Reflect.get(window, "paints").longest);
}

/** The longest that a frame took while the page was scrolled by 20 steps of a wheel. */
const longestFrame = (page: Page) =>
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

/** From the press of a link until what it leads to is painted. */
const untilShown = (page: Page, link: string, shown: string) =>
  page.evaluate(
    async ({ link: name, shown: text }) => {
      const links = [...document.querySelectorAll<HTMLElement>("a")];
      const pressed = performance.now();
      links.find(({ innerText }) => innerText.trim().startsWith(name))?.click();
      const frame = () => new Promise(requestAnimationFrame);
      const isShown = () => document.querySelector("main")?.innerText.includes(text);
      while (!isShown()) await frame();
      // That frame has been painted when the next begins.
      await frame();
      return performance.now() - pressed;
    },
    { link, shown },
  );
