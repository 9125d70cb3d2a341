import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import {
  overlaps,
  pdfPages,
  textOf,
  withoutSpaces,
  type PrintedText,
} from "../../support/browser/pdf-pages.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { insertLedger } from "../../support/data/insert-ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund, registerUser, type RegisteredUser } from "../../support/api/sharing.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { indianDay } from "../../../src/shared/dates.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const browser = useBrowser();
const funds = 40;
const today = indianDay(new Date());

let owner: RegisteredUser;
beforeAll(async () => {
  await loadFeed(databaseUrl, navFixture("eight-columns"));
  owner = await registerUser(baseUrl);
  await insertHistory(databaseUrl, "963001", madeHistory("5", "2024-01-01", today));
  for (let index = 0; index < funds; index += 1) {
    const dates = ["2024-01-05", "2024-06-03", "2024-06-10"];
    await addLedger(
      owner,
      dates.map((date) => transactionInput({ date })),
      { schemeName: `Printed Scheme Number ${100 + index} of a Long Name`, amfiCode: null },
    );
  }
  const listed = "update funds set amfi_code = '963001' where user_id = ?";
  await runSql(databaseUrl, listed, [owner.id]);
  await addFund(owner, { amfiCode: null, schemeName: "My Policy" });
});

it("Home's card of the month leads to its report, and from there to others", async () => {
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/");
  await page.getByRole("heading", { name: "Largest holdings" }).scrollIntoViewIfNeeded();
  const card = page.getByRole("link", { name: /^Market this month/ });
  await card.scrollIntoViewIfNeeded();
  // Also while its figures load.
  expect(await card.getAttribute("href")).toMatch(/^\/reports\/month\/\d{4}-\d{2}$/);
  await card.getByText("₹").first().waitFor();
  const market = /[+-]?₹[\d,.]+/.exec((await card.innerText()).replaceAll("−", "-"))?.[0];
  const path = await card.getAttribute("href");
  await card.click();
  await page.waitForURL(`**${path}`);
  // On the first days of a month the newest NAVs can be of the one before.
  if (path?.endsWith(today.slice(0, 7))) await page.getByText(/^Not finished: as known/).waitFor();
  const changed = page.getByRole("region", { name: "What changed" });
  expect((await changed.innerText()).replaceAll("−", "-")).toContain(market);
  await page.getByRole("heading", { name: "1 fund is not counted" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /^Financial year/ }).click();
  await page.waitForURL("**/reports/year/**");
  await page.getByRole("heading", { name: /^Report for \d{4}-\d{2}$/ }).waitFor();
  await page.goto("/reports/month/2003-01");
  await page.getByRole("heading", { name: "1 fund is not counted" }).waitFor();
  await page.goto("/reports/month/2003-13");
  await page.getByRole("heading", { name: "The report could not be loaded" }).waitFor();
});

it("a report of an account without funds leads to the import", async () => {
  const page = await browser.newPage();
  await signIn(page, await registerUser(baseUrl), baseUrl);
  await page.goto(`/reports/month/${today.slice(0, 7)}`);
  await page.getByRole("link", { name: "Import your statement" }).click();
  await page.waitForURL("**/funds/import");
});

it("Home's card leads to the month's report while earlier NAVs are fetched", async () => {
  const reader = await registerUser(baseUrl);
  for (const code of ["963001", "963002"]) {
    const named = { amfiCode: null, schemeName: `Scheme ${code} of No List` };
    const id = await addLedger(reader, [transactionInput()], named);
    await runSql(databaseUrl, "update funds set amfi_code = ? where id = ?", [code, id]);
  }
  const tracked = "insert into tracked_schemes (code, wanted_from) values ('963002', '2024-01-01')";
  await runSql(databaseUrl, tracked);
  const page = await browser.newPage();
  await signIn(page, reader, baseUrl);
  await page.goto("/");
  await page.getByRole("heading", { name: "Largest holdings" }).scrollIntoViewIfNeeded();
  const card = page.getByRole("link", { name: "Market this month – NAVs still being fetched" });
  await card.click({ timeout: 20_000 });
  await page.waitForURL(`**/reports/month/${today.slice(0, 7)}`);
});

it.each(["en", "hi"])(
  "a report is printed on A4 with its heading on each page: %s",
  async (language) => {
    const page = await browser.newPage();
    await page.addInitScript(
      (chosen) => localStorage.setItem("fundbook.language", chosen),
      language,
    );
    await signIn(page, owner, baseUrl);
    await page.goto("/reports/month/2024-06");
    const rows = page.getByRole("rowheader").filter({ hasText: "Printed Scheme" });
    // What moved most, what is held, and two purchases of each fund.
    await expect.poll(() => rows.count()).toBe(3 + funds + 2 * funds);
    await page.emulateMedia({ media: "print" });
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    const texts = pages.map(textOf);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const [index, printed] of pages.entries()) {
      const where = `page ${index + 1}`;
      expect(texts[index], where).toContain(language === "en" ? "ReportforJun2024" : "2024");
      expect(texts[index], where).toContain("Fundbook,");
      expect(overlaps(printed), where).toEqual([]);
      // A4 has 595 by 842 points.
      const isInside = ({ left, right, top, bottom }: PrintedText) =>
        left > 30 && right < 565 && top < 842 - 30 && bottom > 30;
      expect(printed.every(isInside), where).toBe(true);
    }
    // No row is split: each scheme stands on its page with the second line of its row.
    const whole = texts.join("");
    expect(whole.match(/PrintedSchemeNumber/g)).toHaveLength(3 + 3 * funds);
    if (language === "en") {
      const rowsOn = pages.map((printed) => {
        const lines = linesOf(printed);
        const names = lines.filter(({ text }) => text.startsWith("PrintedSchemeNumber"));
        const isWhole = (name: Line) =>
          name.text.includes("Jun2024,") || lines.some((line) => isBelow(line, name));
        expect(names.filter((name) => !isWhole(name))).toEqual([]);
        return names.length;
      });
      expect(rowsOn.reduce((sum, count) => sum + count, 0)).toBe(3 + 3 * funds);
      expect(whole).toContain(withoutSpaces("1 fund is not counted"));
    }
  },
);

/** Presses *Print*, and waits until the browser would print. */
async function pressPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("html[data-printed]").waitFor({ timeout: 240_000 });
}

async function moveToJune({ id }: RegisteredUser): Promise<void> {
  for (const change of [
    "update transactions set date = '2024-06-' || printf('%02d', 1 + rowid % 28) where user_id = ?",
    "update funds set first_date = '2024-06-01', last_date = '2024-06-28' where user_id = ?",
  ]) {
    await runSql(databaseUrl, change, [id]);
  }
}

const rowsOfTransactions = (page: Page) =>
  page.getByRole("table", { name: "Transactions" }).locator("tbody tr");

it("a report is printed with all its transactions, and has the first ones again afterwards", async () => {
  const reader = await registerUser(baseUrl);
  for (const fundId of ["printed-a", "printed-b"]) {
    await insertLedger(databaseUrl, reader.id, { fundId, count: 600, amfiCode: "963001" });
  }
  await moveToJune(reader);
  const page = await browser.newPage();
  await signIn(page, reader, baseUrl);
  await page.goto("/reports/month/2024-06");
  await page.getByText("The first 500, fund by fund.").waitFor();
  await pressPrint(page);
  expect(await rowsOfTransactions(page).count()).toBe(1_200);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => rowsOfTransactions(page).count()).toBe(500);
});

it(
  "500 funds and 50,000 transactions are printed on A4",
  { tags: "long", timeout: 600_000 },
  async () => {
    const reader = await registerUser(baseUrl);
    const count = { funds: 500, each: 100 };
    for (let index = 0; index < count.funds; index += 1) {
      const fundId = `printed-${String(index).padStart(3, "0")}`;
      const ledger = { fundId, count: count.each, amfiCode: "963001" };
      await insertLedger(databaseUrl, reader.id, ledger);
    }
    await moveToJune(reader);
    const page = await browser.newPage();
    await signIn(page, reader, baseUrl);
    await page.goto("/reports/month/2024-06");
    await page.getByText("The first 500, fund by fund.").waitFor({ timeout: 60_000 });
    await pressPrint(page);
    expect(await rowsOfTransactions(page).count()).toBe(count.funds * count.each);
    await page.emulateMedia({ media: "print" });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = await pdfPages(pdf);
    const texts = pages.map(textOf);
    expect(texts.filter((text) => !text.includes("ReportforJun2024"))).toEqual([]);
    const rows = texts.reduce(
      (sum, text) => sum + (text.match(/Jun2024,Purchase/g)?.length ?? 0),
      0,
    );
    expect(rows).toBe(count.funds * count.each);
  },
);

type Line = { text: string; bottom: number };

/** What stands on one height, without spaces. */
const linesOf = (printed: readonly PrintedText[]): Line[] =>
  [...Map.groupBy(printed, ({ bottom }) => Math.round(bottom))].map(([bottom, texts]) => ({
    text: textOf(texts.toSorted((one, other) => one.left - other.left)),
    bottom,
  }));

/** Whether a line is the second one of a fund's row, in points. */
const isBelow = ({ text, bottom }: Line, name: Line): boolean =>
  /^(Folio|3Jun2024|10Jun2024)/.test(text) && bottom < name.bottom && name.bottom - bottom < 20;
