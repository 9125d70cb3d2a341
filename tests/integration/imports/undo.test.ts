import { describe, expect, inject, it } from "vitest";
import { signedIn } from "../../../src/server/auth/signed-in-context.ts";
import { undoImport } from "../../../src/server/imports/procedures/undo-import.ts";
import { retryOnConflict } from "../../../src/server/transactions/retry-on-conflict.ts";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import type { FundItem, PastImport, RecordedLedgers } from "../../../src/shared/imports/schema.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import {
  commit,
  commitInput,
  fundItem,
  printedBalance,
  transactionItem,
} from "../../support/api/imports.ts";
import {
  addLedger,
  addSip,
  addTransaction,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** All that a user has recorded, without the numbers that count changes. */
async function everything(owner: ApiClient) {
  const user = "(select id from users where email = ?)";
  const [funds, transactions, categories] = await Promise.all(
    [
      `select id, folio_number, units, invested_amount, realised, first_date, transaction_count,
        ledger_version > 0 as has_ledger from funds where user_id = ${user} order by id`,
      `select * from transactions where user_id = ${user} order by id`,
      `select name, count from categories where user_id = ${user} order by name`,
    ].map((query) => runSql(databaseUrl, query, [owner.email])),
  );
  return { funds, transactions, categories };
}

const undo = (owner: ApiClient, importId: string) => owner.mutate("imports.undo", { importId });

/** One of the two parts of an import, with a row of its own. */
const partOfTwo = (importId: string, part: number) =>
  commitInput([fundItem(recorded), transactionItem(`${part}`, { date: `2024-01-0${part + 1}` })], {
    importId,
    part,
    parts: 2,
  });

const { schemeName, amfiCode, folioNumber } = fundInput();
const recorded = { schemeName, amfiCode: amfiCode ?? null, folioNumber };

describe("imports.undo", () => {
  it("returns a SIP to the instalments that only the import had brought", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [transactionInput({ date: "2024-01-05" })], recorded);
    const bought = (key: string, date: string) => transactionItem(key, { date, amount: 4_999.75 });
    const later = fundItem({ ...recorded, coverage: "later" });
    const input = commitInput([later, bought("a", "2024-02-05"), bought("b", "2024-03-05")]);
    await commit(owner, input);
    await addSip(owner, { fundId, from: "2024-01-01" });
    const sips = async () => (await owner.query("sips.list", {})).data;
    expect(await sips()).toMatchObject([{ recordedThrough: "2024-03-05" }]);
    expect(okay(await undo(owner, input.importId))).toEqual({ removed: 2 });
    expect(await sips()).toMatchObject([
      { recordedThrough: "2024-01-05", next: { dueDate: "2024-02-05" } },
    ]);
  });

  it("returns a SIP that was moved to another day to all that only the import had brought, of the day before", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [transactionInput({ date: "2023-01-05" })], recorded);
    const later = fundItem({ ...recorded, coverage: "later" });
    const bought = transactionItem("a", { date: "2024-02-05", amount: 4_999.75 });
    const input = commitInput([later, bought]);
    await commit(owner, input);
    const id = await addSip(owner, { fundId, from: "2024-02-01" });
    okay(await owner.mutate("sips.update", { id, data: { day: 9 } }));
    okay(await undo(owner, input.importId));
    const changed = await owner.mutate("sips.update", { id, data: { stepUp: 10 } });
    expect(okay(changed)).toMatchObject({
      recordedThrough: null,
      next: { dueDate: "2024-02-05" },
    });
  });

  it("returns a SIP that was restored to what only the import had brought meanwhile", async () => {
    const owner = await register(baseUrl);
    const dates = ["2023-01-05", "2024-02-05"];
    const rows = dates.map((date) => transactionInput({ date }));
    const fundId = await addLedger(owner, rows, recorded);
    const id = await addSip(owner, { fundId, from: "2024-02-01" });
    await runSql(
      databaseUrl,
      "update transactions set source = 'sip', confirmed = 0 where fund_id = ? and sip_id is not null",
      [fundId],
    );
    const deleted = await owner.mutate("sips.delete", { id, withEstimates: true });
    const { removalId } = okay<{ removalId: string }>(deleted);
    const bought = transactionItem("a", { date: "2024-02-06", amount: 4_999.75 });
    const input = commitInput([fundItem({ ...recorded, coverage: "later" }), bought]);
    await commit(owner, input);
    okay(await owner.mutate("removals.restore", { id: removalId }));
    okay(await undo(owner, input.importId));
    expect((await owner.query("sips.list", {})).data).toMatchObject([
      { recordedThrough: null, next: { dueDate: "2024-02-05" } },
    ]);
  });

  it("is refused while a later statement counts on a SIP's instalments of it", async () => {
    const owner = await register(baseUrl);
    const fundId = await addLedger(owner, [transactionInput({ date: "2023-01-05" })], recorded);
    const later = fundItem({ ...recorded, coverage: "later" });
    const bought = transactionItem("a", { date: "2024-02-05", amount: 4_999.75 });
    const first = commitInput([later, bought]);
    await commit(owner, first);
    await addSip(owner, { fundId, from: "2024-02-01" });
    const printed = printedBalance({ units: 110 });
    const second = commitInput([{ ...later, printed }, bought]);
    await commit(owner, second);
    expect((await undo(owner, first.importId)).error?.data.appCode).toBe("imports/changed-since");
    for (const { importId } of [second, first]) okay(await undo(owner, importId));
    expect((await owner.query("sips.list", {})).data).toMatchObject([
      { recordedThrough: null, next: { dueDate: "2024-02-05" } },
    ]);
  });

  it("refuses its parts that arrive later, and takes the same file again", async () => {
    const owner = await register(baseUrl);
    const before = await everything(owner);
    const importId = crypto.randomUUID();
    const parts = [partOfTwo(importId, 0), partOfTwo(importId, 1)];
    await commit(owner, partOfTwo(importId, 0));
    okay(await undo(owner, importId));
    for (const late of parts) {
      const { error } = await owner.mutate("imports.commit", late);
      expect(error?.data.appCode).toBe("imports/undone-since");
    }
    expect(await everything(owner)).toEqual(before);
    expect(okay(await undo(owner, importId))).toEqual({ removed: 0 });
    const again = crypto.randomUUID();
    for (const each of parts) await commit(owner, { ...each, importId: again });
    expect((await everything(owner)).transactions).toHaveLength(2);
  });

  it("and a part of it that arrive at once leave all or nothing", async () => {
    const owner = await register(baseUrl);
    const importId = crypto.randomUUID();
    await commit(owner, partOfTwo(importId, 0));
    const [late, undone] = await Promise.all([
      owner.mutate("imports.commit", partOfTwo(importId, 1)),
      undo(owner, importId),
    ]);
    okay(undone);
    const refusal = late.error?.data.appCode;
    expect([undefined, "imports/undone-since"]).toContain(refusal);
    const { funds, transactions } = await everything(owner);
    expect([funds, transactions]).toEqual([[], []]);
  });

  it("takes back all parts: rows, new funds, moved totals and what was replaced", async () => {
    const owner = await register(baseUrl);
    await addFund(owner);
    const fundId = await addLedger(owner, [transactionInput()], { folioNumber: "777" });
    const sipId = await addSip(owner, { fundId });
    await runSql(
      databaseUrl,
      "update transactions set source = 'sip', sip_id = ?, due_date = '2024-01-05' where fund_id = ?",
      [sipId, fundId],
    );
    const before = await everything(owner);
    const importId = crypto.randomUUID();
    const first = [
      fundItem(recorded),
      transactionItem("a"),
      fundItem({ folioNumber: "456", category: "gold" }),
      transactionItem("a", {}, 2),
    ];
    const real = { type: "sip", date: "2024-01-08", units: 99, amount: 4_990 };
    const second = [
      fundItem({ ...recorded, folioNumber: "777", coverage: "later" }),
      transactionItem("b", real),
      fundItem({ folioNumber: "456", category: "gold" }),
      transactionItem("c", { type: "redemption", date: "2024-02-05" }, 2),
    ];
    await commit(owner, commitInput(first, { importId, parts: 2 }));
    await commit(owner, commitInput(second, { importId, part: 1, parts: 2 }));
    expect(okay<PastImport[]>(await owner.query("imports.list"))).toMatchObject([
      { importId, parts: 2, storedParts: 2, result: { added: 4, replaced: 1 } },
    ]);
    expect(await everything(owner)).not.toEqual(before);
    expect(okay(await undo(owner, importId))).toEqual({ removed: 4 });
    expect(await everything(owner)).toEqual(before);
    expect(okay(await undo(owner, importId))).toEqual({ removed: 0 });
    expect(okay(await owner.query("imports.list"))).toEqual([]);
  });

  const month = (investedAmount: number, totalsBefore: FundItem["totals"], to: string) =>
    commitInput(
      [
        fundItem({
          coverage: "totals",
          totals: { units: investedAmount / 50, investedAmount },
          totalsBefore,
        }),
      ],
      { source: "nsdl-ecas", statement: { from: null, to } },
    );

  it("takes back the totals of a later month, and refuses where they changed since", async () => {
    const owner = await register(baseUrl);
    const first = { units: 10, investedAmount: 500 };
    await commit(owner, month(500, null, "2025-09-30"));
    const before = await everything(owner);
    const october = month(600, first, "2025-10-31");
    expect(await commit(owner, october)).toEqual({ added: 0, duplicates: 0, replaced: 1 });
    // It is no longer what November's preview saw.
    expect(await commit(owner, month(700, first, "2025-11-30"))).toMatchObject({ duplicates: 1 });
    const { funds } = okay<FundList>(await owner.query("funds.list"));
    expect(funds).toMatchObject([{ units: 12, investedAmount: 600 }]);
    const { importedTotals } = okay<RecordedLedgers>(await owner.query("imports.ledgers"));
    expect(importedTotals.map(({ units, to }) => [units, to])).toEqual([[12, "2025-10-31"]]);
    const id = funds[0]?.id;
    okay(await owner.mutate("funds.update", { id, data: { units: 13 } }));
    expect((await undo(owner, october.importId)).status).toBe(409);
    okay(await owner.mutate("funds.update", { id, data: { units: 12 } }));
    okay(await undo(owner, october.importId));
    expect(await everything(owner)).toEqual(before);
  });

  const imported = async () => {
    const owner = await register(baseUrl);
    const input = commitInput();
    await commit(owner, input);
    const { funds } = okay<FundList>(await owner.query("funds.list"));
    const [row] = await runSql(databaseUrl, "select id from transactions where fund_id = ?", [
      funds[0]!.id,
    ]);
    const { id: fundId, schemeName: name } = funds[0]!;
    return { owner, importId: input.importId, fundId, name, id: String(row!["id"]) };
  };
  type Imported = Awaited<ReturnType<typeof imported>>;

  it.each([
    ["a later transaction", ({ owner, fundId }: Imported) => addTransaction(owner, { fundId })],
    [
      "an edited transaction",
      async ({ owner, id }: Imported) =>
        okay(await owner.mutate("transactions.update", { id, data: { units: 11 } })),
    ],
    [
      "a deleted transaction",
      async ({ owner, id }: Imported) => okay(await owner.mutate("transactions.delete", { id })),
    ],
    ["a SIP", ({ owner, fundId }: Imported) => addSip(owner, { fundId })],
    [
      "a later import",
      ({ owner }: Imported) =>
        commit(owner, commitInput([fundItem(), transactionItem("b", { date: "2024-03-05" })])),
    ],
  ])("is refused, naming the fund, after %s", async (_name, change) => {
    const things = await imported();
    await change(things);
    const before = await everything(things.owner);
    const { status, error } = await undo(things.owner, things.importId);
    expect(status).toBe(409);
    expect(error?.message).toContain(things.name);
    expect(await everything(things.owner)).toEqual(before);
  });

  it.each(["First Plan", "Second Plan"])(
    "names the fund with a deleted transaction: %s",
    async (name) => {
      const owner = await register(baseUrl);
      const input = commitInput([
        fundItem({ amfiCode: null, schemeName: "First Plan" }),
        transactionItem("a"),
        fundItem({ amfiCode: null, schemeName: "Second Plan" }),
        transactionItem("a", {}, 2),
      ]);
      await commit(owner, input);
      const [row] = await runSql(
        databaseUrl,
        `select t.id from transactions as t join funds as f on f.id = t.fund_id
        where t.import_id = ? and f.scheme_name = ?`,
        [input.importId, name],
      );
      okay(await owner.mutate("transactions.delete", { id: String(row?.["id"]) }));
      const { error } = await undo(owner, input.importId);
      expect(error?.message).toBe(`This import cannot be undone: ${name} has changed since`);
    },
  );

  it("names a fund that was there before when the import's only transaction in it was deleted", async () => {
    const owner = await register(baseUrl);
    await commit(owner, commitInput([fundItem(), transactionItem("a")]));
    const [fund] = okay<FundList>(await owner.query("funds.list")).funds;
    const later = commitInput([fundItem(), transactionItem("b", { date: "2024-03-05" })]);
    await commit(owner, later);
    const [row] = await runSql(databaseUrl, "select id from transactions where import_id = ?", [
      later.importId,
    ]);
    okay(await owner.mutate("transactions.delete", { id: String(row?.["id"]) }));
    const { error } = await undo(owner, later.importId);
    expect(error?.message).toBe(
      `This import cannot be undone: ${fund?.schemeName} has changed since`,
    );
  });

  it("takes totals back whose NAV was refreshed since, also once they were restored", async () => {
    const owner = await register(baseUrl);
    const totals = { units: 10, investedAmount: 500 };
    const first = commitInput([fundItem({ coverage: "totals", totals })]);
    await commit(owner, first);
    okay(await owner.query("funds.list"));
    const second = commitInput([fundItem(), transactionItem("a")]);
    await commit(owner, second);
    okay(await undo(owner, second.importId));
    okay(await owner.query("funds.list"));
    okay(await undo(owner, first.importId));
    expect(okay<FundList>(await owner.query("funds.list")).funds).toEqual([]);
  });

  it("is refused after an edit of the totals that it made", async () => {
    const owner = await register(baseUrl);
    const totals = { units: 10, investedAmount: 500 };
    const input = commitInput([fundItem({ coverage: "totals", totals })]);
    await commit(owner, input);
    const [fund] = okay<FundList>(await owner.query("funds.list")).funds;
    okay(await owner.mutate("funds.update", { id: fund?.id, data: { units: 12 } }));
    const { error } = await undo(owner, input.importId);
    expect(error?.data.appCode).toBe("imports/changed-since");
    expect(okay<FundList>(await owner.query("funds.list")).funds).toMatchObject([{ units: 12 }]);
  });

  it("finds no import of another user", async () => {
    const { owner, importId } = await imported();
    const before = await everything(owner);
    const stranger = await register(baseUrl);
    expect(okay(await undo(stranger, importId))).toEqual({ removed: 0 });
    expect(await everything(owner)).toEqual(before);
  });
});

describe("an import that is changed while it is undone", () => {
  /** Undoes it, and does something else after so many of the undo's reads. */
  const undoMeanwhile = (
    owner: ApiClient,
    importId: string,
    { after, meanwhile }: { after: number; meanwhile: () => Promise<unknown> },
  ) => {
    const [, token = ""] = owner.cookie().split("=");
    const ctx = signedIn(requestContext(databaseUrl, token));
    let reads = 0;
    const read: typeof ctx.read = async (queries) => {
      const found = await ctx.read(queries);
      reads += 1;
      if (reads === after) await meanwhile();
      return found;
    };
    return retryOnConflict(() => undoImport({ ...ctx, read }, { importId }));
  };

  it.each([1, 2])("is refused where a row of it is edited after read %i", async (after) => {
    const owner = await register(baseUrl);
    const input = commitInput();
    await commit(owner, input);
    const [{ id } = { id: "" }] = okay<RecordedLedgers>(
      await owner.query("imports.ledgers", {}),
    ).transactions;
    const meanwhile = () => owner.mutate("transactions.update", { id, data: { note: "Seen" } });
    await expect(undoMeanwhile(owner, input.importId, { after, meanwhile })).rejects.toMatchObject({
      appCode: "imports/changed-since",
    });
  });

  it.each([1, 2])("goes with the part that is stored after read %i", async (after) => {
    const owner = await register(baseUrl);
    const first = commitInput(undefined, { parts: 2 });
    await commit(owner, first);
    const items = [fundItem({ folioNumber: "777" }), transactionItem("z")];
    const second = commitInput(items, { importId: first.importId, part: 1, parts: 2 });
    await undoMeanwhile(owner, first.importId, { after, meanwhile: () => commit(owner, second) });
    expect(okay<FundList>(await owner.query("funds.list")).funds).toEqual([]);
    expect(okay<PastImport[]>(await owner.query("imports.list"))).toEqual([]);
  });
});
