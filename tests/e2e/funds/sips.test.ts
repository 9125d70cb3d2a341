import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { recordInstalments } from "../../../src/server/sips/procedures/record-instalments.ts";
import { indianDay } from "../../../src/shared/dates.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { addLedger, addSip, addTransaction } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";
const today = () => indianDay(new Date());
const dayOfMonth = () => Number(today().slice(8));
/** Within a week, but not today. */
const soon = () => (dayOfMonth() % 28) + 1;

async function openFund(
  prepare?: (owner: ApiClient, fundId: string) => Promise<unknown>,
  screen: "desktop" | "phone" = "desktop",
): Promise<Page> {
  const owner = await register(baseUrl);
  const fundId = await addLedger(owner);
  await prepare?.(owner, fundId);
  const page = await browser.newPage(screen);
  await signIn(page, owner, baseUrl);
  await page.goto(`/funds/${fundId}`);
  return page;
}

/** What the hourly job does after it has read the list of NAVs. */
async function recordDue(): Promise<void> {
  const db = testDatabase(inject("databaseUrl"));
  await recordInstalments({ db, clock: () => new Date(), log: () => {} });
}

const sips = (page: Page) => page.getByRole("region", { name: "SIPs" });
const line = (page: Page) => sips(page).getByRole("listitem");
/** What the lines say. */
const said = (page: Page) => line(page).getByRole("paragraph");
const action = (page: Page, name: string) =>
  sips(page).getByRole("button", { name: new RegExp(`^${name} SIP: `) });

async function addByForm(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name: "Add SIP" }).click();
  const dialog = page.getByRole("dialog", { name: "Add SIP" });
  for (const [name, text] of Object.entries(fields)) await dialog.getByLabel(name).fill(text);
  await dialog.getByLabel("Instalment").press("Enter");
}

describe("a SIP", () => {
  it("is added, paused, resumed, changed, ended and deleted on its fund's page", async () => {
    const page = await openFund();
    await addByForm(page, { "Instalment (₹)": "5000", "Day of the month": String(soon()) });
    await page.getByText("SIP added").waitFor();
    await expect
      .poll(() => said(page).textContent())
      .toMatch(/^₹5,000 on the .* of each month Next: /);

    await action(page, "Pause").click();
    await page.getByText("SIP paused").waitFor();
    expect(await said(page).textContent()).toMatch(/of each month paused/);
    expect(await action(page, "Resume").evaluate((its) => its.matches(":focus"))).toBe(true);
    await action(page, "Resume").click();
    await page.getByText("SIP resumed").waitFor();
    await expect.poll(() => said(page).textContent()).toMatch(/of each month Next: /);

    await action(page, "Edit").click();
    const dialog = page.getByRole("dialog", { name: "Edit SIP" });
    expect(await dialog.getByLabel("Instalment (₹)").inputValue()).toBe("5,000");
    await dialog.getByLabel("Yearly step-up").fill("10");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => said(page).textContent()).toMatch(/10% more each year/);

    await action(page, "End").click();
    await page
      .getByRole("alertdialog", { name: "End SIP?" })
      .getByText("already recorded")
      .waitFor();
    await page.getByRole("button", { name: "End SIP", exact: true }).click();
    await page.getByText("SIP ended").waitFor();
    expect(await said(page).textContent()).toMatch(/of each month ended/);
    expect(await action(page, "Pause").count()).toBe(0);

    await action(page, "Delete").click();
    const question = page.getByRole("alertdialog", { name: "Delete SIP?" });
    await question.getByText("The instalments already recorded stay.", { exact: false }).waitFor();
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("SIP deleted").waitFor();
    expect(await line(page).count()).toBe(0);
    const heading = page.getByRole("heading", { name: "SIPs" });
    await expect.poll(() => heading.evaluate((its) => its.matches(":focus"))).toBe(true);
    await page.reload();
    await page.getByRole("button", { name: "Add SIP" }).waitFor();
    expect(await line(page).count()).toBe(0);
  });

  it(
    "refuses what is missing beside its field and keeps what was typed",
    { tags: "long" },
    async () => {
      const page = await openFund(undefined, "phone");
      await addByForm(page, { "Day of the month": "32", "Yearly step-up": "ten" });
      const dialog = page.getByRole("dialog", { name: "Add SIP" });
      for (const message of [
        "Amount is required",
        "Day must be 1 to 31",
        "Yearly step-up must be a number",
      ]) {
        await dialog.getByText(message).waitFor();
      }
      expect(
        await dialog.getByLabel("Instalment (₹)").evaluate((its) => its.matches(":focus")),
      ).toBe(true);
      await dialog.getByLabel("Instalment (₹)").fill("7000");
      await dialog.getByLabel("Day of the month").fill("31");
      await dialog.getByLabel("Yearly step-up").fill("");
      await dialog.getByText("or the month's last day").waitFor();
      await dialog.getByLabel("Start date").fill("2020-02-01");
      await dialog
        .getByText(/\d+ instalments, from 29 Feb 2020 to .*, ₹.* in all, will be recorded/)
        .waitFor();
      await dialog.getByLabel("End date").fill("2020-01-31");
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.getByText("A SIP must end after it starts").waitFor();
      expect(await dialog.getByLabel("Instalment (₹)").inputValue()).toBe("7,000");
      await expectNoAxeViolations(page);
    },
  );

  it(
    "has its recorded instalment marked as estimated until it is confirmed",
    { tags: "long" },
    async () => {
      const page = await openFund(async (owner, fundId) => {
        // The list's NAV is that of 19 August 2026.
        await addSip(owner, { fundId, day: 19, from: "2026-08-01" });
        await recordDue();
      });
      const row = page.getByRole("row", { name: "SIP instalment" });
      // By hand: 5,000 × 0.005 / 100.005 = 0.2499…; 4,999.75 / 404.73 = 12.353…
      expect(await row.textContent()).toMatch(/estimated.*₹4,999\.75.*12\.353.*₹404\.7300/);
      expect(await said(page).textContent()).toMatch(/Next: 19/);
      await row.getByRole("button", { name: /^Confirm/ }).click();
      await page.getByText("estimated", { exact: true }).waitFor({ state: "detached" });
      await page.reload();
      await row.waitFor();
      expect(await row.textContent()).not.toContain("estimated");
    },
  );

  it("is deleted with what it worked out in one removal, which Undo takes back", async () => {
    const page = await openFund(async (owner, fundId) => {
      await addSip(owner, { fundId, day: 19, from: "2026-08-01" });
      await recordDue();
    }, "phone");
    const estimated = page.getByText("estimated", { exact: true });
    await estimated.waitFor();
    await line(page).getByText("₹5,000 on the 19th").click();
    await action(page, "Delete").click({ timeout: 5000 });
    const question = page.getByRole("alertdialog", { name: "Delete SIP?" });
    await question.getByLabel("Also delete its 1 estimated instalment").check();
    await question.getByText("You can restore the SIP and these instalments together").waitFor();
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await estimated.waitFor({ state: "detached" });
    expect(await line(page).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await estimated.waitFor();
    expect(await line(page).count()).toBe(1);
  });

  it("stays as it was when a change fails", { tags: "long" }, async () => {
    const page = await openFund((owner, fundId) => addSip(owner, { fundId, from: "2030-01-01" }));
    // The first interaction loads the toasts.
    await sips(page).click();
    await page.getByLabel("Notifications").waitFor({ state: "attached" });
    await page.context().setOffline(true);
    await action(page, "Pause").click();
    await page.getByText("Fundbook cannot be reached").waitFor();
    const before = /^₹5,000 on the 5th of each month Next: 5 Jan 2030/;
    await expect.poll(() => said(page).textContent()).toMatch(before);
  });

  it(
    "says that it waits for a NAV, and with which amount it goes on",
    { tags: "long" },
    async () => {
      const page = await openFund(async (owner, fundId) => {
        await addSip(owner, { fundId, day: 31, from: "2020-02-01", amount: 99.5 });
        await addSip(owner, { fundId, day: 22, from: "2030-01-01", to: "2032-01-01", stepUp: 7.5 });
      });
      await expect
        .poll(() => said(page).allTextContents())
        .toEqual([
          expect.stringMatching(
            /^₹99.50 on the last day of each month Next: \d\d \w+, the one due 29 Feb 2020 waits for its NAV$/,
          ),
          expect.stringMatching(
            /^₹5,000 on the 22nd of each month Next: 22 Jan 2030, 7.5% more each year, until 1 Jan 2032/,
          ),
        ]);
      await expectNoAxeViolations(page);
    },
  );
});

describe("a SIP that a fund's purchases look like", () => {
  /** The 5th of each of the last months, the last one first. */
  const fifths = (count: number): string[] => {
    const start = dayOfMonth() >= 5 ? 0 : 1;
    const [year = 0, month = 0] = today().split("-").map(Number);
    return Array.from({ length: count }, (_, index) =>
      new Date(Date.UTC(year, month - 1 - start - index, 5)).toISOString().slice(0, 10),
    );
  };
  const openHistory = () =>
    openFund(async (owner, fundId) => {
      for (const date of fifths(4)) await addTransaction(owner, { fundId, date, amount: 4_999.75 });
    });

  it(
    "is followed by a dialog that is filled in, and takes the purchases along",
    { tags: "long" },
    async () => {
      const page = await openHistory();
      await sips(page).getByText("This looks like a SIP.", { exact: false }).waitFor();
      await action(page, "Follow").click();
      const dialog = page.getByRole("dialog", { name: "Add SIP" });
      expect(await dialog.getByLabel("Instalment (₹)").inputValue()).toBe("5,000");
      expect(await dialog.getByLabel("Day of the month").inputValue()).toBe("5");
      await dialog.getByText("4 instalments are recorded already.", { exact: false }).waitFor();
      await expectNoAxeViolations(page);
      await dialog.getByRole("button", { name: "Save" }).click();
      await page.getByText("SIP added").waitFor();
      await action(page, "Pause").waitFor();
      await expect.poll(() => action(page, "Follow").count()).toBe(0);
      await expect.poll(() => said(page).allTextContents()).toHaveLength(1);
    },
  );

  it("stays away once it is dismissed", { tags: "long" }, async () => {
    const page = await openHistory();
    await action(page, "Dismiss").click();
    await expect.poll(() => line(page).count()).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Add SIP" }).waitFor();
    expect(await line(page).count()).toBe(0);
  });
});

describe("the overview", () => {
  it("names the next instalments and what this month's come to", { tags: "long" }, async () => {
    const page = await openFund(async (owner, fundId) => {
      const from = today();
      await addSip(owner, { fundId, amount: 2_500.5, day: dayOfMonth(), from });
      for (let count = 0; count < 5; count += 1) {
        await addSip(owner, { fundId, amount: 1_000, day: soon(), from });
      }
      await addSip(owner, { fundId, amount: 9_000, day: soon(), from, paused: true });
    });
    await page.goto("/");
    const next = page.getByRole("region", { name: "Next SIPs" });
    const [count, month] = soon() > dayOfMonth() ? [6, "₹7,500.50"] : [1, "₹2,500.50"];
    await next.getByText(`0 of ${count} in this month · ${month} in all`).waitFor();
    const named = next.getByRole("listitem");
    expect(await named.count()).toBe(2);
    expect(await named.first().innerText()).toContain("₹2,500.50");
    await next.getByText(/^and \d more$/).waitFor();
    expect(await next.innerText()).not.toContain("₹9,000");
    await next.getByRole("link", { name: scheme }).first().click();
    await expect.poll(() => line(page).count()).toBe(7);
    await page.getByRole("link", { name: "Home" }).first().click();
    await next.waitFor();
  });
});
