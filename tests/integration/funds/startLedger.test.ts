import { describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import {
  fundOf,
  ledgerInput,
  ledgerOf,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");

async function withTotals(change: object = {}): Promise<{ owner: ApiClient; id: string }> {
  const owner = await register(baseUrl);
  return { owner, id: await addFund(owner, change) };
}

const start = (owner: ApiClient, input: object) => owner.mutate("funds.startLedger", input);

describe("funds.startLedger", () => {
  it("makes the totals one opening, and changes no figure", async () => {
    const { owner, id } = await withTotals({ units: 10.1235, investedAmount: 4_000.5 });
    const before = await fundOf(owner, id);
    const fund = okay<Fund>(await start(owner, { id, date: "2019-06-15" }));
    expect(fund).toEqual({
      ...before,
      hasTransactions: true,
      realised: 0,
      firstDate: "2019-06-15",
      updatedAt: expect.any(String),
    });
    const { transactions, lots } = await ledgerOf(owner, id);
    expect(transactions).toMatchObject([
      { type: "opening", date: "2019-06-15", units: 10.1235, amount: 4_000.5 },
    ]);
    expect(lots).toMatchObject([{ date: "2019-06-15", remaining: 10.1235, cost: 4_000.5 }]);
  });

  it("puts transactions in place of the totals", async () => {
    const { owner, id } = await withTotals();
    const transactions = [
      transactionInput({ date: "2024-02-05", units: 90, amount: 4_500 }),
      transactionInput({ date: "2024-01-05" }),
    ];
    const fund = okay<Fund>(await start(owner, { id, transactions }));
    expect(fund).toMatchObject({ units: 190, investedAmount: 9_500, firstDate: "2024-01-05" });
    expect((await ledgerOf(owner, id)).transactions.map(({ date }) => date)).toEqual([
      "2024-01-05",
      "2024-02-05",
    ]);
  });

  it("changes nothing when sent twice, and refuses another start", async () => {
    const { owner, id } = await withTotals();
    const first = okay(await start(owner, { id, date: "2019-06-15" }));
    expect(okay(await start(owner, { id, date: "2019-06-15" }))).toEqual(first);
    const { error } = await start(owner, { id, date: "2020-06-15" });
    expect(error?.data.appCode).toBe("funds/has-transactions");
    expect((await ledgerOf(owner, id)).transactions).toHaveLength(1);
  });

  it("and an edit of the totals at the same time end with totals that follow from the transactions", async () => {
    const { owner, id } = await withTotals({ units: 10, investedAmount: 4_000 });
    for (let round = 0; round < 8; round += 1) {
      const fundId = await addFund(owner, { units: 10, investedAmount: 4_000 });
      const [edited] = await Promise.all([
        owner.mutate("funds.update", { id: fundId, data: { units: 77, investedAmount: 1_234 } }),
        start(owner, { id: fundId, date: "2019-06-15" }),
      ]);
      const { units, investedAmount, hasTransactions } = await fundOf(owner, fundId);
      const [opening] = (await ledgerOf(owner, fundId)).transactions;
      if (hasTransactions) expect(opening).toMatchObject({ units, amount: investedAmount });
      // An edit that was accepted is not lost.
      expect(units).toBe(edited.status === 200 ? 77 : 10);
    }
    expect((await fundOf(owner, id)).units).toBe(10);
  });

  it("refuses a fund whose last transaction was deleted, unless transactions are given", async () => {
    const { owner, id } = await withTotals();
    okay(await start(owner, { id, date: "2019-06-15" }));
    const [opening] = (await ledgerOf(owner, id)).transactions;
    okay(await owner.mutate("transactions.delete", { id: opening?.id }));
    const { error } = await start(owner, { id, date: "2019-06-15" });
    expect(error?.data.appCode).toBe("funds/has-transactions");
    okay(await start(owner, { id, transactions: [transactionInput()] }));
    expect((await fundOf(owner, id)).units).toBe(100);
  });

  it("refuses transactions that sell more than was bought, and keeps the totals", async () => {
    const { owner, id } = await withTotals();
    const transactions = [
      transactionInput({ date: "2024-01-05", units: 5 }),
      transactionInput({ date: "2024-02-05", type: "redemption", units: 6 }),
    ];
    const { error } = await start(owner, { id, transactions });
    expect(error?.data).toMatchObject({
      appCode: "transactions/not-enough-units",
      values: { date: "2024-02-05" },
    });
    expect(await fundOf(owner, id)).toMatchObject({ hasTransactions: false, units: 10 });
  });

  it("refuses a call without date and transactions, with both, or with over 500 transactions", async () => {
    const { owner, id } = await withTotals();
    const many = Array.from({ length: 501 }, () => transactionInput());
    for (const input of [{}, { date: "2019-06-15", transactions: many.slice(0, 1) }]) {
      expect((await start(owner, { id, ...input })).error?.data.fieldErrors).toEqual({
        date: "Date is required",
      });
    }
    expect((await start(owner, { id, transactions: many })).error?.data.fieldErrors).toEqual({
      transactions: "At most 500 transactions in one request",
    });
  });

  it("refuses a second ledger of the same folio and scheme", async () => {
    const { owner, id } = await withTotals();
    const twin = await addFund(owner);
    expect((await start(owner, { id, date: "2019-06-15" })).status).toBe(200);
    const { error } = await start(owner, { id: twin, date: "2019-06-15" });
    expect(error?.data.appCode).toBe("funds/same-scheme-and-folio");
  });
});

describe("funds.add with transactions", () => {
  it("adds a fund whose figures follow from them", async () => {
    const owner = await register(baseUrl);
    const input = ledgerInput([
      transactionInput(),
      transactionInput({ date: "2024-02-05", type: "redemption", units: 40, amount: 3_000 }),
    ]);
    const fund = okay<Fund>(await owner.mutate("funds.add", input));
    expect(fund).toMatchObject({
      units: 60,
      investedAmount: 3_000,
      realised: 1_000,
      hasTransactions: true,
      firstDate: "2024-01-05",
    });
    expect(await fundOf(owner, input.id)).toEqual(fund);
    expect(okay(await owner.mutate("funds.add", input))).toEqual(fund);
    expect((await ledgerOf(owner, input.id)).transactions).toHaveLength(2);
  });

  it("refuses totals beside transactions, and the same fund with others", async () => {
    const owner = await register(baseUrl);
    const { transactions, ...description } = ledgerInput();
    const both = { ...fundInput(), ...description, transactions };
    expect((await owner.mutate("funds.add", both)).status).toBe(400);
    await owner.mutate("funds.add", { ...description, transactions });
    const others = { ...description, transactions: [transactionInput({ units: 7 })] };
    expect((await owner.mutate("funds.add", others)).status).toBe(409);
    expect(await fundOf(owner, description.id)).toMatchObject({ units: 100 });
  });

  it("adds nothing at all where one of them is refused", async () => {
    const owner = await register(baseUrl);
    const input = ledgerInput([transactionInput({ type: "redemption" })]);
    expect((await owner.mutate("funds.add", input)).error?.data.appCode).toBe(
      "transactions/not-enough-units",
    );
    expect((await owner.query("funds.list")).data).toMatchObject({ funds: [] });
    expect((await owner.query("categories.list")).data).toEqual([]);
  });
});
