import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { navFixture } from "../support/fixtures.ts";
import { fundInput, investor, type Person } from "../support/person.ts";
import { loadFeed } from "../support/scheme-list.ts";
import { setEditMode, signIn } from "../support/signed-in.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";
const liquid = "Second Example Liquid Fund";

async function holder(): Promise<Person> {
  const owner = await investor(baseUrl);
  await owner.tell("funds.add", fundInput({ folioNumber: "1001/1" }));
  await owner.tell(
    "funds.add",
    fundInput({ amfiCode: "900003", category: "Liquid", folioNumber: "1002/2" }),
  );
  return owner;
}

async function open(path: string, screen: "desktop" | "phone" = "desktop"): Promise<Page> {
  const page = await browser.newPage(screen);
  await signIn(page, await holder(), baseUrl);
  await page.goto(path);
  return page;
}

const chip = (page: Page, name: string) =>
  page.getByRole("list", { name: "Categories" }).getByRole("button", { name });

describe("edit mode", () => {
  it("disables Edit and Delete until it is switched on, and says where", async () => {
    const page = await open("/funds/edit-funds");
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByText("Please enable edit mode in account settings to edit funds.").waitFor();
    await page.getByRole("button", { name: `Delete ${psu}` }).click();
    await page.getByText("Please enable edit mode in account settings to delete funds.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/funds/edit-funds");
    expect(await page.getByRole("alertdialog").count()).toBe(0);

    await page.goto("/funds/edit-funds/any");
    await page.getByRole("heading", { name: "Edit mode is off" }).waitFor();
  });

  it("is stored per user in an unreadable form, and the same in all tabs", async () => {
    const page = await open("/account");
    const other = await page.context().newPage();
    await other.goto("/account");
    const [here, there] = [page, other].map((tab) =>
      tab.getByRole("switch", { name: "Edit and delete funds" }),
    );
    await here?.check();
    await expect.poll(() => there?.isChecked()).toBe(true);

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toMatch(/true|edit|\bon\b|@/i);

    await page.reload();
    expect(await here?.isChecked()).toBe(true);
    await signIn(page, await holder(), baseUrl);
    await page.reload();
    await expect.poll(() => here?.isChecked()).toBe(false);
  });
});

describe.each(["desktop", "phone"] as const)("an owner on a %s", (screen) => {
  it("edits a fund and sees its figures while typing", async () => {
    const page = await open("/funds/edit-funds", screen);
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds?category=debt");
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByRole("heading", { name: "Edit Fund", exact: true }).waitFor();
    expect(await page.getByLabel("Scheme").inputValue()).toBe(psu);
    expect(await page.getByLabel("Folio number").inputValue()).toBe("1001/1");

    // By hand: 20 × 404.73 = 8,094.60; − 4,000 = 4,094.60.
    await page.getByLabel("Units").fill("20");
    await page.getByText("₹8,094.60").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Fund updated successfully").waitFor();

    // Back to the list as it was left.
    await page.waitForURL("**/funds/edit-funds?category=debt");
    await page.getByText("₹8,094.60").waitFor();
    await page.getByText("+₹4,094.60").waitFor();
  });

  it("moves a fund to a new category, which updates the chips", async () => {
    const page = await open("/funds/edit-funds", screen);
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByLabel("Category").fill("LIQUID");
    await page.getByLabel("Category").press("Escape");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Fund updated successfully").waitFor();
    await chip(page, "liquid 2 funds").waitFor();
    expect(await chip(page, "debt").count()).toBe(0);
  });

  it("deletes a fund after a confirmation, and the focus moves to its neighbour", async () => {
    const page = await open("/funds/edit-funds", screen);
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    const deletion = page.getByRole("button", { name: `Delete ${psu}` });
    const dialog = page.getByRole("alertdialog", { name: "Delete fund?" });
    const cancels = [
      () => dialog.getByRole("button", { name: "Cancel" }).click(),
      () => page.keyboard.press("Escape"),
    ];
    for (const cancel of cancels) {
      await deletion.click();
      await dialog.getByText(psu).waitFor();
      await cancel();
      await dialog.waitFor({ state: "hidden" });
      expect(await deletion.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await deletion.click();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await page.getByText(`Deleted ${psu}.`).waitFor();
    await deletion.waitFor({ state: "detached" });
    await chip(page, "All 1 fund").waitFor();
    await page.locator(":is(li, tr):focus").filter({ hasText: liquid }).waitFor();

    await page.reload();
    await page.getByText(liquid).first().waitFor();
    expect(await page.getByText(psu).count()).toBe(0);
  });
});

describe("a change that fails", () => {
  it("is rolled back with the specified message", async () => {
    const page = await open("/funds/edit-funds");
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    await page.getByText(psu).waitFor();
    let isRefused = false;
    await page.route(/funds\.(delete|update)/, async (route) => {
      isRefused = true;
      await route.fulfill({ status: 400, json: refusal });
    });
    await page.getByRole("button", { name: `Delete ${psu}` }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText(`Failed to delete ${psu}.`).waitFor();
    expect(isRefused).toBe(true);
    await page.getByRole("button", { name: `Edit ${psu}` }).click();
    await page.getByLabel("Units").fill("77");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Failed to update fund: The request is not valid").waitFor();
    expect(await page.getByLabel("Units").inputValue()).toBe("77");
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByText("₹4,047.30").waitFor();
  });

  const refusal = [
    {
      error: {
        message: "The request is not valid",
        code: -32600,
        data: { code: "BAD_REQUEST", httpStatus: 400, appCode: "request/invalid" },
      },
    },
  ];
});

describe("the list of funds", () => {
  it("ignores invalid search parameters", async () => {
    const page = await open("/funds/edit-funds");
    for (const list of ["view-funds", "edit-funds"]) {
      await page.goto(`/funds/${list}?sort=bogus&order=up&query=`);
      await page.getByText(psu).first().waitFor();
    }
  });

  it("keeps chips, search and sort in the URL for Back and links", async () => {
    const page = await open("/funds/edit-funds");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByPlaceholder("Search fund...").fill("FUND growth psu");
    await page.getByText("1 of 2 funds").waitFor();
    await page.getByLabel("Sort by").selectOption("Returns");
    await chip(page, "debt").click();
    await page.waitForURL(
      (url) =>
        url.searchParams.get("query") === "FUND growth psu" &&
        url.searchParams.get("sort") === "returns" &&
        url.searchParams.get("category") === "debt",
    );
    await page.goBack();
    await chip(page, "All").and(page.locator("[aria-pressed=true]")).waitFor();

    const link = await page.context().newPage();
    await link.goto("/funds/view-funds?query=liquid&sort=value&order=ascending");
    await link.getByText("1 of 2 funds").waitFor();
    expect(await link.getByPlaceholder("Search fund...").inputValue()).toBe("liquid");
  });

  it("refreshes the NAVs on request and reports the result", async () => {
    const page = await open("/funds/view-funds");
    await page.getByRole("button", { name: "Refresh NAVs" }).click();
    await page.getByText("All NAVs are up to date, as of 19 Aug 2026.").waitFor();
  });
});
