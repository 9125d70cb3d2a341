// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { product, provider, useGoogleProduct } from "../../support/servers/google-product.ts";
import {
  allow,
  blockPopups,
  expectSignInError,
  googleButton,
  openLoginPage,
  userOf,
} from "../../support/browser/google-page.ts";

const browser = useBrowser();
useGoogleProduct();

const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

describe("a Google sign-in with blocked popups", () => {
  it("continues in the full page", async () => {
    const page = await openLoginPage(await browser.newPage());
    await blockPopups(page);
    await page.reload();
    await googleButton(page).click();
    const { sub, email } = provider.addAccount();
    await allow(page, sub);
    await atHome(page);
    expect(await userOf(page)).toMatchObject({ email });
  });

  it("shows an error once, and not again after a reload", async () => {
    const page = await openLoginPage(await browser.newPage());
    await blockPopups(page);
    await page.reload();
    await googleButton(page).click();
    await page.getByRole("button", { name: "Deny" }).click();
    await expectSignInError(page, "Google sign-in was cancelled.");
    await page.reload();
    await googleButton(page).waitFor();
    await googleButton(page).focus();
    expect(await page.getByText("Google sign-in was cancelled.").count()).toBe(0);
  });

  it("refuses a repeated callback, in the same and another browser", async () => {
    const page = await openLoginPage(await browser.newPage());
    await blockPopups(page);
    await page.reload();
    const callback = page.waitForRequest(/\/api\/auth\/google\/callback/);
    await googleButton(page).click();
    await allow(page, provider.addAccount().sub);
    const address = (await callback).url();
    await atHome(page);
    const other = await openLoginPage(await browser.newPage());
    await other.goto(address);
    await expectSignInError(other, "This Google sign-in has expired. Please try again.");
    await page.goto(address);
    await page.getByText("This Google sign-in has expired. Please try again.").waitFor();
    await page.context().clearCookies();
    await page.goto(address);
    await expectSignInError(page, "This Google sign-in has expired. Please try again.");
  });
});

it("never shows the text of a forged link", async () => {
  const page = await openLoginPage(await browser.newPage());
  await page.goto(`${product.url}/login?error=Call+us+at+1800`);
  await expectSignInError(page, "Signing in did not work. Please try again.");
  expect(await page.getByText("Call us").count()).toBe(0);
});
