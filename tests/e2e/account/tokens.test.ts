import { describe, expect, inject, it } from "vitest";
import { isAccessToken } from "../../../src/shared/auth/access-tokens/access-token.ts";
import { register } from "../../support/api/api-client.ts";
import { openSecurityPage } from "../../support/browser/account-page.ts";
import { useBrowser } from "../../support/browser/browser.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("the section of access tokens", () => {
  it("makes one, shows it once, and revokes it after a confirmation", async () => {
    const { email } = await register(baseUrl);
    const page = await openSecurityPage(await browser.newPage(), email);
    await page.getByRole("button", { name: "Make an access token" }).click();
    const dialog = page.getByRole("dialog", { name: "Make an access token" });
    await dialog.getByRole("button", { name: "Make" }).click();
    await dialog.getByText("Name is required").waitFor();
    await dialog.getByLabel("Name").fill("Evening sheet");
    await dialog.getByText("30 days").click();
    await dialog.getByRole("button", { name: "Make" }).click();
    const token = await dialog.getByLabel("Access token").inputValue();
    expect(isAccessToken(token)).toBe(true);
    await dialog.getByRole("button", { name: "I've saved it" }).click();
    const section = page.getByRole("region", { name: "Access tokens" });
    const item = section.getByRole("listitem").filter({ hasText: "Evening sheet" });
    await item.getByText("Reads only").waitFor();
    expect(await page.content()).not.toContain(token);
    await item.getByRole("button", { name: "Revoke Evening sheet" }).click();
    const question = page.getByRole("alertdialog", { name: "Revoke Evening sheet?" });
    await question.getByRole("button", { name: "Revoke" }).click();
    await page.getByText("Access token revoked").waitFor();
    await item.waitFor({ state: "detached" });
  });
});
