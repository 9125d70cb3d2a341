import { getTableColumns, sql, type Column, type SQL } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { IsoDate } from "../../../shared/dates.ts";
import { rankInDay } from "../../../shared/transactions/order.ts";
import { transactionTypes } from "../../../shared/transactions/types.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { transactions } from "../tables.ts";
import { linkedFunds, type FundSelector } from "./linked-funds.ts";

/** Some transactions, in the order of the funds' ids. */
export type LedgerPage = {
  rows: string;
  /** Where the next page begins: after this fund, or this transaction. */
  last: string;
  hasMore: 0 | 1;
  /** Differs once a fund has been added or deleted, or one of the user's ledgers has changed. */
  version: string;
};

export type PageOf = {
  /** Includes the funds that are linked to these; all funds if left out. */
  scope?: FundSelector | undefined;
  /** Leaves everything out where the last transaction in scope is before this date. */
  unlessBefore?: IsoDate | null | undefined;
  /** Takes the place of `unlessBefore` for funds with a SIP, or with one's worked-out instalments since then. */
  unlessBeforeWithSips?: IsoDate | null | undefined;
  exceptImport?: string | undefined;
  exceptFund?: string | undefined;
};

const fundsOfPage = (
  owner: Owner,
  { scope, unlessBefore = null, unlessBeforeWithSips = null }: PageOf,
): SQL => {
  if (scope === undefined) return sql`true`;
  const last = sql`(select max(last_date) from funds where user_id = ${owner} and id in (${scope(owner)}))`;
  const ofScope = sql`user_id = ${owner} and fund_id in (${scope(owner)})`;
  const isReached = sql`(${unlessBefore} is null or ${unlessBefore} <= ${last}
    or (${unlessBeforeWithSips} <= ${last} and (
      exists (select 1 from sips where ${ofScope})
      or exists (select 1 from transactions
        where ${ofScope} and date >= ${unlessBeforeWithSips} and source = 'sip'))))`;
  return sql`${isReached} and id in (${linkedFunds(owner, scope)})`;
};

/** How many transactions of a fund belong on a page. */
const countOnPage = (owner: Owner, { exceptImport }: PageOf): SQL =>
  exceptImport === undefined
    ? sql`transaction_count`
    : sql`transaction_count - (select count(*) from transactions
        where user_id = ${owner} and import_id = ${exceptImport} and fund_id = funds.id)`;

/**
 * Reads transactions in pages of whole funds: a database's response has a limit, and the worker has
 * others to serve in between.
 * @param most of a page; a fund with more is a page of its own
 */
const pagesOf = <Of extends Record<string, Column>>(columns: Of, most: number) => {
  const { columns: asJson, read } = jsonRows(columns);
  return {
    ...ofFund(asJson),
    query: ({ reads }: Database, owner: Owner, pageOf: PageOf = {}, after = "") =>
      reads.all<LedgerPage>(sql`
        with counted (id, own) as materialized (
          select id, ${countOnPage(owner, pageOf)} from funds
          where user_id = ${owner} and id > ${after} and transaction_count > 0
            and id <> ${pageOf.exceptFund ?? ""} and ${fundsOfPage(owner, pageOf)}),
        sized (id, own, upto) as materialized (
          select id, own, sum(own) over (order by id) from counted where own > 0),
        page (id) as materialized (select id from sized where upto <= ${most} or upto = own)
        select
          (select ${asJson} from transactions
            where user_id = ${owner} and fund_id in (select id from page)
              and ${pageOf.exceptImport === undefined ? sql`true` : sql`import_id is not ${pageOf.exceptImport}`}) as rows,
          (select coalesce(max(id), '') from page) as last,
          exists (select 1 from sized where upto > ${most} and upto > own) as "hasMore",
          ${versionOf(owner)} as version`),
    read: ([page]: readonly { rows: string }[]) => read(page?.rows ?? "[]"),
  };
};

const ofFund = (asJson: SQL) => ({
  /** All of one fund, as JSON for `read`. */
  ofFund: ({ reads }: Database, owner: Owner, fundId: string) =>
    reads.all<{ rows: string }>(sql`
      select ${asJson} as rows from transactions
      where user_id = ${owner} and fund_id = ${fundId}`),
});

/** See `LedgerPage`. */
const versionOf = (owner: Owner): SQL => sql`(
  select count(*) || ' ' || total(ledger_version) || ' ' || total(transaction_count) || ' ' || total(created_at)
  from funds where user_id = ${owner})`;

export type Pages<Row> = {
  query: (db: Database, owner: Owner, pageOf?: PageOf, after?: string) => PageQuery;
  read: (page: readonly { rows: string }[]) => Row[];
};
type PageQuery = RunnableQuery<LedgerPage[], "sqlite">;

const { userId: _, ...allColumns } = getTableColumns(transactions);
const { note: __, ...ledgerColumns } = allColumns;
const { id, fundId, date, sequence, type, units, amount, nav, stampDuty } = allColumns;
const { pairId, cost, acquiredOn, source, confirmed, exitLoad, stt, tds } = allColumns;
const moneyColumns = { fundId, date, type, amount, stampDuty, stt, tds, pairId, source, confirmed };
const entryColumns = { ...moneyColumns, id, sequence, units, nav, cost, acquiredOn };

const mostOnPage = 1_000;
const { columns: allAsJson, read: readAll } = jsonRows(allColumns);
const placeInDay = sql.raw(
  `case type ${transactionTypes.map((of) => `when '${of}' then ${rankInDay(of)}`).join(" ")} end`,
);
const place = sql`fund_id, date, ${placeInDay}, sequence, id`;
const beforeAll = JSON.stringify(["", "", 0, 0, ""]);

/** All there is of a transaction. */
export const transactionPages = {
  /**
   * Pages of a thousand, fund after fund, in the order of `compareTransactions`: notes can make these the largest rows by far,
   * so that a fund with many is on several.
   */
  query: ({ reads }: Database, owner: Owner, _pageOf?: PageOf, after = beforeAll) => {
    const [fund, day, ...within] = JSON.parse(after) as (string | number)[];
    return reads.all<LedgerPage>(sql`
      with found as materialized (
        select *, json_array(${place}) as place from transactions
        where user_id = ${owner} and (fund_id, date) >= (${fund}, ${day})
          and (${place}) > (${sql.join(
            [fund, day, ...within].map((value) => sql`${value}`),
            sql`, `,
          )})
        order by ${place} limit ${mostOnPage + 1})
      select
        (select ${allAsJson} from (select * from found limit ${mostOnPage}) as transactions) as rows,
        coalesce((select place from found limit 1 offset ${mostOnPage - 1}), '') as last,
        (select count(*) from found) > ${mostOnPage} as "hasMore",
        ${versionOf(owner)} as version`);
  },
  ...ofFund(allAsJson),
  read: ([page]: readonly { rows: string }[]) => readAll(page?.rows ?? "[]"),
};
/** Notes of a fund, by the ids of some of its transactions in the order of `compareTransactions`. */
export const notesOfFund = (
  { reads }: Database,
  owner: Owner,
  fund: string,
  { from, most }: { from: number; most: number },
) =>
  reads.all<{ notes: string }>(sql`
    select json_group_object(id, note) as notes from (
      select id, note from transactions where user_id = ${owner} and fund_id = ${fund}
      order by ${place} limit ${most} offset ${from})
    where note is not null`);

/** All but the notes. */
export const ledgerPages = pagesOf(ledgerColumns, 4_000);
export const entryPages = pagesOf(entryColumns, 5_000);
export const cashMovementPages = pagesOf(moneyColumns, 6_000);

export const taxPages = pagesOf({ ...entryColumns, exitLoad }, 5_000);

export type TaxRow = ReturnType<typeof taxPages.read>[number];
export type LedgerRow = ReturnType<typeof ledgerPages.read>[number];
export type EntrySource = ReturnType<typeof entryPages.read>[number];
export type EntryRow = Omit<EntrySource, "source" | "confirmed">;
