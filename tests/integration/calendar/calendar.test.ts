import { globSync, readFileSync } from "node:fs";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, indianDay } from "../../../src/shared/dates.ts";
import type { AccountEvent } from "../../../src/shared/account/event.ts";
import type { CalendarView, NewCalendar } from "../../../src/shared/calendar/schema.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addGoal } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, okay, transactionInput } from "../../support/api/ledgers.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { requestResetCode } from "../../support/api/reset-code.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

const today = indianDay(new Date());

async function provenOwner(): Promise<ApiClient> {
  const owner = await register(product.url);
  await proveAddress(product.databaseUrl, owner.email);
  return owner;
}

/** With a SIP, ELSS units whose lock-in ends in a month, and a goal. */
async function investor(): Promise<{ owner: ApiClient; fundId: string }> {
  const owner = await provenOwner();
  const bought = addDays(today, 30 - 3 * 365);
  const elss = { schemeName: "Example ELSS Tax Saver", amfiCode: null };
  const fundId = await addLedger(owner, [transactionInput({ date: bought })], elss);
  await addSip(owner, { fundId, from: addDays(today, 1), amount: 4_321 });
  await addGoal(owner, { name: "House", target: 9_876_543, parts: [] });
  return { owner, fundId };
}

const makeFor = async (owner: ApiClient, change: object = {}): Promise<string> =>
  okay<NewCalendar>(
    await owner.mutate("calendar.make", { whose: "everyone", withAmounts: false, ...change }),
  ).address;
const open = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });
const listOf = async (owner: ApiClient) => okay<CalendarView[]>(await owner.query("calendar.list"));

async function summariesAt(address: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await open(address)).text()));
  return calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each).summary);
}

describe("a calendar", () => {
  it("is read by its address alone, and not sent twice while nothing changes", async () => {
    const { owner, fundId } = await investor();
    const address = await makeFor(owner);
    expect(address).toMatch(new RegExp(`^${product.url}/api/calendar/[\\da-f]{40}\\.ics$`));
    const response = await open(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const file = await response.text();
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const etag = response.headers.get("etag") ?? "";
    const again = await open(address, { "if-none-match": `W/${etag}` });
    expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
    await addSip(owner, { fundId, from: addDays(today, 2), day: 9 });
    expect((await open(address, { "if-none-match": etag })).status).toBe(200);
    await waitUntil(async () => expect((await listOf(owner))[0]?.readAt).not.toBeNull());
  });

  it("has what comes, and amounts only where they were asked for", async () => {
    const { owner } = await investor();
    const without = await summariesAt(await makeFor(owner, { whose: "me" }));
    const joined = without.join("\n");
    expect(joined).toContain("SIP: Example ELSS Tax Saver");
    expect(joined).toContain("ELSS units can be sold: Example ELSS Tax Saver");
    expect(joined).toContain("Advance tax");
    expect(joined).not.toMatch(/₹|4.?321/);
    const withAmounts = await summariesAt(await makeFor(owner, { withAmounts: true }));
    expect(withAmounts.join("\n")).toContain("SIP of ₹4,321: Example ELSS Tax Saver");
    expect(withAmounts.join("\n")).toContain("Goal: House, ₹98,76,543");
    expect((await listOf(owner)).map(({ whose }) => whose).toSorted()).toEqual(["everyone", "me"]);
  });

  it("of one person has nobody else's days, and ends with the person", async () => {
    const { owner } = await investor();
    const meera = await addHolder(owner, { name: "Meera, \\; Pillai" });
    const address = await makeFor(owner, { whose: meera.id });
    expect((await summariesAt(address)).join("\n")).not.toMatch(/SIP|ELSS|Goal/);
    okay(await owner.mutate("holders.delete", { id: meera.id }));
    expect((await open(address)).status).toBe(404);
    const another = await provenOwner();
    const input = { whose: meera.id, withAmounts: false };
    expect((await another.mutate("calendar.make", input)).status).toBe(404);
  });

  it("of a deleted person stays turned off when the person is restored", async () => {
    const { owner } = await investor();
    const meera = await addHolder(owner);
    const address = await makeFor(owner, { whose: meera.id });
    const { removalId } = okay<{ removalId: string }>(
      await owner.mutate("holders.delete", { id: meera.id }),
    );
    okay(await owner.mutate("calendar.revoke", { whose: meera.id }));
    okay(await owner.mutate("removals.restore", { id: removalId }));
    expect((await open(address)).status).toBe(404);
  });

  it("is told to the owner, and listed in the export without its address", async () => {
    const owner = await provenOwner();
    const address = await makeFor(owner);
    const events = okay<AccountEvent[]>(await owner.query("account.events"));
    expect(events.map(({ kind }) => kind)).toContain("calendar-made");
    const exported = await fetch(`${product.url}/api/account/data.json`, {
      headers: { cookie: owner.cookies() },
    });
    const text = await exported.text();
    expect(JSON.parse(text)).toMatchObject({ calendars: [{ whose: "everyone" }] });
    expect(text).not.toContain(tokenOf(address));
  });

  it("is not for a demo account", async () => {
    const input = { whose: "everyone", withAmounts: false };
    const demo = await provenOwner();
    await runSql(product.databaseUrl, "update users set demo_until = 9e14 where email = ?", [
      demo.email,
    ]);
    expect((await demo.mutate("calendar.make", input)).error?.data.appCode).toBe(
      "calendar/no-demo",
    );
  });
});

const tokenOf = (address: string): string => /([\da-f]{40})\.ics$/.exec(address)?.[1] ?? "";

describe("the address of a calendar", () => {
  it("reads nothing when it is wrong, halved, replaced, revoked or no address at all", async () => {
    const { owner } = await investor();
    const replaced = await makeFor(owner);
    const valid = await makeFor(owner);
    const revoked = await makeFor(owner, { whose: "me" });
    okay(await owner.mutate("calendar.revoke", { whose: "me" }));
    const at = (token: string) => `${product.url}/api/calendar/${token}`;
    const hashes = await runSql(product.databaseUrl, "select hash from calendars");
    const wrong = [
      replaced,
      revoked,
      at(`${"0".repeat(40)}.ics`),
      at(`${tokenOf(valid).slice(0, 20)}.ics`),
      at(`${tokenOf(valid)}0.ics`),
      at(`${tokenOf(valid).toUpperCase()}.ics`),
      at(`${hashes[0]?.["hash"]}.ics`),
      at(".ics"),
      at("%00%0d%0a.ics"),
      at(`${tokenOf(valid)}.ics/more`),
    ];
    const bodies = new Set<string>();
    for (const address of wrong) {
      const response = await open(address, { "if-none-match": "*" });
      expect(response.status, address).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-store");
      bodies.add((await response.text()).replace(/[\da-f-]{36}/, ""));
    }
    expect(bodies.size).toBe(1);
    expect((await open(valid)).status).toBe(200);
  });

  it("is no access token, and an access token is no address", async () => {
    const owner = await provenOwner();
    const address = await makeFor(owner);
    const authorization = `Bearer ${tokenOf(address)}`;
    const asToken = await open(`${product.url}/api/v1/funds`, { authorization });
    expect(asToken.status).toBe(401);
    expect((await open(`${product.url}/api/calendar/x.ics`, { authorization })).status).toBe(404);
    const { token } = await addToken(owner, "read");
    expect((await open(`${product.url}/api/calendar/${token}.ics`)).status).toBe(404);
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await fetch(address, { method })).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("ends when the password is reset, as others may have had the account", async () => {
    const owner = await provenOwner();
    // Before the mail about the calendar.
    const code = await requestResetCode(owner, `${product.dataFolder}/outbox`);
    const address = await makeFor(owner);
    okay(await owner.mutate("auth.resetPassword", { code, password: "a new pass phrase of mine" }));
    expect((await open(address)).status).toBe(404);
  });

  it("is in no log, whatever fails", async () => {
    const { owner } = await investor();
    const address = await makeFor(owner);
    await open(address);
    await open(address.replace(".ics", ""));
    // A query that fails is logged with the path that was asked for.
    await runSql(product.databaseUrl, "alter table sips rename to away");
    try {
      expect((await open(address)).status).toBe(500);
    } finally {
      await runSql(product.databaseUrl, "alter table away rename to sips");
    }
    // So is a write of another site, and what comes in odd ways.
    const post = { method: "POST", headers: { origin: "https://evil.example" } };
    expect((await fetch(address, post)).status).toBe(403);
    for (const odd of ["%63alendar", "calendar/", "CALENDAR"]) {
      await fetch(address.replace("calendar", odd), post);
    }
    const logged = globSync(`${product.dataFolder}/log/*.log`).map((file) =>
      readFileSync(file, "utf8"),
    );
    expect(logged.join("")).toContain("/api/calendar/-");
    expect(logged.join("")).not.toContain(tokenOf(address));
  });
});
