import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger } from "../../support/api/ledgers.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { earlyView, tabWithoutClient } from "../../support/browser/tab-without-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const value = "₹4,047.30";

async function ownerOfFund(change: object = {}): Promise<ApiClient> {
  const owner = await register(baseUrl);
  await owner.mutate("funds.add", fundInput(change));
  return owner;
}

async function ownerOfLedger(): Promise<ApiClient> {
  const owner = await register(baseUrl);
  await addLedger(owner);
  return owner;
}

async function signedIn(
  owner: ApiClient,
  stored: Record<string, string> = {},
  screen: "phone" | "desktop" = "phone",
): Promise<Page> {
  const page = await browser.newPage(screen);
  await page.context().addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
  await signIn(page, owner, baseUrl);
  return page;
}

describe("a first visit to Home", () => {
  it.each([
    ["en", 0, "Current Value"],
    ["hi", 0, "मौजूदा मूल्य"],
    ["en", 2, "Meera & <b>Co</b> 2"],
  ])(
    "shows the value in its final place before the client has loaded: %s, %s people",
    async (language, people, text) => {
      const owner = await ownerOfFund();
      for (let count = 1; count <= people; count += 1) {
        await addHolder(owner, { name: `Meera & <b>Co</b> ${count}` });
      }
      const page = await signedIn(owner, { "fundbook.language": language });
      const { tab, arrive } = await tabWithoutClient(page);
      const early = tab.locator(earlyView);
      await early.getByText(value).waitFor();
      await early.getByText(text).waitFor();
      const before = await early.getByText(value).boundingBox();
      arrive();
      await expect.poll(() => early.count()).toBe(0);
      expect(await tab.getByText(value).first().boundingBox()).toEqual(before);
    },
  );

  it.each([
    ["a fund without transactions", 1440, "100%", () => ownerOfFund()],
    ["a fund with transactions", 1440, "100%", ownerOfLedger],
    ["a fund without a NAV", 1440, "100%", () => ownerOfFund({ amfiCode: null })],
    ["large text", 390, "200%", ownerOfLedger],
  ])("has the value where it stays, with %s, %s px wide", async (_, width, textSize, make) => {
    const page = await signedIn(await make(), {}, "desktop");
    await page.context().addInitScript((size) => {
      addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = size));
    }, textSize);
    const { tab, arrive } = await tabWithoutClient(page);
    await tab.setViewportSize({ width, height: 900 });
    const shown = /^₹[\d,]+\.\d\d$/;
    const early = tab.locator(earlyView);
    await early.getByText(shown).waitFor();
    const before = await early.getByText(shown).boundingBox();
    arrive();
    await expect.poll(() => early.count()).toBe(0);
    expect(await tab.getByText(shown).first().boundingBox()).toEqual(before);
  });

  it.each([
    ["who has no funds", async () => [await register(baseUrl), {}] as const],
    [
      "who looked at one person's",
      async () => [await ownerOfFund(), { "fundbook.user.holder": "me" }] as const,
    ],
  ])("is left to the client for a user %s", async (_, make) => {
    const [owner, stored] = await make();
    const { tab } = await tabWithoutClient(await signedIn(owner, stored));
    await tab.waitForFunction(() =>
      performance
        .getEntriesByType("resource")
        .some((entry) => /first-view/.test(entry.name) && entry.duration > 0),
    );
    await tab.evaluate("Promise.all([...early.values()])");
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await tab.locator(earlyView).count()).toBe(0);
  });

  it("leaves where the client's code cannot be loaded", async () => {
    const page = await signedIn(await ownerOfFund());
    const { promise, resolve: fail } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!first-view).*\.js$/, async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto("/", { waitUntil: "commit" });
    const early = page.locator(earlyView);
    await early.getByText(value).waitFor();
    fail();
    await expect.poll(() => early.count()).toBe(0);
  });
});
