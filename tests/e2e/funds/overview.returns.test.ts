import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { indianDay } from "../../../src/shared/dates.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { expectNoSeenShift, recordLayoutShifts } from "../../support/browser/layout-shifts.ts";
import { addLedger, addSip, transactionInput } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addFund } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

// The funds' NAV is 404.73 on 19 August 2026: 10 units are worth 4,047.30.
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const bought = (date: string, amount: number, units = 10) =>
  transactionInput({ date, amount, units, nav: null });
const sold = (date: string, amount: number, units = 10) =>
  transactionInput({ date, type: "redemption", amount, units, nav: null });

async function openOverview(
  prepare: (owner: ApiClient) => Promise<unknown>,
  screen: "desktop" | "phone" = "desktop",
): Promise<Page> {
  const owner = await register(baseUrl);
  await prepare(owner);
  const page = await browser.newPage(screen);
  await signIn(page, owner, baseUrl);
  await recordLayoutShifts(page);
  await page.goto("/");
  await page.getByRole("heading", { name: "Largest holdings" }).waitFor();
  return page;
}

const figure = (page: Page, name: string) =>
  page.locator("dl > div", { has: page.locator("dt", { hasText: name }) });

const underValue = (page: Page) => figure(page, "Current Value").locator("dd:nth-of-type(n + 2)");

describe("the returns on the overview", () => {
  it("are the XIRR and its span, with the way to add dates to what is left out", async () => {
    const page = await openOverview(async (owner) => {
      // By hand: 3,679.36 became 4,047.30 in 365 days, 1.1000 times as much.
      await addLedger(owner, [bought("2025-08-19", 3_679.36)]);
      await addFund(owner);
    });
    const [line] = await underValue(page).allTextContents();
    expect(line).toMatch(/^XIRR \+10.00% a year.* is not counted: add dates$/);
    expect(await page.getByRole("rowheader").first().innerText()).toMatch(
      /2 funds\s+XIRR \+10.00%\s+of 1 fund/,
    );
    const strip = page.getByRole("region", { name: "What needs you" });
    const need = strip.getByRole("link", { name: /Since when do you hold it\?$/ });
    expect(await need.getAttribute("href")).toMatch(/^\/funds\/[0-9a-f-]{36}$/);
    await page.getByRole("button", { name: "What is XIRR?" }).click();
    await page.getByText("What your money has earned per year since 19 Aug 2025").waitFor();
    await page.keyboard.press("Escape");
    await expectNoAxeViolations(page);
    await strip.getByRole("button", { name: "Put away: Since when do you hold it?" }).click();
    await need.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: "Largest holdings" }).waitFor();
    expect(await need.count()).toBe(0);
    await page.getByRole("link", { name: "add dates" }).first().click();
    await page.getByRole("heading", { name: "When did you invest?" }).waitFor();
  });

  it("are absolute within the first year", { tags: "long" }, async () => {
    const page = await openOverview((owner) => addLedger(owner, [bought("2026-02-19", 4_000)]));
    // By hand: 47.30 of 4,000 is 1.1825 %.
    const [line] = await underValue(page).allInnerTexts();
    expect(line?.replaceAll(/\s+/g, " ")).toBe(
      "Absolute return +1.18% in less than a year since 19 Feb 2026",
    );
    expect(await page.getByRole("rowheader").first().innerText()).toMatch(
      /Absolute return \+1.18%/,
    );
  });

  it("say in words why there is none", { tags: "long" }, async () => {
    const page = await openOverview((owner) => addLedger(owner, [bought("2026-08-19", 4_000)]));
    expect(await underValue(page).allTextContents()).toEqual([
      "XIRR –not available All money moved on one day ",
    ]);
  });

  it(
    "explain the total and the realised gain, and do not count a redeemed fund as held",
    { tags: "long" },
    async () => {
      const page = await openOverview(async (owner) => {
        await addLedger(owner, [bought("2024-08-19", 8_000, 20), sold("2025-08-19", 4_500)]);
        await addLedger(owner, [bought("2024-08-19", 1_000), sold("2025-08-19", 1_200)]);
      });
      await page.getByRole("button", { name: "What is PnL?" }).click();
      const gains = page.getByRole("paragraph").filter({ hasText: "Total gain" });
      // By hand: 4,047.30 + 4,500 − 8,000 = 547.30; half of the units cost 4,000 and gave 4,500. The other fund gave 200.
      await gains.getByText("+₹747.30").waitFor();
      await page
        .getByRole("listitem")
        .filter({ hasText: "Realised gain" })
        .getByText("+₹700.00")
        .waitFor();
      await figure(page, "Schemes").getByText("1", { exact: true }).waitFor();
      await page.goto("/funds");
      await page.getByText("1 fund, NAVs as of").waitFor();
      const rows = page.getByRole("table", { name: "Funds" }).locator("tbody tr");
      expect(await rows.nth(1).textContent()).toBe("Redeemed");
      expect(await rows.count()).toBe(3);
    },
  );

  it("are offered where no fund has dates", { tags: "long" }, async () => {
    const page = await openOverview((owner) => addFund(owner), "phone");
    expect(await underValue(page).count()).toBe(0);
    await page.getByRole("link", { name: "or add dates by hand" }).click();
    await page.getByRole("heading", { name: "When did you invest?" }).waitFor();
  });

  it.each(["desktop", "phone"] as const)(
    "move nothing when they arrive on a %s",
    { tags: "long" },
    async (screen) => {
      const page = await openOverview(async (owner) => {
        const fundId = await addLedger(owner);
        await addFund(owner);
        const from = indianDay(new Date());
        await addSip(owner, { fundId, from, day: Number(from.slice(8)) });
      }, screen);
      await page.route("**/api/trpc/**", async (route) => {
        await setTimeout(150);
        await route.continue();
      });
      await page.reload();
      await page.getByRole("heading", { name: "Next SIPs" }).waitFor();
      await expectNoSeenShift(page);
    },
  );
});

it("a part of Home that a phone folds shows that it opens", async () => {
  const page = await openOverview(
    (owner) => addLedger(owner, [bought("2025-08-19", 4_000)]),
    "phone",
  );
  const line = page.locator("summary", { hasText: "Largest holdings" });
  await line.locator("svg").waitFor();
  await line.click();
  await page.getByRole("link", { name: "View Funds" }).last().waitFor();
});
