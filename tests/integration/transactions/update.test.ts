import { describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import {
  addLedger,
  addTransaction,
  fundOf,
  ledgerOf,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";

const baseUrl = inject("baseUrl");

/** 100 units for ₹5,000 on 5 January 2024, of which 80 were sold for ₹6,000 on 5 March 2024. */
async function withSale() {
  const owner = await register(baseUrl);
  const bought = transactionInput();
  const fundId = await addLedger(owner, [bought]);
  const sale = { fundId, date: "2024-03-05", type: "redemption", units: 80, amount: 6_000 };
  return { owner, fundId, boughtId: bought.id, saleId: await addTransaction(owner, sale) };
}

const change = (owner: ApiClient, id: string, data: object) =>
  owner.mutate("transactions.update", { id, data });
const fundAfter = async (owner: ApiClient, id: string, data: object) =>
  okay<{ fund: Fund }>(await change(owner, id, data)).fund;

describe("transactions.update", () => {
  it("changes the given fields, and all later figures follow", async () => {
    const { owner, fundId, boughtId } = await withSale();
    // By hand: 80 of 160 units cost half of ₹5,000; ₹6,000 − ₹2,500 = ₹3,500.
    const fund = await fundAfter(owner, boughtId, { units: 160, note: "Bonus issue" });
    expect(fund).toMatchObject({ units: 80, investedAmount: 2_500, realised: 3_500 });
    expect(await fundOf(owner, fundId)).toEqual(fund);
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions[0]).toMatchObject({
      note: "Bonus issue",
      amount: 5_000,
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it("moves a transaction to another day", async () => {
    const { owner, fundId, boughtId } = await withSale();
    expect(await fundAfter(owner, boughtId, { date: "2023-06-01" })).toMatchObject({
      firstDate: "2023-06-01",
    });
    const { error } = await change(owner, boughtId, { date: "2024-03-06" });
    expect(error?.data).toMatchObject({
      appCode: "transactions/not-enough-units",
      values: { date: "2024-03-05" },
    });
    expect((await fundOf(owner, fundId)).firstDate).toBe("2023-06-01");
  });

  it("changes date and amount of both legs of a switch, and the units of one", async () => {
    const owner = await register(baseUrl);
    const [from, to] = [await addLedger(owner), await addLedger(owner)];
    const id = crypto.randomUUID();
    const both = { id, fromFundId: from, toFundId: to, date: "2024-02-05" };
    await owner.mutate("transactions.switch", {
      ...both,
      unitsOut: 50,
      unitsIn: 10,
      amount: 3_000,
    });
    await fundAfter(owner, id, { date: "2024-02-07", amount: 3_500, units: 40 });
    const legs = await Promise.all(
      [from, to].map(async (fundId) => (await ledgerOf(owner, fundId)).transactions.at(-1)),
    );
    expect(legs).toMatchObject([
      { type: "switch-out", date: "2024-02-07", amount: 3_500, units: 40 },
      { type: "switch-in", date: "2024-02-07", amount: 3_500, units: 10 },
    ]);
    const { error } = await change(owner, id, { type: "redemption" });
    expect(error?.data.fieldErrors).toEqual({ type: "One leg of a pair keeps its type" });
  });

  it("changes the units of both legs of a transfer, whichever is changed", async () => {
    const owner = await register(baseUrl);
    const [from, to] = [await addLedger(owner), await addLedger(owner)];
    const both = { date: "2024-02-05", units: 40, amount: 2_000, pairId: crypto.randomUUID() };
    const out = await addTransaction(owner, { ...both, fundId: from, type: "transfer-out" });
    const into = await addTransaction(owner, { ...both, fundId: to, type: "transfer-in" });
    expect(await fundAfter(owner, out, { units: 30 })).toMatchObject({ units: 70 });
    expect(await fundOf(owner, to)).toMatchObject({ units: 130 });
    expect(await fundAfter(owner, into, { units: 60 })).toMatchObject({ units: 160 });
    expect(await fundOf(owner, from)).toMatchObject({ units: 40 });
  });

  it("refuses what its type does not allow, also where only the type changes", async () => {
    const { owner, boughtId } = await withSale();
    const refused = await change(owner, boughtId, { type: "bonus" });
    expect(refused.error?.data.fieldErrors).toEqual({ amount: "Amount must be 0 for this type" });
    expect((await change(owner, boughtId, {})).error?.message).toBe("No updated data provided");
  });

  it("knows neither a deleted transaction nor one of another user", async () => {
    const { owner, saleId } = await withSale();
    const stranger = await register(baseUrl);
    const refusal = async (user: ApiClient) =>
      (await change(user, saleId, { units: 1 })).error?.data.appCode;
    expect(await refusal(stranger)).toBe("transactions/not-found");
    await owner.mutate("transactions.delete", { id: saleId });
    expect(await refusal(owner)).toBe("transactions/not-found");
  });
});

describe("transactions.delete", () => {
  it("deletes one, and all later figures follow", async () => {
    const { owner, fundId, saleId } = await withSale();
    const { fund } = okay<{ fund: Fund }>(
      await owner.mutate("transactions.delete", { id: saleId }),
    );
    expect(fund).toMatchObject({ units: 100, investedAmount: 5_000, realised: 0 });
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(1);
  });

  it("refuses where a later sale needs the units, and changes nothing", async () => {
    const { owner, fundId, boughtId } = await withSale();
    const { error } = await owner.mutate("transactions.delete", { id: boughtId });
    expect(error?.data).toMatchObject({
      appCode: "transactions/not-enough-units",
      values: { date: "2024-03-05" },
    });
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(2);
  });

  it("leaves a fund of 0 units that still has transactions, and takes new ones", async () => {
    const { owner, fundId, boughtId, saleId } = await withSale();
    await owner.mutate("transactions.delete", { id: saleId });
    await owner.mutate("transactions.delete", { id: boughtId });
    expect(await fundOf(owner, fundId)).toMatchObject({
      units: 0,
      investedAmount: 0,
      hasTransactions: true,
      firstDate: null,
    });
    await addTransaction(owner, { fundId });
    expect(await fundOf(owner, fundId)).toMatchObject({ units: 100 });
  });

  it("deletes both legs of a switch", async () => {
    const owner = await register(baseUrl);
    const [from, to] = [await addLedger(owner), await addLedger(owner)];
    const id = crypto.randomUUID();
    const both = { id, fromFundId: from, toFundId: to, date: "2024-02-05" };
    await owner.mutate("transactions.switch", {
      ...both,
      unitsOut: 50,
      unitsIn: 10,
      amount: 3_000,
    });
    const [, into] = (await ledgerOf(owner, to)).transactions;
    expect((await owner.mutate("transactions.delete", { id: into?.id })).status).toBe(200);
    for (const fundId of [from, to]) {
      expect(await fundOf(owner, fundId)).toMatchObject({ units: 100, investedAmount: 5_000 });
    }
  });

  it("refuses to delete a purchase that was reversed", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [
      transactionInput({ date: "2024-01-05", units: 10, amount: 500 }),
      transactionInput({ date: "2024-02-05", units: 5, amount: 250 }),
      transactionInput({ date: "2024-02-06", type: "reversal", units: 5, amount: 250 }),
    ]);
    const { transactions } = await ledgerOf(owner, fundId);
    const { error } = await owner.mutate("transactions.delete", { id: transactions[1]?.id });
    expect(error?.data.appCode).toBe("transactions/nothing-to-reverse");
    expect(await fundOf(owner, fundId)).toMatchObject({ units: 10, investedAmount: 500 });
  });
});
