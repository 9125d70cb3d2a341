import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { register } from "../../support/api/api-client.ts";
import { openSecurityPage, sessionsOn, signInByForm } from "../../support/browser/account-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("the sessions section", () => {
  it("ends another browser's session, which is sent to the sign-in page", async () => {
    const { email } = await register(baseUrl);
    const other = await browser.newPage("phone");
    await signInByForm(other, email);
    const page = await openSecurityPage(await browser.newPage(), email);
    await expect.poll(() => sessionsOn(page).count()).toBe(3);
    await sessionsOn(page).filter({ hasText: "Chrome" }).getByRole("button").click();
    await page.getByText("Session ended").waitFor();
    expect(await sessionsOn(page).count()).toBe(2);

    await other.goto("/funds/view-funds");
    await other.waitForURL("**/login");
  });

  it("restores a session in the list when ending it failed", { tags: "long" }, async () => {
    const { email } = await register(baseUrl);
    const page = await openSecurityPage(await browser.newPage(), email);
    await page.route(/account\.endSession/, (route) => route.abort());
    await sessionsOn(page).nth(1).getByRole("button").click();
    await page.getByText("Fundbook cannot be reached.").waitFor();
    await expect.poll(() => sessionsOn(page).count()).toBe(2);
  });

  it(
    "ends all other sessions after a confirmation, which Esc cancels",
    { tags: "long" },
    async () => {
      const { email } = await register(baseUrl);
      const page = await openSecurityPage(await browser.newPage(), email);
      const endOthers = page.getByRole("button", { name: "End all other sessions" });
      await endOthers.click();
      await page.getByRole("alertdialog", { name: "End all other sessions?" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      expect(await endOthers.evaluate((button) => button === document.activeElement)).toBe(true);
      await endOthers.click();
      await page.getByRole("button", { name: "End", exact: true }).click();
      await page.getByText("1 other session ended").waitFor();
      expect(await sessionsOn(page).count()).toBe(1);
    },
  );
});
