import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { version } from "../../../src/shared/version.ts";
import { register } from "../../support/api/api-client.ts";
import { addFund } from "../../support/api/sharing.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { expectNoSeenShift, recordLayoutShifts } from "../../support/browser/layout-shifts.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const lineOf = (page: Page) => page.getByRole("link", { name: `Fundbook is now ${version}: ` });

/** Home on a phone that has seen a version before, or none. */
async function openHome(seen: string | null): Promise<Page> {
  const owner = await register(baseUrl);
  // Without dates, it has no chart whose notes could move what follows.
  await addFund(owner);
  const page = await browser.newPage("phone");
  await signIn(page, owner, baseUrl);
  await page.goto(`${baseUrl}/mark.svg`);
  await page.evaluate((value) => {
    localStorage.removeItem("fundbook.seen-version");
    if (value !== null) localStorage.setItem("fundbook.seen-version", value);
  }, seen);
  await recordLayoutShifts(page);
  await openAgain(page);
  return page;
}

async function openAgain(page: Page): Promise<void> {
  await page.goto(`${baseUrl}/`);
  await page.getByRole("heading", { name: "Largest holdings" }).waitFor();
}

it("Home says once after an upgrade what is new, and leads to all of it", async () => {
  const page = await openHome("0.0.9");
  await lineOf(page).waitFor();
  await expectNoSeenShift(page);
  await expectNoAxeViolations(page);
  await lineOf(page).click();
  await page.getByText(`Fundbook, version ${version}`).waitFor();
  const news = page.getByRole("heading", { name: "New", exact: true });
  await news.waitFor();
  await expect.poll(async () => (await news.boundingBox())?.y ?? 9_999).toBeLessThan(844);
  await expectNoAxeViolations(page);
  await openAgain(page);
  await page.getByRole("button", { name: "Do not show this again" }).click();
  await lineOf(page).waitFor({ state: "detached" });
  await openAgain(page);
  expect(await lineOf(page).count()).toBe(0);
});

it.each([
  ["a first visit", null],
  ["a version that is newer", "999.0.0"],
])("Home does not say what is new after %s", async (_, seen) => {
  const page = await openHome(seen);
  expect(await lineOf(page).count()).toBe(0);
  await expectNoSeenShift(page);
  const kept = await page.evaluate(() => localStorage.getItem("fundbook.seen-version"));
  expect(kept).toBe(seen ?? version);
});
