import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import type { ApiClient } from "../../support/api/api-client.ts";
import { addGoal, goalInput, goalsOf } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, okay } from "../../support/api/ledgers.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { expectNoSidewaysScroll } from "../../support/browser/sideways-scroll.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

/** A user with one fund, worth ₹40,473.00, whose SIP runs. */
async function openAt(
  path: string,
  {
    width = 1280,
    prepare,
  }: { width?: number; prepare?: (owner: ApiClient, fundId: string) => Promise<unknown> } = {},
): Promise<{ page: Page; owner: ApiClient; fundId: string }> {
  const owner = await registerUser(baseUrl);
  const fundId = await addLedger(owner, undefined, { amfiCode: "900002", schemeName: scheme });
  await addSip(owner, { fundId, from: "2020-01-05" });
  await prepare?.(owner, fundId);
  const page = await browser.newPage();
  await page.setViewportSize({ width, height: 900 });
  await signIn(page, owner, baseUrl);
  await page.goto(path);
  return { page, owner, fundId };
}

/** Whether one thing stands wholly above another. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = [await one.boundingBox(), await other.boundingBox()];
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
}

it("a goal is added, drawn with its band, named on the fund's page and on Home, and its deletion undone", async () => {
  const { page, owner, fundId } = await openAt("/goals");
  await page.getByRole("button", { name: "Add a goal" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("School");
  await dialog.getByLabel("Amount in today's rupees (₹)").fill("10,00,000");
  await dialog.getByLabel("Date", { exact: true }).fill("2126-06-01");
  await dialog.getByRole("button", { name: "All funds that aren't promised elsewhere" }).click();
  expect(await dialog.getByLabel(/^First Example.*, in percent$/).inputValue()).toBe("100");
  await dialog.getByText("Your split of 0% equity and 100% debt gives the return.").waitFor();
  const expected = dialog.getByLabel("Return (% a year)");
  expect(await expected.inputValue()).toBe("6");
  await dialog.getByLabel("Debt grows by (% a year)").fill("7.5");
  expect(await expected.inputValue()).toBe("7.5");
  await expected.fill("10");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("A goal's date must be after today").waitFor();
  await dialog.getByLabel("Date", { exact: true }).fill("2046-06-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  const chart = page.getByRole("slider", {
    name: "The goal by month, in the rupees of each month",
  });
  expect(await chart.getAttribute("aria-valuetext")).toMatch(
    /2046: 2 points more ₹.*, 2 points less ₹.*, As you assume ₹.*, What it costs ₹[\d,]+$/,
  );
  await page.getByText(/^On these assumptions [\d.]+ of [\d.]+ lakh$/).waitFor();
  expect(await isAbove(chart, page.getByText("All figures"))).toBe(true);
  await page.getByText("₹5,000 a month, which brings").waitFor();
  await expectNoAxeViolations(page);

  await page.goto(`/funds/${fundId}`);
  await page.getByRole("link", { name: "100% goes to your goal School" }).click();
  await chart.waitFor();
  await page.goto("/");
  await page.getByRole("heading", { name: "Largest holdings" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: /^Goals\s*\d of 1 on track\s*School/ }).click();

  await page.getByRole("button", { name: "Delete the goal School" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "What are you saving for?" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await chart.waitFor();
  expect(await goalsOf(owner)).toMatchObject([{ name: "School", version: 1 }]);
});

it("a goal that another window has changed is not overwritten unseen, and nothing typed is lost", async () => {
  const { page, owner } = await openAt("/goals", { prepare: (user) => addGoal(user) });
  await page.getByRole("button", { name: "Edit the goal School" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("My school");
  const [goal] = await goalsOf(owner);
  const { id: _, ...data } = goalInput({ name: "Their school" });
  okay(await owner.mutate("goals.update", { id: goal?.id, version: 1, data }));
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("This goal was changed in another window.").waitFor();
  expect(await dialog.getByLabel("Name").inputValue()).toBe("My school");
  expect(await goalsOf(owner)).toMatchObject([{ name: "Their school" }]);
  await page.getByRole("heading", { name: "Their school", includeHidden: true }).waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await goalsOf(owner)).toMatchObject([{ name: "My school", version: 3 }]);
});

it("a person's goal names a fund of somebody else, and leaves the page with the person", async () => {
  const { page, owner } = await openAt("/goals", {
    prepare: async (user, fundId) => {
      const { id: holderId } = await addHolder(user, { name: "Meera" });
      await addGoal(user, { holderId, parts: [{ fundId, percent: 60 }] });
    },
  });
  await page.getByRole("button", { name: "Edit the goal School" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^First Example PSU Debt Fund.*, in percent$/).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Account" }).first().click();
  await page.getByRole("button", { name: "Delete Meera" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Meera deleted").waitFor();
  expect(await goalsOf(owner)).toEqual([]);
  await page.goBack();
  await page.getByRole("heading", { name: "What are you saving for?" }).waitFor();
});

it.each([320, 1280])(
  "a target is set, shows where the next rupees go and the way back, and is printed, at %i px",
  async (width) => {
    const { page } = await openAt("/targets", { width });
    await page.getByRole("button", { name: "Set a target" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByLabel("Debt (%)").inputValue()).toBe("100");
    await dialog.getByLabel("Debt (%)").fill("40");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Together 40 of 100%").waitFor();
    await dialog.getByLabel("Equity (%)").fill("60");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("₹40,473.00 · 60 points above, outside the band").waitFor();
    await page.getByLabel("Amount (₹)").fill("10,000");
    const next = page.getByRole("list", { name: "Where the next rupees go" });
    await next.getByText("You have no open fund in this part.").waitFor();
    await page.getByRole("button", { name: "Work it out" }).click();
    await page.getByRole("table", { name: "Back to target" }).getByText("60.000").waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    await page.emulateMedia({ media: "print" });
    await page.getByRole("button", { name: "Edit target" }).waitFor({ state: "hidden" });
    expect(await page.getByText("As a table").isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      "light",
    );
  },
);

it("prints every goal with its figures, and folds them again after", async () => {
  const { page } = await openAt("/goals", {
    prepare: async (owner) => {
      await addGoal(owner, { name: "School" });
      await addGoal(owner, { name: "House" });
    },
  });
  const figures = page.getByText("It will cost");
  await page.getByRole("heading", { name: "House" }).waitFor();
  await expect.poll(() => figures.count()).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => figures.count()).toBe(2);
  await page.emulateMedia({ media: null });
  await expect.poll(() => figures.count()).toBe(1);
});
