import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { newestMail } from "../../support/servers/outbox.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, password } from "../../support/api/api-client.ts";
import {
  requestResetLink,
  setNewPassword,
  submitSignIn,
} from "../../support/browser/reset-pages.ts";

const baseUrl = inject("baseUrl");
const outbox = inject("outbox");
const browser = useBrowser();
const newPassword = "battery staple";

/** With rate limits. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
}, 90_000);
afterAll(() => product?.stop());

describe("a user with a forgotten password on a phone", () => {
  it("requests a link, follows it, sets a new password, and can sign in only with it", async () => {
    const { email } = await register(baseUrl);
    const page = await browser.newPage("phone");
    await requestResetLink(page, email);

    const { subject, html } = await newestMail(outbox, email);
    expect(subject).toBe("Set a new Fundbook password");
    await page.setContent(html);
    await page.getByText("Hello,", { exact: true }).waitFor();
    const mailWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(mailWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.getByRole("link", { name: "Set a new password" }).click();

    await page.getByText(email).waitFor();
    await setNewPassword(page, newPassword);
    await page.getByText("Password reset successful").waitFor();
    await page.waitForURL("**/login");

    await submitSignIn(page, email, password);
    await page.getByText("Invalid credentials. Please try again.").first().waitFor();
    await submitSignIn(page, email, newPassword);
    await page.waitForURL((url) => url.pathname === "/");
  });
});

describe("the form for a reset link", () => {
  it("shows its progress, and a failure with the typed values", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await page.goto("/reset-password");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await page.getByText("Email is required").waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route(/auth\.requestPasswordReset/, async (route) => {
      await answer.promise;
      await route.abort();
    });
    await page.getByLabel("Email").fill("asha@example.in");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await page.getByRole("button", { name: "Sending..." }).waitFor();
    answer.resolve();
    await page.getByText("Fundbook cannot be reached.").first().waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("asha@example.in");
  });
});
