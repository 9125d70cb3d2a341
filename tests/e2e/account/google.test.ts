// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { product, provider, useGoogleProduct } from "../../support/servers/google-product.ts";
import {
  allow,
  blockPopups,
  openLoginPage,
  signInByPopup,
  userOf,
} from "../../support/browser/google-page.ts";

const browser = useBrowser();
useGoogleProduct();

const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

describe("an account without a password", () => {
  async function atAccount(sub: string, part: "security" | "data"): Promise<Page> {
    const page = await openLoginPage(await browser.newPage());
    await signInByPopup(page, sub);
    await atHome(page);
    await makeStale(product.databaseUrl, { email: (await userOf(page))?.email ?? "" });
    await page.goto(`${product.url}/account/${part}`);
    return page;
  }
  const accountsOf = (email: string) =>
    runSql(product.databaseUrl, "select id from users where email = ?", [email]);
  const askToDelete = async (page: Page) => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete account" }).click();
  };

  it("can get a password by a reset link", async () => {
    const page = await atAccount(provider.addAccount().sub, "security");
    await page.getByRole("button", { name: "Set a password" }).click();
    await page.getByText("Password reset email sent! Check your inbox or Junk folder.").waitFor();
  });

  it("is deleted after Google has authenticated its owner again", async () => {
    const { sub, email = "" } = provider.addAccount();
    const page = await atAccount(sub, "data");
    await askToDelete(page);
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Confirm with Google" }).click(),
    ]);
    // The provider has a session in this browser and must authenticate again.
    await allow(popup, sub);
    await page.getByText("Your account was deleted.").waitFor();
    await page.waitForURL("**/login");
    expect(await accountsOf(email)).toEqual([]);
  });

  it("is deleted after a redirect when popups are blocked", async () => {
    const { sub, email = "" } = provider.addAccount();
    const page = await atAccount(sub, "data");
    await blockPopups(page);
    await page.reload();
    await askToDelete(page);
    await page.getByRole("button", { name: "Confirm with Google" }).click();
    await allow(page, sub);
    await page.waitForURL(`${product.url}/account/data`);
    await askToDelete(page);
    await page.getByText("Your account was deleted.").waitFor();
    expect(await accountsOf(email)).toEqual([]);
  });

  it("is not deleted when another Google account confirms, and its owner stays signed in", async () => {
    const { sub, email = "" } = provider.addAccount();
    const page = await atAccount(sub, "data");
    await askToDelete(page);
    const other = provider.addAccount();
    // The provider has no session in this browser.
    await page.context().clearCookies({ domain: new URL(provider.issuer).hostname, name: /^_/ });
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Confirm with Google" }).click(),
    ]);
    await Promise.all([popup.waitForEvent("close"), allow(popup, other.sub)]);
    await page
      .getByText("This Google account is not linked to your account. Nothing was changed.")
      .waitFor();
    expect(await userOf(page)).toMatchObject({ email });
    expect(await accountsOf(email)).toHaveLength(1);
  });
});
