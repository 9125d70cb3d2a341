import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { expectNoSidewaysScroll } from "../../support/browser/sideways-scroll.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { categoryChip, openWithTwoFunds } from "../../support/browser/fund-pages.ts";

const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";

describe("the list of funds", () => {
  it("ignores invalid search parameters", async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds");
    for (const list of ["view-funds", "edit-funds"]) {
      await page.goto(`/funds/${list}?sort=bogus&order=up&query=`);
      await page.getByText(psu).first().waitFor();
    }
  });

  it("keeps chips, search and sort in the URL, and remembers the sort", async () => {
    const page = await openWithTwoFunds(browser, "/funds/edit-funds");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByPlaceholder("Search fund...").fill("FUND growth psu");
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(page);
    if (size !== null) await page.setViewportSize(size);
    await page.getByText("1 of 2 funds").waitFor();
    await page.getByLabel("Sort by").selectOption("Returns");
    await categoryChip(page, "debt").click();
    await page.waitForURL(
      (url) =>
        url.searchParams.get("query") === "FUND growth psu" &&
        url.searchParams.get("sort") === "returns" &&
        url.searchParams.get("category") === "debt",
    );
    await page.goBack();
    await categoryChip(page, "All").and(page.locator("[aria-pressed=true]")).waitFor();
    await page.goto("/funds");
    expect(await page.getByLabel("Sort by").inputValue()).toBe("returns");

    const link = await page.context().newPage();
    await link.goto("/funds/view-funds?query=liquid&sort=value&order=ascending");
    await link.getByText("1 of 2 funds").waitFor();
    expect(await link.getByPlaceholder("Search fund...").inputValue()).toBe("liquid");
  });

  it("refreshes the NAVs on request and reports the result", async () => {
    const page = await openWithTwoFunds(browser, "/funds/view-funds");
    await page.getByRole("button", { name: "Refresh NAVs" }).click();
    await page.getByText("All NAVs are up to date, as of 19 Aug 2026.").waitFor();
  });
});
