import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import { dayOf } from "../../../src/shared/history/days.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { keyboardOf } from "../../support/browser/keyboard.ts";
import { addGoal } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addFund, registerUser, type RegisteredUser } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { expectNoSidewaysScroll } from "../../support/browser/sideways-scroll.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

// The funds' NAV is 404.73 on 19 August 2026.
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

async function openFund(
  prepare: (owner: RegisteredUser) => Promise<string>,
  viewport?: { width: number; height: number },
): Promise<{ page: Page; owner: RegisteredUser; fundId: string }> {
  const owner = await registerUser(baseUrl);
  const fundId = await prepare(owner);
  const page = await browser.newPage();
  if (viewport !== undefined) await page.setViewportSize(viewport);
  await signIn(page, owner, baseUrl);
  await page.goto(`/funds/${fundId}`);
  return { page, owner, fundId };
}

/** The figure under a heading of the fund's page. */
const figure = (page: Page, name: string) =>
  page.locator("dl > div", { has: page.locator("dt", { hasText: name }) }).locator("dd");

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });

describe("a fund's page", () => {
  it("takes at most 1,800 px of a phone for eight years, with all but the newest folded", async () => {
    const months = Array.from({ length: 96 }, (_, index) => {
      const [year, month] = [2018 + Math.floor((index + 7) / 12), ((index + 7) % 12) + 1];
      return transactionInput({
        type: "sip",
        date: `${year}-${String(month).padStart(2, "0")}-06`,
      });
    });
    const { page } = await openFund((owner) => addLedger(owner, months), {
      width: 390,
      height: 844,
    });
    await page.getByText("8 earlier years").waitFor();
    await page
      .getByRole("button", { name: "Show all 4 of 2026-27" })
      .waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      1_800,
    );
    await page.getByText("8 earlier years").click();
    await page.getByText("2025-26").click();
    const year = page.getByRole("list", { name: "2025-26" }).getByRole("listitem");
    await expect.poll(() => year.count()).toBe(5);
    await page.getByRole("button", { name: "Show all 12 of 2025-26" }).click();
    await expect.poll(() => year.count()).toBe(12);
  });

  it(
    "is reached from the list and the overview, and starts transactions on a day",
    { tags: "long" },
    async () => {
      const { page } = await openFund((owner) => addFund(owner));
      await page.goto("/funds/view-funds");
      await page.getByRole("link", { name: /First Example PSU Debt Fund/ }).click();
      await page.getByRole("heading", { name: "When did you invest?" }).waitFor();
      await page.goto("/");
      await page.getByRole("link", { name: /First Example PSU Debt Fund/ }).click();
      await page.getByLabel("Date").fill("2024-08-19");
      await page.getByRole("button", { name: "Use this date" }).click();
      await expect.poll(() => rows(page).count()).toBe(1);
      expect(await rows(page).first().innerText()).toMatch(/Opening balance/);
      // By hand: 4,000 became 10 × 404.73 = 4,047.30 in two years: √1.011825 − 1 = 0.5895… %.
      await expect.poll(() => figure(page, "XIRR").first().innerText()).toMatch(/^\+0\.59%/);
    },
  );

  it(
    "takes the past in one go: a plan's instalments share out the fund's units",
    { tags: "long" },
    async () => {
      const { page } = await openFund((owner) =>
        addFund(owner, { units: 120, investedAmount: 60_000 }),
      );
      await page.getByRole("button", { name: "Enter past instalments" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Instalment (₹)").fill("5000");
      await dialog.getByLabel("First month").fill("2024-01");
      await dialog.getByLabel("Instalments", { exact: true }).fill("12");
      await dialog.getByRole("button", { name: "Work out the instalments" }).click();
      expect(await dialog.getByLabel("Units on 5 Jan 2024").inputValue()).toBe("10");
      const units = dialog.getByLabel("Units on 5 Jan 2024");
      await units.fill("");
      await units.pressSequentially("10.5");
      expect(await units.inputValue()).toBe("10.5");
      await dialog.getByText("The units change from 120.000 to 120.500.").waitFor();
      await dialog.getByRole("button", { name: "Save 12 transactions" }).click();
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => rows(page).count()).toBe(12);
      await expect.poll(() => figure(page, "Invested").first().innerText()).toBe("₹60,000.00");
      await expect.poll(() => page.getByText("estimated", { exact: true }).count()).toBe(11);
    },
  );

  it(
    "reads rows of a spreadsheet, and names the line that it cannot read",
    { tags: "long" },
    async () => {
      const { page } = await openFund((owner) => addFund(owner));
      await page.getByRole("button", { name: "Enter past instalments" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Paste from a spreadsheet").click();
      const pasted = dialog.getByLabel("Date, amount paid and units");
      await pasted.fill("05-01-2024\t5,000\t94.335\n31-02-2024\t5,000\t90");
      await dialog.getByText("Line 2: the date cannot be read").waitFor();
      expect(await dialog.getByRole("button", { name: /^Save/ }).count()).toBe(0);
      await pasted.fill("05-01-2024\t5,000\t94.335\n05-02-2024\t5,000\t90");
      await dialog.getByRole("button", { name: "Save 2 transactions" }).click();
      await expect.poll(() => rows(page).count()).toBe(2);
    },
  );

  it(
    "adds a purchase by the keyboard, filled in from the day's NAV",
    { tags: "long" },
    async () => {
      const { page } = await openFund((owner) => addLedger(owner));
      const { tabTo, use, press, type } = keyboardOf(page);
      await use("button", "Add transaction");
      await page.getByRole("dialog").waitFor();
      await page.getByLabel("Date").fill("2026-08-19");
      await tabTo("textbox", "Amount paid");
      await type("10000");
      // By hand: 10,000 × 0.005 / 100.005 = 0.4999…; 9,999.50 / 404.73 = 24.7065…
      await expect.poll(() => page.getByLabel("Units").inputValue()).toBe("24.707");
      expect(await page.getByLabel("Stamp duty (₹)").inputValue()).toBe("0.50");
      await page.getByText("₹404.7300 on 19 Aug 2026, from the scheme list").waitFor();
      await press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect.poll(() => rows(page).first().innerText()).toMatch(/24\.707/);
      await page.getByRole("button", { name: "Add transaction" }).click();
      expect(await page.getByLabel("Amount paid").inputValue()).toBe("");
      await page.keyboard.press("Escape");
      expect(await figure(page, "Invested").first().innerText()).toBe("₹15,000.00");
    },
  );

  it(
    "fills in the NAV of an earlier day from the scheme's history, and refuses a later one by its date",
    { tags: "long" },
    async () => {
      const history = madeHistory("900001", "2025-01-01", "2026-08-19");
      await insertHistory(inject("databaseUrl"), "900001", history);
      const { page } = await openFund((owner) =>
        addLedger(owner, [transactionInput({ date: "2025-02-03" })], { amfiCode: "900001" }),
      );
      await page.getByRole("button", { name: "Add transaction" }).click();
      await page.getByLabel("Date").fill("2030-01-01");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Date cannot be in the future").waitFor();
      expect(await page.getByText("Units are required").count()).toBe(0);
      await page.getByLabel("Date").fill("2025-06-05");
      await page.getByLabel("Units").fill("10");
      const nav = history.navs[history.days.indexOf(dayOf("2025-06-05"))] ?? 0;
      await expect
        .poll(() => page.getByLabel("NAV (₹)").inputValue())
        .toBe(nav.toFixed(4).replace(/0+$/, ""));
      await page.getByText("on 5 Jun 2025, from the scheme list").waitFor();
    },
  );

  it(
    "adds a transaction to a fund that is chosen, and says what a fund with totals only needs",
    { tags: "long" },
    async () => {
      const { page, owner, fundId } = await openFund((user) => addLedger(user));
      const totalsId = await addFund(owner);
      await page.goto("/funds");
      await page.getByRole("link", { name: /^Transaction$/ }).click();
      await page.getByLabel("Fund", { exact: true }).selectOption(totalsId);
      await page.getByText("This fund has no purchase dates.").waitFor();
      await page.getByLabel("Fund", { exact: true }).selectOption(fundId);
      const type = page.getByLabel("Type");
      await type.waitFor();
      expect(await type.locator("option").allTextContents()).toEqual([
        "Purchase",
        "SIP instalment",
        "Redemption",
        "SWP withdrawal",
        "IDCW payout",
        "More…",
      ]);
      await type.selectOption("More…");
      await expect.poll(() => type.locator("option").count()).toBe(19);
      expect(await type.inputValue()).toBe("purchase");
      await type.selectOption("idcw-payout");
      await page.getByLabel("Date").fill("2024-06-05");
      await page.getByLabel("Amount (₹)").fill("120");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("IDCW payout").waitFor();
      expect(new URL(page.url()).pathname).toBe(`/funds/${fundId}`);
    },
  );

  it(
    "shows a transaction on one line on a tablet, which expands to its long note",
    { tags: "long" },
    async () => {
      const { page } = await openFund(
        (owner) => addLedger(owner, [transactionInput({ type: "sip", note: "word ".repeat(40) })]),
        { width: 820, height: 1180 },
      );
      const line = page.getByRole("listitem").filter({ hasText: "SIP instalment" });
      await line.waitFor();
      expect(await line.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(50);
      await line.getByText("SIP instalment").click();
      await line.getByText("word word", { exact: false }).waitFor();
      expect(await line.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(280);
    },
  );

  it("redeems all, edits and deletes on a phone, and refuses what cannot be", async () => {
    const { page } = await openFund((owner) => addLedger(owner), { width: 360, height: 740 });
    const lines = page.getByRole("list", { name: /^20/ }).getByRole("listitem");
    await page.getByRole("button", { name: "Redeem all" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByLabel("Units").inputValue()).toBe("100");
    await dialog.getByLabel("Date").fill("2024-06-05");
    await dialog.getByLabel("Amount (₹)").fill("6000");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect
      .poll(() => figure(page, "Realised gain").first().innerText())
      .toMatch(/^\+₹1,000\.00/);

    await page.getByRole("heading", { name: "2023-24" }).click();
    await lines.filter({ hasText: "Purchase" }).getByText("5 Jan 2024").click();
    await page.getByRole("button", { name: "Delete Purchase of 5 Jan 2024" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page
      .getByText(/5 Jun 2024/)
      .first()
      .waitFor();
    await page
      .getByText(/negative units/)
      .first()
      .waitFor();
    expect(await lines.count()).toBe(2);

    await lines.filter({ hasText: "Redemption" }).getByText("5 Jun 2024").click();
    await page.getByRole("button", { name: "Edit Redemption of 5 Jun 2024" }).click();
    const units = dialog.getByLabel("Units");
    await units.fill("400");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Only 100.000 units were held on this day").waitFor();
    await expect.poll(() => units.evaluate((its) => its.matches(":focus"))).toBe(true);
    await units.fill("40");
    await dialog.getByLabel("Amount (₹)").fill("600");
    await dialog.getByRole("button", { name: "Save" }).click();
    // Its NAV was 60, at which 600 rupees are 10 units.
    const question = dialog.getByRole("group", { name: /This looks off/ });
    await expect.poll(() => question.evaluate((its) => its.matches(":focus"))).toBe(true);
    expect(await question.innerText()).toContain("₹15.0000");
    await question.getByRole("button", { name: "Use 10.000 units" }).click();
    await expect.poll(() => units.inputValue()).toBe("10");
    await expect.poll(() => units.evaluate((its) => its.matches(":focus"))).toBe(true);
    await units.fill("40");
    await dialog.getByRole("button", { name: "Save" }).click();
    await question.getByRole("button", { name: "Save anyway" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => figure(page, "Invested").first().innerText()).toBe("₹3,000.00");
    await expectNoSidewaysScroll(page);
  });

  it("breaks names without a blank, as the pages do that list them", async () => {
    const [category, goal] = ["W".repeat(60), "G".repeat(60)];
    const { page, fundId } = await openFund(
      async (owner) => {
        const id = await addLedger(owner, undefined, { category });
        await addGoal(owner, { name: goal, parts: [{ fundId: id, percent: 50 }] });
        await addFund(owner, { schemeName: "Z".repeat(150), amfiCode: null });
        const parts = [{ name: category.toLowerCase(), percent: 100 }];
        okay(await owner.mutate("targets.set", { by: "category", parts }));
        return id;
      },
      { width: 320, height: 640 },
    );
    await page.getByText(goal).first().waitFor();
    await expectNoSidewaysScroll(page);
    await page.goto("/funds");
    await page.getByText(/^Z{9}/i).first().click();
    await page.waitForURL((url) => /^\/funds\/[\da-f-]{36}$/.test(url.pathname));
    expect(page.url()).not.toContain(fundId);
    await page.getByRole("heading", { name: /^Z{9}/i }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.goto("/targets");
    await page.getByText(/^W{9}/i).first().waitFor();
    await expectNoSidewaysScroll(page);
    await page.goto("/reports/year/2026-27");
    await page.getByText(/^Z{9}/i).first().waitFor();
    await expectNoSidewaysScroll(page);
  });

  it("switches to another fund, or to a scheme that is not held yet", async () => {
    const { page, owner } = await openFund((user) => addLedger(user));
    await page.getByRole("button", { name: "Switch" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Scheme" }).fill("900003");
    await page.getByRole("option").first().click();
    await dialog.getByLabel("Date").fill("2024-05-06");
    await dialog.getByLabel("Amount (₹)").fill("1000");
    await dialog.getByLabel("Units out").fill("10");
    await dialog.getByLabel("Units in").fill("5");
    await dialog.getByRole("button", { name: "Switch" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => rows(page).count()).toBe(2);
    const second = await addLedger(owner, [transactionInput({ date: "2020-01-01" })]);
    const { id: holderId } = await addHolder(owner);
    const hers = await addLedger(owner, undefined, { holderId });
    await page.reload();
    await page.getByRole("button", { name: "Switch", exact: true }).click();
    expect(await dialog.locator(`option[value="${hers}"]`).count()).toBe(0);
    await dialog.getByLabel("To").selectOption(second);
    await dialog.getByLabel("Date").fill("2024-06-05");
    await dialog.getByLabel("Amount (₹)").fill("3000");
    await dialog.getByLabel("Units out").fill("40");
    await dialog.getByLabel("Units in").fill("20");
    await dialog.getByRole("button", { name: "Switch" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByText("Switch out").count()).toBe(2);
    await page.goto(`/funds/${second}`);
    await page.getByText("Switch in").waitFor();
  });

  it(
    "restores a half-filled transaction when the form is opened again",
    { tags: "long" },
    async () => {
      const { page } = await openFund((owner) => addLedger(owner));
      await page.getByRole("button", { name: "Add transaction" }).click();
      await page.getByLabel("Amount paid").fill("7500");
      await page.keyboard.press("Escape");
      await page.reload();
      await page.getByRole("button", { name: "Add transaction" }).click();
      await page.getByText("Your unsaved entries are back.").waitFor();
      expect(await page.getByLabel("Amount paid").inputValue()).toBe("7,500");
    },
  );

  it(
    "restores a half-filled switch and SIP when they are opened again",
    { tags: "long" },
    async () => {
      const { page, owner } = await openFund((holder) => addLedger(holder));
      const second = await addLedger(owner, [transactionInput({ date: "2020-01-01" })]);
      const dialog = page.getByRole("dialog");
      const leaveAndReturn = async (button: string) => {
        await page.keyboard.press("Escape");
        await page.reload();
        await page.getByRole("button", { name: button }).click();
        await dialog.getByText("Your unsaved entries are back.").waitFor();
      };
      await page.reload();
      await page.getByRole("button", { name: "Switch" }).click();
      await dialog.getByLabel("To").selectOption(second);
      await dialog.getByLabel("Units in").fill("20");
      await leaveAndReturn("Switch");
      expect(await dialog.getByLabel("To").inputValue()).toBe(second);
      expect(await dialog.getByLabel("Units in").inputValue()).toBe("20");
      await dialog.getByRole("button", { name: "Start over" }).click();
      expect(await dialog.getByLabel("Units in").inputValue()).toBe("");
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "Add SIP" }).click();
      await dialog.getByLabel("Instalment").fill("2500");
      await leaveAndReturn("Add SIP");
      expect(await dialog.getByLabel("Instalment").inputValue()).toBe("2,500");
    },
  );

  const entries = {
    SIP: {
      button: "Add SIP",
      save: "Save",
      procedure: "sips.add",
      said: "SIP added",
      fill: (dialog: Locator) => dialog.getByLabel("Instalment").fill("2500"),
      stored: async (owner: RegisteredUser) => (await owner.query("sips.list", {})).data,
    },
    transaction: {
      button: "Add transaction",
      save: "Save",
      procedure: "transactions.add",
      said: "Transaction added",
      fill: async (dialog: Locator) => {
        await dialog.getByLabel("Amount paid").fill("7500");
        await dialog.getByLabel("Units").fill("18.53");
      },
      stored: async (owner: RegisteredUser, fundId: string) => {
        const { data } = await owner.query("transactions.list", { fundId });
        return (data as TransactionList).transactions.slice(1);
      },
    },
  };

  it.each(Object.entries(entries))(
    "stores a %s once whose form is left while it is saved, and keeps no draft of it",
    { tags: "long" },
    async (_, { button, save, procedure, said, fill, stored }) => {
      const { page, owner, fundId } = await openFund((holder) => addLedger(holder));
      const answer = Promise.withResolvers<void>();
      await page.route(`**/api/trpc/${procedure}*`, async (route) => {
        await answer.promise;
        await route.continue();
      });
      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: button }).click();
      await fill(dialog);
      await dialog.getByRole("button", { name: save, exact: true }).click();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      answer.resolve();
      await page.getByText(said).waitFor();
      await page.getByRole("button", { name: button }).click();
      await dialog.getByRole("button", { name: save, exact: true }).waitFor();
      expect(await dialog.getByText("Your unsaved entries are back.").count()).toBe(0);
      expect(await stored(owner, fundId)).toHaveLength(1);
    },
  );

  it.each(Object.entries(entries))(
    "stores a %s once whose answer is lost and which is saved again after a reload",
    async (_, { button, save, procedure, said, fill, stored }) => {
      const { page, owner, fundId } = await openFund((holder) => addLedger(holder));
      // No answer comes before the reload; a failure would be sent again by then.
      await page.route(`**/api/trpc/${procedure}*`, async (route) => {
        await route.fetch();
      });
      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: button }).click();
      await fill(dialog);
      await dialog.getByRole("button", { name: save, exact: true }).click();
      await expect.poll(() => stored(owner, fundId)).toHaveLength(1);
      await page.reload();
      await page.unroute(`**/api/trpc/${procedure}*`);
      await page.getByRole("button", { name: button }).click();
      await dialog.getByText("Your unsaved entries are back.").waitFor();
      await dialog.getByRole("button", { name: save, exact: true }).click();
      await page.getByText(said).waitFor();
      expect(await stored(owner, fundId)).toHaveLength(1);
    },
  );

  it("restores a half-filled plan and pasted rows of the past", { tags: "long" }, async () => {
    const { page } = await openFund((owner) => addFund(owner));
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Enter past instalments" }).click();
    await dialog.getByLabel("Instalment (₹)").fill("5000");
    await dialog.getByText("Paste from a spreadsheet").click();
    await dialog.getByLabel("Date, amount paid and units").fill("05-01-2024\t5,000\t94.335");
    await page.reload();
    await page.getByRole("button", { name: "Enter past instalments" }).click();
    await dialog.getByText("Your unsaved entries are back.").waitFor();
    expect(await dialog.getByLabel("Instalment (₹)").inputValue()).toBe("5,000");
    await dialog.getByRole("button", { name: "Save 1 transaction" }).waitFor();
  });

  it("says that a fund does not exist, and shows lots behind a tab", { tags: "long" }, async () => {
    const { page } = await openFund((owner) => addLedger(owner));
    await page.getByRole("tab", { name: "Lots" }).click();
    expect(await rows(page).first().innerText()).toMatch(/5 Jan 2024[^]*100\.000/);
    await page.goto(`/funds/${crypto.randomUUID()}`);
    await page.getByText("You have no such fund. It may have been deleted.").waitFor();
  });
});
