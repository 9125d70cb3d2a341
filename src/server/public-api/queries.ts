import { sql } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import { maxRowsPerDay } from "../../shared/public-api/program-rows.ts";
import type { TransactionPageInput } from "../../shared/public-api/schema.ts";
import { ofHolder } from "../holders/queries/holders.ts";
import type { Database } from "../platform/db/client.ts";
import { guard } from "../platform/db/guard.ts";
import { jsonValues } from "../platform/db/json-rows.ts";
import type { Owner } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { schemes } from "../schemes/tables.ts";
import { transactions } from "../transactions/tables.ts";

export type Cursor = { date: IsoDate; id: string };

type PageOf = Pick<TransactionPageInput, "holderId" | "fundId" | "from" | "to" | "limit"> & {
  after: Cursor | null;
};

/** Returns one more than asked for, which shows whether there is a next page. */
export const transactionsAfter = (
  { reads }: Database,
  owner: Owner,
  { holderId, fundId, from = "", to = "9999-12-31", limit, after }: PageOf,
) =>
  reads
    .select()
    .from(transactions)
    .where(
      sql`${transactions.userId} = ${owner}
        and (${fundId ?? null} is null or ${transactions.fundId} = ${fundId ?? null})
        and ${transactions.date} between ${from} and ${to}
        and (${transactions.date}, ${transactions.id}) > (${after?.date ?? ""}, ${after?.id ?? ""})
        and ${transactions.fundId} in (
          select id from funds where user_id = ${owner} and ${ofHolder(holderId)})`,
    )
    .orderBy(transactions.date, transactions.id)
    .limit(limit + 1);

export const fundsWithoutLedger = (
  { reads }: Database,
  owner: Owner,
  { holderId, fundId }: Pick<PageOf, "holderId" | "fundId">,
) =>
  reads.all<{ fundId: string }>(sql`
    select id as "fundId" from funds
    where user_id = ${owner} and ledger_version = 0 and (${fundId ?? null} is null or id = ${fundId ?? null})
      and ${ofHolder(holderId)}
    order by id`);

/** With whether another person is taxed for it, as a parent is for a minor. */
export const fundOfPerson = ({ reads }: Database, owner: Owner, fundId: string, person: string) =>
  reads.all<{ isClubbed: 0 | 1 }>(sql`
    select exists (select 1 from holders
      where user_id = ${owner} and id = ${person} and clubbed_with is not null) as "isClubbed"
    from funds where user_id = ${owner} and id = ${fundId} and ${ofHolder(person)}`);

export const schemesByIsin = ({ reads }: Database, isins: readonly string[]) =>
  reads
    .select({
      code: schemes.key,
      isin: schemes.isin,
      reinvestmentIsin: schemes.reinvestmentIsin,
    })
    .from(schemes)
    .where(
      sql`${schemes.isin} in (${jsonValues(isins)}) or ${schemes.reinvestmentIsin} in (${jsonValues(isins)})`,
    );

export type SentRow = {
  /** The id by which a program sent it, else its own. */
  rowId: string;
  fundId: string;
  date: string;
  type: string;
  units: string;
  amount: string;
};

/** What is recorded under ids of rows: an import's key is the day and the row's id. */
export const rowsOfIds = ({ reads }: Database, owner: Owner, ids: readonly string[]) =>
  reads.all<SentRow>(sql`
    select case when id in (${jsonValues(ids)}) then id else substr(import_key, 12) end as "rowId",
      fund_id as "fundId", date, type, units, amount
    from transactions
    where user_id = ${owner}
      and (id in (${jsonValues(ids)}) or substr(import_key, 12) in (${jsonValues(ids)}))`);

/** Goes after the insertion. Counts what programs added row by row, without what was undone. */
export const requireRoomSince = (db: Database, userId: UserId, since: Date) =>
  guard(
    db,
    sql`(select total(added) from import_parts
      join imports on imports.user_id = import_parts.user_id and imports.id = import_parts.import_id
      where imports.user_id = ${userId} and source = 'program' and created_at > ${since.getTime()})
      <= ${maxRowsPerDay}`,
    "programs/too-many-today",
  );

/** With how many match in all. */
export const schemesByWords = ({ reads }: Database, words: readonly string[], limit: number) => {
  const [code = ""] = words;
  const hasWords = sql.join(
    words.map((word) => sql`instr(lower(${schemes.name}), ${word}) > 0`),
    sql` and `,
  );
  return reads
    .select({
      code: schemes.key,
      name: schemes.name,
      fundHouse: schemes.fundHouse,
      category: schemes.category,
      isin: schemes.isin,
      nav: schemes.nav,
      navDate: schemes.navDate,
      matches: sql<number>`count(*) over ()`,
    })
    .from(schemes)
    .where(
      words.length === 1
        ? sql`(${hasWords}) or ${code.toUpperCase()} in (${schemes.key}, ${schemes.isin}, ${schemes.reinvestmentIsin})`
        : hasWords,
    )
    .orderBy(sql`length(${schemes.name})`, schemes.name, schemes.key)
    .limit(limit);
};
