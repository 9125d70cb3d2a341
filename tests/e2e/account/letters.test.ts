import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { registerUser } from "../../support/api/sharing.ts";
import {
  startProductWithMail,
  type ProductWithMail,
} from "../../support/servers/product-with-mail.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const browser = useBrowser();
let product: ProductWithMail;
beforeAll(async () => {
  product = await startProductWithMail({ RATE_LIMITS: "off" });
});
afterAll(() => product?.stop());

it("a letter is seen first, asked for with one press, and listed once it was sent", async () => {
  const owner = await registerUser(product.url);
  await proveAddress(product.databaseUrl, owner.email);
  await addLedger(owner, [transactionInput()], { amfiCode: null });
  const page = await browser.newPage();
  await signIn(page, owner, product.url);
  await page.goto(`${product.url}/account`);
  await page.getByRole("link", { name: "Letters" }).click();
  const monthly = page.getByRole("region", { name: "A letter each month" });
  await monthly.getByRole("radio", { name: "Off" }).waitFor();
  for (const kind of [monthly, page.getByRole("region", { name: "A letter on 1 March" })]) {
    expect(await kind.getByRole("radio", { name: "Off" }).isChecked()).toBe(true);
  }
  await monthly.getByRole("button", { name: "See the letter first" }).click();
  const letter = page.getByRole("article", { name: "The letter" });
  await letter.getByText(/^Your funds in \w+ \d{4}$/).waitFor();
  expect(await letter.innerText()).toContain(`To ${owner.email}`);
  await monthly.getByRole("radio", { name: "Percentages only" }).click();
  await expect
    .poll(() => runSql(product.databaseUrl, "select kind, holder_id, amounts from letter_settings"))
    .toMatchObject([{ kind: "monthly", holder_id: "everyone", amounts: "percentages" }]);
  await expectNoAxeViolations(page);
  await runSql(
    product.databaseUrl,
    `insert into letters (user_id, holder_id, kind, period, id, state, due_at, deadline, refusals, settled_at)
     values (?1, 'everyone', 'monthly', '2026-09', 'one', 'sent', 1, 1, 0, 1759800000000),
       (?1, 'me', 'monthly', '2026-08', 'two', 'sent', 1, 1, 0, 1759800000000)`,
    [owner.id],
  );
  await page.reload();
  expect(await monthly.getByRole("radio", { name: "Percentages only" }).isChecked()).toBe(true);
  const links = page.getByRole("table", { name: "Letters so far" }).getByRole("link");
  await links.first().waitFor();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/reports/month/2026-09",
    "/reports/month/2026-08?holder=me",
  ]);
  await monthly.getByRole("radio", { name: "Off" }).click();
  await expect
    .poll(() => runSql(product.databaseUrl, "select kind from letter_settings"))
    .toEqual([]);
});

it("an account that can get no letters is told why, and can see one all the same", async () => {
  const owner = await registerUser(inject("baseUrl"));
  const page = await browser.newPage();
  await signIn(page, owner, inject("baseUrl"));
  await page.goto("/account/letters");
  await page.getByText("This Fundbook sends no mail, so it can send no letters.").waitFor();
  const monthly = page.getByRole("region", { name: "A letter each month" });
  await monthly.getByRole("radio", { name: "A notice only" }).click();
  await monthly.getByRole("button", { name: "See the letter first" }).click();
  await page.getByText(/Your report for \w+ \d{4} is ready\./).waitFor();
  const march = page.getByRole("region", { name: "A letter on 1 March" });
  await march.getByRole("button", { name: "See the letter first" }).click();
  await march.getByText(/^Left of the exemption of/m).waitFor();
});

it("a letter is offered after the first import", async () => {
  await loadFeed(product.databaseUrl, navFixture("eight-columns"));
  const page = await browser.newPage();
  await signIn(page, await registerUser(product.url), product.url);
  await page.goto(`${product.url}/funds/import`);
  const buffer = Buffer.from(`Transaction history
Scheme Name,Transaction Type,Units,NAV,Amount,Date
First Example PSU Debt Fund - Direct Plan - Growth,PURCHASE,10,50,500,05 Jan 2024
`);
  const file = { name: "groww.csv", mimeType: "text/csv", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  const folio = page.getByLabel("Folio number");
  await folio.fill("Demat");
  await folio.press("Tab");
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await page.getByRole("link", { name: "A letter each month?" }).click();
  await page.getByRole("region", { name: "A letter each month" }).waitFor();
});
