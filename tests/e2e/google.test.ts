import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectNoFindingsHere } from "../support/axe.ts";
import { useBrowser } from "../support/browser.ts";
import { startOidcProvider, type OidcProvider } from "../support/oidc-provider.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, password } from "../support/person.ts";
import { rows } from "../support/rows.ts";

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

/** Somebody's browser at the sign-in page; nothing of it leaves this machine. */
async function atLogin(): Promise<Page> {
  const page = await browser.newPage();
  const isElsewhere = ({ hostname }: URL) => !["localhost", "127.0.0.1"].includes(hostname);
  await page.context().route(isElsewhere, (route) => route.abort());
  await page.goto(`${product.url}/login`);
  return page;
}

const button = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  return popup;
}

const allow = async (page: Page, sub: string): Promise<void> => {
  await page.getByLabel("Account").fill(sub);
  await page.getByRole("button", { name: "Allow" }).click();
};

async function inPopup(page: Page, sub: string): Promise<void> {
  const popup = await openPopup(page);
  await Promise.all([popup.waitForEvent("close"), allow(popup, sub)]);
}

/** Who the browser is signed in as; null for nobody. */
const userOf = (page: Page): Promise<{ id: string; email: string; name: string } | null> =>
  page.evaluate(async () => {
    const answer = await fetch("/api/trpc/auth.me");
    return (await answer.json()).result.data.user;
  });

/** The toast says it, the address does not, and nobody is signed in. */
async function expectTold(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence, { exact: true }).waitFor();
  await button(page).waitFor();
  expect(page.url()).toBe(`${product.url}/login`);
  expect(await userOf(page)).toBeNull();
}

const withoutPopups = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

describe("a Google sign-in in a popup", () => {
  it("creates the profile the first time and finds it the next", async () => {
    const { sub, email } = provider.knows();
    const page = await atLogin();
    await inPopup(page, sub);
    await atHome(page);
    const user = await userOf(page);
    expect(user).toMatchObject({ email, name: "Ravi Iyer", provider: "google", canShare: null });

    await page.getByRole("button", { name: /log ?out|sign out/i }).click();
    await page.getByText("Goodbye, Ravi Iyer!").waitFor();
    await page.waitForURL("**/login");
    // The provider knows this browser by now, and asks nothing.
    await openPopup(page);
    await atHome(page);
    expect(await userOf(page)).toEqual(user);
  });

  it("takes over an e-mail account and invalidates its password and sessions", async () => {
    const squatter = await investor(product.url, "Squatter");
    const theirs = await atLogin();
    const [name = "", value = ""] = squatter.cookie().split("=");
    await theirs.context().addCookies([{ name, value, url: product.url }]);
    await theirs.goto(product.url);
    await theirs.getByRole("heading", { level: 1 }).waitFor();

    const page = await atLogin();
    await inPopup(page, provider.knows({ email: squatter.email, hd: "example.in" }).sub);
    await atHome(page);
    expect(await userOf(page)).toMatchObject({ email: squatter.email, provider: "google" });

    await theirs.reload();
    await theirs.waitForURL("**/login");
    await theirs.getByLabel("Email").fill(squatter.email);
    await theirs.getByLabel("Password", { exact: true }).fill(password);
    await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
    await theirs.getByText("Invalid credentials. Please try again.").first().waitFor();
  });

  it("says what to do in a popup that cannot close itself, and keeps tracking it", async () => {
    const page = await atLogin();
    await page.context().addInitScript(() => {
      window.close = () => {};
    });
    const popup = await openPopup(page);
    await allow(popup, provider.knows().sub);
    await atHome(page);
    await popup.getByText("You can close this window, or go on here.").waitFor();
    expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
    await popup.getByRole("link", { name: "go on here" }).click();
    await popup.getByRole("link", { name: "Account" }).first().waitFor();
  });

  it("reports a closed popup and allows another attempt", async () => {
    const page = await atLogin();
    const popup = await openPopup(page);
    await page.getByRole("button", { name: "Waiting for Google..." }).waitFor();
    await popup.getByLabel("Account").waitFor();
    await popup.close();
    await expectTold(page, "Google sign-in was closed before it finished.");
    await inPopup(page, provider.knows().sub);
    await atHome(page);
  });

  it("reports a denied consent", async () => {
    const page = await atLogin();
    const popup = await openPopup(page);
    await Promise.all([
      popup.waitForEvent("close"),
      popup.getByRole("button", { name: "Deny" }).click(),
    ]);
    await expectTold(page, "Google sign-in was cancelled.");
  });

  it("reports an unavailable provider", async () => {
    provider.answer("/.well-known/openid-configuration", (_, response) =>
      response.writeHead(503).end(),
    );
    const page = await atLogin();
    await openPopup(page);
    await expectTold(page, "Google cannot be reached. Please try again in a moment.");
  });

  it("succeeds when the provider isolates the popup from its opener", async () => {
    provider.cutOffPopups();
    const page = await atLogin();
    const popup = await openPopup(page);
    await page.getByText("Google sign-in was closed before it finished.").waitFor();
    await allow(popup, provider.knows().sub);
    await atHome(page);
    expect(await userOf(page)).not.toBeNull();
  });
});

describe("a Google sign-in with blocked popups", () => {
  it("continues in the full page", async () => {
    const page = await atLogin();
    await withoutPopups(page);
    await page.reload();
    await button(page).click();
    const { sub, email } = provider.knows();
    await allow(page, sub);
    await atHome(page);
    expect(await userOf(page)).toMatchObject({ email });
  });

  it("shows an error once, and not again after a reload", async () => {
    const page = await atLogin();
    await withoutPopups(page);
    await page.reload();
    await button(page).click();
    await page.getByRole("button", { name: "Deny" }).click();
    await expectTold(page, "Google sign-in was cancelled.");
    await page.reload();
    await button(page).waitFor();
    await button(page).focus();
    expect(await page.getByText("Google sign-in was cancelled.").count()).toBe(0);
  });

  it("refuses a repeated callback, in the same and another browser", async () => {
    const page = await atLogin();
    await withoutPopups(page);
    await page.reload();
    const callback = page.waitForRequest(/\/api\/auth\/google\/callback/);
    await button(page).click();
    await allow(page, provider.knows().sub);
    const address = (await callback).url();
    await atHome(page);
    const other = await atLogin();
    await other.goto(address);
    await expectTold(other, "This Google sign-in has expired. Please try again.");
    await page.goto(address);
    await page.getByText("This Google sign-in has expired. Please try again.").waitFor();
    await page.context().clearCookies();
    await page.goto(address);
    await expectTold(page, "This Google sign-in has expired. Please try again.");
  });
});

it("never shows the text of a forged link", async () => {
  const page = await atLogin();
  await page.goto(`${product.url}/login?error=Call+us+at+1800`);
  await expectTold(page, "Signing in with Google did not work. Please try again.");
  expect(await page.getByText("Call us").count()).toBe(0);
});

it("has no axe violations", async () => {
  const page = await atLogin();
  for (const path of ["/login", "/register", "/google-sign-in"]) {
    await page.goto(product.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoFindingsHere(page);
  }
});

describe("an account without a password", () => {
  async function atAccount(sub: string): Promise<Page> {
    const page = await atLogin();
    await inPopup(page, sub);
    await atHome(page);
    await page.goto(`${product.url}/account`);
    await page.getByText("Signed in with Google").waitFor();
    return page;
  }
  const accountsOf = (email: string) =>
    rows(product.databaseUrl, "select id from users where email = ?", [email]);
  const askToDelete = async (page: Page) => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete account" }).click();
  };

  it("can get a password by a reset link", async () => {
    const page = await atAccount(provider.knows().sub);
    await page.getByRole("button", { name: "Set a password" }).click();
    await page.getByText("Password reset email sent! Check your inbox or Junk folder.").waitFor();
  });

  it("is deleted after Google has authenticated its owner again", async () => {
    const { sub, email = "" } = provider.knows();
    const page = await atAccount(sub);
    await askToDelete(page);
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Confirm with Google" }).click(),
    ]);
    // The provider knows this browser, and authenticates its owner anew all the same.
    await allow(popup, sub);
    await page.getByText("Your account was deleted.").waitFor();
    await page.waitForURL("**/login");
    expect(await accountsOf(email)).toEqual([]);
  });

  it("is deleted with blocked popups, after returning to the account page", async () => {
    const { sub, email = "" } = provider.knows();
    const page = await atAccount(sub);
    await withoutPopups(page);
    await page.reload();
    await askToDelete(page);
    await page.getByRole("button", { name: "Confirm with Google" }).click();
    await allow(page, sub);
    await page.waitForURL(`${product.url}/account`);
    await askToDelete(page);
    await page.getByText("Your account was deleted.").waitFor();
    expect(await accountsOf(email)).toEqual([]);
  });

  it("is not deleted when another Google account confirms, and its owner stays signed in", async () => {
    const { sub, email = "" } = provider.knows();
    const page = await atAccount(sub);
    await askToDelete(page);
    const other = provider.knows();
    // As somebody who is not known to the provider in this browser any more.
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
