import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { indianDay } from "../../../src/shared/dates.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { hasOfflineCopy } from "../../support/browser/offline-copy.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, transactionInput } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { layoutShiftsOf, recordLayoutShifts } from "../../support/browser/layout-shifts.ts";
import { requestedProcedures } from "../../support/browser/requested-procedures.ts";
import { setEditMode, signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser({ serviceWorkers: "allow" });
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";

async function holdersPage(): Promise<Page> {
  const owner = await register(baseUrl);
  await owner.mutate("funds.add", fundInput());
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  return page;
}

/** Runs in a page: the kinds of what is kept beside the snapshot, each once. */
const keptReports = async (): Promise<string[]> => {
  const cache = await caches.open("fundbook-offline");
  const addresses = (await cache.keys()).map(({ url }) => url.split("/offline-report/")[1] ?? "");
  const kinds = addresses.map((address) => address.split("/")[0] ?? "");
  return [...new Set(kinds.filter((kind) => kind !== ""))].toSorted();
};

const waitForOfflineCopy = (page: Page) =>
  expect.poll(() => page.evaluate(hasOfflineCopy, "")).toBe(true);

describe("offline", () => {
  it(
    "shows the last figures marked as old, and fresh ones when the network is back",
    { tags: "long" },
    async () => {
      const page = await holdersPage();
      await recordLayoutShifts(page);
      await page.goto("/");
      await page.getByText("₹4,047.30").first().waitFor();
      await waitForOfflineCopy(page);
      const moved = await layoutShiftsOf(page);
      await page.context().setOffline(true);
      await page.getByText(/Offline: figures as of \d/).waitFor();
      expect(await layoutShiftsOf(page)).toEqual(moved);
      await page.getByRole("link", { name: "View Funds" }).click();
      await page.getByRole("heading", { name: "View Funds" }).waitFor();
      await page.getByText("₹4,047.30").waitFor();
      await page.getByText(/Offline: figures as of \d/).waitFor();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const boxOf = (place: Locator) => place.evaluate((box) => box.getBoundingClientRect());
        const notice = await boxOf(page.getByRole("status").filter({ hasText: "Offline" }));
        const words = await boxOf(page.getByText(/Offline: figures as of \d/));
        const bar = await boxOf(page.getByRole("banner"));
        const signOut = await boxOf(page.getByRole("button", { name: "Log out" }));
        for (const { bottom, right } of [notice, words]) {
          expect(bottom).toBeLessThanOrEqual(bar.bottom);
          expect(right).toBeLessThanOrEqual(signOut.left);
        }
      }
      await page.context().setOffline(false);
      await page.getByText("Offline: figures as of").waitFor({ state: "detached" });
    },
  );

  it(
    "shows the figures after a restart of the browser, to their owner only",
    { tags: "long" },
    async () => {
      const page = await holdersPage();
      await page.clock.install();
      await page.goto("/");
      await page.getByText("₹4,047.30").first().waitFor();
      await waitForOfflineCopy(page);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/trpc/")) calls.push(request.url());
      });
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText("₹4,047.30").first().waitFor();
      // After start.js's requests auth.me is retried once, then the cached figures are shown and funds.list is
      // requested in the background.
      await expect
        .poll(() => calls.slice(2).findIndex((url) => url.includes("funds.list")))
        .toBe(1);
      await page.getByText(/Offline: figures as of \d/).waitFor();

      // Online they are requested immediately, and after a failure every 15 s and on request.
      let refused = 0;
      await page.route(/funds\.list/, (route) => {
        refused += 1;
        return route.abort();
      });
      await page.context().setOffline(false);
      // The button is busy during the retries.
      await expect.poll(() => refused).toBeGreaterThan(1);
      await page.getByRole("button", { name: "Try again", disabled: false }).waitFor();
      const refusedAtOnce = refused;
      await page.clock.fastForward(15_000);
      await expect.poll(() => refused).toBeGreaterThan(refusedAtOnce + 2);
      await page.getByRole("button", { name: "Try again", disabled: false }).waitFor();
      await page.unroute(/funds\.list/);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("Offline: figures as of").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Log out" }).click();
      await page.waitForURL("**/login");
      await expect.poll(() => page.evaluate(() => caches.has("fundbook-offline"))).toBe(false);
      await page.context().setOffline(true);
      await page.goto("/");
      await page.getByText("Fundbook cannot be reached").waitFor();
      expect(await page.getByText("₹4,047.30").count()).toBe(0);
    },
  );

  it("shows the last returns, SIPs, chart and tax after a reload", { tags: "long" }, async () => {
    const owner = await register(baseUrl);
    // By hand: 3,679.36 became 4,047.30 in 365 days, 1.1000 times as much.
    const bought = { date: "2025-08-19", amount: 3_679.36, units: 10, nav: null };
    const fundId = await addLedger(owner, [transactionInput(bought)]);
    const from = indianDay(new Date());
    await addSip(owner, { fundId, from, day: Number(from.slice(8)) });
    const page = await browser.newPage();
    await signIn(page, owner, baseUrl);
    await page.goto("/");
    await page.getByRole("region", { name: "Next SIPs" }).waitFor();
    const chart = page.getByRole("region", { name: "Value over time" });
    await expect
      .poll(() => page.evaluate(keptReports))
      .toEqual(["portfolio.history", "tax.harvest"]);
    const shown = await chart.innerText();
    await page.goto("/tax");
    const noSales = page.getByRole("heading", { name: /^Nothing was sold in/ });
    await noSales.waitFor();
    await expect
      .poll(() => page.evaluate(keptReports))
      .toEqual(["portfolio.history", "tax.harvest", "tax.report"]);
    await page.goto("/regular-plans");
    const allDirect = page.getByRole("heading", { name: "Your funds are in direct plans already" });
    await allDirect.waitFor();
    await expect
      .poll(() => page.evaluate(keptReports))
      .toEqual(["direct.portfolio", "portfolio.history", "tax.harvest", "tax.report"]);
    await page.goto("/goals");
    const noGoals = page.getByRole("heading", { name: "What are you saving for?" });
    await noGoals.waitFor();
    const kept = [
      "direct.portfolio",
      "goals.list",
      "portfolio.history",
      "tax.harvest",
      "tax.report",
    ];
    await expect.poll(() => page.evaluate(keptReports)).toEqual(kept);
    // Kept from the earlier visit.
    await page.goto("/");
    await page.getByRole("region", { name: "Next SIPs" }).waitFor();
    await waitForOfflineCopy(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/Offline: figures as of \d/).waitFor();
    await page.getByText("a year").first().waitFor();
    await page.getByRole("region", { name: "Next SIPs" }).waitFor();
    await expect.poll(() => chart.innerText()).toBe(shown);
    await page.goto("/tax");
    await noSales.waitFor();
    await page.getByText(/Offline: figures as of \d/).waitFor();
    await page.goto("/regular-plans");
    await allDirect.waitFor();
    await page.goto("/goals");
    await noGoals.waitFor();

    await page.context().setOffline(false);
    await addHolder(owner, { name: "Kiran Rao" });
    await page.goto("/");
    await page.getByRole("group", { name: "Person" }).getByRole("button", { name: "Me" }).click();
    const copied = () => page.evaluate(hasOfflineCopy, '"holderId":"me","performance"');
    await expect.poll(copied).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { name: "Portfolio Overview: Me", exact: true }).waitFor();
    await page.getByText(/Offline: figures as of \d/).waitFor();
    await page.getByText("a year").first().waitFor();
  });

  it("shows a fund's page and what can be sold as last visited, to their owner only", async () => {
    const owner = await register(baseUrl);
    const bought = { date: "2025-08-19", amount: 3_679.36, units: 10, nav: null };
    const fundId = await addLedger(owner, [transactionInput(bought)]);
    const page = await browser.newPage();
    await signIn(page, owner, baseUrl);
    await page.goto("/tax/sell");
    const sellable = page.getByRole("region", { name: "What can be sold" });
    await sellable.waitFor();
    await expect.poll(() => page.evaluate(keptReports)).toContain("tax.sellable");
    await page.goto(`/funds/${fundId}`);
    const transactions = page.getByRole("heading", { name: "2025-26" });
    await transactions.waitFor();
    await waitForOfflineCopy(page);
    const kinds = ["portfolio.fund", "portfolio.history", "tax.sellable", "transactions.list"];
    await expect.poll(() => page.evaluate(keptReports)).toEqual(expect.arrayContaining(kinds));
    const shown = await page.getByRole("main").innerText();

    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/Offline: figures as of \d/).waitFor();
    await transactions.waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).toContain(shown);
    await page.goto("/tax/sell");
    await sellable.waitFor();
    await page.getByText(/Offline: figures as of \d/).waitFor();

    // A copy of somebody else's is never shown, not even of the same fund.
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const reports = (await cache.keys()).filter(({ url }) => url.includes("transactions.list"));
      for (const request of reports) {
        const report = (await (await cache.match(request))?.json()) as object;
        await cache.put(request, Response.json({ ...report, userId: "somebody-else" }));
      }
    }, "fundbook-offline");
    await page.goto(`/funds/${fundId}`);
    await page.getByText("The transactions could not be loaded").waitFor();
    expect(await transactions.count()).toBe(0);
  });

  it(
    "marks the figures as old immediately, while the server is retried",
    { tags: "long" },
    async () => {
      const page = await holdersPage();
      await page.goto("/");
      await page.getByText("₹4,047.30").first().waitFor();
      await waitForOfflineCopy(page);
      await page.route(/api\/trpc/, (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await page.getByText("₹4,047.30").first().waitFor();
      expect(await page.getByText(/figures as of \d/i).count()).toBeGreaterThan(0);
      await page.getByText(/Offline: figures as of \d/).waitFor();
    },
  );

  it(
    "shows the last figures after a reload while the server hangs, and asks for nothing twice",
    { tags: "long" },
    async () => {
      const page = await holdersPage();
      await page.goto("/");
      await page.getByText("₹4,047.30").first().waitFor();
      await waitForOfflineCopy(page);
      const hanging = Promise.withResolvers<void>();
      await page.route(/api\/trpc/, async (route) => {
        await hanging.promise;
        await route.continue();
      });
      const asked = requestedProcedures(page);
      await page.reload({ waitUntil: "commit" });
      await page.getByText("₹4,047.30").first().waitFor();
      const loading = page.getByText("Newer ones are being loaded.");
      await loading.first().waitFor();
      hanging.resolve();
      await expect.poll(() => loading.count()).toBe(0);
      expect(asked).toContain("funds.list");
      expect(asked).toEqual([...new Set(asked)]);
    },
  );

  it.each(["/funds/add-fund", "/account", "/funds/shared-funds"])(
    "says so on %s",
    { tags: "long" },
    async (path) => {
      const page = await holdersPage();
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.context().setOffline(true);
      await page.getByText("Offline: changes cannot be saved").waitFor();
      await page.context().setOffline(false);
      await page.getByText("Offline: changes cannot be saved").waitFor({ state: "detached" });
    },
  );

  it("reports an expired session on the sign-in page", { tags: "long" }, async () => {
    const page = await holdersPage();
    await page.goto("/");
    await page.getByText("₹4,047.30").first().waitFor();
    await waitForOfflineCopy(page);
    await page.context().clearCookies();
    await page.goto("/");
    await page.waitForURL("**/login");
    await page.getByText("You were signed out. Sign in to continue.").waitFor();
    await expect.poll(() => page.evaluate(() => caches.has("fundbook-offline"))).toBe(false);
    await page.goto("/");
    await page.waitForURL("**/login");
    // An earlier toast would still be visible beside this one.
    await page.getByLabel("Email").fill("nobody@example.in");
    await page.getByLabel("Password", { exact: true }).fill("wrong horse");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.locator("[data-sonner-toast]").waitFor();
    expect(await page.getByText("You were signed out.").count()).toBe(0);
  });

  it("reports an unsaved change and keeps the form for another attempt", async () => {
    const page = await holdersPage();
    await setEditMode(page, true);
    await page.goto("/funds/edit-funds");
    await page.getByRole("button", { name: `Edit ${scheme}` }).click();
    await page.getByLabel("Units").fill("20");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Failed to update fund: Fundbook cannot be reached").waitFor();
    expect(await page.getByText("Fundbook cannot be reached").count()).toBe(1);
    expect(await page.getByLabel("Units").inputValue()).toBe("20");

    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Fund updated successfully").waitFor();
    await page.getByText("₹8,094.60").waitFor();
  });

  it(
    "keeps the form of a failed add and the place of a failed deletion",
    { tags: "long" },
    async () => {
      const page = await holdersPage();
      await setEditMode(page, true);
      await page.goto("/funds/add-fund");
      const typed = { "Folio number": "7/7", Category: "equity", Units: "5" };
      await page.getByLabel("Scheme").fill("My Policy");
      await page.getByLabel("Invested amount").fill("100");
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Add Fund" }).click();
      await page.getByText("Failed to add fund: Fundbook cannot be reached").waitFor();
      expect(await page.getByText("Fundbook cannot be reached").count()).toBe(1);
      for (const [label, text] of Object.entries(typed)) {
        expect(await page.getByLabel(label).inputValue()).toBe(text);
      }
      await page.context().setOffline(false);

      await page.goto("/funds/edit-funds");
      await page.getByText(scheme).waitFor();
      await page.context().setOffline(true);
      await page.getByRole("button", { name: `Delete ${scheme}` }).click();
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.getByText(`Failed to delete ${scheme}.`).waitFor();
      await page.getByRole("button", { name: `Delete ${scheme}` }).waitFor();
    },
  );
});

describe("the offline cache", () => {
  /** Opens the page offline with saved figures that were changed as if by an earlier visit. */
  async function openOffline(page: Page, change: (snapshot: Snapshot) => object): Promise<void> {
    await page.context().setOffline(false);
    await page.goto("/");
    await page.getByText("₹4,047.30").first().waitFor();
    await waitForOfflineCopy(page);
    // This page does not save figures.
    await page.goto("/google-sign-in.html");
    const where = { cacheName: "fundbook-offline", entry: "/offline-snapshot" };
    const saved = await page.evaluate(async ({ cacheName, entry }) => {
      const response = await caches.match(entry, { cacheName });
      return (await response?.json()) as Snapshot;
    }, where);
    const changed = { ...saved, ...change(saved) };
    await page.evaluate(
      async ({ cacheName, entry, snapshot }) => {
        const cache = await caches.open(cacheName);
        await cache.put(entry, Response.json(snapshot));
      },
      { ...where, snapshot: changed },
    );
    await page.context().setOffline(true);
    await page.goto("/");
  }
  type Snapshot = Record<string, unknown>;
  const day = 86_400_000;

  it("is shown for thirty days", { tags: "long" }, async () => {
    const page = await holdersPage();
    await openOffline(page, () => ({ savedAt: Date.now() - 29.9 * day }));
    await page.getByText("₹4,047.30").first().waitFor();
  });

  it("of another release, user or time is thrown away, not shown", { tags: "long" }, async () => {
    const page = await holdersPage();
    const unusable: ((snapshot: Snapshot) => object)[] = [
      () => ({ version: "another" }),
      () => ({ version: undefined }),
      () => ({ savedAt: Date.now() - 30.1 * day }),
      () => ({ savedAt: Date.now() + 2 * day }),
      ({ me }) => {
        const { user, ...rest } = me as { user: object };
        return { me: { ...rest, user: { ...user, id: "somebody-else" } } };
      },
    ];
    for (const change of unusable) {
      await openOffline(page, change);
      await page.getByText("Fundbook cannot be reached").waitFor();
      expect(await page.getByText("₹4,047.30").count(), String(change)).toBe(0);
      expect(await page.evaluate(() => caches.has("fundbook-offline"))).toBe(false);
    }
  });

  it("is cleared when the server names another user, before new data arrives", async () => {
    const page = await holdersPage();
    await page.goto("/");
    await page.getByText("₹4,047.30").first().waitFor();
    await waitForOfflineCopy(page);
    await page.context().clearCookies();
    await signIn(page, await register(baseUrl, "Bina Shah"), baseUrl);
    await page.goto("/account");
    await page.getByText("Bina Shah").first().waitFor();
    await page.context().setOffline(true);
    await page.goto("/");
    await page.getByText("Fundbook cannot be reached").waitFor();
    expect(await page.getByText("₹4,047.30").count()).toBe(0);
  });
});
