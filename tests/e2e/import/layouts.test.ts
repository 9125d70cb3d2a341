// @module-tag long
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { okay } from "../../support/api/ledgers.ts";
import { closingLine, madeScheme, purchase } from "../../support/data/cas-samples.ts";
import { hugePage, nestedForms } from "../../support/data/heavy-pdf.ts";
import { casPdf } from "../../../sample/statement/cas-pdf.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { workbook } from "../../support/data/workbook.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const listed =
  "D110-First Example PSU Debt Fund - Direct Plan - Growth (Advisor: DIRECT) Registrar : CAMS";

const file = (bytes: Uint8Array | string, name = "cas.pdf") => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});

async function chooseFiles(...files: ReturnType<typeof file>[]) {
  const owner = await registerUser(baseUrl);
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/funds/import");
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  await page.locator("input[type=file]").setInputFiles(files);
  return { page, owner };
}

const fundsOf = async (owner: ApiClient) =>
  okay<{ funds: Fund[] }>(await owner.query("funds.list")).funds;

describe("a scheme that is not in the list", () => {
  it("is asked about once, and is what its fund's page says afterwards", async () => {
    const closed = "X7-Sample Matured Plan - Growth (Advisor: DIRECT) Registrar : CAMS";
    const cas = file(
      casPdf({
        schemes: [
          madeScheme([purchase()], undefined, {
            above: ["Sample Mutual Fund", "Folio No: 11", "SAMPLE NAME", closed],
          }),
        ],
      }),
    );
    const { page, owner } = await chooseFiles(cas);
    await page.getByRole("button", { name: "It is not in the list", exact: false }).click();
    await page.getByRole("button", { name: "Add 1 entry" }).click();
    await page.getByText("1 entry was added").waitFor();
    const again = async () => {
      await page.goto("/funds/import");
      await page.getByRole("button", { name: "Choose files" }).waitFor();
      await page.locator("input[type=file]").setInputFiles([cas]);
      await page.getByText("There is nothing new to add.").waitFor();
      expect(await page.getByText("Which schemes are these?").count()).toBe(0);
    };
    await again();
    await page.getByRole("button", { name: "Start again" }).click();
    const [fund] = await fundsOf(owner);
    await page.goto(`/funds/${fund?.id}`);
    await page.getByText("This scheme is not in AMFI's list", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Choose its scheme" }).click();
    await page.getByRole("combobox", { name: "Scheme" }).fill("900006");
    await page.getByRole("option", { name: /Liquid ETF/ }).click();
    await page.getByText("Fund updated successfully").waitFor();
    await page.getByRole("heading", { name: /Liquid ETF/ }).waitFor();
    expect(await page.getByText("This scheme is not in AMFI's list").count()).toBe(0);
    await again();
    await page.getByText("1 scheme matched, 1 entry").click();
    await page.getByText("Liquid ETF", { exact: false }).first().waitFor();
  });
});

it("a line that looks off is added with the units that its amount and NAV give, as is said first", async () => {
  const lines = [
    "Scheme Name,Transaction Type,Units,NAV,Amount,Date",
    "First Example PSU Debt Fund - Direct Plan - Growth,PURCHASE,20000.00,400.00,8000,16 Jan 2026",
  ];
  const { page, owner } = await chooseFiles(file(lines.join("\n"), "groww.csv"));
  await page.getByLabel("Folio number").fill("Demat");
  await page.keyboard.press("Enter");
  await page.getByText("are worth ₹80,00,000.00, not ₹8,000.00", { exact: false }).waitFor();
  await page.getByRole("button", { name: /^Use 20\.000 units: / }).click();
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await page.getByText("1 entry was added").waitFor();
  expect(await fundsOf(owner)).toMatchObject([{ units: 20, investedAmount: 8_000 }]);
});

describe("a fund that cannot be saved", () => {
  const csv = (...names: string[]) =>
    [
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date",
      ...names.map((name) => `${name},PURCHASE,20.00,400.00,8000,16 Jan 2026`),
    ].join("\n");
  const own = "First Example PSU Debt Fund - Direct Plan - Growth";

  it("because of its name is said before anything is sent, and the rest is added", async () => {
    const { page, owner } = await chooseFiles(file(csv("Sample ".repeat(45), own), "groww.csv"));
    await page.getByRole("button", { name: "Demat for all" }).first().click();
    await page.getByRole("button", { name: "It is not in the list", exact: false }).click();
    await page.getByText("Scheme name must be at most 300 characters", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Add 1 entry" }).click();
    await page.getByText("1 entry was added").waitFor();
    expect(await fundsOf(owner)).toMatchObject([{ schemeName: own }]);
  });

  it("by the server's rules is said, is not asked for again for ever, and holds up no other", async () => {
    const other = "First Example Liquid ETF - Growth";
    const { page, owner } = await chooseFiles(
      file(`${csv(own)}\n${other},PURCHASE,3.00,1000.00,3000,16 Jan 2026`, "one.csv"),
      file(csv(own).replace("16 Jan", "16 Feb"), "two.csv"),
    );
    await page.getByRole("button", { name: "Demat for all" }).first().click();
    const button = page.getByRole("button", { name: "Add 3 entries" });
    await button.waitFor();
    await page.route("**/api/trpc/imports.commit**", async (route) => {
      const body = route.request().postData() ?? "";
      await route.continue({
        postData: body.replaceAll('"units":20,', '"units":0,'),
      });
    });
    await button.click();
    await page
      .getByText("Not added: First Example PSU Debt Fund", { exact: false })
      .first()
      .waitFor();
    await page.getByText("1 entry was added").waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(await fundsOf(owner)).toMatchObject([{ schemeName: other, units: 3 }]);
  });
});

describe("a statement's shape", () => {
  it("with a reversal above its purchase, load notes with days and a house in lower case is imported at its cost", async () => {
    const bounced = [
      purchase({ amount: "2,000.00", units: "50.000", nav: "40.0000", balance: "50.000" }),
      purchase({
        date: "05-Feb-2021",
        text: "SIP Purchase (Reversal - Cheque Dishonoured)",
        amount: "(1,999.90)",
        units: "(40.000)",
        nav: "50.0000",
        balance: "10.000",
      }),
      purchase({
        date: "05-Feb-2021",
        text: "SIP",
        units: "40.000",
        nav: "50.0000",
        balance: "50.000",
      }),
    ];
    const scheme = (...above: string[]) =>
      madeScheme(bounced, "50.000", {
        above: [...above, listed],
        closing: closingLine("50.000"),
        below: ["WEF 17-Nov-2020 - Exit Load - Nil"],
      });
    const cas = {
      schemes: [
        scheme("quant Mutual Fund", "Folio No : 11", "SAMPLE NAME"),
        scheme("PGIM INDIA MUTUAL FUND", "Folio No: 22", "SAMPLE NAME"),
      ],
    };
    const { page, owner } = await chooseFiles(file(casPdf(cas)));
    await page.getByText("3 entries with the same units", { exact: false }).waitFor();
    await page.getByRole("button", { name: /^Import anyway: / }).click();
    await page.getByText("2 schemes matched, 6 entries").click();
    await page.getByRole("heading", { name: "quant Mutual Fund" }).waitFor();
    await page.getByRole("heading", { name: "PGIM INDIA MUTUAL FUND" }).waitFor();
    await page.getByRole("button", { name: "Add 6 entries" }).click();
    await page.getByText("6 entries were added").waitFor();
    const funds = await fundsOf(owner);
    // By hand: only the first purchase is left; a sale of the oldest 40 would leave 2,399.90.
    expect(funds.map(({ units, investedAmount }) => [units, investedAmount])).toEqual([
      [50, 2_000],
      [50, 2_000],
    ]);
  });

  it("draws no false warning, keeps names apart and says what is left out, in several files together", async () => {
    const above = (...scheme: string[]) => [
      "Sample Mutual Fund",
      "Folio No: 11",
      "SAMPLE NAME",
      ...scheme,
    ];
    const unlisted = (name: string) => above(`${name} (Advisor: DIRECT) Registrar : CAMS`);
    const sold = purchase({
      date: "05-Jan-2023",
      text: "Redemption less TDS, STT",
      amount: "(2,472.96)",
      units: "(19.999)",
      nav: "150.0000",
      balance: "0.000",
    });
    const tax = { date: "05-Jan-2023", text: "*** TDS Deducted ***", amount: "526.89" };
    const broken = [
      "X9-Sample Income Plan - ISIN: INF000X01021 - Payout(Advi Registrar : CAMS",
      "sor: INZ000031633)",
    ];
    const matured = {
      schemes: [
        madeScheme([purchase(), sold, tax], "0.000", {
          above: unlisted("X7-Sample Matured Plan - Growth"),
        }),
        madeScheme([purchase()], undefined, { above: above(...broken) }),
      ],
    };
    const recent = {
      period: "01-Apr-2022 To 31-Dec-2024",
      schemes: [
        madeScheme([sold, tax], "0.000", {
          above: above(listed),
          opening: "Opening Unit Balance: 19.999",
        }),
      ],
    };
    const row = (folio: string, name: string) =>
      `${folio}  INF000X01013  ${name}  7,000.00  69.999  30-Jun-2024  120.0000  8,399.88  CAMS`;
    const more = ["Growth Option (formerly known as", "Sample Opportunities Fund)"];
    const summary = {
      title: "Consolidated Account Summary",
      period: "As on 01-Jul-2024",
      front: [
        "This page holds text enough not to be taken for a picture of a page.",
        "Folio No.  ISIN  Scheme Name  Cost Value  Unit Balance  NAV Date  NAV  Market Value  Registrar",
        row("12345678/90", "D110-Sample Flexi Cap Fund - Direct Plan -"),
        ...more,
        row("777", "D7-Sample Mid Cap Fund - Direct Plan -"),
        ...more,
      ],
      schemes: [],
    };
    const { page, owner } = await chooseFiles(
      file(casPdf(matured), "matured.pdf"),
      file(casPdf(recent), "recent.pdf"),
      file(casPdf(summary), "summary.pdf"),
    );
    for (const name of [
      "Sample Income Plan - Payout",
      "Sample Flexi Cap Fund - Direct Plan - Growth Option",
      "Sample Mid Cap Fund - Direct Plan - Growth Option",
    ])
      await page.getByText(`Which scheme of AMFI's list is “${name}”?`, { exact: true }).waitFor();
    const closed = page.getByRole("region", { name: "recent.pdf" });
    await closed.getByText("All units were sold in this file", { exact: false }).waitFor();
    await closed.getByText("1 entry", { exact: false }).waitFor();
    for (const untrue of ["does not match", "has no transactions", "Advi"])
      expect(await page.getByText(untrue, { exact: false }).count(), untrue).toBe(0);
    await page
      .getByRole("article")
      .filter({ hasText: "Sample Matured Plan" })
      .getByRole("button", { name: "It is not in the list", exact: false })
      .click();
    await page.getByRole("button", { name: "3 questions left" }).waitFor();
    await page.getByRole("button", { name: "Leave out all 2" }).click();
    await page.getByRole("button", { name: "Leave out Sample Income Plan - Payout" }).click();
    await page.getByRole("button", { name: "Add 2 entries" }).click();
    await page.getByText("2 entries were added").waitFor();
    expect(await fundsOf(owner)).toMatchObject([
      { schemeName: "Sample Matured Plan - Growth", units: 0 },
    ]);

    await page.goto("/");
    // By hand: 1,999.90 are 2,472.96 and 526.89 of tax after 730 days, and 1.2247² is 1.5.
    await page.getByText("+22.47%").first().waitFor();
    expect(await page.getByText("No NAV yet").count()).toBe(0);

    const merger = { date: "05-Jan-2023", nav: "150.0000", amount: "2,999.85" };
    const merged = {
      schemes: [
        madeScheme(
          [
            purchase(),
            {
              ...merger,
              text: "Switch Out - Merger",
              amount: "(2,999.85)",
              units: "(19.999)",
              balance: "0.000",
            },
          ],
          "0.000",
          { above: unlisted("X8-Sample Old Plan - Growth") },
        ),
        madeScheme(
          [
            {
              ...merger,
              text: "Switch In - Merger - From Sample Old Plan",
              units: "19.999",
              balance: "19.999",
            },
          ],
          undefined,
          { above: above(listed) },
        ),
      ],
    };
    await page.goto("/funds/import");
    await page.getByRole("button", { name: "Choose files" }).waitFor();
    await page.locator("input[type=file]").setInputFiles([file(casPdf(merged), "merger.pdf")]);
    await page.getByRole("button", { name: "Leave out Sample Old Plan - Growth" }).click();
    await page.getByRole("button", { name: "Add 1 entry" }).click();
    await page.getByText("1 entry was added").waitFor();
    expect(
      (await fundsOf(owner)).map(({ schemeName, units }) => [schemeName, units]).toSorted(),
    ).toEqual([
      ["First Example PSU Debt Fund - Direct Plan - Growth", 19.999],
      ["Sample Matured Plan - Growth", 0],
    ]);
  });

  it("shows what is printed against what its lines come to", async () => {
    const cas = {
      front: [
        "PORTFOLIO SUMMARY",
        "Sample Mutual Fund 1,900.00 2,900.00",
        "Total 1,900.00 2,900.00",
      ],
      schemes: [
        madeScheme([purchase({ text: "IDCW Reinvested @ Rs.1.00 per unit" })], undefined, {
          above: ["Sample Mutual Fund", "Folio No: 11", "SAMPLE NAME", listed],
          closing: closingLine(
            "19.999",
            "  Total Cost Value: 1,900.00  Market Value on 31-Dec-2024: INR 2,900.00",
          ),
        }),
      ],
    };
    const { page } = await chooseFiles(file(casPdf(cas)));
    await page.getByText("The schemes add up to the printed total of ₹2,900.00.").waitFor();
    await page.getByText("Agrees with the statement: Units", { exact: true }).waitFor();
    await page.getByText("Cost ₹1,999.90", { exact: false }).waitFor();
    await page
      .getByText(
        "Value: the statement says ₹2,900.00, its lines come to ₹2,399.88. The difference is ₹500.12.",
      )
      .waitFor();
    expect(await page.getByText("Closing units × NAV", { exact: false }).count()).toBe(0);
    await page
      .getByText(
        "Cost: the statement says ₹1,900.00, its lines come to ₹1,999.90. The difference is ₹99.90. The statement may count reinvested IDCW at no cost.",
      )
      .waitFor();
    await page.getByText("Lines concerned: 1 line").click();
    await page.getByText("Page 1, line", { exact: false }).first().waitFor();
    await expectNoAxeViolations(page);
  });

  it("that is not known is said with its page and line, whose shape can be copied", async () => {
    const unknown = madeScheme([purchase()], undefined, {
      opening: "Opening Balance of Units 0.000",
    });
    const cas = { linesOnPage: 4, schemes: [unknown] };
    const { page } = await chooseFiles(file(casPdf(cas)));
    await page.getByText("Fundbook does not recognise this statement", { exact: false }).waitFor();
    await page.getByText("Page 2, line 5", { exact: false }).waitFor();
    await expectNoAxeViolations(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy this line, anonymised" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "Page 2, line 5: xxxxxxx xxxxxxx xx xxxxx 9.999",
    );
  });

  it("of a registrar's report, of an older Kuvera file and of a sheet with decimal commas is read", async () => {
    const own = "First Example PSU Debt Fund - Direct Plan - Growth";
    const cams = [
      "MF_NAME,INVESTOR_NAME,PAN,FOLIO_NUMBER,PRODUCT_CODE,SCHEME_NAME,TYPE,TRADE_DATE,TRANSACTION_TYPE,DIVIDEND_RATE,AMOUNT,UNITS,PRICE,BROKER",
      `Sample,A,,11/,D110,${own},DEBT,05-FEB-2021,SIP Rejection,,-2000.00,-20.000,100.0000,`,
      `Sample,A,,11/,D110,${own},DEBT,05-FEB-2021,SIP Purchase,,2000.00,20.000,100.0000,`,
      `Sample,A,,11/,D110,${own},DEBT,05-MAR-2021,Purchase,,1000.00,10.000,100.0000,`,
    ].map((line) => `<tr><td>${line.replaceAll(",", "<td>")}`);
    const kuvera = [
      "Date|Folio Number|Name of the Fund|Order|Units|NAV|Current Nav|Amount (INR)",
      "2021-05-06|22|First Example PSU Debt Growth Direct Plan|buy|10.5|100|120|1050",
    ].flatMap((line) => line.split("|").map((value) => [value]));
    const commas = `When;Fund;Folio;Units;Paid\n21-05-06;${own};33;1.000,5;100.050,25\n`;
    const { page, owner } = await chooseFiles(
      file(`<html><table>${cams.join("")}</table></html>`, "cams.xls"),
      file(workbook(kuvera), "kuvera.xlsx"),
      file(commas, "commas.csv"),
    );
    await page.getByText("Date When").waitFor();
    await page.getByLabel("Amount").selectOption("paid");
    expect(await page.getByLabel("Decimals").inputValue()).toBe("comma");
    const read = page.getByRole("button", { name: "Read the file" });
    expect(await read.getAttribute("aria-disabled")).toBe("true");
    await page.getByLabel("What says whether", { exact: false }).selectOption("all-purchases");
    await read.click();
    const order = page.getByLabel("Order of the dates");
    await order.waitFor();
    expect(await read.getAttribute("aria-disabled")).toBe("true");
    await order.selectOption("Year, month, day: 21-05-06 is 6 May 2021");
    await read.click();
    await page.getByRole("button", { name: "Add 5 entries" }).click();
    await page.getByText("5 entries were added").waitFor();
    const funds = await fundsOf(owner);
    expect(
      funds
        .toSorted((one, other) => one.units - other.units)
        .map(({ folioNumber, units, investedAmount, amfiCode }) => [
          folioNumber,
          units,
          investedAmount,
          amfiCode,
        ]),
    ).toEqual([
      ["11", 10, 1_000, expect.any(String)],
      ["22", 10.5, 1_050, funds[0]?.amfiCode],
      ["33", 1_000.5, 100_050.25, funds[0]?.amfiCode],
    ]);
  });

  it("with lines that cannot be read says why, and adds the rest", async () => {
    const csv = [
      "When,Fund,Folio,What,Units,Paid",
      "31/01/2024,First Example PSU Debt Fund - Direct Plan - Growth,77,buy,2,500",
      "32/01/2024,First Example PSU Debt Fund - Direct Plan - Growth,77,buy,2,500",
      "31/03/2024,First Example PSU Debt Fund - Direct Plan - Growth,77,buy,,500",
    ].join("\n");
    const { page } = await chooseFiles(file(csv, "own.csv"));
    await page.getByText("Date When").waitFor();
    await page.getByLabel("Amount").selectOption("paid");
    await page.getByRole("button", { name: "Read the file" }).click();
    await page.getByText("Fundbook does not recognise this date format.").waitFor();
    await page.getByText("The units are missing or are not a number.").waitFor();
    await page.getByRole("button", { name: "Copy these lines, anonymised" }).waitFor();
    await page.getByRole("button", { name: "Add 1 entry" }).waitFor();
  });
});

describe("a file that would take too long", () => {
  it.each([
    ["forms within forms, in a few kilobytes", () => nestedForms(10)],
    ["216 MB on one page, packed", () => hugePage(216)],
  ])("is given up with a sentence: %s", async (_title, pdf) => {
    const { page } = await chooseFiles(file(pdf(), "heavy.pdf"));
    await page.getByText("Reading this file takes too long", { exact: false }).waitFor();
  });
});
