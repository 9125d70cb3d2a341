import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DirectFund, DirectPortfolio } from "../../../src/shared/direct/schema.ts";
import { me } from "../../../src/shared/holders/holder.ts";
import { apiClient, register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";
import { entry } from "../../support/data/ledger-entries.ts";
import {
  insertTwins,
  newest,
  twinCodes as codes,
  twinNames as names,
  twinNavs as navs,
} from "../../support/data/insert-twins.ts";
import { plainTwin } from "../../support/data/reference-twin.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { amfiSource } from "../../support/servers/history-source.ts";
import { startHttpServer, type HttpServer } from "../../support/servers/http-server.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

let product: TestProduct;
let histories: HttpServer;
beforeAll(async () => {
  histories = await startHttpServer();
  histories.answer(amfiSource("2019-01-01"));
  product = await startTestProduct({ AMFI_HISTORY_URL: histories.url, RATE_LIMITS: "off" });
  await insertTwins(product.databaseUrl);
});
afterAll(async () => {
  await product?.stop();
  await histories?.stop();
});

const fundOf = async (owner: ApiClient, fundId: string) =>
  okay<DirectFund>(await owner.query("direct.fund", { fundId }));
const portfolioOf = async (owner: ApiClient, input: object = {}) =>
  okay<DirectPortfolio>(await owner.query("direct.portfolio", input));

const purchases = [
  { date: "2020-01-06", units: 500, amount: 10_000 },
  { date: "2023-05-08", units: 300, amount: 7_700.5 },
];
const bought = purchases.map((purchase) => transactionInput({ ...purchase, nav: null }));
const addOf = (owner: ApiClient, amfiCode: string, more: object = {}) =>
  addLedger(
    owner,
    bought.map((purchase) => ({ ...purchase, id: crypto.randomUUID() })),
    { amfiCode, schemeName: names.find(([code]) => code === amfiCode)?.[1], ...more },
  );
const plain = plainTwin(
  purchases.map((purchase) => entry({ type: "purchase", ...purchase })),
  navs,
  newest,
);
const lost = (plain.valueDirect - plain.value) / 100;

describe("direct.fund", () => {
  it("has the value of the same money, the years and what a switch costs once a load is known", async () => {
    const owner = await register(product.url);
    const fundId = await addOf(owner, codes.regular);
    const found = await fundOf(owner, fundId);
    expect(found).toMatchObject({
      twin: { code: codes.direct, title: "Kaveri Small Cap Fund - Direct Plan - Growth" },
      reason: null,
      isFilling: false,
      inDirect: {
        asOf: newest,
        value: plain.value / 100,
        valueDirect: plain.valueDirect / 100,
        lost,
        isEstimate: false,
        jumps: [],
      },
      switching: {
        amount: 32_000,
        lockedUntil: null,
        switchCost: { exitLoad: null, total: null },
        breakEven: [0, 8, 12].map((growth) => ({ growth, months: null })),
      },
    });
    const { years = [], series } = found.inDirect ?? {};
    expect(years.map(({ financialYear }) => financialYear)).toEqual(
      "2019-20 2020-21 2021-22 2022-23 2023-24 2024-25 2025-26 2026-27".split(" "),
    );
    expect(series?.values.at(-1)).toBe(plain.value / 100);
    expect(series?.direct.at(-1)).toBeCloseTo(plain.valueDirect / 100, 1);

    const exitLoad = { steps: [{ days: 365, percent: 1 }], freePercent: 0 };
    okay(await owner.mutate("tax.setExitLoad", { fundId, exitLoad }));
    const { switching } = await fundOf(owner, fundId);
    expect(switching).toMatchObject({
      // Both purchases are older than a year, and their gain is within the exemption.
      switchCost: { exitLoad: 0, tax: 0, stt: 0.32, stampDuty: 1.6, total: 1.92 },
      lots: [{ acquiredOn: "2020-01-06" }, { acquiredOn: "2023-05-08" }],
    });
    const months = switching?.breakEven.map((each) => each.months ?? Infinity) ?? [];
    // Gains of the first year are taxed in full after a switch, so it pays later where there are some.
    expect(months[0]).toBe(1);
    expect(months.every((each) => each <= 13)).toBe(true);
    const stranger = await register(product.url);
    expect((await stranger.query("direct.fund", { fundId })).status).toBe(404);
  });

  it("fetches the NAVs of a twin that nobody holds, and is known afterwards", async () => {
    const owner = await register(product.url);
    const fundId = await addOf(owner, codes.untracked);
    expect(await fundOf(owner, fundId)).toMatchObject({
      twin: { code: codes.untrackedDirect },
      reason: "no-history",
      isFilling: true,
      inDirect: null,
    });
    await waitUntil(async () => expect((await fundOf(owner, fundId)).reason).toBeNull());
  });

  it("stays known while earlier years are fetched for a comparison", async () => {
    const owner = await register(product.url);
    const fundId = await addOf(owner, codes.regular);
    await runSql(
      product.databaseUrl,
      "update tracked_schemes set wanted_from = '2006-01-01', next_attempt_at = ? where code in (?, ?)",
      [Date.now() + 3_600_000, codes.regular, codes.direct],
    );
    expect(await fundOf(owner, fundId)).toMatchObject({ reason: null, isFilling: false });
    expect(await portfolioOf(owner)).toMatchObject({ isFilling: false, lost });
  });

  it("estimates payouts by the quotient of the growth options", async () => {
    const owner = await register(product.url);
    const found = await fundOf(owner, await addOf(owner, codes.payouts));
    expect(found.twin).toMatchObject({ code: codes.directPayouts });
    expect(found.inDirect?.isEstimate).toBe(true);
    expect(found.inDirect?.lost).toBeCloseTo(lost, 0);
  });

  it("says why nothing is known of another fund", async () => {
    const owner = await register(product.url);
    const reasons = new Map([
      [await addOf(owner, codes.direct), "direct-already"],
      [await addOf(owner, codes.alone), "no-twin"],
      [await addOf(owner, codes.ended), "ended"],
      [await addFund(owner, { amfiCode: codes.regular, schemeName: names[0]?.[1] }), "totals"],
      [await addFund(owner, { amfiCode: null, schemeName: "In no list" }), "no-scheme"],
    ]);
    const portfolio = await portfolioOf(owner);
    for (const [fundId, reason] of reasons) {
      expect(await fundOf(owner, fundId)).toMatchObject({ reason, inDirect: null });
      expect(portfolio.funds.find((fund) => fund.fundId === fundId)).toMatchObject({ reason });
    }
    expect(portfolio).toMatchObject({ asOf: null, lost: 0, series: { days: [] } });
    const unpaired = transactionInput({ type: "switch-in", amount: 0, nav: null });
    const partial = await addLedger(owner, [unpaired], { amfiCode: codes.regular });
    expect(await fundOf(owner, partial)).toMatchObject({ reason: "partial-history" });
    const sold = transactionInput({ type: "redemption", date: "2024-01-08", nav: null });
    const empty = await addLedger(owner, [transactionInput(), sold], { amfiCode: codes.regular });
    expect(await fundOf(owner, empty)).toMatchObject({ reason: "not-held" });
  });
});

describe("direct.portfolio", () => {
  it("adds up what all funds, or one person's, lost, the largest loss first", async () => {
    const owner = await register(product.url);
    const { id: meera } = await addHolder(owner, { name: "Meera" });
    const mine = await addOf(owner, codes.regular);
    const hers = await addLedger(owner, [transactionInput({ ...purchases[1], nav: null })], {
      amfiCode: codes.regular,
      schemeName: names[0]?.[1],
      holderId: meera,
    });
    const everyone = await portfolioOf(owner);
    const own = await portfolioOf(owner, { holderId: me });
    const other = await portfolioOf(owner, { holderId: meera });
    expect(own).toMatchObject({
      asOf: newest,
      lost,
      funds: [{ fundId: mine, lost, reason: null }],
    });
    expect(other.funds.map(({ fundId }) => fundId)).toEqual([hers]);
    expect(everyone.lost).toBeCloseTo(own.lost + other.lost, 6);
    expect(everyone.lastYear.percent).toBeCloseTo(1, 1);
    expect(everyone.series.values.at(-1)).toBeCloseTo(own.value + other.value, 6);
    expect(everyone.funds.map((fund) => fund.lost)).toEqual(
      [own.lost, other.lost].toSorted((one, two) => two - one),
    );
    expect((await apiClient(product.url).query("direct.portfolio", {})).status).toBe(401);
  });

  it("adds up to the same after units moved to another person's folio, and after a fund was sold whole", async () => {
    const owner = await register(product.url);
    const { id: meera } = await addHolder(owner, { name: "Meera" });
    const mine = await addOf(owner, codes.regular);
    const hers = await addOf(owner, codes.regular, { holderId: meera });
    const before = await portfolioOf(owner);
    const own = await portfolioOf(owner, { holderId: me });
    const add = async (fundId: string, more: object) =>
      okay(
        await owner.mutate("transactions.add", {
          fundId,
          ...transactionInput({ id: crypto.randomUUID(), nav: null, ...more }),
        }),
      );
    const leg = { date: "2024-01-08", units: 400, amount: 9_000 };
    const out = crypto.randomUUID();
    await add(mine, { ...leg, id: out, type: "transfer-out" });
    await add(hers, { ...leg, type: "transfer-in", pairId: out });
    const after = await portfolioOf(owner);
    expect(after.lost).toBeCloseTo(before.lost, 1);
    expect(after.lastYear.lost).toBeCloseTo(before.lastYear.lost, 1);
    expect((await portfolioOf(owner, { holderId: me })).lost).toBeCloseTo(own.lost / 2, 1);
    expect((await fundOf(owner, hers)).inDirect?.lost).toBeCloseTo((own.lost * 3) / 2, 1);

    const { value } = await portfolioOf(owner, { holderId: me });
    await add(mine, { date: newest, type: "redemption", units: 400, amount: value });
    const sold = await portfolioOf(owner);
    expect(sold.lost).toBeCloseTo(after.lost, 0);
    expect(sold.funds.find(({ fundId }) => fundId === mine)).toMatchObject({ value: 0 });
    expect(await fundOf(owner, mine)).toMatchObject({ reason: "not-held", inDirect: null });
  });

  it("leaves estimates out of the sum, and names their funds beside it", async () => {
    const owner = await register(product.url);
    const exact = await addOf(owner, codes.regular);
    const before = await portfolioOf(owner);
    expect(before.estimated).toEqual({ lost: 0, funds: [] });
    const estimate = await addOf(owner, codes.payouts);
    const after = await portfolioOf(owner);
    const found = after.funds.find(({ fundId }) => fundId === estimate);
    expect(found).toMatchObject({ isEstimate: true, reason: null });
    const { value, valueDirect, series, lastYear } = before;
    expect(after).toMatchObject({ lost, value, valueDirect, series, lastYear });
    expect(after.estimated).toEqual({ lost: found?.lost, funds: [estimate] });
    expect(found?.lost).toBeGreaterThan(0);
    okay(await owner.mutate("funds.delete", { id: exact }));
    const alone = await portfolioOf(owner);
    expect(alone).toMatchObject({ lost: 0, value: 0, series: { days: [] } });
    expect(alone.estimated).toEqual(after.estimated);
  });

  it("keeps the last twelve months of units that all moved to another folio", async () => {
    const owner = await register(product.url);
    const mine = await addOf(owner, codes.regular);
    const other = await addOf(owner, codes.regular, { folioNumber: "9" });
    const before = await portfolioOf(owner);
    const leg = { date: "2024-01-08", units: 800, amount: 18_000, nav: null };
    const out = crypto.randomUUID();
    for (const [fundId, type, id] of [
      [mine, "transfer-out", out],
      [other, "transfer-in", crypto.randomUUID()],
    ] as const) {
      const pairId = id === out ? undefined : out;
      okay(
        await owner.mutate("transactions.add", {
          fundId,
          ...transactionInput({ ...leg, id, type, ...(pairId === undefined ? {} : { pairId }) }),
        }),
      );
    }
    const after = await portfolioOf(owner);
    expect(after.lost).toBeCloseTo(before.lost, 1);
    expect(after.lastYear.lost).toBeCloseTo(before.lastYear.lost, 1);
    expect(after.funds.map(({ fundId }) => fundId)).toEqual([other]);
    expect(after.series.values[0]).toBeCloseTo(before.series.values[0] ?? 0, 2);
  });
});
