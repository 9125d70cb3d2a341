import type { Page } from "playwright-core";
import { beforeAll, describe, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { keyboardOf } from "../../support/browser/keyboard.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

describe("with only the keyboard", () => {
  it("an owner on a phone sets the language, searches and sorts funds, edits one and deletes it", async () => {
    const owner = await register(baseUrl);
    await owner.mutate("funds.add", fundInput());
    await owner.mutate("funds.add", fundInput({ amfiCode: "900003", category: "Liquid" }));
    const page = await browser.newPage("phone");
    await signIn(page, owner, baseUrl);
    const { tabTo, use, fill, press, type, isAt, isAtRow } = keyboardOf(page);
    await open(page, "/account/preferences");
    await tabTo("radio", "Same as the browser");
    await press("ArrowUp");
    await isAt("radio", "हिन्दी");
    await page.getByRole("heading", { name: "पसंद", exact: true }).waitFor();
    await press("ArrowUp");
    await isAt("radio", "English");
    await tabTo("link", "Profile", "Shift+Tab");
    await press("Enter");
    await isAt("heading", "Account");
    await use("switch", "Edit and delete funds", "Space");
    await use("link", "Manage Funds");
    await isAt("heading", "Manage Funds");

    await use("link", "View Funds");
    await isAt("heading", "View Funds");
    await use("button", "liquid 1 fund");
    await waitForText(page, "1 of 2 funds");
    await isAt("button", "liquid 1 fund");
    await use("button", "Search");
    await isAt("searchbox", "Search fund");
    await type("psu");
    await waitForText(page, "No fund matches");
    await use("button", "Show all funds");
    await isAt("heading", "View Funds");
    await tabTo("searchbox", "Search fund");
    await type("psu");
    await waitForText(page, "1 of 2 funds");
    await press("Escape");
    await isAt("button", "Search");
    await tabTo("combobox", "Sort by");
    await press("ArrowDown");
    await use("button", "Sorted descending, reverse");
    await isAt("button", "Sorted ascending, reverse");
    await tabTo("link", "Back", "Shift+Tab");
    await press("Enter");
    await isAt("heading", "Manage Funds");

    await use("link", "Edit Funds");
    await isAt("heading", "Edit Funds");
    await use("button", `Edit ${psu}`);
    await isAt("heading", "Edit Fund");
    await fill({ Units: "20" });
    await press("Enter");
    await waitForText(page, "Fund updated successfully");
    await isAt("heading", "Edit Funds");
    await use("button", `Delete ${psu}`);
    await isAt("button", "Cancel");
    await press("Escape");
    await isAt("button", `Delete ${psu}`);
    await press("Enter");
    await use("button", "Confirm");
    await waitForText(page, `Deleted ${psu}.`);
    await isAtRow("Second Example Liquid Fund");
    await press("Alt+T");
    await use("button", "Undo");
    await waitForText(page, `Restored ${psu}.`);
  });
});
