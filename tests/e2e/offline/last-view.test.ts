import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { fundInput, register } from "../../support/api/api-client.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { earlyView, tabWithoutClient } from "../../support/browser/tab-without-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const figure = "₹4,047.30";

/** Home, which the browser has kept as it looks. */
async function keptHome(): Promise<Page> {
  const owner = await register(baseUrl);
  await owner.mutate("funds.add", fundInput());
  const page = await browser.newPage("phone");
  await signIn(page, owner, baseUrl);
  await page.goto("/");
  await page.getByText(figure).first().waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("fundbook.user.lastView")))
    .not.toBeNull();
  return page;
}

describe("a repeat visit to Home", () => {
  it("begins with the last figures and their time, which the live ones replace in place", async () => {
    const { tab, arrive } = await tabWithoutClient(await keptHome());
    const kept = tab.locator(earlyView);
    await kept.getByText(figure).first().waitFor();
    await kept.getByText(/Figures as of .*Newer ones are being loaded/).waitFor();
    // Else all would be read twice while the client's view is behind it.
    expect(await tab.getByRole("heading").count()).toBe(0);
    const before = await kept.getByText(figure).first().boundingBox();
    arrive();
    await expect.poll(() => kept.count()).toBe(0);
    expect(await tab.getByText(figure).first().boundingBox()).toEqual(before);
  });

  it(
    "begins empty after signing out, for another user, in another theme and after a month",
    { tags: "long" },
    async () => {
      const page = await keptHome();
      const isShown = async (daysLater = 0) => {
        const tab = await page.context().newPage();
        await tab.addInitScript((days) => {
          const { now } = Date;
          Date.now = () => now() + days * 86_400_000;
          new MutationObserver(() => {
            const text = document.querySelector(".early-view")?.textContent ?? "";
            if (text.includes("Figures as of")) performance.mark("kept");
          }).observe(document, { childList: true, subtree: true });
        }, daysLater);
        await tab.goto("/");
        await tab.getByRole("heading", { level: 1 }).waitFor();
        const marks = await tab.evaluate(() => performance.getEntriesByName("kept").length);
        await tab.close();
        return marks > 0;
      };
      expect(await isShown()).toBe(true);
      expect(await isShown(31)).toBe(false);
      await page.evaluate(() => localStorage.setItem("fundbook.theme", "dark"));
      expect(await isShown()).toBe(false);
      await page.evaluate(() => localStorage.removeItem("fundbook.theme"));
      await page.evaluate(() => localStorage.setItem("fundbook.offlineOwner", "somebody else"));
      expect(await isShown()).toBe(false);
      await page.goto("/account");
      await page.getByRole("button", { name: "Log out" }).first().click();
      await page.waitForURL("**/login");
      expect(await page.evaluate(() => caches.has("fundbook-offline"))).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem("fundbook.user.lastView"))).toBeNull();
    },
  );
});
