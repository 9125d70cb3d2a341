import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { register, password } from "../../support/api/api-client.ts";
import { openSecurityPage, sessionsOn, signInByForm } from "../../support/browser/account-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
const newPassword = "battery staple";

describe("the password section", () => {
  it("changes the password, and the old one is refused afterwards", async () => {
    const { email } = await register(baseUrl);
    const page = await openSecurityPage(await browser.newPage(), email);
    const change = async (current: string) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password", { exact: true }).fill(newPassword);
      await page.getByLabel("Confirm new password").fill(newPassword);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await change("wrong horse");
    await page
      .getByRole("paragraph")
      .filter({ hasText: "This is not your current password" })
      .waitFor();
    await change(password);
    await page.getByText("Password changed.").waitFor();
    expect(await page.getByLabel("Current password").inputValue()).toBe("");
    await expect.poll(() => sessionsOn(page).count()).toBe(1);

    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Invalid credentials. Please try again.").first().waitFor();
    await signInByForm(page, email, newPassword);
  });
});
