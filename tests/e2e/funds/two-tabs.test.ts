// @module-tag long
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";
let owner: ApiClient;

async function tabs(): Promise<[Page, Page]> {
  owner = await register(baseUrl);
  await owner.mutate("funds.add", fundInput());
  const first = await browser.newPage();
  await signIn(first, owner, baseUrl);
  await setEditMode(first, true);
  return [first, await first.context().newPage()];
}

/** Fires the events of a page that becomes visible. */
const lookAt = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

const unitsOf = async () =>
  ((await owner.query("funds.list")).data as { funds: { units: number }[] }).funds.map(
    ({ units }) => units,
  );

describe("two tabs of one user", () => {
  it("show each other's edits and deletions when they become visible", async () => {
    const [first, second] = await tabs();
    await second.goto("/funds/view-funds");
    await second.getByText("₹4,047.30").waitFor();

    await first.goto("/funds/edit-funds");
    await first.getByRole("button", { name: `Edit ${scheme}` }).click();
    await first.getByLabel("Units").fill("20");
    await first.getByRole("button", { name: "Save Changes" }).click();
    await first.getByText("Fund updated successfully").waitFor();
    await lookAt(second);
    await second.getByText("₹8,094.60").waitFor();

    await first.getByRole("button", { name: `Delete ${scheme}` }).click();
    await first.getByRole("button", { name: "Confirm" }).click();
    await first.getByText(`Deleted ${scheme}.`).waitFor();
    await lookAt(second);
    await second.getByText("Your portfolio is empty").waitFor();
  });

  it("can both delete the same fund", async () => {
    const [first, second] = await tabs();
    for (const page of [first, second]) {
      await page.goto("/funds/edit-funds");
      await page.getByRole("button", { name: `Delete ${scheme}` }).click();
    }
    for (const page of [first, second]) {
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.getByText(`Deleted ${scheme}.`).waitFor();
    }
  });
});

describe("a lost response", () => {
  /** Sends the first call of a procedure to the server and drops its response. */
  async function loseFirstAnswer(page: Page, procedure: string): Promise<() => number> {
    let calls = 0;
    await page.route(`**/api/trpc/${procedure}*`, async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    return () => calls;
  }

  it("adds no second fund when the add is repeated", async () => {
    const [page] = await tabs();
    const calls = await loseFirstAnswer(page, "funds.add");
    await page.goto("/funds/add-fund");
    await page.getByLabel("Scheme").fill("liquid second");
    await page.getByRole("option").first().click();
    await page.getByLabel("Folio number").fill("7");
    await page.getByLabel("Category").fill("liquid");
    await page.getByLabel("Invested amount").fill("100");
    await page.getByLabel("Units").fill("3");
    await page.getByRole("button", { name: "Add Fund" }).click();
    await page.getByText("Fund added successfully").waitFor();
    expect(calls()).toBe(2);
    expect(await unitsOf()).toEqual([3, 10]);
  });

  it("lets a repeated edit and deletion succeed", async () => {
    const [page] = await tabs();
    const edits = await loseFirstAnswer(page, "funds.update");
    const deletions = await loseFirstAnswer(page, "funds.delete");
    await page.goto("/funds/edit-funds");
    await page.getByRole("button", { name: `Edit ${scheme}` }).click();
    await page.getByLabel("Units").fill("20");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Fund updated successfully").waitFor();
    expect(await unitsOf()).toEqual([20]);

    await page.getByRole("button", { name: `Delete ${scheme}` }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText(`Deleted ${scheme}.`).waitFor();
    expect([edits(), deletions()]).toEqual([2, 2]);
    expect(await unitsOf()).toEqual([]);
  });
});
