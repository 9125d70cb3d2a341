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

const holdings = ["funds.list", "nav.status"];
const heldFunds = [...holdings, "holders.list"];

/** [route, its page's first requests], and whether it is for signed-in users. */
const pages = [
  ["/login", ["auth.me"], false],
  ["/register", ["auth.me"], false],
  ["/reset-password", ["auth.me"], false],
  ["/new-password", ["auth.me"], false],
  ["/link-google", ["auth.pendingLink"], false],
  [
    "/",
    [
      "auth.me",
      ...heldFunds,
      "portfolio.performance",
      "portfolio.home",
      "imports.balances",
      "sips.list",
    ],
    true,
  ],
  ["/account", ["auth.me", "holders.list"], true],
  ["/account/data", ["auth.me", "holders.list"], true],
  ["/account/assistant", ["auth.me"], true],
  ["/account/preferences", ["auth.me"], true],
  [
    "/account/security",
    ["auth.me", "account.security", "passkeys.list", "tokens.list", "account.events"],
    true,
  ],
  [
    "/account/sharing",
    [
      "auth.me",
      "sharing.senders",
      "sharing.ended",
      "holders.list",
      "sharing.recipients",
      "sharing.blocked",
    ],
    true,
  ],
  ["/compare", ["auth.me", "watch.list", ...holdings], true],
  ["/funds", ["auth.me", ...heldFunds], true],
  [
    "/funds/$fundId",
    ["auth.me", ...heldFunds, "portfolio.fund", "transactions.list", "sips.list"],
    true,
  ],
  ["/funds/add-transaction", ["auth.me", ...heldFunds, "sips.list"], true],
  [
    "/funds/import",
    ["auth.me", ...heldFunds, "imports.ledgers", "imports.list", "sips.list"],
    true,
  ],
  ["/funds/reconcile", ["auth.me", ...heldFunds, "imports.balances"], true],
  ["/funds/add-fund", ["auth.me", "categories.list", ...heldFunds], true],
  ["/funds/view-funds", ["auth.me", ...heldFunds], true],
  ["/funds/edit-funds", ["auth.me", ...heldFunds], true],
  ["/funds/edit-funds/$fundId", ["auth.me", "categories.list", ...heldFunds], true],
  ["/goals", ["auth.me", ...heldFunds, "goals.list", "sips.list"], true],
  ["/regular-plans", ["auth.me", ...heldFunds, "direct.portfolio"], true],
  ["/targets", ["auth.me", ...heldFunds, "targets.get"], true],
  ["/tax", ["auth.me", "holders.list", "nav.status", "tax.report"], true],
  ["/tax/sell", ["auth.me", "holders.list", "nav.status", "tax.sellable", "tax.harvest"], true],
  ["/tax/$year", ["auth.me", "holders.list", "nav.status", "tax.report"], true],
  ["/funds/shared-funds", ["auth.me", "sharing.senders", "sharing.ended"], true],
  ["/funds/shared-funds/details", ["auth.me", "sharing.senderFunds", "nav.status"], true],
] as const;

const addressOf = (route: string): string =>
  route === "/new-password"
    ? `${route}?oobCode=${"x".repeat(43)}`
    : route.replace("$fundId", fundId).replace("$year", "2026-27");

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
    expect(paths.toSorted()).toEqual(pages.map(([route]) => route).toSorted());
  });

  it.each(pages)("asks for what %s asks for, and the page does not ask again", async (...row) => {
    const [route, procedures, isSignedIn] = row;
    const withoutCode = await openPage(isSignedIn);
    await withoutCode.page.route("**/assets/*.js", (request) => request.abort());
    await withoutCode.page.goto(addressOf(route), { waitUntil: "networkidle" });
    const early = withoutCode.requests;
    expect(early.flatMap(proceduresOf)).toEqual(procedures);

    const { page, requests } = await openPage(isSignedIn);
    await page.goto(addressOf(route), { waitUntil: "networkidle" });
    expect(requests.slice(0, early.length)).toEqual(early);
    const asked = requests.flatMap(proceduresOf);
    const later = requests.slice(early.length).flatMap(proceduresOf);
    expect(later.filter((procedure) => !whenInView.includes(procedure))).toEqual([]);
    expect(asked).toEqual([...new Set(asked)]);
  });

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
