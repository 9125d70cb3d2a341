import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { setEditMode } from "../../support/browser/signed-in-page.ts";
import { categoryChip, openWithTwoFunds } from "../../support/browser/fund-pages.ts";

const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";
const liquid = "Second Example Liquid Fund";

describe("an owner on a phone", () => {
  it("edits a fund and sees its figures while typing", { tags: "long" }, async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds", "phone");
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds?category=debt");
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByRole("heading", { name: "Edit Fund", exact: true }).waitFor();
    expect(await page.getByLabel("Scheme").inputValue()).toBe(psu);
    expect(await page.getByLabel("Folio number").inputValue()).toBe("1001/1");

    // By hand: 20 × 404.73 = 8,094.60; − 4,000 = 4,094.60.
    await page.getByLabel("Units").fill("20");
    await page.getByText("₹8,094.60").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Fund updated successfully").waitFor();

    // The list's search parameters are unchanged.
    await page.waitForURL("**/funds/edit-funds?category=debt");
    await page.getByText("₹8,094.60").waitFor();
    await page.getByText("+₹4,094.60").waitFor();
  });

  it("moves a fund to a new category, which updates the chips", { tags: "long" }, async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds", "phone");
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByLabel("Category").fill("LIQUID");
    await page.getByLabel("Category").press("Escape");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Fund updated successfully").waitFor();
    await categoryChip(page, "liquid 2 funds").waitFor();
    expect(await categoryChip(page, "debt").count()).toBe(0);
  });

  it("deletes a fund after confirmation, focuses the next one, and restores the fund", async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds", "phone");
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    const deletion = page.getByRole("button", { name: `Delete ${psu}` });
    const dialog = page.getByRole("alertdialog", { name: "Delete fund?" });
    const cancels = [
      () => dialog.getByRole("button", { name: "Cancel" }).click(),
      () => page.keyboard.press("Escape"),
    ];
    for (const cancel of cancels) {
      await deletion.click();
      await dialog.getByText(psu).waitFor();
      await cancel();
      await dialog.waitFor({ state: "hidden" });
      expect(await deletion.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await deletion.click();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await page.getByText(`Deleted ${psu}.`).waitFor();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.click();
    await page.getByText(`Restored ${psu}.`).waitFor();
    await undo.waitFor({ state: "detached" });
    await categoryChip(page, "All 2 funds").waitFor();
    await deletion.click();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await undo.waitFor();
    await deletion.waitFor({ state: "detached" });
    await categoryChip(page, "All 1 fund").waitFor();
    await page.locator(":is(li, tr):focus").filter({ hasText: liquid }).waitFor();

    await page.reload();
    await page.getByText(liquid).first().waitFor();
    expect(await page.getByText(psu).count()).toBe(0);

    await page.goto("/account/data");
    await page.getByText("30 days left").waitFor();
    await page.getByRole("button", { name: `Restore ${psu}` }).click();
    await page.getByText("Nothing was deleted in the last 30 days.").waitFor();
    await page.goto("/funds/edit-funds");
    await deletion.waitFor();
  });
});

describe("a change that fails", () => {
  it("is rolled back with the specified message", { tags: "long" }, async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds");
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    await page.getByText(psu).waitFor();
    let isRefused = false;
    await page.route(/funds\.(delete|update)/, async (route) => {
      isRefused = true;
      await route.fulfill({ status: 400, json: refusal });
    });
    await page.getByRole("button", { name: `Delete ${psu}` }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText(`Failed to delete ${psu}.`).waitFor();
    expect(isRefused).toBe(true);
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByLabel("Units").fill("77");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Failed to update fund: The request is not valid").waitFor();
    expect(await page.getByLabel("Units").inputValue()).toBe("77");
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByText("₹4,047.30").waitFor();
  });

  const refusal = [
    {
      error: {
        message: "The request is not valid",
        code: -32600,
        data: { code: "BAD_REQUEST", httpStatus: 400, appCode: "request/invalid" },
      },
    },
  ];
});
