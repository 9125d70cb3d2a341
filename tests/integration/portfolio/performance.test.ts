import { beforeAll, describe, expect, inject, it } from "vitest";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { startCountingProxy } from "../../support/servers/counting-proxy.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertLedger } from "../../support/data/insert-ledgers.ts";
import {
  addLedger,
  ledgerOf,
  performanceOf,
  portfolioOf,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addFund, registerUser } from "../../support/api/sharing.ts";
import { startTestProduct } from "../../support/servers/test-product.ts";

const baseUrl = inject("baseUrl");

// The funds' NAV is 404.6081 on 18 August 2026.
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

describe("portfolio.performance", () => {
  it("adds up all funds, and the gains of those with transactions", async () => {
    const owner = await register(baseUrl);
    // By hand: ₹20,000 on 18 August 2024 are 100 × 404.6081 = ₹40,460.81 after 730 days.
    const rate = Math.sqrt(40_460.81 / 20_000) - 1;
    const bought = transactionInput({ date: "2024-08-18", amount: 20_000 });
    const fundId = await addLedger(owner, [bought], { category: "gold" });
    const totalsId = await addFund(owner);
    const policyId = await addFund(owner, {
      schemeName: "My Policy",
      amfiCode: null,
      units: 5,
    });
    const portfolio = await portfolioOf(owner);
    const gains = {
      realised: 0,
      totalGain: 20_460.81,
      paidIn: 20_000,
      xirrReason: null,
      since: "2024-08-18",
    };
    const ofLedger = { value: 40_460.81, invested: 20_000 };
    // By hand: 10 × 404.6081 = 4046.08 more, of the fund of totals.
    const figures = { value: 44_506.89, invested: 24_000, pnl: 20_506.89, ...gains };
    expect(portfolio).toMatchObject({ asOf: "2026-08-18", ...figures });
    expect(portfolio).toMatchObject({ covered: { funds: 1, ...ofLedger }, leftOut: 2 });
    expect(portfolio.leftOutFunds).toEqual([
      { fundId: policyId, reason: "no-nav" },
      { fundId: totalsId, reason: "totals" },
    ]);
    expect(portfolio.xirr).toBeCloseTo(rate, 9);
    const { xirr } = portfolio;
    expect(portfolio.funds).toMatchObject([
      { fundId: policyId, value: null, totalGain: null },
      { fundId: totalsId, value: 4_046.08, totalGain: null },
      { fundId, ...ofLedger, ...gains, xirr },
    ]);
    expect(portfolio.categories).toMatchObject([
      { name: "debt", value: 4_046.08, totalGain: null },
      { name: "gold", ...ofLedger, ...gains, xirr },
    ]);
    for (const own of portfolio.funds) {
      expect(await performanceOf(owner, own.fundId)).toEqual(own);
    }
  });

  it("counts a fund that was sold and is in no list any more", async () => {
    const owner = await register(baseUrl);
    // By hand: 1,000 become 1,210 in 730 days, so 10 % a year.
    const all = [
      transactionInput({ date: "2022-01-01", units: 10, amount: 1_000, nav: 100 }),
      transactionInput({
        type: "redemption",
        date: "2024-01-01",
        units: 10,
        amount: 1_210,
        nav: 121,
      }),
    ];
    const matured = { schemeName: "Matured Fixed Term Plan", amfiCode: null };
    const fundId = await addLedger(owner, all, matured);
    const portfolio = await portfolioOf(owner);
    const figures = { value: 0, totalGain: 210, paidIn: 1_000, xirrReason: null };
    expect(portfolio).toMatchObject({ leftOut: 0, ...figures, funds: [{ fundId, ...figures }] });
    expect(portfolio.xirr).toBeCloseTo(0.1, 10);
    expect(await performanceOf(owner, fundId)).toEqual(portfolio.funds[0]);
  });

  it("has the reason where there is no rate", async () => {
    const owner = await register(baseUrl);
    expect(await portfolioOf(owner)).toMatchObject({ xirr: null, xirrReason: "no-flows" });
    const unknown = { schemeName: "My Policy", amfiCode: null };
    await addLedger(owner, undefined, unknown);
    const portfolio = await portfolioOf(owner);
    expect(portfolio).toMatchObject({ xirrReason: "no-flows", leftOut: 1 });
    expect(portfolio.funds).toMatchObject([{ value: null, invested: 5_000, xirrReason: "no-nav" }]);
  });

  it("sees neither other users' transactions nor those of a deleted fund", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner);
    expect((await portfolioOf(await register(baseUrl))).funds).toEqual([]);
    await owner.mutate("funds.delete", { id: fundId });
    expect((await portfolioOf(owner)).funds).toEqual([]);
  });
});

describe("transactions.list", () => {
  it("has them oldest first, and the lots that are left with their gains", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [
      transactionInput({ date: "2024-03-05", type: "redemption", units: 150, amount: 9_000 }),
      transactionInput({ date: "2024-02-05", amount: 6_000 }),
      transactionInput({ date: "2024-01-05" }),
    ]);
    const { transactions, lots } = await ledgerOf(owner, fundId);
    expect(transactions.map(({ date }) => date)).toEqual([
      "2024-01-05",
      "2024-02-05",
      "2024-03-05",
    ]);
    // By hand: 50 of 100 units are left of ₹6,000; 50 × 404.6081 = 20230.405, rounded 20230.41.
    expect(lots).toEqual([
      {
        transactionId: transactions[1]?.id,
        date: "2024-02-05",
        units: 100,
        remaining: 50,
        cost: 3_000,
        unitCost: 60,
        value: 20_230.41,
        gain: 17_230.41,
        // A debt fund's units are never long-term since April 2023.
        class: "specified",
        longTermFrom: null,
        lockedUntil: null,
        loadFreeFrom: null,
      },
    ]);
  });
});

describe("reads of a portfolio with thousands of transactions", () => {
  it("take one round trip, and funds.list sends the same statements as without any", async () => {
    const proxy = await startCountingProxy(inject("databaseUrl"));
    const product = await startTestProduct({ DATABASE_URL: proxy.url, RATE_LIMITS: "off" });
    try {
      const owner = await registerUser(product.url);
      await insertLedger(inject("databaseUrl"), owner.id, { fundId: "long", count: 2_000 });
      const tripsOf = async (procedure: string, input?: object) => {
        const before = proxy.requests();
        expect((await owner.query(procedure, input)).status).toBe(200);
        return proxy.requests() - before;
      };
      const statementsOf = async (user: ApiClient) => {
        const before = proxy.statements().length;
        expect((await user.query("funds.list")).status).toBe(200);
        return proxy.statements().slice(before);
      };
      const withTotals = await registerUser(product.url);
      await addFund(withTotals);
      // The first list brings names and NAVs up to date.
      for (const user of [owner, withTotals]) await statementsOf(user);
      const statements = await statementsOf(owner);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements).toEqual(await statementsOf(withTotals));
      expect(await tripsOf("funds.list")).toBe(1);
      expect(await tripsOf("transactions.list", { fundId: "long" })).toBe(1);
      expect(await tripsOf("portfolio.fund", { fundId: "long" })).toBe(1);
      expect(await tripsOf("portfolio.performance")).toBe(1);
      expect(await tripsOf("sips.list")).toBe(1);
      expect(await tripsOf("direct.fund", { fundId: "long" })).toBe(1);
      for (const procedure of ["tax.report", "tax.sellable", "tax.harvest", "direct.portfolio"]) {
        expect(await tripsOf(procedure, {}), procedure).toBe(1);
      }
    } finally {
      await product.stop();
      await proxy.stop();
    }
  });
});
