// @module-tag long
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { pagePathsIn } from "../../../vite/page-paths.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let sender: RegisteredUser;
let recipientOfFunds: RegisteredUser;
let fundId: string;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  recipientOfFunds = await registerRecipient(baseUrl);
  sender = await registerUser(baseUrl);
  fundId = await addFund(recipientOfFunds);
  await addFund(sender);
  await share(sender, recipientOfFunds);
});

const signedInPages = pagePathsIn("_signed-in");

const addressOf = (route: string): string =>
  route === "/new-password"
    ? `${route}?oobCode=${"x".repeat(43)}`
    : route.replace("$fundId", fundId).replace("$year", "2026-27").replace("$month", "2026-08");

async function openPage(isSignedIn: boolean): Promise<{ page: Page; requests: string[] }> {
  const page = await browser.newPage();
  if (isSignedIn) await signIn(page, recipientOfFunds, baseUrl);
  const encoded = btoa(encodeURIComponent(sender.id));
  const entries = {
    "fundbook.user.senderId": encoded,
    "fundbook.user.senderEmail": btoa(encodeURIComponent(sender.email)),
  };
  await page.addInitScript((stored) => Object.assign(localStorage, stored), entries);
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const isQuery = request.method() === "GET" && pathname.startsWith("/api/trpc/");
    if (isQuery) requests.push(pathname + search);
  });
  return { page, requests };
}

/** What parts of a page ask for by themselves, once they are in view. */
const whenInView = [
  "portfolio.history",
  "imports.balances",
  "sharing.recipients",
  "sharing.blocked",
  "sharing.senders",
  "sharing.senderFunds",
  "removals.list",
  "tax.harvest",
  "direct.portfolio",
  "goals.list",
];

const proceduresOf = (address: string): string[] =>
  address.replace("/api/trpc/", "").replace(/\?.*/, "").split(",");

describe("the start script", () => {
  it("knows every page", async () => {
    const html = await (await fetch(baseUrl)).text();
    const [, known = "[]"] = /data-pages='([^']*)'/.exec(html) ?? [];
    const paths = JSON.parse(known).map(([path]: [string, string[]]) => path);
    expect(paths.toSorted()).toEqual(pagePathsIn(""));
  });

  it.each(pagePathsIn(""))(
    "asks for all that %s asks for, and the page does not ask again",
    async (route) => {
      const isSignedIn = signedInPages.includes(route);
      const withoutCode = await openPage(isSignedIn);
      await withoutCode.page.route("**/assets/*.js", (request) => request.abort());
      await withoutCode.page.goto(addressOf(route), { waitUntil: "networkidle" });
      const early = withoutCode.requests;
      expect(early).not.toEqual([]);

      const { page, requests } = await openPage(isSignedIn);
      await page.goto(addressOf(route), { waitUntil: "networkidle" });
      expect(requests.slice(0, early.length)).toEqual(early);
      const asked = requests.flatMap(proceduresOf);
      const later = requests.slice(early.length).flatMap(proceduresOf);
      expect(later.filter((procedure) => !whenInView.includes(procedure))).toEqual([]);
      expect(asked).toEqual([...new Set(asked)]);
    },
  );

  it("asks for everybody's funds where the address names one, whoever was chosen last", async () => {
    const { page, requests } = await openPage(true);
    await page.addInitScript(() => localStorage.setItem("fundbook.user.holder", "me"));
    await page.goto(`/regular-plans?fund=${fundId}`, { waitUntil: "networkidle" });
    const asked = requests.filter((address) => proceduresOf(address).includes("direct.portfolio"));
    expect(asked).toHaveLength(1);
    expect(decodeURIComponent(asked[0] ?? "")).not.toContain("holderId");
  });

  it("asks nothing at an address without a page", async () => {
    const { page, requests } = await openPage(true);
    await page.goto("/no/such/page", { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(requests).toEqual([]);
  });
});
