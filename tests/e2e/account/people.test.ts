import { beforeAll, describe, expect, inject, it } from "vitest";
import { openWithTwoFunds } from "../../support/browser/fund-pages.ts";
import { setEditMode } from "../../support/browser/signed-in-page.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const psu = "First Example PSU Debt Fund - Direct Plan - Growth";
const liquid = "Second Example Liquid Fund";

describe("an owner on a phone", () => {
  it(
    "keeps another person's fund, sees their figures, and takes the fund over",
    { tags: "long" },
    async () => {
      const page = await openWithTwoFunds(browser, "/funds", "phone");
      const whose = page.getByRole("group", { name: "Person" });
      await page.getByText(psu).first().waitFor();
      expect(await whose.count()).toBe(0);

      await setEditMode(page, true);
      await page.getByRole("button", { name: "Add a person" }).click();
      const form = page.getByRole("dialog", { name: "Add a person" });
      await form.getByRole("button", { name: "Save" }).click();
      await form.getByText("Please enter a name").waitFor();
      await form.getByLabel("Name").fill("Meera Iyer");
      await form.getByLabel("Kind").selectOption("Minor");
      await form.getByLabel("Taxed with").selectOption("Me");
      const added: string[] = [];
      page.on("request", (request) => {
        // One request may hold several calls.
        added.push(...(request.url().match(/holders\.add/g) ?? []));
      });
      // As a double click does before the button is drawn as busy.
      await form.locator("form").evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      });
      await page.getByText("Minor · 0 funds").waitFor();
      expect(added).toHaveLength(1);

      await page.goto("/funds/edit-funds");
      await page.getByRole("button", { name: `Edit ${psu}` }).click();
      await page.getByRole("combobox", { name: "Person" }).selectOption("Meera Iyer");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByText("Fund updated successfully").waitFor();

      await page.goto("/funds");
      await page.getByText("Meera Iyer · Folio 1001/1").waitFor();
      await whose.getByRole("button", { name: "Meera Iyer" }).click();
      await page.getByRole("heading", { name: "Manage Funds: Meera Iyer" }).waitFor();
      await page.getByRole("status").getByText("Manage Funds: Meera Iyer").waitFor();
      expect(await page.title()).toBe("Meera Iyer · Manage Funds · Fundbook");
      expect(new URL(page.url()).searchParams.get("holder")).toMatch(/^[\da-f-]{36}$/);
      await page.getByText(liquid).waitFor({ state: "detached" });

      // 10 × 404.73.
      await page.goto("/");
      await page.getByRole("heading", { name: "Portfolio Overview: Meera Iyer" }).waitFor();
      await page.getByText("₹4,047.30").first().waitFor();
      expect(await page.getByText(liquid).count()).toBe(0);
      await expect.poll(() => page.title()).toBe("Meera Iyer · Portfolio Overview · Fundbook");
      await whose.getByRole("button", { name: "Me", exact: true }).click();
      await expect.poll(() => page.title()).toBe("Me · Portfolio Overview · Fundbook");
      await page.getByRole("heading", { name: "Largest holdings" }).click();
      await page.getByText(liquid).first().waitFor();
      expect(await page.getByText(psu).count()).toBe(0);

      await page.goto("/account/data");
      await page.getByLabel("Person").selectOption("Meera Iyer");
      const csv = page.getByRole("link", { name: "Download my funds (CSV)" });
      const downloaded = await page.request.get((await csv.getAttribute("href")) ?? "");
      expect((await downloaded.text()).trim().split("\r\n").slice(1)).toEqual([
        expect.stringMatching(/^1001\/1,.*,Meera Iyer$/),
      ]);

      await page.goto("/account");
      await page.getByText("Minor · 1 fund").waitFor();
      await page.getByRole("button", { name: "Delete Meera Iyer" }).click();
      const question = page.getByRole("alertdialog", { name: "Delete Meera Iyer?" });
      expect(await question.getByLabel("Who gets the funds").inputValue()).toBe("");
      await question.getByText("You can restore this person for 30 days").waitFor();
      await question.getByRole("button", { name: "Move and delete" }).click();
      const deleted = page.getByRole("listitem").filter({ hasText: "Meera Iyer deleted" });
      await deleted.getByRole("button", { name: "Undo" }).click();
      await page.getByText("Meera Iyer restored").waitFor();
      await page.getByText("Minor · 1 fund").waitFor();
      await page.getByRole("button", { name: "Delete Meera Iyer" }).click();
      await question.getByRole("button", { name: "Move and delete" }).click();
      await page.getByText("Minor · 1 fund").waitFor({ state: "detached" });
      await page.goto("/funds");
      await page.getByText(psu).first().waitFor();
      await page.getByText(liquid).first().waitFor();
      expect(await whose.count()).toBe(0);
      expect(await page.title()).toBe("Manage Funds · Fundbook");
    },
  );
});
