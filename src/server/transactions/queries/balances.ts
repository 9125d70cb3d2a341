import { sql, type SQL } from "drizzle-orm";
import { indianDay } from "../../../shared/dates.ts";
import { dayOfPrinted, isPastDay } from "../../../shared/imports/day-of-printed.ts";
import { maxBalancesPerFund, type PrintedBalance } from "../../../shared/imports/schema.ts";
import { toDecimalText } from "../../../shared/money.ts";
import { daysAfter } from "../../../shared/transactions/due-instalment.ts";
import { transactionTypes, typeRules } from "../../../shared/transactions/types.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { statementBalances } from "../tables.ts";

export type BalanceRow = typeof statementBalances.$inferSelect;

const leavingTypes = sql.raw(
  transactionTypes
    .filter((type) => typeRules[type].direction === "out")
    .map((type) => `'${type}'`)
    .join(", "),
);

/**
 * The units of a row of `funds` at the end of a day, in millionths: what it has by now without what came later, since
 * little comes after a statement.
 */
const unitsOn = (day: SQL): SQL => sql`(
  cast(round(funds.units * 1000000) as integer) - (
    select coalesce(sum(iif(type in (${leavingTypes}), -1, 1) * cast(round(units * 1000000) as integer)), 0)
    from transactions
    where transactions.user_id = funds.user_id and fund_id = funds.id and transactions.date > ${day}))`;

/** The units of estimated instalments that a statement of this day may not have yet, in millionths. */
const dueOn = (day: SQL): SQL => sql`(
  select coalesce(sum(cast(round(units * 1000000) as integer)), 0) from transactions
  where transactions.user_id = funds.user_id and fund_id = funds.id and source = 'sip'
    and transactions.date <= ${day}
    and coalesce(due_date, transactions.date) between date(${day}, '-${sql.raw(String(daysAfter))} days') and ${day})`;

/** Whether a row of `funds` begins with an opening after a day. */
const startsLater = (day: SQL): SQL => sql`(funds.first_date > ${day} and exists (
  select 1 from transactions
  where transactions.user_id = funds.user_id and fund_id = funds.id and type = 'opening'))`;

export type NewBalance = { fundId: string; printed: PrintedBalance };

const newBalances = (now: Date) =>
  jsonTable<NewBalance>({
    fund_id: ({ fundId }) => fundId,
    date: ({ printed: { date } }) => (date === null ? indianDay(now) : dayOfPrinted(date, now)),
    is_dated: ({ printed: { date } }) => Number(date !== null && isPastDay(date, now)),
    folio: ({ printed }) => printed.folio,
    scheme: ({ printed }) => printed.scheme,
    units: ({ printed }) => toDecimalText(printed.units),
    unit_decimals: ({ printed }) => printed.unitDecimals,
    cost: ({ printed: { cost } }) => (cost === null ? null : toDecimalText(cost)),
    value: ({ printed: { value } }) => (value === null ? null : toDecimalText(value)),
    left_out: ({ printed }) => printed.leftOut,
  });

/** Belongs after the writes of the import's rows. A fund that is not there gets none. */
export const keepBalances = (
  { writes }: Database,
  userId: UserId,
  importId: string,
  balances: readonly NewBalance[],
  now: Date,
) =>
  writes.run(sql`
    with printed as materialized (${newBalances(now)(balances)})
    insert into statement_balances (user_id, fund_id, import_id, date, is_dated, folio, scheme, units, unit_decimals,
      cost, value, left_out, recorded_then, created_at)
    select ${userId}, fund_id, ${importId}, printed.date, is_dated, folio, scheme, printed.units, unit_decimals, cost, value, left_out,
      ${unitsOn(sql`printed.date`)}, ${now.getTime()}
    from printed join funds on funds.user_id = ${userId} and funds.id = fund_id
    where true
    on conflict (user_id, fund_id, import_id) do nothing`);

export const forgetOldestBalances = (
  { writes }: Database,
  userId: UserId,
  balances: readonly NewBalance[],
) =>
  writes.run(sql`
    delete from statement_balances where user_id = ${userId} and rowid in (
      select oldest from (
        select rowid as oldest, row_number() over (partition by fund_id order by date desc, created_at desc, rowid desc) as place
        from statement_balances where user_id = ${userId} and fund_id in (
          select value from json_each(${JSON.stringify(balances.map(({ fundId }) => fundId))})))
      where place > ${maxBalancesPerFund})`);

export const balancesOfFund = ({ reads }: Database, owner: Owner, fundId: string) =>
  reads
    .select()
    .from(statementBalances)
    .where(sql`${statementBalances.userId} = ${owner} and ${statementBalances.fundId} = ${fundId}`);

export type ComparedBalance = {
  fundId: string;
  date: string;
  isDated: 0 | 1;
  units: string;
  unitDecimals: number;
  leftOut: number;
  /** Milliseconds. */
  createdAt: number;
  /** Millionths of a unit. */
  recorded: number;
  due: number;
  startsLater: 0 | 1;
};

/** The newest balance of each fund, with what the fund has for its day. */
export const comparedBalancesOf = ({ reads }: Database, owner: Owner) =>
  reads.all<ComparedBalance>(sql`
    with newest as materialized (
      select *, row_number() over (partition by fund_id order by date desc, created_at desc) as place
      from statement_balances where user_id = ${owner})
    select fund_id as "fundId", date, is_dated as "isDated", newest.units as units,
      unit_decimals as "unitDecimals", left_out as "leftOut",
      newest.created_at as "createdAt", ${unitsOn(sql`newest.date`)} as recorded,
      ${dueOn(sql`newest.date`)} as due, ${startsLater(sql`newest.date`)} as "startsLater"
    from newest join funds on funds.user_id = ${owner} and funds.id = fund_id
    where place = 1`);

export const balancesPerPage = 2_000;
export const noBalance = { fundId: "", importId: "" };

/** The next balances after one, fund by fund. */
export const balancesAfter = (
  { reads }: Database,
  owner: Owner,
  { fundId, importId }: Pick<BalanceRow, "fundId" | "importId">,
) =>
  reads
    .select()
    .from(statementBalances)
    .where(
      sql`${statementBalances.userId} = ${owner}
        and (${statementBalances.fundId}, ${statementBalances.importId}) > (${fundId}, ${importId})`,
    )
    .orderBy(statementBalances.fundId, statementBalances.importId)
    .limit(balancesPerPage);
