import { runSql } from "../servers/run-sql.ts";

/** More than one run of the hourly job does; but for deletions, whose rows are many. */
const backlog = {
  histories: 160,
  missedDays: 16,
  packed: 320,
  mails: 600,
  keptShares: 1_100,
  expired: 60_000,
  unwanted: 700,
};
const longAgo = "1000";

/**
 * Lets wait what the hourly job works off, for a user of `insertAtLimits` and the schemes of `insertListsAtLimit`: SIPs whose
 * instalments fell due since October 2020, schemes without a history, days without a report, NAVs to be packed, mails that were not
 * taken, shares whose changes were not pushed, and rows that have expired.
 * @param part of more than what a run does
 */
export async function insertBacklog(
  databaseUrl: string,
  userId: string,
  part: number,
): Promise<void> {
  const size = (of: keyof typeof backlog) => String(Math.round(backlog[of] * part));
  const run = (sql: string, ...args: string[]) => runSql(databaseUrl, sql, args);
  await run("update sips set next_due = '2020-10-05', step_up = null where user_id = ?", userId);
  await run(
    `update tracked_schemes set filled_from = null, wanted_from = '2022-01-01'
     where code in (select code from tracked_schemes order by code desc limit ?)`,
    size("histories"),
  );
  await run(
    "delete from nav_years where code in (select code from tracked_schemes where filled_from is null)",
  );
  await run(
    `${numbers} insert into missed_days (day) select date('2018-01-01', '+' || i || ' days') from n`,
    size("missedDays"),
  );
  await run(
    `with recursive d(day) as (select 20615 union all select day + 1 from d where day < 20684)
     insert into nav_points (code, day, nav) select code, day, '10.5'
     from (select code from tracked_schemes order by code limit ?), d`,
    size("packed"),
  );
  await insertMailsDue(run, size("mails"));
  await insertKeptShares(run, userId, size("keptShares"));
  await insertExpired(run, userId, size("expired"));
  await run(
    `${numbers} insert into tracked_schemes (code, wanted_from, filled_from)
     select cast(200000 + i as text), '2020-01-01', '2020-01-01' from n`,
    size("unwanted"),
  );
  await run("insert into unwanted_schemes select code, 1000 from tracked_schemes where code < '8'");
}

const numbers =
  "with recursive n(i) as (select 1 union all select i + 1 from n where i < cast(? as integer))";

type Run = (sql: string, ...args: string[]) => Promise<unknown>;

/** Of each kind: notices of events, ways back to former addresses, and second factors that are said to be lost. */
async function insertMailsDue(run: Run, count: string): Promise<void> {
  await run(
    `${numbers} insert into users (id, email, name, provider, created_at)
     select 'told-' || i, 'told-' || i || '@example.in', 'Asha Rao', 'emailAndPassword', 1 from n`,
    count,
  );
  const told = "from users where id like 'told-%'";
  await run(
    `insert into account_events (user_id, id, at, kind, is_pending)
     select id, 'event', unixepoch() * 1000, 'password-changed', 1 ${told}`,
  );
  await run(
    `insert into account_notices (user_id, due_at, quiet_until) select id, ${longAgo}, 1 ${told}`,
  );
  await run(
    `insert into former_addresses (email, user_id, hash, changed_at, reserved_until, had_password, mail_due_at)
     select 'was-' || email, id, id, unixepoch() * 1000, unixepoch() * 2000, 1, ${longAgo} ${told}`,
  );
  await run(
    `insert into factor_losses (user_id, link_hash, browser_hash, asked_at, started_at, cancel_hashes, mails_taken, due_at)
     select id, id, id, unixepoch() * 1000, unixepoch() * 1000, '[]', 0, ${longAgo} ${told}`,
  );
}

/** Of as many senders, all of whose funds changed two days ago. */
async function insertKeptShares(run: Run, userId: string, count: string): Promise<void> {
  await run(
    `${numbers} insert into users (id, email, name, provider, created_at)
     select 'keeps-' || i, 'keeps-' || i || '@example.in', 'Asha Rao', 'emailAndPassword', 1 from n`,
    count,
  );
  const keeps = "from users where id like 'keeps-%'";
  await run(
    `insert into sessions (id, user_id, expires_at, created_at, seen_at)
     select id, id, unixepoch() * 2000, unixepoch() * 1000, unixepoch() * 1000 ${keeps}`,
  );
  await run(
    `${numbers} insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount, units,
       created_at, updated_at)
     select id, 'fund ' || i, i, 'Scheme', 'scheme', 'equity', '1000', '10', 1, (unixepoch() - 2 * 86400) * 1000
     from n cross join users where id like 'keeps-%'`,
    String(fundsOfSender),
  );
  await run(
    `insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at, kept_epoch)
     select ?, id, name, email, 1, 0 ${keeps}`,
    userId,
  );
  await run(
    `insert into shared_funds (recipient_id, sender_id, id, folio_number, scheme_name, name_key, category,
       invested_amount, units, created_at, shared_at)
     select ?, user_id, id, folio_number, scheme_name, name_key, category, invested_amount, '9', created_at, 1
     from funds where user_id like 'keeps-%'`,
    userId,
  );
}

const fundsOfSender = 50;

async function insertExpired(run: Run, userId: string, count: string): Promise<void> {
  await run(
    `${numbers} insert into rate_limits (key, count, ends_at) select 'key ' || i, 1, ${longAgo} from n`,
    count,
  );
  await run(
    `${numbers} insert into used_challenges (challenge, expires_at) select 'hash ' || i, ${longAgo} from n`,
    count,
  );
  await run(
    `${numbers} insert into sessions (id, user_id, expires_at, created_at)
     select 'session ' || i, ?2, ${longAgo}, 1 from n`,
    count,
    userId,
  );
  await run(
    `${numbers} insert into account_events (user_id, id, at, kind, is_pending)
     select ?2, 'event ' || i, ${longAgo}, 'password-changed', 0 from n`,
    count,
    userId,
  );
  await run(
    `insert into removals (user_id, id, kind, title, row_count, removed_at)
     values (?2, 'removed', 'fund', 'A fund', ?1, ${longAgo})`,
    count,
    userId,
  );
  await run(
    `${numbers} insert into removed_rows (user_id, removal_id, position, table_name, content)
     select ?2, 'removed', i, 'transactions', '{}' from n`,
    count,
    userId,
  );
}
