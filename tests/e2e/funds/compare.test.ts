import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { consoleOf } from "../../support/browser/console.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { madeHistory } from "../../support/servers/history-source.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const browser = useBrowser();
const [held, other, third] = ["900006", "900002", "900003"];

beforeAll(async () => {
  await loadFeed(databaseUrl, navFixture("eight-columns"));
  for (const code of [held, other, third]) {
    const history = madeHistory(code, "2019-06-03", "2026-08-19");
    await insertHistory(databaseUrl, code, history, "2006-01-01");
  }
});

async function openPage(
  path: (fundId: string) => string,
  screen?: "phone" | "desktop",
): Promise<Page> {
  const owner = await registerUser(baseUrl);
  const fundId = await addLedger(owner, [transactionInput()], { amfiCode: held });
  const page = await browser.newPage(screen);
  await signIn(page, owner, baseUrl);
  await page.goto(path(fundId));
  return page;
}

const listOf = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("listitem");

describe("comparing schemes", () => {
  it("begins with a fund's menu, takes another scheme by its name, and keeps both in the address", async () => {
    const page = await openPage((fundId) => `/funds/${fundId}`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "Compare with…" }).click();
    await page.getByLabel("Scheme", { exact: true }).fill("psu debt direct growth");
    await page
      .getByRole("option", { name: /First Example PSU Debt Fund/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect.poll(() => listOf(page, "Compared schemes").count()).toBe(2);
    await expect.poll(() => new URL(page.url()).searchParams.get("codes")).toBe(`${held},${other}`);
    const chart = page.getByRole("slider", { name: "Growth of ₹10,000 by day" });
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toMatch(/First Example PSU/);
    expect(await listOf(page, "Rolling returns").count()).toBe(2);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: /^Remove First Example PSU/ }).click();
    await expect.poll(() => listOf(page, "Compared schemes").count()).toBe(1);
  });

  it("takes at most 2,200 px of a phone for three schemes, with the rest folded", async () => {
    const page = await openPage(() => `/compare?codes=${held},${other},${third}`, "phone");
    await page.getByText("Dates and amounts").waitFor();
    expect(await listOf(page, "Compared schemes").count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      2_200,
    );
    for (const title of ["Rolling returns", "Calendar years", "Watch list"]) {
      await page.getByRole("heading", { name: title }).click();
    }
    expect(await listOf(page, "Rolling returns").count()).toBe(3);
    await page.getByRole("region", { name: "Returns by calendar year" }).waitFor();
    await page.getByText("Watch a scheme to see").waitFor();
    await page.getByText("Dates and amounts").click();
    await page
      .getByText(/Worst fall: .* to .*, (not recovered yet|recovered on)/)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
  });

  it("says of each scheme that cannot be compared why not, and nothing to the console", async () => {
    const page = await openPage(() => "/");
    const written = consoleOf(page);
    await page.goto("/compare?codes=900002,900004,12345,900001,abc,900005,900006");
    for (const sentence of [
      "“abc” is not the AMFI code of a scheme.",
      "At most five schemes can be compared. The others in the address are left out.",
      "AMFI's list has no scheme with this code.",
      "Its NAV drops with each payout, so it cannot be compared.",
      "Its NAVs are being fetched.",
    ]) {
      await page.getByText(sentence).first().waitFor();
    }
    expect(written).toEqual([]);
  });

  it("puts schemes on the watch list, with their NAV, and takes them off it", async () => {
    const page = await openPage(() => `/compare?codes=${other}`);
    await page.getByRole("button", { name: /^Watch First Example/ }).click();
    await page.getByText("Added to your watch list").waitFor();
    const [line] = await listOf(page, "Watch list").allInnerTexts();
    expect(line).toContain("NAV ₹404.7300 of 19 Aug 2026");
    await listOf(page, "Watch list")
      .getByRole("button", { name: /^Stop watching/ })
      .click();
    await page.getByText("Watch a scheme to see").waitFor();
  });
});
