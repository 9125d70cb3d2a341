import { runSql } from "../servers/run-sql.ts";

/** Readers with a fund each, and a letter of each kind in turn that is due. */
export async function insertDueLetters(databaseUrl: string, count: number): Promise<void> {
  const each = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)";
  const kind =
    "case i % 3 when 0 then 'monthly' when 1 then 'soon' else 'events' end as kind, 'everyone' as whose";
  for (const insertion of [
    `insert into users (id, email, name, provider, created_at, email_proven_at)
     select 'reader-' || i, 'reader-' || i || '@example.in', 'Reader', 'google', 1, 1 from n`,
    `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category, invested_amount, units,
       nav, nav_date, created_at, updated_at, ledger_version, transaction_count, realised, first_date, last_date)
     select 'reader-' || i, 'fund', '12345', 'Example Flexi Cap', 'example', '800001', 'equity', '10000', '110', '100',
       '2026-08-18', 1, 1, 1, 2, '0', '2024-01-05', '2026-08-05' from n`,
    `insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, nav, stamp_duty, exit_load,
       stt, tds, source, confirmed, created_at)
     select 'reader-' || i, 'one', 'fund', '2024-01-05', 0, 'purchase', '100', '10000', '100', '0', '0', '0', '0',
       'manual', 1, 1 from n
     union all select 'reader-' || i, 'two', 'fund', '2026-08-05', 1, 'purchase', '10', '1000', '100', '0', '0', '0',
       '0', 'sip', 0, 1 from n`,
    `insert into letter_settings (user_id, kind, holder_id, amounts)
     select 'reader-' || i, kind, whose, 'rupees' from (select i, ${kind} from n)`,
    `insert into letters (user_id, holder_id, kind, period, id, state, due_at, deadline, refusals)
     select 'reader-' || i, whose, kind, '2026-07', 'letter-' || i, 'due', i, 9e14, 0 from (select i, ${kind} from n)`,
  ]) {
    await runSql(databaseUrl, `${each} ${insertion}`, [count]);
  }
}
