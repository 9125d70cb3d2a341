import { describe, expect, it } from "vitest";
import type { CommitInput } from "../../../../../src/shared/imports/schema.ts";
import { fundsAt, withoutFunds } from "../../../../../src/shared/imports/commit/without-funds.ts";
import { transactionFields } from "../../../../../src/shared/transactions/schema.ts";

const fund = (schemeName: string): CommitInput["items"][number] => ({
  kind: "fund",
  schemeName,
  amfiCode: null,
  folioNumber: "1",
  category: "equity",
  house: null,
  coverage: "whole",
  totals: null,
  totalsBefore: null,
  isComplete: false,
  isRecorded: false,
  matched: null,
  schemeKey: null,
  recordedName: null,
  holderId: null,
  printed: null,
});

const row = (index: number, pairId: string | null = null): CommitInput["items"][number] => ({
  kind: "transaction",
  fund: index,
  key: `${index} ${pairId}`,
  fields: transactionFields.parse({
    date: "2024-05-05",
    type: pairId === null ? "purchase" : "switch-in",
    units: 10,
    amount: 100,
    pairId,
  }),
  confirmed: true,
});

const part = (...items: CommitInput["items"]): CommitInput => ({
  importId: "import",
  part: 0,
  parts: 2,
  source: "groww",
  statement: { from: null, to: null },
  items,
});

const named = ({ items }: CommitInput) =>
  items.map((item) => (item.kind === "fund" ? item.schemeName : item.fund));
const pairId = "01926e5a-1111-7000-8000-000000000001";

describe("the funds of refused items", () => {
  it("are those that the items are, or are of", () => {
    const whole = part(fund("a"), row(0), row(0), fund("b"), row(3), fund("c"), row(5));
    const names = (places: number[]) =>
      [...fundsAt(whole, places)].map(({ schemeName }) => schemeName);
    expect(names([2, 5])).toEqual(["a", "c"]);
    expect(names([0, 1])).toEqual(["a"]);
    expect(names([99])).toEqual([]);
  });
});

describe("an import part without a fund that was refused", () => {
  const whole = part(fund("a"), row(0, pairId), fund("b"), row(2), fund("c"), row(4, pairId));

  it("lacks it and what exchanged units with it", () => {
    const { rest, leftOut } = withoutFunds(whole, ({ schemeName }) => schemeName === "a");
    expect(leftOut.map(({ schemeName }) => schemeName)).toEqual(["a", "c"]);
    expect(rest === null ? null : named(rest)).toEqual(["b", 0]);
  });

  it("stays as it is where none of its funds was refused", () => {
    expect(withoutFunds(whole, () => false)).toEqual({ rest: whole, leftOut: [] });
  });
});
