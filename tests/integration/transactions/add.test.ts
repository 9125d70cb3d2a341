import { beforeAll, describe, expect, inject, it } from "vitest";
import type { SavedTransaction } from "../../../src/shared/transactions/schema.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertLedger } from "../../support/data/insert-ledgers.ts";
import { addLedger, fundOf, ledgerOf, okay, transactionInput } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund, registerUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

// The scheme's NAV is 404.6081 on 18 August 2026.
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

/** A fund that bought 100 units for ₹5,000 on 5 January 2024. */
async function withLedger(): Promise<{ owner: ApiClient; fundId: string }> {
  const owner = await register(baseUrl);
  return { owner, fundId: await addLedger(owner) };
}

const add = (owner: ApiClient, change: object) =>
  owner.mutate("transactions.add", transactionInput(change));

describe("transactions.add", () => {
  it("adds one at the end, and the fund's units, amount and value follow", async () => {
    const { owner, fundId } = await withLedger();
    const { transaction, fund } = okay<SavedTransaction>(
      await add(owner, {
        fundId,
        date: "2024-02-05",
        type: "sip",
        units: 94.335,
        amount: 4_999.75,
        stampDuty: 0.25,
      }),
    );
    expect(transaction).toMatchObject({
      fundId,
      type: "sip",
      units: 94.335,
      amount: 4_999.75,
      stampDuty: 0.25,
      source: "manual",
      confirmed: true,
      charges: { exitLoad: 0, stt: 0, tds: 0 },
    });
    // By hand: 194.335 × 404.6081 = 78629.51…; 5,000 + 4,999.75 + 0.25 = 10,000.
    expect(fund).toMatchObject({
      units: 194.335,
      investedAmount: 10_000,
      currentAmount: 78_629.52,
      firstDate: "2024-01-05",
      hasTransactions: true,
    });
    expect(await fundOf(owner, fundId)).toEqual(fund);
  });

  it("recalculates later transactions after one is added before them", async () => {
    const { owner, fundId } = await withLedger();
    await add(owner, { fundId, date: "2024-03-05", type: "redemption", units: 50, amount: 4_000 });
    const { fund } = okay<SavedTransaction>(
      await add(owner, { fundId, date: "2023-12-05", units: 50, amount: 1_000 }),
    );
    // The older units, bought for ₹1,000, are now the ones that were sold.
    expect(fund).toMatchObject({
      units: 100,
      investedAmount: 5_000,
      realised: 3_000,
      firstDate: "2023-12-05",
    });
  });

  it("refuses more units than there are on a day, naming it, and changes nothing", async () => {
    const { owner, fundId } = await withLedger();
    await add(owner, { fundId, date: "2024-03-05", type: "redemption", units: 80, amount: 4_000 });
    const before = [await fundOf(owner, fundId), await ledgerOf(owner, fundId)];
    const { error } = await add(owner, {
      fundId,
      date: "2024-02-05",
      type: "redemption",
      units: 30,
      amount: 1_500,
    });
    expect(error?.data).toMatchObject({
      appCode: "transactions/not-enough-units",
      values: { date: "2024-03-05" },
    });
    expect(error?.message).toContain("2024-03-05");
    expect([await fundOf(owner, fundId), await ledgerOf(owner, fundId)]).toEqual(before);
  });

  it("changes nothing when sent twice, and refuses the id with other data", async () => {
    const { owner, fundId } = await withLedger();
    const input = transactionInput({ fundId, date: "2024-02-05" });
    const first = okay<SavedTransaction>(await owner.mutate("transactions.add", input));
    const again = okay<SavedTransaction>(await owner.mutate("transactions.add", input));
    expect(again).toEqual(first);
    const other = await owner.mutate("transactions.add", { ...input, units: 7 });
    expect(other.error?.data.appCode).toBe("transactions/exists");
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(2);
  });

  it.each([
    ["a date that does not exist", { date: "2024-02-30" }, "date"],
    ["a date before the first mutual fund", { date: "1963-12-31" }, "date"],
    ["a date after tomorrow", { date: "2999-01-01" }, "date"],
    ["units of 0", { units: 0 }, "units"],
    ["seven decimals of units", { units: 1.0000001 }, "units"],
    ["three decimals of an amount", { amount: 1.001 }, "amount"],
    ["a payout with units", { type: "idcw-payout" }, "units"],
    ["a bonus with an amount", { type: "bonus" }, "amount"],
    ["an unknown type", { type: "gift" }, "type"],
    ["nine decimals of a NAV", { nav: 1.123456789 }, "nav"],
    ["a note of 201 letters", { note: "x".repeat(201) }, "note"],
  ])("refuses %s beside its field", async (_what, change, field) => {
    const { owner, fundId } = await withLedger();
    const { status, error } = await add(owner, { fundId, ...change });
    expect(status).toBe(400);
    expect(Object.keys(error?.data.fieldErrors ?? {})).toEqual([field]);
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(1);
  });

  it("refuses a fund with totals only, another user's fund and one that was deleted", async () => {
    const { owner, fundId } = await withLedger();
    const totals = await addFund(owner);
    const refusal = async (user: ApiClient, id: string) =>
      (await add(user, { fundId: id, date: "2024-02-05" })).error?.data.appCode;
    expect(await refusal(owner, totals)).toBe("transactions/no-ledger");
    expect(await refusal(await register(baseUrl), fundId)).toBe("funds/not-found");
    await owner.mutate("funds.delete", { id: fundId });
    expect(await refusal(owner, fundId)).toBe("funds/not-found");
  });

  it("refuses the 5,001st of a fund, at its end and in its middle", async () => {
    const owner = await registerUser(baseUrl);
    await insertLedger(databaseUrl, owner.id, { fundId: "full", count: 5_000 });
    for (const date of ["2007-01-01", "2026-01-01"]) {
      const { error } = await add(owner, { fundId: "full", date });
      expect(error?.data.appCode).toBe("transactions/too-many");
    }
  });

  it("refuses the 50,001st of a user", async () => {
    const owner = await registerUser(baseUrl);
    const full = Array.from({ length: 10 }, (_, index) => `full-${index}`);
    for (const fundId of full) {
      await insertLedger(databaseUrl, owner.id, { fundId, count: 5_000 });
    }
    await insertLedger(databaseUrl, owner.id, { fundId: "empty", count: 0 });
    const { error } = await add(owner, { fundId: "empty" });
    expect(error?.data.appCode).toBe("transactions/too-many");
    // Rows of this size would slow the tests that read the whole table.
    await runSql(databaseUrl, "delete from funds where user_id = ?", [owner.id]);
  });

  it("pairs a leg with one that was entered before, by that one's id", async () => {
    const { owner, fundId } = await withLedger();
    const into = await addLedger(owner, [transactionInput({ date: "2020-01-01", units: 1 })]);
    const out = transactionInput({ fundId, date: "2024-06-05", type: "transfer-out", units: 40 });
    await owner.mutate("transactions.add", out);
    const { fund } = okay<SavedTransaction>(
      await add(owner, {
        fundId: into,
        date: "2024-06-05",
        type: "transfer-in",
        units: 40,
        amount: 9_999,
        pairId: out.id,
      }),
    );
    // By hand: 40 of 100 units that cost ₹5,000 take ₹2,000 along, beside the ₹5,000 of the first.
    expect(fund).toMatchObject({ units: 41, investedAmount: 7_000 });
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions.at(-1)).toMatchObject({ id: out.id, pairId: out.id });
    const third = await add(owner, {
      fundId: await addLedger(owner),
      date: "2024-06-05",
      type: "transfer-in",
      pairId: out.id,
    });
    expect(third.error?.data.fieldErrors).toHaveProperty("pairId");
  });

  it("refuses a transfer that brings in other units than it takes out, in either order", async () => {
    const { owner, fundId } = await withLedger();
    const into = await addLedger(owner);
    const leg = { date: "2024-06-05", amount: 3_000, nav: null };
    for (const [first, second] of [
      ["transfer-out", "transfer-in"],
      ["transfer-in", "transfer-out"],
    ]) {
      const pairId = crypto.randomUUID();
      const [one, other] = first === "transfer-out" ? [fundId, into] : [into, fundId];
      okay(await add(owner, { ...leg, fundId: one, type: first, units: 4, pairId }));
      const { error } = await add(owner, {
        ...leg,
        fundId: other,
        type: second,
        units: 3.5,
        pairId,
      });
      expect(error?.data.appCode).toBe("transactions/unequal-transfer");
      okay(await add(owner, { ...leg, fundId: other, type: second, units: 4, pairId }));
    }
  });

  it("refuses a pair of two purchases, and one within a fund", async () => {
    const { owner, fundId } = await withLedger();
    const bought = transactionInput({ fundId });
    okay(await owner.mutate("transactions.add", bought));
    const other = await addLedger(owner);
    const second = await add(owner, { fundId: other, pairId: bought.id });
    expect(second.error?.data.fieldErrors).toHaveProperty("pairId");
    const out = transactionInput({ fundId, type: "transfer-out", units: 1, date: "2024-06-05" });
    okay(await owner.mutate("transactions.add", out));
    const into = { fundId, type: "transfer-in", date: "2024-06-05", pairId: out.id };
    expect((await add(owner, into)).error?.data.fieldErrors).toHaveProperty("pairId");
  });
});

describe("a fund with transactions", () => {
  it("keeps its units and amount from being edited, and its other fields changeable", async () => {
    const { owner, fundId } = await withLedger();
    const edit = (data: object) => owner.mutate("funds.update", { id: fundId, data });
    for (const data of [{ units: 1 }, { investedAmount: 1 }, { units: 1, category: "gold" }]) {
      const { status, error } = await edit(data);
      expect([status, error?.data.appCode]).toEqual([400, "funds/has-transactions"]);
      expect(error?.message).toBe("This fund's units and amount follow from its transactions.");
    }
    expect((await edit({ category: "gold" })).data).toMatchObject({ category: "gold", units: 100 });
  });

  it("is the only one of its folio and scheme, however the folio is spelled", async () => {
    const owner = await register(baseUrl);
    await addLedger(owner, undefined, { folioNumber: "123 456/00" });
    const { investedAmount: _, units: __, ...twin } = fundInput({ folioNumber: "123456" });
    const { error } = await owner.mutate("funds.add", {
      ...twin,
      transactions: [transactionInput()],
    });
    expect(error?.data.appCode).toBe("funds/same-scheme-and-folio");
  });

  it("takes its transactions and SIPs along when it is deleted", async () => {
    const { owner, fundId } = await withLedger();
    await owner.mutate("sips.add", { fundId, amount: 1_000, day: 5, from: "2024-01-01" });
    expect((await owner.mutate("funds.delete", { id: fundId })).status).toBe(200);
    const [rows] = await runSql(
      databaseUrl,
      `select (select count(*) from transactions where fund_id = ?1)
         + (select count(*) from sips where fund_id = ?1) as rows`,
      [fundId],
    );
    expect(rows?.["rows"]).toBe(0);
  });
});
