import { readFile } from "node:fs/promises";
import { beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { overlaps, pdfPages, textOf, withoutSpaces } from "../../support/browser/pdf-pages.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { insertCircles, segregatedFund } from "../../support/data/insert-circles.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund, registerUser, type RegisteredUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

let owner: RegisteredUser;
let held: string;
beforeAll(async () => {
  owner = await registerUser(baseUrl);
  const sale = { date: "2025-06-10", type: "redemption", amount: 9_000, nav: 90 };
  await addLedger(owner, [transactionInput({ date: "2016-05-02" }), transactionInput(sale)], {
    schemeName: "Unlisted Old Scheme",
    amfiCode: "777101",
  });
  held = await addLedger(owner, [transactionInput()], {
    schemeName: "Unlisted Held Scheme",
    amfiCode: "777102",
  });
  await owner.mutate("tax.setClass", { amfiCode: "777102", class: "equity" });
  const nav = "update funds set nav = '80', nav_date = '2026-08-18' where id = ?";
  await runSql(inject("databaseUrl"), nav, [held]);
  await addHolder(owner, { name: "Meera" });
  await addFund(owner, { amfiCode: null, schemeName: "My Policy" });
});

it("a year's tax says what is left out, follows what the user says, and opens to its lots and files", async () => {
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/funds");
  await page.getByRole("link", { name: "Tax", exact: true }).click();
  await page.getByLabel("Financial year").selectOption("2025-26");
  await page.waitForURL("**/tax/2025-26");
  await page.getByRole("heading", { name: "Not complete: 2 funds are left out" }).waitFor();
  expect(await page.getByText("Taxable (not complete)").count()).toBe(0);

  await page.getByLabel("Taxed as").selectOption("equity");
  await page.getByText("Its NAV of 31 Jan 2018 is not known.").waitFor();
  await page.getByLabel("Value per unit on 31 Jan 2018").fill("70");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByRole("heading", { name: "Not complete: 1 fund is left out" }).waitFor();
  await page.getByText("Taxable (not complete)").waitFor();

  const section = page.getByRole("article").filter({ hasText: "section 112A" });
  await section.getByText("1 lot sold").click();
  await section.getByRole("row").filter({ hasText: "10 Jun 2025" }).waitFor();
  expect(await section.getByRole("row").last().innerText()).toMatch(/₹7,000\.00.*\+₹2,000\.00/s);

  await page.getByRole("heading", { name: "By period of advance tax" }).click();
  await page.getByText("Until 15 Jun 2025: 1 lot sold").click();
  await page.getByRole("table", { name: "Until 15 Jun 2025: 1 lot sold" }).waitFor();

  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    const bytes = await readFile(await download.path());
    return { name: download.suggestedFilename(), bytes, text: bytes.toString("utf8") };
  };
  const files = page.getByRole("region", { name: "Files" });
  expect(await files.getByRole("heading").allInnerTexts()).toEqual([
    "Files",
    "Schedule 112A, for your return",
  ]);
  const schedule = await fileOf("Schedule 112A (CSV)");
  expect(schedule.name).toBe("schedule-112a-2025-26-incomplete.csv");
  const row =
    "BE,AE,INNOTAVAILAB,Unlisted Old Scheme,100,90,9000,7000,5000,7000,70,7000,0,7000,2000\r\n";
  expect(schedule.text).toContain(row);

  const template = page.getByRole("region", { name: "The portal's template" });
  const choose = (name: string, text: string) =>
    template
      .locator("input")
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
  await choose("notes.csv", "Date,Amount\r\n");
  await template.getByText("This is not a template of Schedule 112A").waitFor();
  const headings =
    schedule.text.split("\r\n")[0]?.replace("Share/Unit a", "Share/Unit\u00a0a") ?? "";
  await choose("template.csv", `${headings}\r\n`);
  await template.getByText("The headings are those of template.csv.").waitFor();
  const { bytes } = await fileOf("Schedule 112A (CSV)");
  expect(bytes.toString("latin1")).toBe(`${headings}\r\n${row}`);
  const sales = await fileOf("Sales (CSV)");
  expect(sales.text).toContain("Left out: My Policy (sales)");
  expect(sales.text).toContain("This is not advice.");

  await page.emulateMedia({ media: "print" });
  await page.getByText("Not complete · By the law as of").waitFor();
  expect(await page.getByRole("row").filter({ hasText: "10 Jun 2025" }).count()).toBe(1);
  await page.emulateMedia({ media: null });

  // A year that has ended invites nothing.
  expect(await page.getByRole("link", { name: "Before selling" }).count()).toBe(0);
  await page.goto("/tax");
  await page.getByRole("link", { name: "Before selling" }).click();
  await page.getByText("Up to ₹1,25,000 more tax-free this year; less if").waitFor();
  // By hand: 100 units at ₹80, less 0.08 of STT.
  await page.getByText("Up to ₹7,999.92 can be taken out without tax").waitFor();
  const card = page.getByRole("article").filter({ hasText: "Unlisted Held Scheme" });
  await card.getByRole("heading").click();
  expect(await card.getByText("Long-term, without load").count()).toBe(0);
  await card.getByText("Exit load: not entered").click();
  await card.getByLabel("Sold within days (1)").fill("3000");
  await card.getByLabel("Load in % (1)").fill("101");
  await card.getByRole("button", { name: "Save exit load" }).click();
  await card.getByText("The exit load must be at most 100%").waitFor();
  await card.getByLabel("Load in % (1)").fill("1");
  await card.getByRole("button", { name: "Save exit load" }).click();
  await card.getByText("Long-term, with load").waitFor();
  await card.getByRole("button", { name: "What if I sell?" }).click();
  await page.getByLabel("Units", { exact: true }).fill("101");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.getByText("Only 100 units can be sold on this day").waitFor();
  await page.getByLabel("Units", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Work it out" }).click();
  // By hand: 50 at ₹80 is 4,000, less 40 of load and 0.04 of STT.
  await page.getByText("₹3,959.96").waitFor();
  await page.getByRole("link", { name: "Record this redemption" }).click();
  await page.waitForURL("**/funds/add-transaction");
  await expect.poll(() => page.locator("[name=units]").inputValue()).toBe("50");
  expect(await page.locator("[name=exitLoad]").inputValue()).toBe("40");

  await page.getByRole("button", { name: "Save" }).click();
  // Another page's change shows at once.
  await page.getByRole("link", { name: "Manage Funds" }).first().click();
  await page.getByRole("link", { name: "Tax", exact: true }).click();
  await page.getByText("Tax so far (not complete)").waitFor();
  await page.getByRole("heading", { name: "Gains by fund" }).click();
  await page.getByRole("article").filter({ hasText: "Unlisted Held Scheme" }).waitFor();
  // What is left of the fund still fits: 50 units with a gain of 30 each, less a load of 1 %.
  await page
    .getByRole("link", { name: "Sell 50.000 units: ₹3,959.96 in your bank, tax 0" })
    .click();
  const arrives = page.getByRole("dialog").locator("dl dt").first();
  await expect.poll(() => arrives.innerText()).toBe("Arrives in your bank");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL((url) => url.search === "");

  await page.goto("/");
  await page.getByRole("heading", { name: "Largest holdings" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: /^Tax-free for you now\s*₹3,959\.96/ }).waitFor();

  await page.goto(`/funds/${held}`);
  await page.getByRole("tab", { name: "Lots" }).click();
  const lot = page.getByRole("row").filter({ hasText: "5 Jan 2024" });
  // Long-term after a year and a day, without a load after the 3,000 days that were typed.
  expect(await lot.innerText()).toMatch(/Equity\s+6 Jan 2025\s+24 Mar 2032/);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Before selling" }).click();
  await page.getByText(/^2023-24, 1 lot, 50\.000 units/).click();
  const days = page.getByRole("table", { name: "Lots held: 2023-24" });
  await days.getByRole("link", { name: "5 Jan 2024" }).click();
  await page.getByRole("row").filter({ hasText: "5 Jan 2024" }).waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Tax", exact: true }).click();
  await page.getByRole("table", { name: "Unlisted Held Scheme" }).waitFor();

  await page.getByLabel("Person").selectOption("Meera");
  await page.getByRole("heading", { name: "Tax: Meera" }).waitFor();
  await page.getByRole("heading", { name: /^Nothing was sold in/ }).waitFor();
});

it(
  "a report is printed with its year, person and disclaimer on each page, under nothing",
  { tags: "long" },
  async () => {
    const printed = await registerUser(baseUrl);
    const names = ["Unlisted Long Scheme", "Unlisted Short Scheme"];
    const sold = [70, 3];
    for (const [index, schemeName] of names.entries()) {
      const sales = Array.from({ length: sold[index] ?? 0 }, (_, at) => ({
        date: `2025-${String(4 + (at % 8)).padStart(2, "0")}-0${1 + (at % 7)}`,
        type: "redemption",
        units: 1,
        amount: 90,
        nav: 90,
      }));
      await addLedger(printed, [transactionInput(), ...sales.map(transactionInput)], {
        schemeName,
        amfiCode: `77720${index}`,
      });
      await printed.mutate("tax.setClass", { amfiCode: `77720${index}`, class: "equity" });
    }
    await addFund(printed, { amfiCode: null, schemeName: "My Policy" });
    const page = await browser.newPage();
    await signIn(page, printed, baseUrl);
    await page.goto("/tax/2025-26");
    await page.getByRole("article").filter({ hasText: "73 lots sold" }).first().waitFor();
    // On paper, what is folded on the screen is open. The rows are printed once they are there.
    await page.emulateMedia({ media: "print" });
    await page.getByText("112A, long-term").nth(72).waitFor();
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    const texts = pages.map(textOf);

    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const [index, printedPage] of pages.entries()) {
      const [text, where] = [texts[index] ?? "", `page ${index + 1}`];
      expect(text, where).toContain("Capitalgains2025-26:AshaRao");
      expect(text, where).toContain("Fundbook,asof");
      expect(text, where).toMatch(/Notcomplete·Bythelawasof\w+\.Notadvice\./);
      // The first page has the same words in its heading.
      const [foot] = printedPage
        .filter((item) => withoutSpaces(item.text).startsWith("Capitalgains2025"))
        .toSorted((one, other) => one.top - other.top);
      const [footTop, footBottom] = [foot?.top ?? 0, foot?.bottom ?? 0];
      const above = printedPage.filter(({ bottom }) => bottom > footTop);
      // The rest stands above the footer, which has three parts, and nothing covers anything.
      expect(Math.min(...above.map(({ bottom }) => bottom)) - footTop, where).toBeGreaterThan(2);
      expect(printedPage.length - above.length, where).toBe(3);
      expect(
        printedPage.every(({ bottom }) => bottom >= footBottom - 1),
        where,
      ).toBe(true);
      expect(overlaps(printedPage), where).toEqual([]);
      // A4 has 595 by 842 points.
      expect(
        printedPage.every(({ left, right, top }) => left > 30 && right < 565 && top < 842 - 30),
        where,
      ).toBe(true);
    }
    // Each fund begins a page, and each page of its lots has their headings.
    const pageOf = (name: string) =>
      texts.findIndex((text) => text.includes(`${withoutSpaces(name)}Folio`));
    const [long, short] = names.map(pageOf) as [number, number];
    expect(long).toBe(0);
    expect(texts[short]?.startsWith("UnlistedShortScheme")).toBe(true);
    expect(short).toBeGreaterThanOrEqual(2);
    for (const text of texts.slice(0, short + 1)) {
      expect(text).toContain("SoldonBoughtonUnitsReceived");
    }
    const whole = texts.join("");
    expect(whole.match(/112A,long-term/g)).toHaveLength(73);
    // What is chosen stands there as text; controls and files do not.
    expect(whole).toContain("Equity·Youranswer");
    expect(whole).not.toMatch(/Neitherequity|Schedule112A\(CSV\)|Beforeselling|Save|Enterlosses/);
  },
);

it(
  "a year of many lots loads those of a fund when it is opened, and all of them for a file",
  { tags: "long" },
  async () => {
    const many = await registerUser(baseUrl);
    await insertCircles(inject("databaseUrl"), many.id, { purchases: 300, circles: 3, rows: 0 });
    await many.mutate("tax.setFmv", { amfiCode: "900002", fmvPerUnit: 50 });
    const page = await browser.newPage();
    await signIn(page, many, baseUrl);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("tax.sales")) asked.push(request.url());
    });
    await page.goto("/tax/2019-20");
    const section = page.getByRole("article").filter({ hasText: "section 112A" });
    await section.getByText("1,800 lots sold").click();
    await section.getByRole("row").filter({ hasText: segregatedFund }).waitFor();
    expect(asked).toEqual([]);

    await page.getByRole("heading", { name: "Gains by fund" }).click();
    const fund = page.getByRole("article").filter({ hasText: `Folio ${segregatedFund}` });
    await fund.getByText("1,800 lots sold").click();
    await fund.getByRole("row").filter({ hasText: "6 Jun 2019" }).first().waitFor();
    expect(asked).toHaveLength(1);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Sales (CSV)" }).click(),
    ]);
    const file = await readFile(await download.path(), "utf8");
    expect(file.split("\r\n").filter((line) => line.includes(segregatedFund))).toHaveLength(1_800);
  },
);
