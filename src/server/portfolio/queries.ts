import { sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import type { HistoryInput } from "../../shared/history/schema.ts";
import type { CashMovement } from "../../shared/portfolio/performance.ts";
import { toPaise } from "../../shared/transactions/fixed-point.ts";
import type { Database } from "../platform/db/client.ts";
import { jsonRows } from "../platform/db/json-rows.ts";
import type { StoredYear } from "../history/queries.ts";
import type { Owner } from "../platform/db/query.ts";
import { allTransactions, fundsById, ledgersOf } from "../transactions/queries/ledgers.ts";
import { transactions } from "../transactions/tables.ts";

const { fundId, date, type, amount, stampDuty, pairId, source, confirmed } = transactions;
const moveRows = jsonRows({ fundId, date, type, amount, stampDuty, pairId, source, confirmed });

export const cashMovementsOf = ({ reads }: Database, owner: Owner) =>
  reads.all<{ moves: string }>(
    sql`select ${moveRows.columns} as moves from transactions where user_id = ${owner}`,
  );

export const cashMovementsOfFund = ({ reads }: Database, owner: Owner, fund: string) =>
  reads.all<{ moves: string }>(
    sql`select ${moveRows.columns} as moves from transactions
      where user_id = ${owner} and fund_id = ${fund}`,
  );

export const readCashMovements = ([row]: readonly { moves: string }[]): CashMovement[] =>
  moveRows
    .read(row?.moves ?? "[]")
    .map((move) => ({ ...move, amount: toPaise(move.amount), stampDuty: toPaise(move.stampDuty) }));

export type ScopedFund = { id: string; amfiCode: string | null; firstDate: IsoDate | null };

const inScope = (owner: Owner, scope: HistoryInput): SQL => {
  const [id, category] = [scope.fundId ?? null, scope.category ?? null];
  return sql`user_id = ${owner} and (${id} is null or id = ${id})
    and (${category} is null or category = ${category})`;
};

export const fundsInScope = ({ reads }: Database, owner: Owner, scope: HistoryInput) =>
  reads.all<ScopedFund>(sql`
    select id, amfi_code as "amfiCode", first_date as "firstDate"
    from funds where ${inScope(owner, scope)}`);

export const codesInScope = (owner: Owner, scope: HistoryInput): SQL =>
  sql`select amfi_code from funds where first_date is not null and ${inScope(owner, scope)}`;

/** The NAVs of the schemes in scope, from shortly before their first transaction on. */
export const yearsInScope = ({ reads }: Database, owner: Owner, scope: HistoryInput) =>
  reads.all<StoredYear>(sql`
    select years.code, years.year, years.points
    from (
      select amfi_code as code, cast(substr(date(min(first_date), '-15 days'), 1, 4) as integer) as first
      from funds where first_date is not null and ${inScope(owner, scope)} group by amfi_code) as held
    join nav_years as years on years.code = held.code and years.year >= held.first
    order by years.code, years.year`);

export const incompleteCodes = ({ reads }: Database, codes: SQL) =>
  reads.all<{ code: string }>(sql`
    select key as code from schemes where key in (${codes})
      and key not in (select code from kept_schemes where filled_from <= wanted_from)
    union select code from kept_schemes where code in (${codes})
      and (filled_from is null or filled_from > wanted_from)`);

/** As JSON for `readTransactions`: with those of funds that exchanged lots with the ones in scope. */
export const transactionsInScope = (db: Database, owner: Owner, scope: HistoryInput) =>
  scope.fundId === undefined
    ? allTransactions(db, owner)
    : ledgersOf(db, owner, fundsById([scope.fundId]), null);
