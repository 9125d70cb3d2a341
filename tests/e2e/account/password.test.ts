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
    const fields = page.getByLabel("Current password");
    const opener = page.getByRole("button", { name: "Change password" });
    await opener.waitFor();
    expect(await fields.count()).toBe(0);
    await opener.click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await fields.waitFor({ state: "detached" });
    await page.locator("button:focus", { hasText: "Change password" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator("input[name=currentPassword]:focus").waitFor();
    const change = async (current: string) => {
      await fields.fill(current);
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
    await fields.waitFor({ state: "detached" });
    await expect.poll(() => sessionsOn(page).count()).toBe(1);
    const ways = page.getByRole("region", { name: "How you sign in" });
    expect(await ways.getByRole("definition").allTextContents()).toEqual([
      "Password alone",
      "Not set up",
    ]);

    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("heading", { name: "Sign in", exact: true }).waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Invalid credentials. Please try again.").first().waitFor();
    await signInByForm(page, email, newPassword);
  });
});
