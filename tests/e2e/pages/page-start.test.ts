import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password, apiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";
import { requestedProcedures } from "../../support/browser/requested-procedures.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let holder: RegisteredUser;
let fundId: string;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  holder = await registerRecipient(baseUrl, "Asha Rao");
  const sender = await registerUser(baseUrl, "Meera Nair");
  // Creates a second session.
  await apiClient(baseUrl).mutate("auth.login", { email: holder.email, password });
  fundId = await addFund(holder);
  await addFund(holder, { category: "Gold" });
  await addFund(sender);
  await share(sender, holder);
});

describe("the start of the client", () => {
  it("requests the user and the page's data once", async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    const asked = requestedProcedures(page);
    await page.goto("/");
    await page.getByRole("heading", { name: "Allocation" }).waitFor();
    // What cards in view ask for comes later.
    expect(asked.slice(0, 8)).toEqual([
      "auth.me",
      "funds.list",
      "nav.status",
      "holders.list",
      "portfolio.performance",
      "portfolio.home",
      "imports.balances",
      "sips.list",
    ]);
  });

  it.each(["/tax/sell", "/goals"])("marks Manage Funds as current on %s", async (path) => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.goto(path);
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Manage Funds" }).waitFor();
    expect(await main.locator("[aria-current=page]").allInnerTexts()).toEqual(["Manage Funds"]);
  });

  it("requests a sender's funds once when their page is reloaded", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await signIn(page, holder, baseUrl);
    await page.goto("/funds/shared-funds");
    await page.getByRole("link", { name: "Meera Nair" }).click();
    await page.getByRole("button", { name: "Smart View" }).waitFor();
    const asked = requestedProcedures(page);
    await page.reload();
    await page.getByRole("button", { name: "Smart View" }).waitFor();
    expect(asked).toEqual(["auth.me", "sharing.senderFunds", "nav.status"]);
  });

  it(
    "loads the list of schemes at the first use of a form or link to it",
    { tags: "long" },
    async () => {
      const page = await browser.newPage();
      await signIn(page, holder, baseUrl);
      await setEditMode(page, true);
      const lists: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/schemes")) lists.push(request.url());
      });
      for (const path of ["/funds/add-fund", `/funds/edit-funds/${fundId}`]) {
        await page.goto(path);
        const units = page.getByLabel("Units");
        await units.waitFor();
        expect(lists).toEqual([]);
        await units.focus();
        await expect.poll(() => lists.length).toBe(1);
        lists.length = 0;
      }
      await page.goto("/funds");
      await page.getByRole("link", { name: "Add Fund" }).click();
      await page.getByLabel("Units").waitFor();
      await expect.poll(() => lists.length).toBe(1);
    },
  );

  it("restores the scroll position of a reloaded page", { tags: "long" }, async () => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    await page.goto("/account/security");
    await page.getByRole("heading", { name: "Sessions" }).waitFor();
    // The router stores positions of which it saw the scroll event, which comes with a frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("scroll", resolve, { once: true });
          scrollTo(0, 100);
        }),
    );
    await page.reload();
    await page.getByRole("heading", { name: "Sessions" }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  });
});
