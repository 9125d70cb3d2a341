import { describe, expect, it } from "vitest";
import { changeOfAddition } from "../../../../../src/server/transactions/decisions/addition.ts";
import type { ReadLedgers } from "../../../../../src/server/transactions/read-ledgers.ts";
import { addTransactionInput } from "../../../../../src/shared/transactions/schema.ts";

const now = new Date("2026-11-26");
const id = "00000000-0000-4000-8000-000000000001";
const purchase = (change: object = {}) => ({
  ...addTransactionInput.parse({
    fundId: "fund",
    date: "2024-01-05",
    type: "purchase",
    units: 100,
    amount: 5_000,
    ...change,
  }),
  id,
});

const fund = {
  id: "fund",
  units: "10",
  investedAmount: "500",
  realised: "0",
  firstDate: "2023-01-05",
  lastDate: "2023-01-05",
  transactionCount: 1,
  ledgerVersion: 1,
  hasDuplicateLedger: 0 as const,
};
const state = (change: Partial<ReadLedgers> = {}): ReadLedgers => ({
  funds: [fund],
  transactions: [],
  found: undefined,
  total: 1,
  sips: [],
  ...change,
});

describe("the addition of a transaction", () => {
  it("adds one row and what the ledger comes to with it", async () => {
    const { saved, change } = await changeOfAddition(state(), purchase(), now);
    expect(saved).toMatchObject({ id, fundId: "fund", units: "100", createdAt: now });
    expect(change).toMatchObject({ insert: [saved], update: [], remove: [], added: 1 });
    expect(change?.totals.get("fund")).toMatchObject({
      units: 110_000_000,
      invested: 550_000,
      transactionCount: 2,
    });
  });

  it("changes nothing when it is sent again, and is refused with other data", async () => {
    const { saved } = await changeOfAddition(state(), purchase(), now);
    const again = state({ found: saved });
    expect(await changeOfAddition(again, purchase(), now)).toEqual({
      saved,
      change: null,
      sips: [],
    });
    await expect(changeOfAddition(again, purchase({ units: 99 }), now)).rejects.toMatchObject({
      appCode: "transactions/exists",
    });
  });

  it("is refused for a fund that is not there, or has totals only", async () => {
    const totalsOnly = state({ funds: [{ ...fund, ledgerVersion: 0 }] });
    await expect(changeOfAddition(state({ funds: [] }), purchase(), now)).rejects.toMatchObject({
      appCode: "funds/not-found",
    });
    await expect(changeOfAddition(totalsOnly, purchase(), now)).rejects.toMatchObject({
      appCode: "transactions/no-ledger",
    });
  });
});
