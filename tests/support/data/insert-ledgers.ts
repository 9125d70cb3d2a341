import { runSql } from "../servers/run-sql.ts";

const startDay = "2006-04-01";

/**
 * Inserts a fund directly into the database, with a purchase of 10 units for ₹1,000 on each of so
 * many days.
 */
export async function insertLedger(
  databaseUrl: string,
  userId: string,
  { fundId, count, amfiCode = "900002" }: { fundId: string; count: number; amfiCode?: string },
): Promise<void> {
  await runSql(
    databaseUrl,
    `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
       invested_amount, units, nav, nav_date, created_at, updated_at, ledger_version,
       transaction_count, realised, first_date, last_date)
     values (?1, ?2, ?2, 'Example Flexi Cap Fund ' || ?2, 'example flexi cap fund ' || ?2, ?3,
       'equity', cast(?4 * 1000 as text), cast(?4 * 10 as text), '104.6081', '2026-08-18', 1, 1, 1,
       ?4, '0', iif(?4 > 0, ?5, null), iif(?4 > 0, date(?5, '+' || (?4 - 1) || ' days'), null))`,
    [userId, fundId, amfiCode, count, startDay],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 where ?3 > 0 union all select i + 1 from n where i < ?3 - 1)
     insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, nav,
       stamp_duty, exit_load, stt, tds, source, confirmed, created_at)
     select ?1, ?2 || '-' || i, ?2, date(?4, '+' || i || ' days'), 0, 'purchase', '10', '1000',
       '100', '0', '0', '0', '0', 'manual', 1, i from n`,
    [userId, fundId, count, startDay],
  );
}
