import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import type { ApiClient } from "../../support/api/api-client.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { ownerOfTwoFunds } from "../../support/browser/fund-pages.ts";
import { keyboardOf } from "../../support/browser/keyboard.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const question = "You have this scheme in this folio: open it, or add another?";

async function fundsOf(owner: ApiClient) {
  return ((await owner.query("funds.list")).data as FundList).funds;
}

/** The form filled in with the scheme of folio 1001/1, and sent. */
async function addAgain(page: Page, owner: ApiClient, folio: string): Promise<void> {
  await signIn(page, owner, baseUrl);
  await page.goto("/funds/add-fund");
  await page.getByLabel("Scheme").fill("growth psu");
  await page.getByRole("option").first().click();
  await page.getByLabel("Folio number").fill(folio);
  await page.getByLabel("Invested amount").fill("500");
  await page.getByLabel("Units").fill("2");
  await page.getByRole("button", { name: "Add Fund" }).click();
}

describe("adding a scheme and folio again on a desktop", () => {
  it("asks first, and opens the fund that is there", async () => {
    const owner = await ownerOfTwoFunds();
    const page = await browser.newPage();
    await addAgain(page, owner, "1001 / 1");
    const dialog = page.getByRole("alertdialog", { name: question });
    await dialog.getByText("Folio 1001/1").waitFor();
    expect(await fundsOf(owner)).toHaveLength(2);
    await dialog.getByRole("button", { name: "Open it" }).click();
    const { id } = (await fundsOf(owner)).find(({ folioNumber }) => folioNumber === "1001/1")!;
    await page.waitForURL(`**/funds/${id}`);
  });

  it("adds another if that is the answer", { tags: "long" }, async () => {
    const owner = await ownerOfTwoFunds();
    const page = await browser.newPage();
    await addAgain(page, owner, "1001/1");
    await page.getByRole("button", { name: "Add another" }).click();
    await page.getByText("Fund added successfully").first().waitFor();
    await page.waitForURL("**/funds/view-funds");
    expect(await fundsOf(owner)).toHaveLength(3);
  });
});

it(
  "the question is accessible, has the focus, and Escape leads back to the form",
  { tags: "long" },
  async () => {
    const owner = await ownerOfTwoFunds();
    const page = await browser.newPage();
    await addAgain(page, owner, "1001/1");
    const { press, isAt, tabTo } = keyboardOf(page);
    await isAt("button", "Open it");
    await expectNoAxeViolations(page);
    await tabTo("button", "Add another");
    await press("Escape");
    await isAt("button", "Add Fund");
    expect(await page.getByLabel("Units").inputValue()).toBe("2");
    expect(await fundsOf(owner)).toHaveLength(2);
  },
);

it("another folio is added without a question", { tags: "long" }, async () => {
  const owner = await ownerOfTwoFunds();
  const page = await browser.newPage();
  await addAgain(page, owner, "1001/2");
  await page.waitForURL("**/funds/view-funds");
  expect(await fundsOf(owner)).toHaveLength(3);
});
