import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import {
  fundInput,
  register,
  password,
  apiClient,
  type ApiClient,
} from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser({ serviceWorkers: "allow" });
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

const figure = "₹4,047.30";

type Visit = { page: Page; owner: ApiClient; requests: string[] };

/** A signed-in page with an offline copy of its figures that has just gone offline. */
async function offlineHolder(): Promise<Visit> {
  const owner = await register(baseUrl);
  await owner.mutate("funds.add", fundInput());
  const page = await browser.newPage();
  await signIn(page, owner, baseUrl);
  await page.goto("/");
  await page.getByText(figure).first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/offline-snapshot")) !== undefined))
    .toBe(true);
  await page.evaluate(() => localStorage.setItem("fundbook.user.senderId", btoa("somebody")));
  const requests: string[] = [];
  page.context().on("request", (request) => {
    const [, procedures] = /\/api\/trpc\/([^?]+)/.exec(request.url()) ?? [];
    if (procedures !== undefined) requests.push(procedures);
  });
  await page.context().setOffline(true);
  return { page, owner, requests };
}

async function signOutOffline(page: Page): Promise<void> {
  // A toast disappears by itself, so both are waited for at the same time.
  await Promise.all([
    page.getByText("Goodbye, Asha Rao!").waitFor(),
    page.getByText("Signed out on this device. Go online to finish signing out.").waitFor(),
    page.waitForURL("**/login"),
    page.getByRole("button", { name: "Log out" }).click(),
  ]);
}

const isSignedIn = async (owner: ApiClient) => (await owner.query("funds.list")).status === 200;

/** User data that is left in the browser: the version seen last is the device's. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.has("fundbook-offline"),
    stored: Object.keys(localStorage)
      .filter((key) => key.startsWith("fundbook.") && key !== "fundbook.seen-version")
      .toSorted(),
  }));

describe("signing out offline", () => {
  it("clears the user's data immediately, and the session when the server is reachable", async () => {
    const { page, owner, requests } = await offlineHolder();
    await page.getByRole("link", { name: "Manage Funds" }).first().click();
    await page.getByRole("heading", { name: "Manage Funds" }).waitFor();
    await signOutOffline(page);
    expect(await leftovers(page)).toEqual({
      caches: false,
      stored: ["fundbook.pendingSignOut"],
    });
    await page.goBack();
    await page.waitForURL("**/login");
    expect(await page.getByText(figure).count()).toBe(0);
    expect(await isSignedIn(owner)).toBe(true);
    requests.length = 0;
    await page.context().setOffline(false);
    await expect.poll(() => isSignedIn(owner)).toBe(false);
    expect(requests[0]).toBe("auth.logout");
    await expect.poll(async () => (await leftovers(page)).stored).toEqual([]);
  });

  it("lasts after an offline reload and a restart of the browser", { tags: "long" }, async () => {
    const { page, owner, requests } = await offlineHolder();
    await signOutOffline(page);
    await page.goto("/");
    await page.getByText("Fundbook cannot be reached").first().waitFor();
    expect(await page.getByText(figure).count()).toBe(0);
    await page.close();
    const later = await page.context().newPage();
    requests.length = 0;
    await page.context().setOffline(false);
    // On any first page, no other request is sent before the session has ended.
    await later.goto(`${baseUrl}/funds/view-funds`);
    await later.waitForURL("**/login");
    expect(requests[0]).toBe("auth.logout");
    expect(await isSignedIn(owner)).toBe(false);
    expect(await later.getByText(figure).count()).toBe(0);
  });

  it("signs other windows out as well", { tags: "long" }, async () => {
    const { page } = await offlineHolder();
    await page.context().setOffline(false);
    const other = await page.context().newPage();
    await other.goto("/funds/view-funds");
    await other.getByText(figure).waitFor();
    await page.context().setOffline(true);
    await signOutOffline(page);
    await other.waitForURL("**/login");
    expect(await other.getByText(figure).count()).toBe(0);
  });

  it("never ends a newer session", async () => {
    const { page, owner } = await offlineHolder();
    await signOutOffline(page);
    // The user signs in again in another page of this browser, as after Google's redirect.
    const again = apiClient(baseUrl);
    await again.mutate("auth.login", { email: owner.email, password });
    await signIn(page, again, baseUrl);
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await leftovers(page)).stored)
      .not.toContain("fundbook.pendingSignOut");
    expect(await isSignedIn(again)).toBe(true);
    await page.goto("/");
    await page.getByText(figure).first().waitFor();
  });

  it("is sent before a new sign-in, whose session remains", { tags: "long" }, async () => {
    const { page, owner, requests } = await offlineHolder();
    await signOutOffline(page);
    const next = await register(baseUrl, "Bina Shah");
    requests.length = 0;
    await page.context().setOffline(false);
    await page.getByLabel("Email").fill(next.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(requests.indexOf("auth.logout")).toBe(0);
    expect(await isSignedIn(owner)).toBe(false);
    await page.goto("/account");
    await page.getByText("Bina Shah").first().waitFor();
  });

  it("works when the server does not respond", { tags: "long" }, async () => {
    const { page, owner } = await offlineHolder();
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await page.route(/auth\.logout/, (route) => route.fulfill({ status: 503 }));
    await signOutOffline(page);
    expect((await leftovers(page)).caches).toBe(false);
    // No other request is sent.
    await page.reload();
    await page.getByText("Fundbook cannot be reached").first().waitFor();
    await page.unroute(/auth\.logout/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await isSignedIn(owner)).toBe(false);
  });
});

describe("signing out online", () => {
  it(
    "is reported when the server refuses, and the user stays signed in",
    { tags: "long" },
    async () => {
      const { page, owner } = await offlineHolder();
      await page.context().setOffline(false);
      await page.waitForFunction(() => navigator.onLine);
      await page.route(/auth\.logout/, (route) => route.fulfill({ status: 500 }));
      await page.getByRole("button", { name: "Log out" }).click();
      await page.getByText("Failed to log out. Try again.").waitFor();
      expect((await leftovers(page)).stored).not.toContain("fundbook.pendingSignOut");
      await page.unroute(/auth\.logout/);
      await page.reload();
      await page.getByText(figure).first().waitFor();
      expect(await isSignedIn(owner)).toBe(true);
    },
  );
});
