import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectNoFindingsHere } from "../support/axe.ts";
import { useBrowser } from "../support/browser.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc-provider.ts";
import { newestMail } from "../support/outbox.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, password } from "../support/person.ts";

const browser = useBrowser();
let provider: OidcProvider;
let product: OwnProduct;
beforeAll(async () => {
  provider = await startOidcProvider();
  product = await ownProduct({ ...provider.settings, RATE_LIMITS: "off" });
  provider.serve(product.url);
}, 90_000);
afterEach(() => provider.behave());
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

const allow = async (page: Page, sub: string): Promise<void> => {
  await page.getByLabel("Account").fill(sub);
  await page.getByRole("button", { name: "Allow" }).click();
};

/** Somebody who comes with a Google account that has the address of an account here, and cannot be taken at its word. */
async function atLinkPage(email: string, popups = true): Promise<Page> {
  const page = await browser.newPage();
  const isElsewhere = ({ hostname }: URL) => !["localhost", "127.0.0.1"].includes(hostname);
  await page.context().route(isElsewhere, (route) => route.abort());
  if (!popups) await page.addInitScript(() => void (window.open = () => null));
  await page.goto(`${product.url}/login`);
  const start = page.getByRole("button", { name: "Continue with Google" });
  const { sub } = provider.knows({ email });
  if (popups) {
    const [popup] = await Promise.all([page.waitForEvent("popup"), start.click()]);
    await Promise.all([popup.waitForEvent("close"), allow(popup, sub)]);
  } else {
    await start.click();
    await allow(page, sub);
  }
  await page.waitForURL("**/link-google");
  await page.getByText(`An account with ${email} exists already.`).waitFor();
  return page;
}

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
  ])("%s is linked by the password, after a wrong attempt", async (_, popups) => {
    const { email } = await investor(product.url);
    const page = await atLinkPage(email, popups);
    await expectNoFindingsHere(page);
    await page.getByLabel("Your password").fill("wrong horse");
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await page.getByText("This is not your current password").first().waitFor();
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await page.getByText("Google was linked to your account.").waitFor();
    await atHome(page);
  });

  it("is linked by a button behind a mailed link, whose code leaves the URL", async () => {
    const { email } = await investor(product.url);
    const page = await atLinkPage(email);
    const link = await mailedLink(page, email);
    await page.goto(link);
    await page.getByText(`Google will be able to sign in to the account ${email}.`).waitFor();
    expect(page.url()).toBe(`${product.url}/link-google`);
    await expectNoFindingsHere(page);
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await page.getByText("Google was linked to your account.").waitFor();
    await atHome(page);
  });

  it("is not linked by a mailed link in another browser", async () => {
    const { email } = await investor(product.url);
    const link = await mailedLink(await atLinkPage(email), email);
    const other = await browser.newPage("phone");
    await other.goto(link);
    await other.getByText("This link has expired or was opened in another browser.").waitFor();
    await expectNoFindingsHere(other);
    await other.getByRole("link", { name: "Sign in", exact: true }).click();
    await other.waitForURL("**/login");
  });

  it("shows a message when nothing is pending", async () => {
    const page = await browser.newPage();
    await page.goto(`${product.url}/link-google`);
    await page.getByText("This link has expired or was opened in another browser.").waitFor();
  });
});

describe("the account page", () => {
  it("shows the linked Google account and unlinks it with the password", async () => {
    const { email } = await investor(product.url);
    const page = await atLinkPage(email);
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Link and sign in" }).click();
    await atHome(page);
    await page.goto(`${product.url}/account`);
    const section = page.getByRole("region", { name: "Google account" });
    await section.getByText(email).waitFor();
    await section.getByText(/^Linked on \d/).waitFor();
    await expectNoFindingsHere(page);
    await section.getByRole("button", { name: "Unlink" }).click();
    const dialog = page.getByRole("dialog", { name: "Unlink Google?" });
    await dialog.getByLabel("Your password").fill("wrong horse");
    await dialog.getByRole("button", { name: "Unlink Google" }).click();
    await dialog.getByText("This is not your current password").waitFor();
    await expectNoFindingsHere(page);
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: "Unlink Google" }).click();
    await page.getByText("Google was unlinked from your account.").waitFor();
    await section.waitFor({ state: "detached" });
  });

  it("offers no unlinking when there is no password", async () => {
    const page = await browser.newPage();
    await page.goto(`${product.url}/login`);
    const { sub } = provider.knows();
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Continue with Google" }).click(),
    ]);
    await allow(popup, sub);
    await atHome(page);
    await page.goto(`${product.url}/account`);
    const section = page.getByRole("region", { name: "Google account" });
    await section.getByText("It is the only way into your account.").waitFor();
    expect(await section.getByRole("button").count()).toBe(0);
  });
});
