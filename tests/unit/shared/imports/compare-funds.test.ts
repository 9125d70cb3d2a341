import { expect, it } from "vitest";
import type { Fund } from "../../../../src/shared/funds/schema.ts";
import { compareFunds } from "../../../../src/shared/imports/compare-funds.ts";
import type { ComparedFund } from "../../../../src/shared/imports/schema.ts";

const fund = (id: string): Fund => ({
  id,
  folioNumber: "1",
  schemeName: `Scheme ${id}`,
  amfiCode: null,
  category: "equity",
  investedAmount: 1,
  units: 1,
  nav: null,
  navDate: null,
  currentAmount: null,
  pnl: null,
  returns: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: null,
  hasTransactions: true,
  realised: null,
  firstDate: null,
  holderId: null,
});

const compared = (fundId: string, change: Partial<ComparedFund> = {}): ComparedFund => ({
  fundId,
  date: "2026-08-20",
  isDated: true,
  units: 10,
  recorded: 10,
  leftOut: 0,
  state: "agrees",
  ...change,
});

it("puts every fund into one group, those that differ most first, others by name", () => {
  const groups = compareFunds(["b", "a", "e", "d", "c", "f"].map(fund), [
    compared("b"),
    compared("a"),
    compared("d", { state: "differs", recorded: 11 }),
    compared("c", { state: "differs", recorded: 2 }),
    compared("f", { state: "later-start", recorded: 0 }),
    compared("of a deleted fund"),
  ]);
  const ids = Object.entries(groups).map(([group, all]) => [group, all.map((one) => one.fund.id)]);
  expect(Object.fromEntries(ids)).toEqual({
    differs: ["c", "d"],
    "later-start": ["f"],
    agrees: ["a", "b"],
    "no-statement": ["e"],
  });
});
