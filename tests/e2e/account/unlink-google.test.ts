// @module-tag long
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { register, password } from "../../support/api/api-client.ts";
import { product, provider, useGoogleProduct } from "../../support/servers/google-product.ts";
import { allow, openLinkPage } from "../../support/browser/google-page.ts";

const browser = useBrowser();
useGoogleProduct();

const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

describe("the security page", () => {
  it("shows the linked Google account and unlinks it in a fresh session", async () => {
    const { email } = await register(product.url);
    const page = await openLinkPage(await browser.newPage(), email);
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await atHome(page);
    await page.goto(`${product.url}/account/security`);
    const section = page.getByRole("region", { name: "Google account" });
    await section.getByText(email).waitFor();
    await section.getByText(/^Linked on \d/).waitFor();
    await expectNoAxeViolations(page);
    await section.getByRole("button", { name: "Unlink" }).click();
    const dialog = page.getByRole("dialog", { name: "Unlink Google?" });
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Unlink Google" }).click();
    await page.getByText("Google was unlinked from your account.").waitFor();
    await section.waitFor({ state: "detached" });
  });

  it("offers no unlinking when there is no password", async () => {
    const page = await browser.newPage();
    await page.goto(`${product.url}/login`);
    const { sub } = provider.addAccount();
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Continue with Google" }).click(),
    ]);
    await allow(popup, sub);
    await atHome(page);
    await page.goto(`${product.url}/account/security`);
    const section = page.getByRole("region", { name: "Google account" });
    await section.getByText("It is your only way to sign in.").waitFor();
    expect(await section.getByRole("button").count()).toBe(0);
  });
});
