import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { openWithTwoFunds, ownerOfTwoFunds } from "../../support/browser/fund-pages.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";

describe("edit mode", () => {
  it("disables Edit and Delete until it is switched on, there or in the account, and Back closes what it asks", async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds");
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByText("Please enable edit mode in account settings to edit funds.").waitFor();
    await page.getByRole("button", { name: `Delete ${psu}` }).click();
    await page.getByText("Please enable edit mode in account settings to delete funds.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/funds/edit-funds");
    const question = page.getByRole("alertdialog");
    expect(await question.count()).toBe(0);
    await page.getByRole("switch", { name: "Edit and delete funds" }).check();
    await page.getByRole("button", { name: `Delete ${psu}` }).click();
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/funds/edit-funds");
    await page.getByRole("switch", { name: "Edit and delete funds" }).uncheck();

    await page.goto("/funds/edit-funds/any");
    await page.getByRole("heading", { name: "Edit mode is off" }).waitFor();
  });

  it("is stored per user in an unreadable form, and the same in all tabs", async () => {
    const page = await openWithTwoFunds(browser, "/account");
    const other = await page.context().newPage();
    await other.goto("/account");
    const [here, there] = [page, other].map((tab) =>
      tab.getByRole("switch", { name: "Edit and delete funds" }),
    );
    await here?.check();
    await expect.poll(() => there?.isChecked()).toBe(true);

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toMatch(/true|edit|\bon\b|@/i);

    await page.reload();
    expect(await here?.isChecked()).toBe(true);
    await signIn(page, await ownerOfTwoFunds(), baseUrl);
    await page.reload();
    await expect.poll(() => here?.isChecked()).toBe(false);
  });
});
