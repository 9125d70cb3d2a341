import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { register } from "../../support/api/api-client.ts";
import { authorizeAddress } from "../../support/api/assistants.ts";
import { codeOf } from "../../support/api/second-factor.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { attachAuthenticator } from "../../support/browser/virtual-authenticator.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const browser = useBrowser();
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ REQUIRE_SECOND_FACTOR: "on", RATE_LIMITS: "off" });
});
afterAll(() => product?.stop());

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Set up a second factor" }).waitFor();
}

async function signInByPassword(address: string) {
  const { email } = await register(product.url);
  const page = await browser.newPage();
  await page.goto(address);
  await givePassword(page, email);
  return { page, email };
}

describe("where a second factor is required", () => {
  it("an app's codes lead on to the page that was asked for", async () => {
    const { page } = await signInByPassword(`${product.url}/funds/add-fund`);
    await page.getByRole("button", { name: "Turn on a second factor" }).click();
    const dialog = page.getByRole("dialog", { name: "Turn on a second factor" });
    const key = await dialog.getByText(/^([A-Z2-7]{4}-){7}[A-Z2-7]{4}$/).textContent();
    await dialog
      .getByLabel("Code that the app shows")
      .fill(await codeOf((key ?? "").replaceAll("-", "")));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("button", { name: "I've saved them" }).click();
    await page.getByRole("button", { name: "Continue to your portfolio" }).click();
    await page.getByRole("heading", { name: "Add Fund" }).waitFor();
    await page.goto(`${product.url}/account/security`);
    await page.getByRole("button", { name: "Turn off" }).click();
    const question = page.getByRole("dialog", { name: "Turn off the second factor?" });
    await question.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("heading", { name: "Set up a second factor" }).waitFor();
  });

  it("a passkey leads on to what an assistant asks, and is asked for after the next password", async () => {
    const { page, email } = await signInByPassword(await authorizeAddress(product.url));
    await expectNoAxeViolations(page);
    const setPresence = await attachAuthenticator(page);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: "Continue to your portfolio" }).click();
    await page.getByRole("heading", { name: "Connect an assistant?" }).waitFor();
    await page.getByRole("button", { name: "Allow", exact: true }).waitFor();
    // Else the e-mail field would offer the passkey, and the device take it.
    await setPresence(false);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
    await givePassword(page, email);
    expect(await page.getByRole("button", { name: "Add a passkey" }).count()).toBe(0);
    await setPresence(true);
    await page.getByRole("button", { name: "Confirm with a passkey" }).click();
    await page.getByRole("heading", { name: "Portfolio Overview" }).waitFor();
  });
});
