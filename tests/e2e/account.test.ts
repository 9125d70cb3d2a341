import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { fundInput, investor, password, type Person } from "../support/person.ts";
import { rows } from "../support/rows.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
const newPassword = "battery staple";

async function signIn(page: Page, email: string, value = password): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(value);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

async function accountPage(page: Page, email: string): Promise<Page> {
  await signIn(page, email);
  await page.goto("/account");
  await page.getByText("This device", { exact: true }).waitFor();
  return page;
}

const sessionsOn = (page: Page) =>
  page.getByRole("region", { name: "Sessions" }).getByRole("listitem");

describe("the password section", () => {
  it("changes the password, and the old one is refused afterwards", async () => {
    const { email } = await investor(baseUrl);
    const page = await accountPage(await browser.newPage(), email);
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
    await signIn(page, email, newPassword);
  });
});

describe("the sessions section", () => {
  it("ends another browser's session, which is sent to the sign-in page", async () => {
    const { email } = await investor(baseUrl);
    const other = await browser.newPage("phone");
    await signIn(other, email);
    const page = await accountPage(await browser.newPage(), email);
    await expect.poll(() => sessionsOn(page).count()).toBe(3);
    await sessionsOn(page).filter({ hasText: "Chrome" }).getByRole("button").click();
    await page.getByText("Session ended").waitFor();
    expect(await sessionsOn(page).count()).toBe(2);

    await other.goto("/funds/view-funds");
    await other.waitForURL("**/login");
  });

  it("restores a session in the list when ending it failed", async () => {
    const { email } = await investor(baseUrl);
    const page = await accountPage(await browser.newPage(), email);
    await page.route(/account\.endSession/, (route) => route.abort());
    await sessionsOn(page).nth(1).getByRole("button").click();
    await page.getByText("Fundbook cannot be reached.").waitFor();
    await expect.poll(() => sessionsOn(page).count()).toBe(2);
  });

  it("ends all other sessions after a confirmation, which Esc cancels", async () => {
    const { email } = await investor(baseUrl);
    const page = await accountPage(await browser.newPage(), email);
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
  });
});

describe("the data section", () => {
  const holder = async (): Promise<Person> => {
    const somebody = await investor(baseUrl);
    await somebody.tell("funds.add", fundInput({ folioNumber: "77/1" }));
    return somebody;
  };

  it("downloads all data as JSON and the funds as CSV", async () => {
    const { email } = await holder();
    const page = await accountPage(await browser.newPage(), email);
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name }).click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const json = await download("Download my data (JSON)");
    expect(json.name).toBe("fundbook.json");
    expect(JSON.parse(json.text)).toMatchObject({
      profile: { email },
      funds: [{ folioNumber: "77/1", investedAmount: 4000 }],
      categories: [{ name: "debt", count: 1 }],
    });
    const csv = await download("Download my funds (CSV)");
    expect(csv.name).toBe("fundbook-funds.csv");
    expect(csv.text.split("\r\n")[1]).toContain("77/1");
  });

  it("deletes the account by the password and signs out", async () => {
    const { email } = await holder();
    const page = await accountPage(await browser.newPage(), email);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByText(email).waitFor();
    await dialog.getByLabel("Your password").fill("wrong horse");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await dialog.getByText("This is not your current password").waitFor();
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.getByText("Your account was deleted.").waitFor();
    await page.waitForURL("**/login");
    await page.goto("/account");
    await page.waitForURL("**/login");
    const left = await rows(inject("databaseUrl"), "select id from users where email = ?", [email]);
    expect(left).toEqual([]);
  });
});

describe("another tab of the same browser", () => {
  it("that signs in another user reloads this tab when it becomes visible", async () => {
    const before = await investor(baseUrl, "Asha Rao");
    const after = await investor(baseUrl, "Bina Shah");
    const page = await accountPage(await browser.newPage(), before.email);
    const tab = await page.context().newPage();
    await tab.goto("/");
    await tab.getByRole("button", { name: "Log out" }).click();
    await tab.waitForURL("**/login");
    await signIn(tab, after.email);

    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.getByText(after.email).waitFor();
    expect(await page.getByText(before.email).count()).toBe(0);
    await expect.poll(() => sessionsOn(page).count()).toBe(2);
  });

  it("that signs in another user is noticed with the next answer, even while this tab stays visible", async () => {
    const before = await investor(baseUrl, "Asha Rao");
    const after = await investor(baseUrl, "Bina Shah");
    await before.tell("funds.add", fundInput({ folioNumber: "77/1" }));
    const page = await browser.newPage();
    await page.clock.install();
    await accountPage(page, before.email);
    await page.getByRole("link", { name: "Manage Funds" }).first().click();
    await page.getByRole("link", { name: "View Funds" }).click();
    await page.getByText("77/1").waitFor();
    const tab = await page.context().newPage();
    await tab.goto("/");
    await tab.getByRole("button", { name: "Log out" }).click();
    await tab.waitForURL("**/login");
    await signIn(tab, after.email);

    // What this page knows is old by then, so the account page asks again.
    await page.clock.fastForward("01:00");
    await page.getByRole("link", { name: "Account" }).first().click();
    await page.getByText(after.email).first().waitFor();
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByText("Your portfolio is empty").waitFor();
    expect(await page.getByText(before.email).count()).toBe(0);
  });

  it("that signs out sends this tab to the sign-in page with a message when it becomes visible", async () => {
    const { email } = await investor(baseUrl);
    const page = await accountPage(await browser.newPage(), email);
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
