import { describe, expect, it } from "vitest";
import { newDoubts } from "../../../../../src/client/features/transactions/read-transaction.ts";
import type { Correction } from "../../../../../src/shared/transactions/corrections.ts";
import type { Transaction } from "../../../../../src/shared/transactions/schema.ts";

const stored: Transaction = {
  id: "purchase",
  sequence: 0,
  importId: null,
  importKey: null,
  fundId: "fund",
  date: "2024-06-05",
  type: "purchase",
  units: 55.102,
  amount: 1_000,
  nav: null,
  stampDuty: 0,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  note: null,
  pairId: null,
  cost: null,
  acquiredOn: null,
  source: "manual",
  sipId: null,
  dueDate: null,
  confirmed: true,
  createdAt: "2024-06-05T00:00:00.000Z",
  updatedAt: null,
};
const source = {
  fund: { schemeName: "Sample Fund - Growth", firstDate: null },
  priced: { nav: null, navDate: null, history: null },
};

const proposed = (change: Partial<Transaction>, transaction: Transaction) => {
  const corrections: Correction[] = [];
  const doubts = newDoubts(
    { ...transaction, ...change },
    source,
    { transaction, id: transaction.id },
    (correction) => {
      corrections.push(correction);
      return { text: "", field: "units", write: () => {} };
    },
    { transactions: [transaction], lots: [], sold: [] },
  );
  return { kinds: doubts.map(({ proposal }) => proposal !== undefined), corrections };
};

describe("an edited transaction", () => {
  it("does not keep its units when its amount is ten times as large, by its NAV or what it implies", () => {
    const tenfold = { kinds: [true], corrections: [{ units: 551.019 }] };
    expect(proposed({ amount: 10_000 }, stored)).toEqual(tenfold);
    const priced = { ...stored, nav: 18.1482 };
    expect(proposed({ amount: 10_000 }, priced)).toMatchObject({ kinds: [true] });
    expect(proposed({ amount: 10_000, nav: 181.4816 }, priced).corrections).toEqual([
      { units: 551.019, nav: 18.1482 },
    ]);
  });

  it("is not asked about where only a rupee changes", () => {
    expect(proposed({ amount: 1_001 }, stored)).toEqual({ kinds: [], corrections: [] });
  });
});
