import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { newestMail } from "../../support/servers/outbox.ts";
import { register, password } from "../../support/api/api-client.ts";
import { product, useGoogleProduct } from "../../support/servers/google-product.ts";
import { openLinkPage } from "../../support/browser/google-page.ts";

const browser = useBrowser();
useGoogleProduct();

const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

async function mailedLink(page: Page, email: string): Promise<string> {
  await page.getByRole("button", { name: "Send a link to this address" }).click();
  await page.getByText("Link sent. Open it in this browser within 30 minutes.").waitFor();
  const { html } = await newestMail(product.outbox, email);
  const [, link = ""] = /href="([^"]*link-google[^"]*)"/.exec(html) ?? [];
  return link;
}

describe("a Google account with the unhosted address of an existing account", () => {
  it.each([
    ["in a popup", true],
    ["in the full page", false],
  ])("%s is linked by the password, after a wrong attempt", { tags: "long" }, async (_, popups) => {
    const { email } = await register(product.url);
    const page = await openLinkPage(await browser.newPage(), email, popups);
    await expectNoAxeViolations(page);
    await page.getByLabel("Your password").fill("wrong horse");
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await page.getByText("This is not your current password").first().waitFor();
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await page.getByText("Google was linked to your account.").waitFor();
    await atHome(page);
  });

  it("is linked by a button behind a mailed link, whose code leaves the URL", async () => {
    const { email } = await register(product.url);
    const page = await openLinkPage(await browser.newPage(), email);
    const link = await mailedLink(page, email);
    await page.goto(link);
    await page
      .getByText(`You will be able to sign in to the account ${email} with Google.`)
      .waitFor();
    expect(page.url()).toBe(`${product.url}/link-google`);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await page.getByText("Google was linked to your account.").waitFor();
    await atHome(page);
  });

  it("is not linked by a mailed link in another browser", { tags: "long" }, async () => {
    const { email } = await register(product.url);
    const link = await mailedLink(await openLinkPage(await browser.newPage(), email), email);
    const other = await browser.newPage("phone");
    await other.goto(link);
    await other.getByText("This link has expired or was opened in another browser.").waitFor();
    await expectNoAxeViolations(other);
    await other.getByRole("link", { name: "Sign in", exact: true }).click();
    await other.waitForURL("**/login");
  });

  it("shows a message when nothing is pending", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await page.goto(`${product.url}/link-google`);
    await page.getByText("This link has expired or was opened in another browser.").waitFor();
  });
});
