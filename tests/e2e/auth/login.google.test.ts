import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { register, password } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { sampleSchemeList } from "../../../sample/scheme-list.ts";
import { product, provider, useGoogleProduct } from "../../support/servers/google-product.ts";
import {
  allow,
  expectSignInError,
  openLoginPage,
  openPopup,
  signInByPopup,
  userOf,
} from "../../support/browser/google-page.ts";

const browser = useBrowser();
useGoogleProduct();

const atHome = (page: Page) => page.waitForURL(`${product.url}/`);

describe("a Google sign-in in a popup", () => {
  it("creates the profile the first time and finds it the next", async () => {
    const { sub, email } = provider.addAccount();
    const page = await openLoginPage(await browser.newPage());
    await signInByPopup(page, sub);
    await atHome(page);
    const user = await userOf(page);
    expect(user).toMatchObject({ email, name: "Ravi Iyer", provider: "google", canShare: null });

    await page.getByRole("button", { name: /log ?out|sign out/i }).click();
    await page.getByText("Goodbye, Ravi Iyer!").waitFor();
    await page.waitForURL("**/login");
    // The provider has a session in this browser and shows no form.
    await openPopup(page);
    await atHome(page);
    expect(await userOf(page)).toEqual(user);
  });

  it(
    "takes over an e-mail account and invalidates its password and sessions",
    { tags: "long" },
    async () => {
      const squatter = await register(product.url, "Squatter");
      const theirs = await openLoginPage(await browser.newPage());
      const [name = "", value = ""] = squatter.cookie().split("=");
      await theirs.context().addCookies([{ name, value, url: product.url }]);
      await theirs.goto(product.url);
      await theirs.getByRole("heading", { level: 1 }).waitFor();

      const page = await openLoginPage(await browser.newPage());
      await signInByPopup(
        page,
        provider.addAccount({ email: squatter.email, hd: "example.in" }).sub,
      );
      await atHome(page);
      expect(await userOf(page)).toMatchObject({ email: squatter.email, provider: "google" });

      await theirs.reload();
      await theirs.waitForURL("**/login");
      await theirs.getByLabel("Email").fill(squatter.email);
      await theirs.getByLabel("Password", { exact: true }).fill(password);
      await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
      await theirs.getByText("Invalid credentials. Please try again.").first().waitFor();
    },
  );

  it(
    "says what to do in a popup that cannot close itself, and keeps tracking it",
    { tags: "long" },
    async () => {
      const page = await openLoginPage(await browser.newPage());
      await page.context().addInitScript(() => {
        window.close = () => {};
      });
      const popup = await openPopup(page);
      await allow(popup, provider.addAccount().sub);
      await atHome(page);
      await popup.getByText("You can close this window.").waitFor();
      expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
      await popup.getByRole("link", { name: "Continue here" }).click();
      await popup.getByRole("link", { name: "Account" }).first().waitFor();
    },
  );

  it("reports a closed popup and allows another attempt", { tags: "long" }, async () => {
    const page = await openLoginPage(await browser.newPage());
    const popup = await openPopup(page);
    await page.getByRole("button", { name: "Waiting for Google..." }).waitFor();
    await popup.getByLabel("Account").waitFor();
    await popup.close();
    await expectSignInError(page, "Google sign-in was closed before it finished.");
    await signInByPopup(page, provider.addAccount().sub);
    await atHome(page);
  });

  it("reports a denied consent", { tags: "long" }, async () => {
    const page = await openLoginPage(await browser.newPage());
    const popup = await openPopup(page);
    await Promise.all([
      popup.waitForEvent("close"),
      popup.getByRole("button", { name: "Deny" }).click(),
    ]);
    await expectSignInError(page, "Google sign-in was cancelled.");
  });

  it("reports an unavailable provider", { tags: "long" }, async () => {
    provider.answer("/.well-known/openid-configuration", (_, response) =>
      response.writeHead(503).end(),
    );
    const page = await openLoginPage(await browser.newPage());
    await openPopup(page);
    await expectSignInError(page, "Google cannot be reached. Please try again in a moment.");
  });

  it(
    "succeeds when the provider isolates the popup from its opener",
    { tags: "long" },
    async () => {
      provider.isolatePopups();
      const page = await openLoginPage(await browser.newPage());
      const popup = await openPopup(page);
      await page.getByText("Google sign-in was closed before it finished.").waitFor();
      await allow(popup, provider.addAccount().sub);
      await atHome(page);
      expect(await userOf(page)).not.toBeNull();
    },
  );
});

it("has no axe violations", { tags: "long" }, async () => {
  const page = await openLoginPage(await browser.newPage());
  for (const path of ["/login", "/register", "/google-sign-in"]) {
    await page.goto(product.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoAxeViolations(page);
  }
});

describe("the sign-in page", () => {
  it("opens a demo account as soon as there is a list of schemes", async () => {
    const page = await openLoginPage(await browser.newPage("phone"));
    await page.getByRole("button", { name: "Try it with sample data" }).click();
    await page.getByText("The sample opens as soon as it is there.").waitFor();
    expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
    await loadFeed(product.databaseUrl, sampleSchemeList());
    await atHome(page);
    await page.getByText("Demo account until").waitFor();
  });

  it(
    "opens one demo account where the visitor tries again as the list comes",
    { tags: "long" },
    async () => {
      await runSql(product.databaseUrl, "delete from schemes");
      await runSql(product.databaseUrl, "delete from scheme_list");
      const page = await browser.newPage("phone");
      const { promise: isListed, resolve: goOn } = Promise.withResolvers<void>();
      let tries = 0;
      await page.route("**/api/trpc/demo.start*", async (route) => {
        tries += 1;
        if (tries === 2) await isListed;
        await route.continue();
      });
      await openLoginPage(page);
      const button = page.getByRole("button", { name: "Try it with sample data" });
      await button.click();
      await page.getByText("The sample opens as soon as it is there.").waitFor();
      await button.click();
      await expect.poll(() => tries).toBe(2);
      await loadFeed(product.databaseUrl, sampleSchemeList());
      await page.waitForResponse(
        async (response) =>
          response.url().includes("nav.status") && !(await response.text()).includes('"asOf":null'),
      );
      // The page has drawn what that answer says.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      goOn();
      await atHome(page);
      expect(tries).toBe(2);
    },
  );

  it(
    "opens a demo account with sample data, from which the user can sign up",
    { tags: "long" },
    async () => {
      await loadFeed(product.databaseUrl, sampleSchemeList());
      const page = await openLoginPage(await browser.newPage("phone"));
      await page.getByText("Every fund you hold, in one honest statement.").waitFor();
      await page.getByRole("button", { name: "हिन्दी" }).click();
      await page.getByRole("button", { name: "नमूना आँकड़ों के साथ आज़माएँ" }).waitFor();
      await page.getByRole("button", { name: "हिन्दी", pressed: true }).press("Shift+Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Try it with sample data" }).click();
      await atHome(page);
      await page.getByText("Demo account until").waitFor();
      await page.getByRole("heading", { name: "Largest holdings" }).waitFor();
      await expectNoAxeViolations(page);
      expect(await userOf(page)).toMatchObject({ name: "Asha Rao", canShare: false });

      await page.goto(`${product.url}/funds/import`);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Sample statement of the family (PDF)" }).click();
      const statement = await downloading;
      const buffer = readFileSync(await statement.path());
      const file = { name: statement.suggestedFilename(), mimeType: "application/pdf", buffer };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByText("Whose funds are these?").waitFor();
      await page.getByRole("button", { name: "Add 36 entries" }).click();
      await page.getByText("36 entries were added").waitFor();

      await page.goto(`${product.url}/account`);
      const leaving = page.getByRole("alertdialog", { name: "Leave the demo?" });
      await page.getByRole("button", { name: "Log out" }).click();
      await leaving.getByText(/^This demo account has no password, so you cannot/).waitFor();
      await leaving.getByRole("button", { name: "Cancel" }).click();
      await leaving.waitFor({ state: "detached" });
      expect(await userOf(page)).toMatchObject({ name: "Asha Rao" });
      await page.getByRole("button", { name: "Sign up for an account of your own" }).click();
      const signingUp = page.getByRole("alertdialog", { name: "Sign up for your own account?" });
      await signingUp.getByText(/can't be opened again and is deleted within a day/).waitFor();
      expect(await signingUp.getByLabel("Start with my statement").isChecked()).toBe(true);
      await signingUp.getByRole("button", { name: "Sign up" }).click();
      await page.getByRole("heading", { name: "Create account" }).waitFor();
      expect(await userOf(page)).toBe(null);
      await page.getByLabel("Name").fill("Asha Rao");
      await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.in`);
      await page.getByLabel("Password", { exact: true }).fill("correct horse");
      await page.getByLabel("Confirm password").fill("correct horse");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByRole("heading", { name: "Import statements" }).waitFor();
    },
  );

  it("opens a demo account that is deleted without a password", { tags: "long" }, async () => {
    await loadFeed(product.databaseUrl, sampleSchemeList());
    const page = await openLoginPage(await browser.newPage("phone"));
    await page.getByRole("button", { name: "Try it with sample data" }).click();
    await atHome(page);
    await page.goto(`${product.url}/account/security`);
    await page.getByText("A demo account has no password.").waitFor();
    await page.getByRole("link", { name: "Data" }).click();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete account", exact: true }).click();
    await page.getByText("Your account was deleted.").waitFor();
    expect(await userOf(page)).toBe(null);
  });
});
