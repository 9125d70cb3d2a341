import type { Page } from "playwright-core";
import { beforeAll, describe, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { keyboardOf } from "../../support/browser/keyboard.ts";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { register, password, apiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { registerRecipient } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";
const newPassword = "battery staple";
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** A name that a search finds only once. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describe("with only the keyboard", () => {
  it(
    "a new user registers, adds a fund, signs out, and signs in with a new password",
    { tags: "long" },
    async () => {
      const page = await browser.newPage();
      const { tabTo, use, fill, press, type, isAt } = keyboardOf(page);
      const email = `${crypto.randomUUID()}@example.in`;
      await open(page, "/login");
      await use("link", "Sign up");
      await isAt("heading", "Create account");
      await fill({
        Name: "Asha Rao",
        Email: email,
        Password: password,
        "Confirm password": password,
      });
      await press("Enter");
      await isAt("heading", "Portfolio Overview");

      await tabTo("link", "Skip to content", "Shift+Tab");
      await press("Enter");
      await use("link", "Add Fund");
      await isAt("heading", "Add Fund");
      await tabTo("combobox", "Scheme");
      await page.getByRole("option").first().waitFor();
      // The open list is not a tab stop.
      await press("Tab");
      await isAt("textbox", "Folio number");
      await press("Shift+Tab");
      await type("growth psu");
      await press("ArrowDown");
      await page.getByRole("option", { name: psu, selected: true }).waitFor();
      await press("Enter");
      await fill({ "Folio number": "1001/1" });
      await tabTo("combobox", "Category");
      await type("debt");
      await fill({ "Invested amount": "4000", Units: "10" });
      await use("button", "Add Fund");
      await waitForText(page, "Fund added successfully");
      await isAt("heading", "View Funds");
      await waitForText(page, "₹4,047.30");

      await tabTo("link", "Account", "Shift+Tab");
      await press("Enter");
      await isAt("heading", "Account");
      await use("link", "Preferences");
      await isAt("heading", "Preferences");
      await tabTo("radio", "System");
      await press("ArrowDown");
      await page.locator("[data-theme=light]").waitFor();
      await tabTo("button", "Log out", "Shift+Tab");
      await press("Enter");
      await isAt("heading", "Sign in");

      await fill({ Email: email });
      await use("link", "Forgot password?");
      await isAt("heading", "Reset password");
      await tabTo("textbox", "Email");
      await press("Enter");
      await isAt("heading", "Sign in");
      await page.goto(`/new-password?oobCode=${codeIn(await newestMail(inject("outbox"), email))}`);
      await waitForText(page, email);
      await fill({ "New password": newPassword, "Confirm new password": newPassword });
      await press("Enter");
      await isAt("heading", "Sign in");
      await fill({ Email: email, Password: newPassword });
      await press("Enter");
      await isAt("heading", "Portfolio Overview");
    },
  );

  it(
    "a user changes the password, ends other sessions and deletes the account",
    { tags: "long" },
    async () => {
      const family = unique("Family");
      for (const name of ["A", "B", "C"]) await registerRecipient(baseUrl, `${name} ${family}`);
      const owner = await register(baseUrl);
      for (let times = 0; times < 2; times += 1) {
        await apiClient(baseUrl).mutate("auth.login", { email: owner.email, password });
      }
      const page = await browser.newPage();
      await signIn(page, owner, baseUrl);
      const { tabTo, use, fill, press, type, isAt, isAtRow } = keyboardOf(page);
      await open(page, "/account/sharing");
      await tabTo("searchbox", "Search people");
      await type(family);
      await waitForText(page, "3 people found");
      await use("button", "Show More...");
      await isAt("button", "Show Less");
      await press("Enter");
      await isAt("button", "Show More...");
      await tabTo("link", "Security", "Shift+Tab");
      await press("Enter");
      await isAt("heading", "Security");
      await use("button", "End session on");
      await waitForText(page, "Session ended");
      await isAtRow("Signed in with a password");
      await use("button", "End all other sessions");
      await use("button", "End");
      await isAt("heading", "Sessions");
      await tabTo("button", "Change password", "Shift+Tab");
      await press("Enter");
      await isAt("textbox", "Current password");
      await press("Enter");
      await waitForText(page, "Password is required");
      await isAt("textbox", "Current password");
      await type(password);
      await fill({ "New password": newPassword, "Confirm new password": newPassword });
      await press("Enter");
      await waitForText(page, "Password changed.");
      await isAt("button", "Change password");
      await tabTo("link", "Data", "Shift+Tab");
      await press("Enter");
      await isAt("heading", "Data");
      await use("button", "Delete my account");
      await press("Escape");
      await isAt("button", "Delete my account");
      await press("Enter");
      await isAt("button", "Cancel");
      await tabTo("button", "Delete account");
      await press("Enter");
      await isAt("heading", "Sign in");
    },
  );
});
