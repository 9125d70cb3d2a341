import { expect, it } from "vitest";
import { wholeFund } from "../../../support/data/whole-fund.ts";
import { compareFunds } from "../../../../src/shared/imports/compare-funds.ts";
import type { ComparedFund } from "../../../../src/shared/imports/schema.ts";

const fund = (id: string) => wholeFund({ id });

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
