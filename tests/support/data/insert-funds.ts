import { runSql } from "../servers/run-sql.ts";

/** Inserts many funds of a user directly into the database. */
export const insertFunds = (databaseUrl: string, userId: string, count: number) =>
  runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
       invested_amount, units, nav, nav_date, created_at, updated_at)
     select ?1, 'fund-' || printf('%06d', i), '1234567/' || i, 'Example Sector ' || i || ' Opportunities Fund - Direct Plan - Growth',
       'example sector ' || i || ' opportunities fund - direct plan - growth', cast(800000 + i as text),
       'category ' || (i % 7), '100000', '1234.5678', '45.6789', '2026-08-18', i, i from n`,
    [userId, count],
  );
