// @module-tag long
import { expect, inject, it } from "vitest";
import { expectNoAxeViolationsButColours } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

it("shortcuts search and navigate until they are switched off", async () => {
  const holder = await register(baseUrl);
  await holder.mutate("funds.add", fundInput());
  const page = await browser.newPage();
  await signIn(page, holder, baseUrl);
  // Not of the first view, which answers nothing.
  const client = page.locator("#root");
  const heading = (name: string) => client.getByRole("heading", { level: 1, name }).waitFor();
  await page.goto("/");
  await heading("Portfolio Overview");

  // A screen without a search opens the list of funds, where typing is text again.
  await page.keyboard.press("/");
  await heading("View Funds");
  const search = page.getByRole("searchbox", { name: "Search fund" });
  await search.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("gh/?");
  expect(await search.inputValue()).toBe("gh/?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await search.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");

  await page.keyboard.type("gf");
  await heading("Manage Funds");
  await page.keyboard.type("ga");
  await heading("Account");
  await page.getByRole("link", { name: "Sharing", exact: true }).click();
  await heading("Sharing");
  await page.keyboard.press("/");
  await page
    .getByRole("searchbox", { name: "Search people" })
    .and(page.locator(":focus"))
    .waitFor();
  // A link takes no letters, so the shortcut works there.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("gh");
  await heading("Portfolio Overview");

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.waitFor();
  await expectNoAxeViolationsButColours(page);
  // Shortcuts are off in a dialog.
  await page.keyboard.type("gf");
  await list.getByRole("switch", { name: "Use keyboard shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.keyboard.type("gf");
  await page.getByRole("link", { name: "Account" }).first().click();
  await heading("Account");
  await page.getByRole("link", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await list.getByRole("switch", { name: "Use keyboard shortcuts", checked: false }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.type("gh");
  await heading("Portfolio Overview");
});
