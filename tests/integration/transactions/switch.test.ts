import { describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import {
  addLedger,
  fundOf,
  ledgerOf,
  okay,
  portfolioOf,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");

/** Two funds, each with 100 units for ₹5,000. */
async function withTwoLedgers() {
  const owner = await register(baseUrl);
  const [from, to] = [await addLedger(owner), await addLedger(owner)];
  const input = {
    id: crypto.randomUUID(),
    fromFundId: from,
    toFundId: to,
    date: "2024-02-05",
    unitsOut: 40,
    unitsIn: 25,
    amount: 3_000,
    stampDuty: 0.15,
  };
  return { owner, from, to, input };
}

const unitsOf = async (owner: ApiClient, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await fundOf(owner, id)).units));

describe("transactions.switch", () => {
  it("moves money in both funds in one change, which is no flow of the portfolio", async () => {
    const { owner, from, to, input } = await withTwoLedgers();
    const paidBefore = (await portfolioOf(owner)).paidIn;
    const { funds } = okay<{ funds: Fund[] }>(await owner.mutate("transactions.switch", input));
    // By hand: 40 of 100 units cost ₹2,000, so ₹1,000 were gained; ₹5,000 + ₹3,000 there.
    expect(funds).toMatchObject([
      { id: from, units: 60, investedAmount: 3_000, realised: 1_000 },
      { id: to, units: 125, investedAmount: 8_000, realised: 0 },
    ]);
    const portfolio = await portfolioOf(owner);
    expect(portfolio.paidIn).toBe(paidBefore);
    const gains = (portfolio.value ?? 0) - portfolio.invested + portfolio.realised;
    expect(portfolio.totalGain).toBeCloseTo(gains, 2);
    const [, into] = (await ledgerOf(owner, to)).transactions;
    expect(into).toMatchObject({ amount: 2_999.85, stampDuty: 0.15 });
  });

  it("keeps both legs in step when one is edited", async () => {
    const { owner, from, to, input } = await withTwoLedgers();
    okay(await owner.mutate("transactions.switch", input));
    const legOf = async (fundId: string) => (await ledgerOf(owner, fundId)).transactions.at(-1);
    const edit = async (fundId: string, data: object) =>
      okay(await owner.mutate("transactions.update", { id: (await legOf(fundId))?.id, data }));
    await edit(from, { note: "to the other fund", amount: 3_000 });
    expect(await legOf(to)).toMatchObject({ amount: 2_999.85, stampDuty: 0.15 });
    await edit(to, { note: "from the other fund" });
    expect(await legOf(from)).toMatchObject({ amount: 3_000 });
    // By hand: 4,000 go out; 0.15 of it is duty. Then 0.2 of duty is in 4,999.8 + 0.2 = 5,000.
    await edit(from, { amount: 4_000 });
    expect(await legOf(to)).toMatchObject({ amount: 3_999.85 });
    await edit(to, { amount: 4_999.8, stampDuty: 0.2 });
    expect(await legOf(from)).toMatchObject({ amount: 5_000 });
  });

  it("changes nothing when sent twice, and refuses the id with other data", async () => {
    const { owner, from, to, input } = await withTwoLedgers();
    const first = okay(await owner.mutate("transactions.switch", input));
    expect(okay(await owner.mutate("transactions.switch", input))).toEqual(first);
    const { error } = await owner.mutate("transactions.switch", { ...input, unitsIn: 26 });
    expect(error?.data.appCode).toBe("transactions/exists");
    for (const fundId of [from, to]) {
      expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(2);
    }
  });

  it("adds the fund of a scheme that is not held yet in the same change, once, in the folio that is left", async () => {
    const { owner, from, input } = await withTwoLedgers();
    const { toFundId: _, ...ofSwitch } = input;
    const toScheme = {
      id: crypto.randomUUID(),
      schemeName: "Example Debt Fund - Direct Plan - Growth",
      amfiCode: "900009",
      category: "debt",
    };
    const wanted = { ...ofSwitch, toScheme };
    const tooMany = await owner.mutate("transactions.switch", { ...wanted, unitsOut: 101 });
    expect(tooMany.error?.data.appCode).toBe("transactions/not-enough-units");
    const before = okay<FundList>(await owner.query("funds.list")).funds;
    const { folioNumber } = await fundOf(owner, from);
    const first = okay<{ funds: Fund[] }>(await owner.mutate("transactions.switch", wanted));
    expect(first.funds).toMatchObject([
      { id: from, units: 60 },
      { id: toScheme.id, folioNumber, category: "debt", units: 25, investedAmount: 3_000 },
    ]);
    expect(okay(await owner.mutate("transactions.switch", wanted))).toEqual(first);
    const after = okay<FundList>(await owner.query("funds.list")).funds;
    expect(after).toHaveLength(before.length + 1);
    const again = {
      ...wanted,
      id: crypto.randomUUID(),
      toScheme: { ...toScheme, id: crypto.randomUUID() },
    };
    const { error } = await owner.mutate("transactions.switch", again);
    expect(error?.data.appCode).toBe("funds/same-scheme-and-folio");
    const none = await owner.mutate("transactions.switch", ofSwitch);
    expect(none.error?.data.fieldErrors).toEqual({ toFundId: "Choose a fund" });
    const [, leg] = (await ledgerOf(owner, from)).transactions;
    okay(await owner.mutate("transactions.delete", { id: leg?.id }));
    expect(await unitsOf(owner, [from, toScheme.id])).toEqual([100, 0]);
  });

  it("refuses the same fund, a fund with totals only, an unknown one and too many units", async () => {
    const { owner, from, to, input } = await withTwoLedgers();
    const totals = await addFund(owner);
    const refusal = async (change: object) => {
      const id = crypto.randomUUID();
      const { error } = await owner.mutate("transactions.switch", { ...input, id, ...change });
      return error?.data.appCode;
    };
    const same = await owner.mutate("transactions.switch", { ...input, toFundId: from });
    expect(same.error?.data.fieldErrors).toEqual({
      toFundId: "A switch needs two different funds",
    });
    expect(await refusal({ toFundId: totals })).toBe("transactions/no-ledger");
    expect(await refusal({ toFundId: crypto.randomUUID() })).toBe("funds/not-found");
    expect(await refusal({ unitsOut: 100.001 })).toBe("transactions/not-enough-units");
    expect(await unitsOf(owner, [from, to])).toEqual([100, 100]);
  });

  it("is refused where its id names a pair that is there", async () => {
    const { owner, from, to, input } = await withTwoLedgers();
    okay(await owner.mutate("transactions.switch", input));
    const [, leg] = (await ledgerOf(owner, to)).transactions;
    const pairId = crypto.randomUUID();
    for (const [fundId, type] of [
      [from, "transfer-out"],
      [to, "transfer-in"],
    ] as const) {
      const fields = { type, date: "2024-03-05", units: 1, amount: 100, pairId };
      okay(await owner.mutate("transactions.add", { ...transactionInput(fields), fundId }));
    }
    expect(leg?.pairId).toBe(input.id);
    const again = { ...input, id: pairId };
    const { error } = await owner.mutate("transactions.switch", again);
    expect(error?.data.appCode).toBe("transactions/broken-pair");
  });
});
