// @module-tag long
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { openSecurityPage, sessionsOn, signInByForm } from "../../support/browser/account-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("another tab of the same browser", () => {
  it("that signs in another user reloads this tab when it becomes visible", async () => {
    const before = await register(baseUrl, "Asha Rao");
    const after = await register(baseUrl, "Bina Shah");
    const page = await browser.newPage();
    await signInByForm(page, before.email);
    await page.goto("/account");
    await page.getByText(before.email).waitFor();
    const tab = await page.context().newPage();
    await tab.goto("/");
    await tab.getByRole("button", { name: "Log out" }).click();
    await tab.waitForURL("**/login");
    await signInByForm(tab, after.email);

    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.getByText(after.email).waitFor();
    expect(await page.getByText(before.email).count()).toBe(0);
    await page.getByRole("link", { name: "Security" }).click();
    await expect.poll(() => sessionsOn(page).count()).toBe(2);
  });

  it("that signs in another user is noticed with the next answer, even while this tab stays visible", async () => {
    const before = await register(baseUrl, "Asha Rao");
    const after = await register(baseUrl, "Bina Shah");
    await before.mutate("funds.add", fundInput({ folioNumber: "77/1" }));
    const page = await browser.newPage();
    await page.clock.install();
    await openSecurityPage(page, before.email);
    await page.getByRole("link", { name: "Manage Funds" }).first().click();
    await page.getByRole("link", { name: "View Funds" }).click();
    await page.getByText("77/1").waitFor();
    const tab = await page.context().newPage();
    await tab.goto("/");
    await tab.getByRole("button", { name: "Log out" }).click();
    await tab.waitForURL("**/login");
    await signInByForm(tab, after.email);

    // The cached data is stale by then, so the account page requests it again.
    await page.clock.fastForward("01:00");
    await page.getByRole("link", { name: "Account" }).first().click();
    await page.getByText(after.email).first().waitFor();
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByText("Your portfolio is empty").waitFor();
    expect(await page.getByText(before.email).count()).toBe(0);
  });

  it("that signs out sends this tab to the sign-in page with a message when it becomes visible", async () => {
    const { email } = await register(baseUrl);
    const page = await openSecurityPage(await browser.newPage(), email);
    const tab = await page.context().newPage();
    await tab.goto("/");
    await tab.getByRole("button", { name: "Log out" }).click();
    await tab.waitForURL("**/login");

    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.waitForURL("**/login");
    await page.getByText("You were signed out. Sign in to continue.").waitFor();
  });
});
