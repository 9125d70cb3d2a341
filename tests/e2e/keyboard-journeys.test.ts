import type { Page } from "playwright-core";
import { beforeAll, describe, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { navFixture } from "../support/fixtures.ts";
import { keyboardOf } from "../support/keyboard.ts";
import { codeIn, newestMail } from "../support/outbox.ts";
import { fundInput, investor, password, person } from "../support/person.ts";
import { loadFeed } from "../support/scheme-list.ts";
import { addFund, party, recipient, share } from "../support/sharing.ts";
import { signIn } from "../support/signed-in.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";
const newPassword = "battery staple";

const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
};
/** A name that a search finds alone. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describe("with only the keyboard", () => {
  it("a new user registers, adds a fund, signs out, and signs in with a new password", async () => {
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
    // The open list is no stop of its own.
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
    await says(page, "Fund added successfully");
    await isAt("heading", "View Funds");
    await says(page, "₹4,047.30");

    await tabTo("button", "Theme", "Shift+Tab");
    await press("Enter");
    await tabTo("radio", "System");
    await press("ArrowDown");
    await page.locator("[data-theme=light]").waitFor();
    await press("Escape");
    await isAt("button", "Theme");
    await press("Enter");
    await tabTo("radio", "Light");
    await press("Tab");
    await isAt("button", "Log out");
    await page.getByRole("radiogroup", { name: "Theme" }).waitFor({ state: "hidden" });
    await press("Enter");
    await isAt("heading", "Sign in");

    await fill({ Email: email });
    await use("link", "Forgot password?");
    await isAt("heading", "Reset password");
    await tabTo("textbox", "Email");
    await press("Enter");
    await isAt("heading", "Sign in");
    await page.goto(`/new-password?oobCode=${codeIn(await newestMail(inject("outbox"), email))}`);
    await says(page, email);
    await fill({ "New password": newPassword, "Confirm new password": newPassword });
    await press("Enter");
    await isAt("heading", "Sign in");
    await fill({ Email: email, Password: newPassword });
    await press("Enter");
    await isAt("heading", "Portfolio Overview");
  });

  it("an owner on a phone sets the language, searches and sorts funds, edits one and deletes it", async () => {
    const owner = await investor(baseUrl);
    await owner.tell("funds.add", fundInput());
    await owner.tell("funds.add", fundInput({ amfiCode: "900003", category: "Liquid" }));
    const page = await browser.newPage("phone");
    await signIn(page, owner, baseUrl);
    const { tabTo, use, fill, press, type, isAt, isAtRow } = keyboardOf(page);
    await open(page, "/account");
    await tabTo("radio", "Same as the browser");
    await press("ArrowUp");
    await isAt("radio", "हिन्दी");
    await page.getByRole("heading", { name: "खाता", exact: true }).waitFor();
    await press("ArrowUp");
    await isAt("radio", "English");
    await use("switch", "Edit and delete funds", "Space");
    await use("link", "Manage Funds");
    await isAt("heading", "Manage Funds");

    await use("link", "View Funds");
    await isAt("heading", "View Funds");
    await use("button", "liquid 1 fund");
    await says(page, "1 of 2 funds");
    await isAt("button", "liquid 1 fund");
    await use("button", "Search");
    await isAt("searchbox", "Search fund");
    await type("psu");
    await says(page, "No fund matches");
    await use("button", "Show all funds");
    await isAt("heading", "View Funds");
    await tabTo("searchbox", "Search fund");
    await type("psu");
    await says(page, "1 of 2 funds");
    await press("Escape");
    await isAt("button", "Search");
    await tabTo("combobox", "Sort by");
    await press("ArrowDown");
    await use("button", "Sorted ascending, reverse");
    await isAt("button", "Sorted descending, reverse");
    await tabTo("link", "Back", "Shift+Tab");
    await press("Enter");
    await isAt("heading", "Manage Funds");

    await use("link", "Edit Funds");
    await isAt("heading", "Edit Funds");
    await use("button", `Edit ${psu}`);
    await isAt("heading", "Edit Fund");
    await fill({ Units: "20" });
    await press("Enter");
    await says(page, "Fund updated successfully");
    await isAt("heading", "Edit Funds");
    await use("button", `Delete ${psu}`);
    await isAt("button", "Cancel");
    await press("Escape");
    await isAt("button", `Delete ${psu}`);
    await press("Enter");
    await use("button", "Confirm");
    await says(page, `Deleted ${psu}.`);
    await isAtRow("Second Example Liquid Fund");
  });

  it("a sender shares and unshares, and a recipient views, removes, blocks and unblocks", async () => {
    const [ravi, asha, bina, meera] = [
      await party(baseUrl, unique("Ravi")),
      await party(baseUrl, unique("Asha")),
      await party(baseUrl, unique("Bina")),
      await party(baseUrl, unique("Meera")),
    ];
    for (const sender of [asha, bina, meera]) await addFund(sender);
    const to = await browser.newPage();
    await signIn(to, ravi, baseUrl);
    const his = keyboardOf(to);
    await open(to, "/account");
    const saved = to.waitForResponse(/sharing\.setPermission/);
    await his.use("switch", "Let others share funds with me", "Space");
    await saved;

    const from = await browser.newPage();
    await signIn(from, asha, baseUrl);
    const hers = keyboardOf(from);
    await open(from, "/account");
    await hers.tabTo("searchbox", "Search people");
    await hers.type(ravi.name);
    await says(from, ravi.email);
    await hers.use("button", `Share with ${ravi.name}`);
    await hers.isAt("button", "Cancel");
    await hers.use("button", "Share");
    await says(from, "Funds shared successfully! 1 funds shared.");
    await hers.isAt("button", `Share new with ${ravi.name}`);

    await share(bina, ravi);
    await share(meera, ravi);
    await his.tabTo("link", "Manage Funds", "Shift+Tab");
    await his.press("Enter");
    await his.isAt("heading", "Manage Funds");
    // The page is looked at again.
    await to.evaluate(() => dispatchEvent(new Event("focus")));
    await his.use("link", "Shared Funds");
    await his.isAt("heading", "Shared Funds");
    await his.use("link", asha.name);
    await to.waitForURL("**/details");
    await his.isAt("heading", "Shared Funds");
    await his.use("button", "Smart View");
    await his.isAt("button", "Close");
    await his.press("Escape");
    await his.isAt("button", "Smart View");
    await his.tabTo("link", "Back", "Shift+Tab");
    await his.press("Enter");
    await to.waitForURL("**/shared-funds");
    await his.isAt("heading", "Shared Funds");
    await his.use("button", `Remove the funds that ${bina.name} shares`);
    await his.use("button", "Remove");
    await says(to, `Removed the funds that ${bina.name} shared.`);
    await his.isAtRow("Sharing since");
    await his.tabTo("link", "Back", "Shift+Tab");
    await his.use("button", `Block ${meera.name}`);
    await his.use("button", "Block");
    await his.isAtRow(asha.name);

    await hers.use("button", `Unshare with ${ravi.name}`);
    await hers.use("button", "Unshare");
    await hers.isAtRow(ravi.name);
    await his.tabTo("link", "Account", "Shift+Tab");
    await his.press("Enter");
    await his.isAt("heading", "Account");
    await his.use("button", `Unblock ${meera.name}`);
    await says(to, `Unblocked ${meera.name}.`);
    await his.isAt("heading", "Account");
  });

  it("a user changes the password, ends other sessions and deletes the account", async () => {
    const family = unique("Family");
    for (const name of ["A", "B", "C"]) await recipient(baseUrl, `${name} ${family}`);
    const owner = await investor(baseUrl);
    for (let times = 0; times < 2; times += 1) {
      await person(baseUrl).tell("auth.login", { email: owner.email, password });
    }
    const page = await browser.newPage();
    await signIn(page, owner, baseUrl);
    const { tabTo, use, fill, press, type, isAt, isAtRow } = keyboardOf(page);
    await open(page, "/account");
    await tabTo("searchbox", "Search people");
    await type(family);
    await says(page, "3 people found");
    await use("button", "Show More...");
    await isAt("button", "Show Less");
    await press("Enter");
    await isAt("button", "Show More...");
    await use("button", "End session on");
    await says(page, "Session ended");
    await isAtRow("Signed in with a password");
    await use("button", "End all other sessions");
    await use("button", "End");
    await isAt("heading", "Sessions");
    await tabTo("textbox", "Current password", "Shift+Tab");
    await press("Enter");
    await says(page, "Password is required");
    await isAt("textbox", "Current password");
    await type(password);
    await fill({ "New password": newPassword, "Confirm new password": newPassword });
    await press("Enter");
    await says(page, "Password changed.");
    await use("button", "Delete my account");
    await press("Escape");
    await isAt("button", "Delete my account");
    await press("Enter");
    await isAt("textbox", "Your password");
    await type(newPassword);
    await press("Enter");
    await isAt("heading", "Sign in");
  });
});
