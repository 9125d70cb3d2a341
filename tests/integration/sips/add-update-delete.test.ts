import { describe, expect, inject, it } from "vitest";
import { signedIn } from "../../../src/server/auth/signed-in-context.ts";
import { deleteSip } from "../../../src/server/sips/procedures/delete-sip.ts";
import { retryOnConflict } from "../../../src/server/transactions/retry-on-conflict.ts";
import { dayInMilliseconds } from "../../../src/shared/day-length.ts";
import { indianDay } from "../../../src/shared/dates.ts";
import { monthAfter } from "../../../src/shared/sips/due-dates.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import {
  addLedger,
  addSip,
  addTransaction,
  ledgerOf,
  okay,
  sipInput,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");

async function withLedger(): Promise<{ owner: ApiClient; fundId: string }> {
  const owner = await register(baseUrl);
  return { owner, fundId: await addLedger(owner) };
}

const listed = async (owner: ApiClient, input: object = {}) =>
  okay<Sip[]>(await owner.query("sips.list", input));

describe("sips.add", () => {
  it("adds a SIP with its next instalment", async () => {
    const { owner, fundId } = await withLedger();
    const input = sipInput({ fundId, from: "2030-01-10", day: 31, stepUp: 10 });
    const sip = okay<Sip>(await owner.mutate("sips.add", input));
    expect(sip).toEqual({
      ...input,
      earlier: [],
      to: null,
      paused: false,
      recordedThrough: null,
      notBought: [],
      next: { dueDate: "2030-01-31", amount: 5_000 },
    });
    expect(await listed(owner)).toEqual([sip]);
    expect(await listed(owner, { fundId })).toEqual([sip]);
    expect(await listed(owner, { fundId: await addLedger(owner) })).toEqual([]);
  });

  it("goes on after the last instalment that is recorded already", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner);
    const input = sipInput({ fundId, from: "2020-01-05", recordedThrough: "2026-11-05" });
    expect(okay<Sip>(await owner.mutate("sips.add", input))).toMatchObject({
      from: "2020-01-05",
      recordedThrough: "2026-11-05",
      next: { dueDate: "2026-12-05" },
    });
  });

  it("makes purchases its instalments, whatever was not bought in between, and goes on after them", async () => {
    const owner = await register(baseUrl);
    const bought = (date: string, change = {}) => transactionInput({ date, ...change });
    const rows = [bought("2025-01-06"), bought("2025-03-05"), bought("2025-03-20")];
    const fundId = await addLedger(owner, [...rows, bought("2025-03-05", { amount: 800 })]);
    const before = await ledgerOf(owner, fundId);
    const input = sipInput({ fundId, from: "2025-01-01" });
    const sip = okay<Sip>(await owner.mutate("sips.add", input));
    expect(sip).toMatchObject({ recordedThrough: "2025-03-05", next: { dueDate: "2025-04-05" } });
    const instalments = async () =>
      (await ledgerOf(owner, fundId)).transactions.flatMap(({ id, sipId, dueDate }) =>
        sipId === null ? [] : [{ id, sipId, dueDate }],
      );
    const expected = [
      { id: rows[0]?.id, sipId: sip.id, dueDate: "2025-01-05" },
      { id: rows[1]?.id, sipId: sip.id, dueDate: "2025-03-05" },
    ];
    expect(await instalments()).toEqual(expected);
    expect((await ledgerOf(owner, fundId)).lots).toEqual(before.lots);
    // Another SIP of the same amount does not take them.
    const other = okay<Sip>(
      await owner.mutate("sips.add", sipInput({ fundId, from: "2025-01-01" })),
    );
    expect(other).toMatchObject({ recordedThrough: null, next: { dueDate: "2025-01-05" } });
    expect(okay(await owner.mutate("sips.add", input))).toEqual(sip);
    expect(await instalments()).toEqual(expected);
    // Nor does one that is added again after its deletion record its past once more.
    await owner.mutate("sips.delete", { id: sip.id });
    const again = okay<Sip>(await owner.mutate("sips.add", { ...input, id: crypto.randomUUID() }));
    expect(again).toMatchObject({ recordedThrough: "2025-03-05" });
    expect(await instalments()).toEqual(expected.map((each) => ({ ...each, sipId: again.id })));
  });

  it("changes nothing when sent twice, and refuses the id with other data", async () => {
    const { owner, fundId } = await withLedger();
    const input = sipInput({ fundId });
    const first = okay(await owner.mutate("sips.add", input));
    expect(okay(await owner.mutate("sips.add", input))).toEqual(first);
    const { error } = await owner.mutate("sips.add", { ...input, amount: 6_000 });
    expect(error?.data.appCode).toBe("sips/exists");
    expect(await listed(owner)).toHaveLength(1);
  });

  it("refuses a fund with totals only, another user's fund and the 101st SIP of a fund", async () => {
    const { owner, fundId } = await withLedger();
    const refusal = async (user: ApiClient, id: string) =>
      (await user.mutate("sips.add", sipInput({ fundId: id }))).error?.data.appCode;
    expect(await refusal(owner, await addFund(owner))).toBe("transactions/no-ledger");
    expect(await refusal(await register(baseUrl), fundId)).toBe("funds/not-found");
    await runSql(
      inject("databaseUrl"),
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
       insert into sips (user_id, id, fund_id, amount, day, from_date, paused, created_at)
       select user_id, 'sip-' || i, id, '100', 5, '2030-01-01', 0, i from n
       join funds on funds.id = ?`,
      [fundId],
    );
    expect(await refusal(owner, fundId)).toBe("sips/too-many");
    expect(await refusal(owner, await addLedger(owner))).toBeUndefined();
  });

  it.each([
    ["an amount of 0", { amount: 0 }, "amount"],
    ["day 0", { day: 0 }, "day"],
    ["day 32", { day: 32 }, "day"],
    ["an end before the start", { from: "2026-12-01", to: "2026-11-30" }, "to"],
    ["a step-up of 101 %", { stepUp: 101 }, "stepUp"],
    ["a day that does not exist", { from: "2026-02-30" }, "from"],
    ["a start in 2200", { from: "2200-01-01" }, "from"],
  ])("refuses %s beside its field", async (_what, change, field) => {
    const { owner, fundId } = await withLedger();
    const { status, error } = await owner.mutate("sips.add", sipInput({ fundId, ...change }));
    expect(status).toBe(400);
    expect(Object.keys(error?.data.fieldErrors ?? {})).toEqual([field]);
    expect(await listed(owner)).toEqual([]);
  });
});

describe("sips.update", () => {
  it("changes amount, day, end and step-up from the next instalment on", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId, from: "2030-01-01" });
    const data = { amount: 7_500.5, day: 20, to: "2031-01-01", stepUp: 5 };
    const sip = okay<Sip>(await owner.mutate("sips.update", { id, data }));
    expect(sip).toMatchObject({ ...data, next: { dueDate: "2030-01-20", amount: 7_500.5 } });
    expect(await listed(owner)).toEqual([sip]);
  });

  it("takes what was bought by its old amount and day as recorded before they change", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId, from: "2025-01-01" });
    for (const date of ["2025-01-05", "2025-02-06"]) await addTransaction(owner, { fundId, date });
    const changed = await owner.mutate("sips.update", { id, data: { amount: 6_000, day: 20 } });
    expect(okay<Sip>(changed)).toMatchObject({
      recordedThrough: "2025-02-05",
      amount: 6_000,
      // It fell due before the change.
      next: { dueDate: "2025-03-05", amount: 5_000 },
    });
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions.map(({ sipId, dueDate }) => [sipId, dueDate])).toEqual([
      [null, null],
      [id, "2025-01-05"],
      [id, "2025-02-05"],
    ]);
  });

  it("pauses, resumes and ends one", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId, from: "2020-01-01", amount: 6_000 });
    const update = async (data: object) =>
      okay<Sip>(await owner.mutate("sips.update", { id, data }));
    expect(await update({ paused: true })).toMatchObject({
      paused: true,
      next: { dueDate: "2020-01-05" },
    });
    // What was waiting before the pause is still recorded; what fell due during it was not bought.
    expect(await update({ paused: false })).toMatchObject({ next: { dueDate: "2020-01-05" } });
    await update({ paused: true });
    await runSql(inject("databaseUrl"), "update sips set paused_on = '2019-12-31' where id = ?", [
      id,
    ]);
    const { next } = await update({ paused: false });
    expect(Date.parse(next?.dueDate ?? "")).toBeGreaterThan(Date.now() - 2 * 86_400_000);
    expect((await update({ stepUp: 10 })).next?.dueDate).toBe(next?.dueDate);
    expect((await update({ to: "2020-06-30" })).next).toBeNull();
    expect((await update({ to: null })).next?.dueDate).toBe(next?.dueDate);
  });

  it("does not fall due in the past when it is moved to an earlier day", async () => {
    const { owner, fundId } = await withLedger();
    const today = indianDay(new Date());
    const thisMonth = `${today.slice(0, 7)}-01`;
    const id = await addSip(owner, { fundId, day: 31, from: thisMonth });
    const { next } = okay<Sip>(await owner.mutate("sips.update", { id, data: { day: 1 } }));
    // On a month's last day that instalment is due already, and stays as it was.
    const isDue = monthAfter(today) === indianDay(new Date(Date.now() + dayInMilliseconds));
    const moved = today === thisMonth ? thisMonth : monthAfter(today);
    expect(next?.dueDate).toBe(isDue ? today : moved);
  });

  it("refuses an end before the start, also where only one of them is sent", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId, from: "2026-12-01" });
    const { error } = await owner.mutate("sips.update", { id, data: { to: "2026-11-30" } });
    expect(error?.data.fieldErrors).toEqual({ to: "A SIP must end after it starts" });
  });
});

describe("sips.delete", () => {
  const recordEstimates = async (
    owner: ApiClient,
    { id, fundId, dates }: { id: string; fundId: string; dates: readonly string[] },
  ) => {
    for (const date of dates) {
      await runSql(
        inject("databaseUrl"),
        "update transactions set source = 'sip', sip_id = ?, due_date = date, confirmed = 0 where id = ?",
        [id, await addTransaction(owner, { fundId, date })],
      );
    }
  };

  it("deletes one once", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId });
    const done = okay(await owner.mutate("sips.delete", { id }));
    expect(done).toEqual({ id, removalId: expect.any(String) });
    expect(okay(await owner.mutate("sips.delete", { id }))).toEqual(done);
    expect(await listed(owner)).toEqual([]);
  });

  it("takes its estimated instalments along, and restores them with it", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId, from: "2025-01-01" });
    await recordEstimates(owner, { id, fundId, dates: ["2025-02-05", "2025-03-05"] });
    const before = await ledgerOf(owner, fundId);
    const deleted = await owner.mutate("sips.delete", { id, withEstimates: true });
    const { removalId } = okay<{ removalId: string }>(deleted);
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(1);
    okay(await owner.mutate("removals.restore", { id: removalId }));
    expect(await ledgerOf(owner, fundId)).toEqual(before);
    expect(await listed(owner)).toMatchObject([{ id }]);
  });
  it("leaves none of its estimated instalments where the job records one while it is deleted", async () => {
    const { owner, fundId } = await withLedger();
    const id = await addSip(owner, { fundId, from: "2025-01-01" });
    const [, token = ""] = owner.cookie().split("=");
    const ctx = signedIn(requestContext(inject("databaseUrl"), token));
    let isRecorded = false;
    const read: typeof ctx.read = async (queries) => {
      const found = await ctx.read(queries);
      if (!isRecorded) {
        isRecorded = true;
        await recordEstimates(owner, { id, fundId, dates: ["2025-02-05"] });
      }
      return found;
    };
    await retryOnConflict(() => deleteSip({ ...ctx, read }, { id, withEstimates: true }));
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(1);
  });
});
