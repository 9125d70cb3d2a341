import { maxFundsPerUser, maxSchemeName } from "../../../src/shared/funds/schema.ts";
import { maxWatched } from "../../../src/shared/compare/watch-list/schema.ts";
import { maxHoldersPerUser } from "../../../src/shared/holders/schema.ts";
import { maxGoalsPerUser } from "../../../src/shared/goals/schema.ts";
import { maxPrintedFolio } from "../../../src/shared/imports/schema.ts";
import { maxItemsPerPart } from "../../../src/shared/imports/part-limits.ts";
import { maxRemovalsPerUser } from "../../../src/shared/removals/schema.ts";
import { maxSipsPerFund, maxSipsPerUser } from "../../../src/shared/sips/schema.ts";
import {
  maxTransactionsPerFund,
  maxTransactionsPerUser,
} from "../../../src/shared/transactions/schema.ts";
import { packPoints } from "../../../src/server/history/pack-points.ts";
import { runSql } from "../servers/run-sql.ts";

/** Its transactions are from no import, as are the small fund's. */
export const largestFund = "fund-0001";
export const smallFund = "fund-0002";
export const fundWithTotals = "fund-0003";
export const importAtLimits = "00000000-0000-4000-8000-000000000000";
export const storedTransaction = "10000000-0000-4000-8000-000000000000";
export const storedSip = "sip-1";
export const storedGoal = "20000000-0000-4000-8000-000000000000";

/** One call of each kind must still be allowed, and a part of an import has 500 rows. */
const room = 10;
export const atLimits = {
  funds: maxFundsPerUser - room,
  transactions: maxTransactionsPerUser - maxItemsPerPart - room,
  transactionsOfLargest: maxTransactionsPerFund - room,
  sips: maxSipsPerUser - room,
  goals: maxGoalsPerUser - room,
};

/** 200 letters of three bytes each. */
const note = "निवेश".repeat(40);
const firstYear = 2007;
const years = 20;

/** A part of what is allowed, to see what takes more than twice as much work for twice as much. */
const sizesOf = (part: number) => ({
  funds: Math.round(atLimits.funds * part),
  transactions: Math.round(atLimits.transactions * part),
  transactionsOfLargest: Math.round(atLimits.transactionsOfLargest * part),
  sips: Math.round(atLimits.sips * part),
  goals: Math.round(atLimits.goals * part),
});

/**
 * Inserts nearly all that a user may have directly into the database: funds of so many schemes, a purchase
 * of a unit for ₹100 on each day in the largest fund and every hundred days in the others, all with long
 * notes and most from one import, SIPs of fifty funds that have stepped up since 1965, goals, and categories.
 */
export async function insertAtLimits(databaseUrl: string, userId: string, part = 1): Promise<void> {
  const sizes = sizesOf(part);
  await insertFundsAtLimit(databaseUrl, userId, sizes.funds);
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?2 - 1),
     held (place, id) as (select row_number() over (order by id) - 1, id from funds
       where user_id = ?1 and id <> ?4),
     placed as (select i, iif(i < ?3, 0, 1 + (i - ?3) % (?5 - 2)) as fund,
       iif(i < ?3, i, (i - ?3) / (?5 - 2) * 100) as day from n)
     insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, nav,
       stamp_duty, exit_load, stt, tds, note, source, confirmed, import_id, import_key, created_at)
     select ?1, printf('10000000-0000-4000-8000-%012d', i), held.id,
       date('2007-01-02', '+' || day || ' days'), 0, 'purchase', '1', '100', '100', '0.01', '0',
       '0', '0', ?6, iif(fund < 2, 'manual', 'import'), 1, iif(fund < 2, null, ?7),
       iif(fund < 2, null, 'row ' || i), 1000
     from placed join held on held.place = placed.fund`,
    [
      userId,
      sizes.transactions,
      sizes.transactionsOfLargest,
      fundWithTotals,
      sizes.funds,
      note,
      importAtLimits,
    ],
  );
  await runSql(
    databaseUrl,
    `update funds set units = counted.n, invested_amount = counted.n * 100 + counted.n / 100.0,
       transaction_count = counted.n, ledger_version = 1, realised = '0',
       first_date = counted.first, last_date = counted.last
     from (select fund_id, count(*) as n, min(date) as first, max(date) as last
       from transactions where user_id = ?1 group by fund_id) as counted
     where funds.user_id = ?1 and funds.id = counted.fund_id`,
    [userId],
  );
  await runSql(
    databaseUrl,
    `insert into imports (user_id, id, source, parts, created_at)
     values (?1, ?2, 'fundbook-csv', 1, 1000)`,
    [userId, importAtLimits],
  );
  await runSql(
    databaseUrl,
    `insert into statement_balances (user_id, fund_id, import_id, date, is_dated, folio, scheme, units,
       unit_decimals, cost, value, left_out, recorded_then, created_at)
     select ?1, id, ?2, '2007-06-30', 1, ?3, ?4, units, 3, invested_amount, invested_amount, 0, 0, 1000
     from funds where user_id = ?1`,
    [
      userId,
      importAtLimits,
      note.slice(0, maxPrintedFolio),
      note.repeat(2).slice(0, maxSchemeName),
    ],
  );
  await runSql(
    databaseUrl,
    `insert into import_parts (user_id, import_id, part, added, duplicates, replaced, undo)
     select ?1, ?2, 0, count(*), 0, 0, json_object(
       'insertedIn', (select json_group_object(id, transaction_count) from funds
         where user_id = ?1 and id not in (?3, ?4, ?5)),
       'created', (select json_group_array(id) from funds
         where user_id = ?1 and id > 'fund-0050'),
       'totals', json('[]'), 'replacedTotals', json('[]'), 'removed', json('[]'), 'movedOver', json('[]'))
     from transactions where user_id = ?1 and import_id = ?2`,
    [userId, importAtLimits, largestFund, smallFund, fundWithTotals],
  );
  const oneOfFifty = "printf('fund-%04d', iif(i % 50 = 2, 1, 1 + i % 50))";
  await insertSipsOf(databaseUrl, userId, oneOfFifty, sizes.sips);
  await insertGoals(databaseUrl, userId, sizes.goals);
}

/** SIPs of one fund, nearly as many as it may have. */
export const insertSipsOfFund = (
  databaseUrl: string,
  userId: string,
  fundId: string,
  part: number,
) => insertSipsOf(databaseUrl, userId, `'${fundId}'`, Math.round(part * (maxSipsPerFund - 1)));

/** @param fund in SQL, of the SIP number `i` */
const insertSipsOf = (databaseUrl: string, userId: string, fund: string, count: number) =>
  runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?2 - 1)
     insert into sips (user_id, id, fund_id, amount, day, from_date, step_up, paused, next_due, created_at)
     select ?1, 'sip-' || i, ${fund}, '5000', 5, '1965-01-05', '0.01', 0, '2027-01-05', i from n`,
    [userId, count],
  );

/** Goals that each fifty funds feed, the largest among them, and a target with as many parts as may be. */
async function insertGoals(databaseUrl: string, userId: string, count: number): Promise<void> {
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?2 - 1)
     insert into goals (user_id, id, name, target, on_date, inflation, expected, step_up, withdrawal,
       parts, version, created_at)
     select ?1, iif(i = 0, ?3, 'goal-' || i), 'Goal ' || i, '10000000', '2086-01-01', '6', '12', '10', '50000',
       (select json_group_array(json_object('fundId', id, 'percent', 2)) from
         (select id from funds where user_id = ?1 order by id limit 50)), 1, 1000 from n`,
    [userId, count, storedGoal],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 50)
     insert into targets (user_id, holder_id, by, band, parts)
     select ?1, 'everyone', 'category', '5',
       json_group_array(json_object('name', 'part ' || i, 'percent', 2)) from n`,
    [userId],
  );
}

/** Says how the scheme of each fund is taxed, without which nothing is worked out. */
export const insertClassesAtLimit = (databaseUrl: string, userId: string) =>
  runSql(
    databaseUrl,
    `insert into tax_schemes (user_id, amfi_code, class)
     select user_id, amfi_code, 'equity' from funds where user_id = ?1 group by amfi_code`,
    [userId],
  );

/** What else an account may have, with the longest names. */
export async function insertAccountAtLimit(
  databaseUrl: string,
  userId: string,
  part = 1,
): Promise<void> {
  await insertClassesAtLimit(databaseUrl, userId);
  await insertPeopleAtLimit(databaseUrl, userId);
  await insertRemovalsAtLimit(databaseUrl, userId, part);
  await runSql(
    databaseUrl,
    "update funds set scheme_name = substr(scheme_name || ?2, 1, ?3) where user_id = ?1",
    [userId, note.repeat(2), maxSchemeName],
  );
}

/** Deletions of single transactions and of funds with many, as many as can be restored. */
async function insertRemovalsAtLimit(
  databaseUrl: string,
  userId: string,
  part: number,
): Promise<void> {
  const rowsOfFund = Math.round(part * removedRowsOfFund);
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into removals (user_id, id, kind, title, row_count, removed_at)
     select ?1, 'removal-' || i, iif(i <= ?3, 'fund', 'transaction'), 'A fund', iif(i <= ?3, ?4, 1),
       unixepoch() * 1000 from n`,
    [userId, Math.round(part * (maxRemovalsPerUser - room)), largeRemovals, rowsOfFund],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?2 - 1)
     insert into removed_rows (user_id, removal_id, position, table_name, content)
     select user_id, id, i, 'transactions', json_object('id', id || i, 'fundId', ?3, 'date', '2020-01-05',
       'type', 'purchase', 'amount', '100', 'units', '1', 'stampDuty', '0', 'createdAt', 1)
     from removals join n on i < row_count where user_id = ?1 and id like 'removal-%'`,
    [userId, rowsOfFund, largestFund],
  );
}
/** Together they have nearly all rows that can be restored. */
const largeRemovals = 20;
const removedRowsOfFund = 4_900;

/** The list and the histories of the schemes, of few years, because each takes seconds where steps are counted. */
export async function insertListsAtLimit(databaseUrl: string): Promise<void> {
  await insertSchemesAtLimit(databaseUrl);
  await insertHistoriesAtLimit(databaseUrl, { from: 2017, count: 4 });
}

/** Lets this many senders give a recipient as much as they may; returns the first one's id. */
export async function insertSendersAtLimit(
  databaseUrl: string,
  recipientId: string,
  senders: number,
): Promise<string> {
  for (let index = 0; index < senders; index += 1) {
    await runSql(
      databaseUrl,
      `insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at)
       values (?1, 'sender-' || ?2, 'Asha Rao', 'asha-' || ?2 || '@example.in', ?2)`,
      [recipientId, String(index)],
    );
    await runSql(
      databaseUrl,
      `insert into shared_funds (recipient_id, sender_id, shared_at, id, folio_number, scheme_name,
         name_key, amfi_code, category, invested_amount, units, nav, nav_date, created_at, updated_at)
       select ?1, 'sender-' || ?2, 1, id, folio_number, scheme_name, name_key, amfi_code, category,
         invested_amount, units, nav, nav_date, created_at, updated_at
       from funds where user_id = ?1`,
      [recipientId, String(index)],
    );
  }
  return "sender-0";
}

/** As many funds as a user may have, each of a scheme of its own. */
export async function insertFundsAtLimit(
  databaseUrl: string,
  userId: string,
  count = atLimits.funds,
): Promise<void> {
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
       invested_amount, units, nav, nav_date, created_at, updated_at)
     select ?1, printf('fund-%04d', i), '1234567890/' || i,
       'Example Sector ' || i || ' Opportunities Fund - Direct Plan - Reinvestment of IDCW',
       'example sector ' || i || ' opportunities fund - direct plan - reinvestment of idcw',
       cast(800000 + i as text), 'category ' || (i % 50), '100', '1', '104.6081', '2026-08-18', i, i
     from n`,
    [userId, count],
  );
  await runSql(
    databaseUrl,
    `insert into categories (user_id, name, count, created_at)
     select user_id, category, count(*), 1 from funds where user_id = ?1 group by category`,
    [userId],
  );
}

/** People whose funds are kept, and watched schemes, as many as are allowed but for one. */
async function insertPeopleAtLimit(databaseUrl: string, userId: string): Promise<void> {
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 2 union all select i + 1 from n where i < ?2)
     insert into holders (user_id, id, name, name_key, kind, created_at)
     select ?1, printf('40000000-0000-4000-8000-%012d', i), 'Person ' || i, 'person ' || i, 'individual', i from n`,
    [userId, maxHoldersPerUser],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 2 union all select i + 1 from n where i < ?2)
     insert into watched_schemes (user_id, code, created_at)
     select ?1, cast(800000 + i as text), i from n`,
    [userId, maxWatched],
  );
}

/** The list's entries of the schemes of `insertFundsAtLimit`: what is taxed most intricately, with long names. */
const insertSchemesAtLimit = (databaseUrl: string) =>
  runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert or ignore into schemes (key, name, name_key, nav, nav_date, previous_nav, previous_nav_date,
       plan, option, is_inferred, fund_house, category)
     select cast(800000 + i as text), 'Example Sector ' || i || ' ELSS Tax Saver Fund ' || ?2,
       'example sector ' || i, '104.6081', '2026-08-18', '104.5', '2026-08-17', 'direct', 'growth', 0,
       'Example', 'Open Ended Schemes(Equity Scheme - ELSS)' from n`,
    [maxFundsPerUser, note],
  );

/** NAVs of each weekday in twenty years, or fewer, for the schemes of `insertFundsAtLimit`. */
export async function insertHistoriesAtLimit(
  databaseUrl: string,
  { from, count } = { from: firstYear, count: years },
): Promise<void> {
  for (let year = from; year < from + count; year += 1) {
    const days: number[] = [];
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
      if (![0, 6].includes(new Date(day).getUTCDay())) days.push(day / 86_400_000);
    }
    const packed = packPoints({ days, navs: days.map((day) => 10 + (day % 900) / 10) });
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?3)
       insert or ignore into nav_years (code, year, points) select cast(800000 + i as text), ?1, ?2 from n`,
      [year, packed, maxFundsPerUser],
    );
  }
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert or ignore into tracked_schemes (code, wanted_from, filled_from)
     select cast(800000 + i as text), '2007-01-01', '2007-01-01' from n`,
    [maxFundsPerUser],
  );
}
