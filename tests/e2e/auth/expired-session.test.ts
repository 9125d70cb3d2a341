import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register, password, type ApiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

async function signInByForm(page: Page, user: ApiClient): Promise<void> {
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A page with a half-filled form for a new fund. */
async function halfFilledForm(): Promise<{ page: Page; asha: ApiClient }> {
  const asha = await register(baseUrl);
  const page = await browser.newPage();
  await signIn(page, asha, baseUrl);
  await page.goto("/funds/add-fund");
  await page.getByLabel("Scheme").fill("My Policy");
  await page.getByLabel("Folio number").fill("7/7");
  return { page, asha };
}

async function fillTheRest(page: Page): Promise<void> {
  await page.getByLabel("Category").fill("equity");
  await page.getByLabel("Invested amount").fill("100");
  await page.getByLabel("Units").fill("5");
}

describe("signing in", () => {
  it("leads to the page that was asked for", async () => {
    const asha = await register(baseUrl);
    const page = await browser.newPage();
    await page.goto("/funds/view-funds?sort=returns");
    await page.waitForURL("**/login");
    await signInByForm(page, asha);
    await page.getByRole("heading", { name: "View Funds" }).waitFor();
    await page.goto("/");
    await page.getByRole("heading", { name: "Portfolio Overview" }).waitFor();
  });

  it("leads home after signing out on purpose", { tags: "long" }, async () => {
    const asha = await register(baseUrl);
    const page = await browser.newPage();
    await signIn(page, asha, baseUrl);
    await page.goto("/account");
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await signInByForm(page, asha);
    await page.getByRole("heading", { name: "Portfolio Overview" }).waitFor();
  });
});

describe("a half-filled fund form", () => {
  it("is back after a look at another page, until it is discarded", { tags: "long" }, async () => {
    const { page } = await halfFilledForm();
    await page.getByRole("link", { name: "Account" }).first().click();
    await page.getByRole("heading", { name: "Account" }).waitFor();
    await page.goBack();
    await page.getByText("Your unsaved entries are back.").waitFor();
    expect(await page.getByLabel("Folio number").inputValue()).toBe("7/7");
    await page.reload();
    expect(await page.getByLabel("Scheme").inputValue()).toBe("My Policy");

    await page.getByRole("button", { name: "Start over" }).click();
    expect(await page.getByLabel("Folio number").inputValue()).toBe("");
    await page.reload();
    await page.getByLabel("Folio number").waitFor();
    expect(await page.getByText("Your unsaved entries are back.").count()).toBe(0);
  });

  it("is empty again once the fund was added", { tags: "long" }, async () => {
    const { page } = await halfFilledForm();
    await fillTheRest(page);
    await page.getByRole("button", { name: "Add Fund" }).click();
    await page.getByText("Fund added successfully").waitFor();
    await page.goto("/funds/add-fund");
    expect(await page.getByLabel("Folio number").inputValue()).toBe("");
  });

  it("is back after a session that ended while saving, with one toast", async () => {
    const { page, asha } = await halfFilledForm();
    await fillTheRest(page);
    await asha.mutate("auth.logout");
    const toast = page.getByText("You were signed out. Sign in to continue.").waitFor();
    await page.getByRole("button", { name: "Add Fund" }).click();
    await toast;
    await expect.poll(() => page.locator("[data-sonner-toast]").count()).toBe(1);
    await signInByForm(page, asha);
    await page.getByText("Your unsaved entries are back.").waitFor();
    expect(await page.getByLabel("Units").inputValue()).toBe("5");
    await page.getByRole("button", { name: "Add Fund" }).click();
    await page.getByText("Fund added successfully").waitFor();
  });

  it("is gone after signing out, and not shown to another user", { tags: "long" }, async () => {
    const { page, asha } = await halfFilledForm();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await signInByForm(page, asha);
    await page.getByRole("heading", { name: "Portfolio Overview" }).waitFor();
    await page.goto("/funds/add-fund");
    expect(await page.getByLabel("Folio number").inputValue()).toBe("");

    await page.getByLabel("Folio number").fill("8/8");
    await page.context().clearCookies();
    await signIn(page, await register(baseUrl), baseUrl);
    await page.reload();
    await page.getByLabel("Folio number").waitFor();
    expect(await page.getByLabel("Folio number").inputValue()).toBe("");
  });

  it("is empty again when it was left before the fund was saved", { tags: "long" }, async () => {
    const { page } = await halfFilledForm();
    await fillTheRest(page);
    const saving = Promise.withResolvers<void>();
    await page.route(/funds\.add/, async (route) => {
      await saving.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Add Fund" }).click();
    await page.getByRole("link", { name: "Account" }).first().click();
    await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
    saving.resolve();
    await page.getByText("Fund added successfully").waitFor();
    await page.goto("/funds/add-fund");
    expect(await page.getByLabel("Folio number").inputValue()).toBe("");
  });

  it("with broken text in storage is empty", { tags: "long" }, async () => {
    const { page } = await halfFilledForm();
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.includes("form.add")) sessionStorage.setItem(key, "{");
      }
    });
    await page.goto("/funds/add-fund");
    await page.getByLabel("Folio number").waitFor();
    expect(await page.getByLabel("Folio number").inputValue()).toBe("");
  });

  it("of a fund that was changed elsewhere is dropped", { tags: "long" }, async () => {
    const asha = await register(baseUrl);
    const { data } = await asha.mutate("funds.add", fundInput());
    const { id } = data as { id: string };
    const page = await browser.newPage();
    await signIn(page, asha, baseUrl);
    await setEditMode(page, true);
    await page.goto(`/funds/edit-funds/${id}`);
    await page.getByLabel("Units").fill("20");
    await page.reload();
    await page.getByText("Your unsaved entries are back.").waitFor();
    expect(await page.getByLabel("Units").inputValue()).toBe("20");
    await asha.mutate("funds.update", { id, data: { units: 30 } });
    await page.reload();
    await expect.poll(() => page.getByLabel("Units").inputValue()).toBe("30");
  });
});

describe("a toast over a dialog", () => {
  it(
    "can be pressed, because it lies in front of the dialog's backdrop",
    { tags: "long" },
    async () => {
      const asha = await register(baseUrl);
      await asha.mutate("funds.add", fundInput());
      const page = await browser.newPage();
      await signIn(page, asha, baseUrl);
      await setEditMode(page, true);
      await page.goto("/account/data");
      await page.getByRole("button", { name: "Delete my account" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(asha.email).waitFor();
      // Any key that brings a toast.
      await page.keyboard.press("F12");
      const toast = page.locator("[data-sonner-toast]").first();
      await toast.waitFor();
      const isInFront = await toast.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && element.contains(found);
      });
      expect(isInFront).toBe(true);
    },
  );
});
