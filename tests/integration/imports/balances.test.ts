import { describe, expect, inject, it } from "vitest";
import type {
  ComparedFund,
  PastImport,
  RecordedLedgers,
} from "../../../src/shared/imports/schema.ts";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import {
  commit,
  commitInput,
  fundItem,
  printedBalance,
  transactionItem,
} from "../../support/api/imports.ts";
import { addTransaction, okay } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const balancesOf = async (owner: ApiClient) =>
  okay<ComparedFund[]>(await owner.query("imports.balances"));
const agreementOf = async (owner: ApiClient, fundId: string) =>
  okay<TransactionList>(await owner.query("transactions.list", { fundId })).agreement;

/** An owner with a fund of 10 units, imported with its statement. */
async function imported(printed = printedBalance()) {
  const owner = await register(baseUrl);
  const input = commitInput([fundItem({ printed }), transactionItem("a")]);
  await commit(owner, input);
  const [{ fundId = "" } = {}] = await balancesOf(owner);
  return { owner, fundId, importId: input.importId };
}

/** The same statement once more, of which nothing is new. */
const again = (printed = printedBalance()) =>
  commitInput([fundItem({ coverage: "later", printed })]);

describe("what a statement prints as held", () => {
  it("is kept with its import and compared with what is recorded for its day", async () => {
    const { owner, fundId, importId } = await imported();
    expect(await balancesOf(owner)).toEqual([
      {
        fundId,
        date: "2024-12-31",
        isDated: true,
        units: 10,
        recorded: 10,
        leftOut: 0,
        state: "agrees",
      },
    ]);
    expect(okay<PastImport[]>(await owner.query("imports.list"))).toMatchObject([{ balances: 1 }]);
    await addTransaction(owner, { fundId, date: "2025-02-01", units: 5, amount: 250 });
    expect(await agreementOf(owner, fundId)).toMatchObject({ state: "agrees", recorded: 10 });
    await addTransaction(owner, { fundId, date: "2024-06-03", units: 2.5, amount: 125 });
    expect(await balancesOf(owner)).toMatchObject([{ state: "differs", recorded: 12.5 }]);
    expect(await agreementOf(owner, fundId)).toMatchObject({
      balance: { importId, ...printedBalance() },
      state: "differs",
      recorded: 12.5,
      change: { kind: "added", date: "2024-06-03", isCertain: true },
      differedThen: false,
    });
  });

  it("is kept of a statement of which nothing is new, and goes with its import alone", async () => {
    const { owner, fundId, importId } = await imported();
    const before = await runSql(databaseUrl, "select * from funds where id = ?", [fundId]);
    const later = again(printedBalance({ date: "2025-03-31", units: 12 }));
    expect(await commit(owner, later)).toEqual({ added: 0, duplicates: 0, replaced: 0 });
    expect(await commit(owner, later)).toEqual({ added: 0, duplicates: 0, replaced: 0 });
    expect(await runSql(databaseUrl, "select * from funds where id = ?", [fundId])).toEqual(before);
    expect(await agreementOf(owner, fundId)).toMatchObject({
      balance: { importId: later.importId, date: "2025-03-31" },
      state: "differs",
      change: null,
      differedThen: true,
      lastAgreed: { date: "2024-12-31", isDated: true },
    });
    expect(okay(await owner.mutate("imports.undo", { importId: later.importId }))).toEqual({
      removed: 0,
    });
    expect(await agreementOf(owner, fundId)).toMatchObject({ balance: { importId } });
    okay(await owner.mutate("imports.undo", { importId }));
    expect(await balancesOf(owner)).toEqual([]);
  });

  it("agrees without an estimated instalment of its last days", async () => {
    const { owner, fundId } = await imported();
    await addTransaction(owner, { fundId, date: "2024-12-28", units: 5, amount: 250 });
    expect(await balancesOf(owner)).toMatchObject([{ state: "differs", recorded: 15 }]);
    await runSql(
      databaseUrl,
      "update transactions set source = 'sip' where fund_id = ? and date = '2024-12-28'",
      [fundId],
    );
    expect(await balancesOf(owner)).toMatchObject([{ state: "agrees", recorded: 10 }]);
    expect(await agreementOf(owner, fundId)).toMatchObject({ state: "agrees", recorded: 10 });
  });

  it("makes no fund, and is not kept of one that is not there", async () => {
    const owner = await register(baseUrl);
    await commit(owner, again());
    expect(await balancesOf(owner)).toEqual([]);
    expect(okay(await owner.query("funds.list"))).toMatchObject({ funds: [] });
  });

  it("has the day of the import where the file has none", async () => {
    const { owner } = await imported(printedBalance({ date: null }));
    expect(await balancesOf(owner)).toMatchObject([{ isDated: false, state: "agrees" }]);
    expect((await balancesOf(owner))[0]?.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it("has the day of the import where the file's period has not ended", async () => {
    const owner = await register(baseUrl);
    const statement = { from: "2024-01-01", to: "2099-03-31" };
    const totals = { units: 10, investedAmount: 500 };
    const [today] = await runSql(databaseUrl, "select date('now', '330 minutes') as day");
    await commit(owner, {
      ...commitInput([
        fundItem({ coverage: "totals", totals, printed: printedBalance({ date: statement.to }) }),
      ]),
      statement,
    });
    const [{ fundId = "", ...kept } = {}] = await balancesOf(owner);
    expect(kept).toMatchObject({ date: today?.["day"], isDated: false, state: "agrees" });
    const ledgers = okay<RecordedLedgers>(await owner.query("imports.ledgers", {}));
    expect(ledgers.importedTotals).toMatchObject([{ fundId, to: today?.["day"] }]);
  });

  it("is that of its fund, whichever item of it comes first", async () => {
    const owner = await register(baseUrl);
    const input = commitInput([
      fundItem({ coverage: "later", printed: printedBalance() }),
      fundItem(),
      transactionItem("a", {}, 1),
    ]);
    await commit(owner, input);
    expect(await balancesOf(owner)).toMatchObject([{ units: 10, state: "agrees" }]);
  });

  it("is kept of the twelve newest days of a fund", async () => {
    const { owner, fundId } = await imported();
    for (let month = 1; month <= 12; month += 1) {
      const date = `2025-${String(month).padStart(2, "0")}-28`;
      await commit(owner, again(printedBalance({ date })));
    }
    await commit(owner, again(printedBalance({ date: "2020-01-31" })));
    const days = await runSql(
      databaseUrl,
      "select date from statement_balances where fund_id = ? order by date",
      [fundId],
    );
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, "0")}-28`),
    );
  });

  it("names an entry that was deleted since, until it is restored", async () => {
    const { owner, fundId } = await imported(printedBalance({ units: 15 }));
    await addTransaction(owner, { fundId, date: "2024-06-03", units: 5, amount: 250 });
    const kept = again(printedBalance({ units: 15 }));
    await commit(owner, kept);
    const { transactions } = okay<TransactionList>(
      await owner.query("transactions.list", { fundId }),
    );
    const id = transactions.find(({ date }) => date === "2024-06-03")?.id;
    const { removalId } = okay<{ removalId: string }>(
      await owner.mutate("transactions.delete", { id }),
    );
    expect(await agreementOf(owner, fundId)).toMatchObject({
      balance: { importId: kept.importId },
      change: { kind: "deleted", date: "2024-06-03" },
    });
    okay(await owner.mutate("removals.restore", { id: removalId }));
    expect(await agreementOf(owner, fundId)).toMatchObject({ state: "agrees", change: null });
  });

  it("comes back with its fund, unless its import was undone meanwhile", async () => {
    const { owner, fundId, importId } = await imported();
    const later = again(printedBalance({ date: "2025-03-31" }));
    await commit(owner, later);
    const remove = async () =>
      okay<{ removalId: string }>(await owner.mutate("funds.delete", { id: fundId })).removalId;
    const first = await remove();
    expect(await balancesOf(owner)).toEqual([]);
    okay(await owner.mutate("removals.restore", { id: first }));
    expect(await agreementOf(owner, fundId)).toMatchObject({ balance: { date: "2025-03-31" } });
    const second = await remove();
    okay(await owner.mutate("imports.undo", { importId: later.importId }));
    okay(await owner.mutate("removals.restore", { id: second }));
    expect(await agreementOf(owner, fundId)).toMatchObject({
      balance: { importId, date: "2024-12-31" },
      state: "agrees",
    });
  });

  it("cannot be compared with a fund that begins with an opening after its day", async () => {
    const { owner, fundId } = await imported();
    await runSql(
      databaseUrl,
      "update transactions set type = 'opening', date = '2025-01-15' where fund_id = ?",
      [fundId],
    );
    await runSql(databaseUrl, "update funds set first_date = '2025-01-15' where id = ?", [fundId]);
    expect(await balancesOf(owner)).toMatchObject([{ state: "later-start" }]);
    expect(await agreementOf(owner, fundId)).toMatchObject({ state: "later-start" });
  });

  it("is refused where it is out of bounds, and nothing is stored", async () => {
    const owner = await register(baseUrl);
    for (const wrong of [
      { units: -1 },
      { units: 1_000_000_000 },
      { folio: "x".repeat(51) },
      { scheme: "x".repeat(301) },
      { leftOut: 100_001 },
      { date: "2024-02-30" },
    ]) {
      const input = commitInput([
        fundItem({ printed: printedBalance(wrong) }),
        transactionItem("a"),
      ]);
      expect((await owner.mutate("imports.commit", input)).error?.data.appCode).toBe(
        "request/invalid",
      );
    }
    expect(okay(await owner.query("imports.list"))).toEqual([]);
  });
});
