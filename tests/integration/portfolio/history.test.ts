import { describe, expect, inject, it } from "vitest";
import { indianDay } from "../../../src/shared/dates.ts";
import { dayOf, isoDay } from "../../../src/shared/history/days.ts";
import type { PortfolioHistory } from "../../../src/shared/history/schema.ts";
import { packNewest } from "../../../src/server/history/store-history.ts";
import { apiClient, register, type ApiClient } from "../../support/api/api-client.ts";
import { startCountingProxy } from "../../support/servers/counting-proxy.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { addLedger, addTransaction, okay, transactionInput } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund } from "../../support/api/sharing.ts";
import { startTestProduct } from "../../support/servers/test-product.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** Codes of no list, so that no other test's import adds to them; a fund is only given one afterwards. */
let codes = 970_000;

async function addDated(
  owner: ApiClient,
  code: string,
  date: string,
  change: object = {},
  fund = {},
) {
  const fundId = await addLedger(owner, [transactionInput({ date, ...change })], fund);
  await runSql(databaseUrl, "update funds set amfi_code = ? where id = ?", [code, fundId]);
  return fundId;
}

/** Keeps NAVs of a new scheme from a day on. @returns its code */
async function trackedSince(
  from: string,
  navs = madeHistory("5", from, "2024-12-31"),
  wantedFrom?: string,
): Promise<string> {
  codes += 1;
  const code = String(codes);
  await insertHistory(databaseUrl, code, navs, wantedFrom);
  return code;
}

const historyOf = async (owner: ApiClient, scope: object = {}) =>
  okay<PortfolioHistory>(await owner.query("portfolio.history", scope));

describe("portfolio.history", () => {
  it("is what all funds with dates were worth, with what was paid and received", async () => {
    const owner = await register(baseUrl);
    const navs = { days: ["2024-01-05", "2024-01-08"].map(dayOf), navs: [50, 55] };
    const bought = { stampDuty: 0.25 };
    const code = await trackedSince("2024-01-05", navs);
    const first = await addDated(owner, code, "2024-01-05", bought, { category: "equity" });
    const opening = { type: "opening", amount: 100, units: 10, nav: null };
    const second = await addDated(owner, code, "2024-01-08", opening, { category: "debt" });
    const totals = await addFund(owner, { amfiCode: null, schemeName: "In no list" });
    // By hand: 100 × 50, then 100 × 55 + 10 × 55.
    expect(await historyOf(owner)).toEqual({
      asOf: "2024-01-08",
      days: navs.days,
      values: [5_000, 6_050],
      invested: [5_000.25, 5_100.25],
      flows: [
        { day: dayOf("2024-01-05"), paid: 5_000.25, received: 0 },
        { day: dayOf("2024-01-08"), paid: 100, received: 0 },
      ],
      leftOut: [{ fundId: totals, reason: "totals" }],
      estimated: null,
      stale: expect.arrayContaining([
        { fundId: first, navDate: "2024-01-08" },
        { fundId: second, navDate: "2024-01-08" },
      ]),
      gaps: [],
      atCost: [],
      missingUntil: null,
      isFilling: false,
    });
    expect(await historyOf(owner, { category: "equity" })).toMatchObject({
      values: [5_000, 5_500],
    });
    expect(await historyOf(owner, { fundId: first })).toMatchObject({
      values: [5_000, 5_500],
      leftOut: [],
    });
  });

  it("estimates a fund with totals only, beside the others, from the day on which it was recorded", async () => {
    const owner = await register(baseUrl);
    const navs = {
      days: ["2024-01-05", "2024-01-08", "2024-01-10"].map(dayOf),
      navs: [50, 55, 60],
    };
    const code = await trackedSince("2024-01-05", navs);
    await addDated(owner, code, "2024-01-05");
    const fundId = await addFund(owner, { units: 10, investedAmount: 450 });
    // Nine in the evening of 7 January in UTC is the 8th in India.
    const recordedAt = Date.parse("2024-01-07T21:00:00Z");
    await runSql(databaseUrl, "update funds set amfi_code = ?, created_at = ? where id = ?", [
      code,
      recordedAt,
      fundId,
    ]);
    const history = await historyOf(owner);
    expect(history).toMatchObject({ leftOut: [], values: [5_000, 5_500, 6_000] });
    expect(history.estimated).toEqual({
      days: navs.days.slice(1),
      values: [550, 600],
      invested: [450, 450],
      funds: [{ fundId, reason: "totals" }],
    });
  });

  it("leaves out and names what has no history yet, and says from when a fund's NAVs are here", async () => {
    const owner = await register(baseUrl);
    const code = await trackedSince("2024-06-03", undefined, "2023-01-05");
    const late = await addDated(owner, code, "2023-01-05");
    expect(await historyOf(owner)).toMatchObject({
      days: [],
      leftOut: [{ fundId: late, reason: "no-history" }],
      isFilling: true,
    });
    const alone = await historyOf(owner, { fundId: late });
    expect(alone).toMatchObject({ missingUntil: "2024-06-03", leftOut: [], isFilling: true });
    expect(alone.days[0]).toBe(dayOf("2024-06-03"));
  });

  it("begins with the first transaction of what is not left out", async () => {
    const owner = await register(baseUrl);
    const rows = [transactionInput({ date: "2020-01-06" })];
    const early = await addLedger(owner, rows, { amfiCode: null, schemeName: "In no list" });
    const navs = { days: ["2022-01-03", "2024-01-05"].map(dayOf), navs: [50, 55] };
    await addDated(owner, await trackedSince("", navs), "2024-01-05");
    expect(await historyOf(owner)).toMatchObject({
      days: [dayOf("2024-01-05")],
      values: [5_500],
      leftOut: [{ fundId: early, reason: "no-scheme" }],
    });
  });

  it("counts what was paid and received of a fund that was sold and has no NAVs, at its cost", async () => {
    const owner = await register(baseUrl);
    const navs = { days: ["2023-01-05", "2024-01-05"].map(dayOf), navs: [50, 55] };
    await addDated(owner, await trackedSince("2023-01-05", navs), "2023-01-05");
    const fundId = await addLedger(
      owner,
      [
        transactionInput({ date: "2023-01-05", units: 10, amount: 1_000 }),
        transactionInput({ type: "redemption", date: "2023-07-05", units: 10, amount: 1_100 }),
      ],
      { schemeName: "Matured Fixed Term Plan", amfiCode: null },
    );
    expect(await historyOf(owner)).toMatchObject({
      days: ["2023-01-05", "2023-07-05", "2024-01-05"].map(dayOf),
      values: [6_000, 5_000, 5_500],
      flows: [
        { day: dayOf("2023-01-05"), paid: 6_000, received: 0 },
        { day: dayOf("2023-07-05"), paid: 0, received: 1_100 },
      ],
      leftOut: [],
      atCost: [fundId],
      missingUntil: null,
    });
    expect(await historyOf(owner, { fundId })).toMatchObject({
      leftOut: [{ fundId, reason: "no-scheme" }],
    });
  });

  it("does not wait for NAVs that nobody has", async () => {
    const owner = await register(baseUrl);
    const younger = await addDated(owner, await trackedSince("2024-06-03"), "2023-01-05");
    const unlisted = await addDated(owner, "969999", "2023-01-05");
    const history = await historyOf(owner);
    expect(history).toMatchObject({ days: [], isFilling: false });
    expect(history.estimated?.days[0]).toBe(dayOf("2024-06-03"));
    expect(new Set([...history.leftOut, ...(history.estimated?.funds ?? [])])).toEqual(
      new Set([
        { fundId: younger, reason: "no-navs" },
        { fundId: unlisted, reason: "no-navs" },
      ]),
    );
  });

  it("begins with the first NAVs of all where a fund is older than these", async () => {
    const owner = await register(baseUrl);
    const navs = { days: ["2006-04-03", "2024-01-08"].map(dayOf), navs: [50, 55] };
    const old = await addDated(owner, await trackedSince("", navs), "1998-01-05");
    await addDated(owner, await trackedSince("2024-01-01"), "2024-01-08");
    const history = await historyOf(owner);
    expect(history).toMatchObject({ leftOut: [], missingUntil: "2006-04-03", isFilling: false });
    expect([history.days[0], history.values[0]]).toEqual([dayOf("2006-04-03"), 5_000]);
    expect(await historyOf(owner, { fundId: old })).toMatchObject({ missingUntil: "2006-04-03" });
  });

  it("estimates a fund of which an import knew only the end, from its first known balance", async () => {
    const owner = await register(baseUrl);
    const opening = { type: "opening", nav: null };
    const fundId = await addDated(owner, await trackedSince("2024-01-01"), "2024-01-08", opening);
    await runSql(
      databaseUrl,
      "update transactions set source = 'import', confirmed = 0 where fund_id = ?",
      [fundId],
    );
    const { leftOut, days, estimated } = await historyOf(owner);
    expect({ leftOut, days }).toEqual({ leftOut: [], days: [] });
    expect(estimated).toMatchObject({ funds: [{ fundId, reason: "partial-history" }] });
    expect(estimated?.days[0]).toBe(dayOf("2024-01-08"));
    expect(estimated?.invested.every((rupees) => rupees === 5_000)).toBe(true);
  });

  it("reads packed years, also of the last days before the first transaction", async () => {
    const owner = await register(baseUrl);
    const navs = madeHistory("5", "2015-01-05", "2024-12-31");
    const code = await trackedSince("", navs);
    await packNewest({ db: testDatabase(databaseUrl) });
    await addDated(owner, code, "2020-01-01", { units: 100 });
    const { days, values } = await historyOf(owner);
    const before = navs.days.findLastIndex((day) => day <= dayOf("2020-01-01"));
    expect(days[0]).toBe(dayOf("2020-01-01"));
    expect(values[0]).toBeCloseTo(100 * (navs.navs[before] ?? 0), 2);
    expect(days.at(-1)).toBe(navs.days.at(-1));
  });

  it("names funds still held whose newest NAV is over ten days old", async () => {
    const owner = await register(baseUrl);
    const today = dayOf(indianDay(new Date()));
    const trackedUntil = (day: number) =>
      trackedSince("", { days: [dayOf("2024-01-05"), day], navs: [50, 55] });
    const stale = await addDated(owner, await trackedUntil(today - 11), "2024-01-05");
    await addDated(owner, await trackedUntil(today - 10), "2024-01-05");
    const sold = await addDated(owner, await trackedUntil(today - 11), "2024-01-05");
    await addTransaction(owner, { fundId: sold, date: "2024-01-08", type: "redemption" });
    const { stale: named } = await historyOf(owner);
    expect(named).toEqual([{ fundId: stale, navDate: isoDay(today - 11) }]);
  });

  it("names funds without NAVs for over ten days while they were held", async () => {
    const owner = await register(baseUrl);
    const navs = { days: ["2024-01-05", "2024-01-16", "2024-03-01", "2024-04-01"].map(dayOf) };
    const code = await trackedSince("", { ...navs, navs: [50, 51, 52, 53] });
    const held = await addDated(owner, code, "2024-01-05");
    const later = await addDated(owner, code, "2024-03-05");
    const { gaps } = await historyOf(owner);
    expect(new Set(gaps)).toEqual(
      new Set([
        { fundId: held, from: "2024-01-16", to: "2024-03-01" },
        { fundId: later, from: "2024-03-01", to: "2024-04-01" },
      ]),
    );
  });

  it("refuses another's fund and a wrong scope", async () => {
    const owner = await register(baseUrl);
    const stranger = await register(baseUrl);
    const fundId = await addDated(owner, await trackedSince("2024-01-05"), "2024-01-05");
    const { error } = await stranger.query("portfolio.history", { fundId });
    expect(error?.data.appCode).toBe("funds/not-found");
    expect((await owner.query("portfolio.history", { scope: "all" })).status).toBe(400);
    expect((await historyOf(stranger)).days).toEqual([]);
  });

  it("takes one round trip", async () => {
    const proxy = await startCountingProxy(databaseUrl);
    const product = await startTestProduct({ DATABASE_URL: proxy.url, RATE_LIMITS: "off" });
    try {
      // Added elsewhere: this product fetches nothing after its response.
      const elsewhere = await register(baseUrl);
      await addDated(elsewhere, await trackedSince("2024-01-05"), "2024-01-05");
      const owner = apiClient(product.url, elsewhere.cookie());
      const before = proxy.requests();
      expect((await historyOf(owner)).days.length).toBeGreaterThan(100);
      expect(proxy.requests() - before).toBe(1);
    } finally {
      await product.stop();
      await proxy.stop();
    }
  });
});
