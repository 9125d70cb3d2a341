import { describe, expect, it } from "vitest";
import { needsOf, occasionOf, type NeedFacts } from "../../../../src/shared/portfolio/needs.ts";
import type { Fund } from "../../../../src/shared/funds/schema.ts";
import { wholeFund } from "../../../support/data/whole-fund.ts";
import type { FundPerformance } from "../../../../src/shared/portfolio/schema.ts";

const fund = (id: string, currentAmount: number | null, hasTransactions = true) =>
  wholeFund({ id, schemeName: id, currentAmount, hasTransactions });
const returned = (fundId: string, change: Partial<FundPerformance> = {}): FundPerformance => ({
  fundId,
  value: 110,
  invested: 100,
  realised: 0,
  dividends: 0,
  stt: 0,
  totalGain: 10,
  paidIn: 100,
  xirr: 0.1,
  xirrReason: null,
  since: "2024-01-05",
  ...change,
});

const known = (change: Partial<NeedFacts> = {}): NeedFacts => ({
  today: "2026-11-29",
  navAsOf: "2026-11-27",
  performance: { funds: [] },
  balances: [],
  sips: [],
  oldShares: [],
  askedShares: [],
  waitingStatement: null,
  lettersStopped: null,
  ...change,
});
const balance = (fundId: string, date: string, state = "agrees", recorded = 10, units = 10) => ({
  fundId,
  state,
  recorded,
  units,
  date,
  isDated: true,
});
const sip = (fundId: string, change: Partial<NeedFacts["sips"][number]> = {}) => ({
  fundId,
  next: { dueDate: "2026-12-05", amount: 1_000 },
  notBought: [],
  recordedThrough: "2026-11-05",
  paused: false,
  ...change,
});
const kindsOf = (funds: readonly Fund[], change: Partial<NeedFacts>) =>
  needsOf(funds, known(change)).map(({ kind }) => kind);

describe("what needs a person", () => {
  it("is one of each kind, and names the most valuable fund first", () => {
    const funds = [
      fund("small totals", 50, false),
      fund("large totals", 400, false),
      fund("differing", 1_000),
      fund("partial", 200),
      fund("moved", 300),
      fund("agreeing", 9_000),
    ];
    const performance = {
      funds: [
        returned("differing"),
        returned("agreeing"),
        returned("partial", { xirr: null, xirrReason: "partial-history" }),
        returned("moved", { xirr: null, xirrReason: "unpaired" }),
      ],
    };
    const balances = [
      balance("differing", "2026-11-01", "differs", 10, 12.5),
      balance("agreeing", "2026-11-01"),
    ];
    const needs = needsOf(funds, known({ performance, balances }));
    expect(
      needs.map((need) => [need.kind, "funds" in need ? need.funds.map(({ id }) => id) : []]),
    ).toEqual([
      ["differs", ["differing"]],
      ["unpaired", ["moved"]],
      ["partial-history", ["partial"]],
      ["totals", ["large totals", "small totals"]],
    ]);
    expect(needs[0]).toMatchObject({ difference: -2.5 });
  });

  it("is nothing where all agrees", () => {
    expect(kindsOf([fund("a", 1)], { performance: { funds: [returned("a")] } })).toEqual([]);
  });

  it("are NAVs that are older than a weekend and its holidays", () => {
    expect(kindsOf([], { navAsOf: "2026-11-23" })).toEqual([]);
    expect(kindsOf([], { navAsOf: "2026-11-22" })).toEqual(["navs-late"]);
    expect(kindsOf([], { navAsOf: null })).toEqual([]);
  });

  it("is an instalment that a statement lacks, or whose NAV does not come", () => {
    const performance = { funds: [returned("a")] };
    const kinds = (change: Partial<NeedFacts["sips"][number]>) =>
      kindsOf([fund("a", 1)], { performance, sips: [sip("a", change)] });
    expect(kinds({ notBought: ["2026-10-05"] })).toEqual(["not-bought"]);
    expect(kinds({ notBought: ["2026-09-05"] })).toEqual([]);
    expect(kinds({ next: { dueDate: "2026-11-24", amount: 1 } })).toEqual([]);
    expect(kinds({ next: { dueDate: "2026-11-23", amount: 1 } })).toEqual(["instalment-waits"]);
    expect(kinds({ next: { dueDate: "2026-11-23", amount: 1 }, paused: true })).toEqual([]);
    expect(kinds({ next: null })).toEqual([]);
  });

  it("is a statement that ends before what is recorded since, or long ago", () => {
    const performance = { funds: [returned("a")] };
    const kinds = (date: string, change: Partial<NeedFacts> = {}) =>
      kindsOf([fund("a", 1)], { performance, balances: [balance("a", date)], ...change });
    expect(kinds("2026-09-15")).toEqual([]);
    expect(kinds("2026-09-15", { sips: [sip("a")] })).toEqual(["statement-old"]);
    expect(kinds("2026-09-30", { sips: [sip("a")] })).toEqual([]);
    expect(kinds("2026-08-20")).toEqual(["statement-old"]);
    expect(
      kinds("2026-08-20", { balances: [{ ...balance("a", "2026-08-20"), isDated: false }] }),
    ).toEqual([]);
    const sold = { ...fund("a", 0), units: 0 };
    expect(kindsOf([sold], { performance, balances: [balance("a", "2026-01-01")] })).toEqual([]);
  });

  it("is a scheme that has no NAV any more", () => {
    const performance = { funds: [returned("a")] };
    const kinds = (navDate: string) => kindsOf([{ ...fund("a", 1), navDate }], { performance });
    expect(kinds("2026-10-28")).toEqual([]);
    expect(kinds("2026-10-27")).toEqual(["scheme-gone"]);
  });

  it("is a statement that came by mail, until it is read", () => {
    const waitingStatement = { id: "s", receivedAt: "2026-11-03T06:00:00.000Z" };
    expect(kindsOf([], { waitingStatement })).toEqual(["statement-came"]);
    expect(needsOf([], known({ waitingStatement })).map(occasionOf)).toEqual(["statement-came s"]);
  });

  it("is a share whose copies are old", () => {
    const share = { recipientId: "r", recipientName: "Ravi", sharedAt: "2026-09-01T00:00:00.000Z" };
    expect(kindsOf([], { oldShares: [share] })).toEqual(["share-old"]);
    expect(kindsOf([], { lettersStopped: "2026-08-01T00:00:00.000Z" })).toEqual([
      "letters-stopped",
    ]);
  });

  it("is a share whose recipient asks for an update, and then not that it is old", () => {
    const share = { recipientId: "r", recipientName: "Ravi" };
    const [sharedAt, askedAt] = ["2026-09-01T00:00:00.000Z", "2026-11-20T00:00:00.000Z"];
    const old = [{ ...share, sharedAt }];
    const other = [{ recipientId: "m", recipientName: "Meera", askedAt }];
    expect(kindsOf([], { oldShares: old, askedShares: [{ ...share, askedAt }] })).toEqual([
      "share-asked",
    ]);
    expect(kindsOf([], { oldShares: old, askedShares: other })).toEqual([
      "share-asked",
      "share-old",
    ]);
  });

  it("has another occasion once it is about another day, fund or number", () => {
    const funds = [fund("a", 1), fund("b", 2, false)];
    const occasions = (date: string) =>
      needsOf(
        funds,
        known({ performance: { funds: [returned("a")] }, balances: [balance("a", date)] }),
      ).map(occasionOf);
    expect(occasions("2026-01-31")).toEqual(["statement-old a 2026-01-31", "totals b 1"]);
    expect(occasions("2026-03-31")).toEqual(["statement-old a 2026-03-31", "totals b 1"]);
  });
});
