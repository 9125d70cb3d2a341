import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

type Holding = {
  words: string;
  scheme: string;
  folio: string;
  category: string;
  invested: string;
  units: string;
  since?: string;
};

/**
 * By hand, at the list's NAVs of 404.73, 1038.2597 and 107.1683:
 * 10 × 404.73 = 4,047.30; 100.5 × 1038.2597 = 1,04,345.09985, rounded 1,04,345.10; 100 × 107.1683 = 10,716.83.
 * Together 1,19,109.23 for 4,000 + 1,00,000 + 11,000 = 1,15,000: a gain of 4,109.23, which is 3.5732… %.
 */
const holdings: Holding[] = [
  {
    words: "growth psu",
    scheme: "First Example PSU Debt Fund - Direct Plan - Growth",
    folio: "1001/1",
    category: "Debt",
    invested: "4000",
    units: "10",
  },
  {
    words: "liquid second",
    scheme: "Second Example Liquid Fund",
    folio: "1002/2",
    category: "Liquid",
    invested: "₹ 1,00,000.00",
    units: "100.5",
  },
  {
    words: "idcw",
    scheme: "First Example PSU Debt Fund - Direct Plan - IDCW Reinvestment",
    folio: "1003/3",
    category: "debt",
    invested: "11,000",
    units: "100",
    since: "2024-01-05",
  },
];

const figures = {
  "Current Value": "₹1,19,109.23",
  "Total Invested": "₹1,15,000.00",
  PnL: "+₹4,109.23",
  "Overall Returns": "+3.57%",
  Schemes: "3",
};

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: /sign up|create account/i }).click();
  await page.getByText("Registration successful").waitFor();
}

async function addFund(page: Page, holding: Holding): Promise<void> {
  await page.goto("/funds/add-fund");
  if (holding.since !== undefined) {
    await page.getByRole("radio", { name: "A date" }).check();
    await page.getByLabel("Bought on").fill(holding.since);
  }
  await page.getByLabel("Scheme").fill(holding.words);
  await page.getByRole("option").filter({ hasText: holding.scheme }).click();
  await page.getByLabel("Folio number").fill(holding.folio);
  await page.getByLabel("Category").fill(holding.category);
  await page.getByLabel("Invested amount").fill(holding.invested);
  await page.getByLabel("Units").fill(holding.units);
  await page.getByRole("button", { name: "Add Fund" }).click();
  await page.getByText("Fund added successfully").first().waitFor();
  await page.waitForURL("**/funds/view-funds");
}

async function expectFigures(page: Page): Promise<void> {
  await page.goto("/");
  for (const [label, figure] of Object.entries(figures)) {
    const card = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
    await card.getByText(figure, { exact: true }).first().waitFor({ state: "attached" });
  }
}

describe("a new user on a phone", () => {
  it("registers, adds three funds, and sees the right five figures, also after signing in again", async () => {
    const page = await browser.newPage("phone");
    const email = `${crypto.randomUUID()}@example.in`;
    await register(page, email);
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const holding of holdings) await addFund(page, holding);
    await expectFigures(page);

    // 11,000 became 10,716.83.
    await page
      .getByText(/^XIRR −/)
      .first()
      .waitFor();
    await page.goto("/funds/view-funds");
    for (const { scheme, folio } of holdings) {
      await page.getByText(scheme).first().waitFor();
      await page.getByText(folio).first().waitFor();
    }

    await page.getByRole("button", { name: /log ?out|sign out/i }).click();
    await page.getByText("Goodbye, Asha Rao!").waitFor();
    await page.waitForURL("**/login");
    await page.goto("/funds");
    await page.waitForURL("**/login");

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    // The page requested before signing in.
    await page.waitForURL("**/funds");
    await expectFigures(page);
  });

  it(
    "finds one scheme by ISIN or code, with its kind as category, and adds it with a SIP's instalments",
    { tags: "long" },
    async () => {
      const page = await browser.newPage("phone");
      await register(page, `${crypto.randomUUID()}@example.in`);
      await page.goto("/funds/add-fund");
      for (const identifier of ["inf000a01003", "900002"]) {
        await page.getByLabel("Scheme").fill(identifier);
        await page.getByText("1 scheme", { exact: true }).first().waitFor();
      }
      await page.getByLabel("Scheme").fill("mutual second wound");
      await page.getByRole("option").getByText("No NAV since 14 Jun 2017").waitFor();
      await page.getByLabel("Scheme").fill("growth psu");
      await page.getByRole("option").first().click();
      expect(await page.getByLabel("Category").inputValue()).toBe("debt");
      await page.getByLabel("Category").fill("retirement");
      await page.getByLabel("Scheme").fill("second liquid");
      await page.getByRole("option").first().click();
      expect(await page.getByLabel("Category").inputValue()).toBe("retirement");
      await page.getByLabel("Folio number").fill("1004/4");
      await page.getByRole("radio", { name: "A SIP" }).check();
      await page.getByLabel("Instalment (₹)").fill("5000");
      await page.getByLabel("First month").fill("2024-01");
      await page.getByText(/^\d+ instalments until 5 .* in all$/).waitFor();
      await page.getByLabel("Instalments", { exact: true }).fill("12");
      await page.getByText("12 instalments until 5 Dec 2024, ₹60,000 in all").waitFor();
      // By hand: 0.57 × 1038.2597 = 591.81, less than a tenth of 60,000.
      await page.getByLabel("Units").fill("0.57");
      await page.getByRole("button", { name: "Add Fund" }).click();
      await page.getByRole("button", { name: "Use 57.000 units" }).click();
      expect(await page.getByLabel("Units").inputValue()).toBe("57");
      await page.getByRole("button", { name: "Add Fund" }).click();
      await page.waitForURL(/\/funds\/[0-9a-f-]{36}$/);
      await page.getByText("₹60,000.00", { exact: true }).first().waitFor();
      await page.getByText("SIP instalment").first().waitFor();
    },
  );
});
