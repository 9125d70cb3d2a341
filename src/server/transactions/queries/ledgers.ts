import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import { fromMicroUnits, fromPaise } from "../../../shared/transactions/fixed-point.ts";
import type { LedgerRow, transactionPages } from "./ledger-pages.ts";
import type { LedgerTotals } from "../../../shared/transactions/append.ts";
import { toDecimalText } from "../../../shared/money.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import { guard, type QueryRefusal } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import { hasDuplicateLedger } from "../../funds/queries/same-ledger.ts";
import { funds } from "../../funds/tables.ts";
import { sips } from "../../sips/tables.ts";
import { transactions } from "../tables.ts";
import { linkedFunds, type FundSelector } from "./linked-funds.ts";

export type FundState = {
  id: string;
  units: string;
  investedAmount: string;
  realised: string | null;
  firstDate: IsoDate | null;
  lastDate: IsoDate | null;
  transactionCount: number;
  ledgerVersion: number;
  /** Whether another fund has the ledger of this scheme and folio; only known for a fund with totals only. */
  hasDuplicateLedger: 0 | 1;
};

export type FundTotals = LedgerTotals & { transactionCount: number };

export const fundStates = ({ reads }: Database, owner: Owner, scope: FundSelector) =>
  reads.all<FundState>(sql`
    select id, units, invested_amount as "investedAmount", realised, first_date as "firstDate",
      last_date as "lastDate", transaction_count as "transactionCount", ledger_version as "ledgerVersion",
      ledger_version = 0 and ${hasDuplicateLedger()} as "hasDuplicateLedger"
    from funds where user_id = ${owner} and id in (${linkedFunds(owner, scope)})`);

export const sipsInScope = ({ reads }: Database, owner: Owner, scope: FundSelector) =>
  reads
    .select()
    .from(sips)
    .where(and(eq(sips.userId, owner), sql`${sips.fundId} in (${scope(owner)})`))
    .orderBy(sips.createdAt, sips.id);

export const countOfUser = ({ reads }: Database, owner: Owner) =>
  reads.all<{ count: number }>(sql`
    select coalesce(sum(transaction_count), 0) as count from funds where user_id = ${owner}`);

const { userId: _, ...allButUser } = getTableColumns(transactions);
export const storedColumns = allButUser;
export type StoredTransaction = ReturnType<typeof transactionPages.read>[number];

export type TotalsChange = {
  fund: Pick<FundState, "id" | "ledgerVersion" | "units" | "investedAmount">;
  after: FundTotals;
};

const fundChanges = jsonTable<TotalsChange>({
  id: ({ fund }) => fund.id,
  units: ({ after }) => toDecimalText(fromMicroUnits(after.units)),
  cost: ({ after }) => toDecimalText(fromPaise(after.invested)),
  realised: ({ after }) => toDecimalText(fromPaise(after.realised)),
  first: ({ after }) => after.firstDate,
  last: ({ after }) => after.lastDate,
  count: ({ after }) => after.transactionCount,
});

const fundsAsRead = jsonTable<TotalsChange>({
  id: ({ fund }) => fund.id,
  version: ({ fund }) => fund.ledgerVersion,
  units: ({ fund }) => fund.units,
  cost: ({ fund }) => fund.investedAmount,
});

/** Fails if one of these ledgers, or the totals that it replaces, has changed since it was read. */
export const requireLedgersAsRead = (
  db: Database,
  userId: UserId,
  changes: readonly TotalsChange[],
) =>
  guard(
    db,
    sql`not exists (
      select 1 from (${fundsAsRead(changes)}) as read
        cross join funds on funds.user_id = ${userId} and funds.id = read.id
      where funds.ledger_version <> read.version or (read.version = 0
        and (funds.units <> read.units or funds.invested_amount <> read.cost)))`,
    "transactions/conflict",
  );

/** Fails if one of these funds is to start a ledger while another has one of the same scheme and folio. */
export const requireUniqueLedgers = (
  db: Database,
  userId: UserId,
  changes: readonly Pick<TotalsChange, "fund">[],
  refusal: QueryRefusal,
) => {
  const ids = changes.flatMap(({ fund }) => (fund.ledgerVersion === 0 ? [fund.id] : []));
  return guard(
    db,
    sql`not exists (
      select 1 from funds where user_id = ${userId} and ledger_version = 0
        and id in (select value from json_each(${JSON.stringify(ids)})) and ${hasDuplicateLedger()})`,
    refusal,
  );
};

/** Stores what follows from funds' transactions. Goes after `requireLedgersAsRead` and `requireUniqueLedgers`. */
export const storeTotals = (
  { writes }: Database,
  userId: UserId,
  changes: readonly TotalsChange[],
  now: Date,
) =>
  // Without `materialized`, the planner reads all changes for each fund.
  writes.run(sql`
    with change as materialized (${fundChanges(changes)})
    update funds set
      ledger_version = ledger_version + 1, units = change.units, invested_amount = change.cost, realised = change.realised,
      first_date = change.first, last_date = change.last, transaction_count = change.count,
      updated_at = max(${now.getTime()}, coalesce(updated_at, 0) + 1)
    from change
    where user_id = ${userId} and funds.id = change.id`);

const columns = Object.values(storedColumns).map(({ name }) => name);
const columnList = sql.raw(columns.map((name) => `"${name}"`).join(", "));

/** One whose note was not read keeps the note that is stored. */
export type ChangedTransaction = LedgerRow & { note?: string | null };

const columnValues = Object.fromEntries(
  Object.entries(storedColumns).map(([name, column]) => [
    column.name,
    (row: ChangedTransaction) => {
      const value = row[name as keyof ChangedTransaction] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    },
  ]),
);
const newRows = jsonTable<StoredTransaction>(columnValues);
const changedRows = jsonTable<ChangedTransaction>({
  ...columnValues,
  has_note: ({ note }) => (note === undefined ? 0 : 1),
});

/** One statement, however many there are. */
export const insertTransactions = (
  { writes }: Database,
  userId: UserId,
  rows: readonly StoredTransaction[],
) =>
  writes.run(sql`
    insert into transactions (user_id, ${columnList})
    select ${userId}, ${columnList} from (${newRows(rows)})`);

export function updateTransactions(
  { writes }: Database,
  userId: UserId,
  rows: readonly ChangedTransaction[],
) {
  const assignments = columns.map((name) =>
    name === "note"
      ? "note = iif(change.has_note, change.note, transactions.note)"
      : `"${name}" = change."${name}"`,
  );
  // Without `materialized`, the planner reads all changes for each transaction.
  return writes.run(sql`
    with change as materialized (${changedRows(rows)})
    update transactions set ${sql.raw(assignments.join(", "))} from change
    where transactions.user_id = ${userId} and transactions.id = change.id`);
}

/** Fails if one of these pairs has got a third leg meanwhile. */
export const requireTwoLegs = (db: Database, userId: UserId, pairIds: readonly string[]) =>
  guard(
    db,
    sql`not exists (
      select 1 from transactions
      where user_id = ${userId} and pair_id in (select value from json_each(${JSON.stringify(pairIds)}))
      group by pair_id having count(*) > 2)`,
    "transactions/conflict",
  );

export const deleteTransactions = ({ writes }: Database, userId: UserId, ids: readonly string[]) =>
  writes.run(sql`
    delete from transactions where user_id = ${userId}
      and id in (select value from json_each(${JSON.stringify(ids)}))`);

export const transactionById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(transactions)
    .where(sql`${transactions.userId} = ${owner} and ${transactions.id} = ${id}`);

export const transactionsById = ({ reads }: Database, owner: Owner, ids: readonly string[]) =>
  reads
    .select(storedColumns)
    .from(transactions)
    .where(
      sql`${transactions.userId} = ${owner} and ${transactions.id} in (select value from json_each(${JSON.stringify(ids)}))`,
    );

/** Leaves those of funds that are deleted themselves: with a fund, its transactions go faster. */
export const deleteTransactionsOfImport = (
  { writes }: Database,
  userId: UserId,
  importId: string,
  exceptFunds: readonly string[],
) =>
  writes.run(sql`
    delete from transactions where user_id = ${userId} and import_id = ${importId}
      and fund_id not in (select value from json_each(${JSON.stringify(exceptFunds)}))`);

export const fundRows = ({ reads }: Database, owner: Owner, ids: readonly string[]) =>
  reads
    .select()
    .from(funds)
    .where(
      sql`${funds.userId} = ${owner} and ${funds.id} in (select value from json_each(${JSON.stringify(ids)}))`,
    );
