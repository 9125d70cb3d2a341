import { sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import type { HistoryInput } from "../../shared/history/schema.ts";
import type { CashMovement } from "../../shared/portfolio/performance.ts";
import type { DecimalText } from "../../shared/money.ts";
import { toPaise } from "../../shared/transactions/fixed-point.ts";
import type { Database } from "../platform/db/client.ts";
import { packedYears, type StoredYears } from "../history/queries/histories.ts";
import { ofHolder } from "../holders/queries/holders.ts";
import type { Owner } from "../platform/db/query.ts";
import type { cashMovementPages } from "../transactions/queries/ledger-pages.ts";

type CashMovementRow = ReturnType<typeof cashMovementPages.read>[number];

export const toCashMovement = (row: CashMovementRow): CashMovement => ({
  ...row,
  amount: toPaise(row.amount),
  stampDuty: toPaise(row.stampDuty),
  stt: toPaise(row.stt),
  tds: toPaise(row.tds),
});

export type ScopedFund = {
  id: string;
  amfiCode: string | null;
  firstDate: IsoDate | null;
  units: DecimalText;
  investedAmount: DecimalText;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  recordedOn: IsoDate;
};

/** The Indian day on which a fund was added. */
const recordedOn = sql.raw("date(created_at / 1000, 'unixepoch', '+330 minutes')");
/** Whether a fund has a past, or something to estimate it by. */
const isDrawn = sql.raw("(first_date is not null or cast(units as real) <> 0)");

const inScope = (owner: Owner, scope: HistoryInput): SQL => {
  const [id, category] = [scope.fundId ?? null, scope.category ?? null];
  return sql`user_id = ${owner} and (${id} is null or id = ${id})
    and (${category} is null or category = ${category}) and ${ofHolder(scope.holderId)}`;
};

export const fundsInScope = ({ reads }: Database, owner: Owner, scope: HistoryInput) =>
  reads.all<ScopedFund>(sql`
    select id, amfi_code as "amfiCode", first_date as "firstDate", units, invested_amount as "investedAmount",
      nav, nav_date as "navDate", ${recordedOn} as "recordedOn"
    from funds where ${inScope(owner, scope)}`);

export const codesInScope = (owner: Owner, scope: HistoryInput): SQL =>
  sql`select amfi_code from funds where first_date is not null and ${inScope(owner, scope)}`;

/** Few enough that twenty years of their NAVs are a small response. */
export const codesPerPage = 100;

/** The next schemes in scope after one, by code, that were ever held. */
export const codesAfter = (owner: Owner, scope: HistoryInput, after: string): SQL =>
  sql`select distinct amfi_code from funds
    where ${isDrawn} and amfi_code > ${after} and ${inScope(owner, scope)}
    order by amfi_code limit ${codesPerPage}`;

export const codesOf = ({ reads }: Database, codes: SQL) =>
  reads.all<{ code: string }>(sql`select amfi_code as code from (${codes}) order by 1`);

/** The NAVs of these schemes, from shortly before their first transaction on, or before the day of being recorded. */
export const yearsInScope = ({ reads }: Database, owner: Owner, scope: HistoryInput, codes: SQL) =>
  reads.all<StoredYears>(sql`
    select code, ${packedYears} from (
      select years.code, years.points
      from (
        select amfi_code as code,
          cast(substr(date(min(coalesce(first_date, ${recordedOn})), '-15 days'), 1, 4) as integer) as first
        from funds where ${isDrawn} and ${inScope(owner, scope)} and amfi_code in (${codes})
        group by amfi_code) as held
      join nav_years as years on years.code = held.code and years.year >= held.first
      order by years.code, years.year)
    group by code`);

export const incompleteCodes = ({ reads }: Database, codes: SQL) =>
  reads.all<{ code: string }>(sql`
    select key as code from schemes where key in (${codes})
      and key not in (select code from tracked_schemes where filled_from <= wanted_from)
    union select code from tracked_schemes where code in (${codes})
      and (filled_from is null or filled_from > wanted_from)`);
