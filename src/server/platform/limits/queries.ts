import { inArray, lte, sql, type SQL } from "drizzle-orm";
import { maxClockSkew } from "../clock-skew.ts";
import type { Database } from "../db/client.ts";
import { deleteExpiredRows } from "../db/delete-expired-rows.ts";
import type { Owner } from "../db/query.ts";
import { guard, type QueryRefusal } from "../db/guard.ts";
import { rateLimits } from "./tables.ts";

type Window = { now: Date; span: number };

/** A window that ends too far ahead was started by a fast clock. */
const hasEnded = ({ now, span }: Window) => {
  const latestEnd = now.getTime() + span + maxClockSkew;
  return sql`(${rateLimits.endsAt} <= ${now.getTime()} or ${rateLimits.endsAt} > ${latestEnd})`;
};

export type AttemptCount = {
  key: string;
  count: number;
  successes: number;
  endsAt: number;
  /** Whether this attempt is in the count: 0 where a bound did not hold. */
  isCounted: 0 | 1;
};

/** A hash, or SQL that chooses one, or null. */
export type AttemptKey = string | SQL;
/** Holds if no key's count is above `max`, also by an earlier query of the batch. */
export type Bound = { keys: readonly AttemptKey[]; max: number };

/**
 * Counts an attempt under each key that is not null, if all bounds hold, and returns the counts of the current window. A
 * window starts with its first attempt and does not grow.
 */
export const countAttempts = (
  { writes }: Database,
  keys: readonly AttemptKey[],
  window: Window,
  bounds: readonly Bound[] = [],
) =>
  writes.all<AttemptCount>(sql`
    insert into rate_limits (key, count, ends_at)
    select key, ${areWithin(bounds)}, ${window.now.getTime() + window.span}
    from (${sql.join(
      keys.map((key) => sql`select ${key} as key`),
      sql` union all `,
    )})
    where key is not null
    on conflict (key) do update set
      count = excluded.count + iif(${hasEnded(window)}, 0, ${rateLimits.count}),
      successes = iif(${hasEnded(window)}, 0, ${rateLimits.successes}),
      ends_at = iif(${hasEnded(window)}, excluded.ends_at, ${rateLimits.endsAt})
    returning key, count, successes, ends_at as endsAt, ${areWithin(bounds)} as isCounted`);

/** 1 or 0. */
const areWithin = (bounds: readonly Bound[]): SQL =>
  sql.join([sql`1`, ...bounds.map(isWithin)], sql` and `);

const isWithin = ({ keys, max }: Bound): SQL =>
  sql`not exists (
    select 1 from rate_limits as earlier where earlier.key in ${keys} and earlier.count > ${max})`;

/** Takes an attempt back under each key. */
export const refundAttempts = ({ writes }: Database, keys: readonly string[]) =>
  writes
    .update(rateLimits)
    .set({ count: sql`max(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys));

/** Clears the account's failures; takes the attempt back from the network's. */
export const countSuccess = (
  { writes }: Database,
  { account, network }: { account: readonly string[]; network: string },
) =>
  writes
    .update(rateLimits)
    .set({
      count: sql`iif(${rateLimits.key} = ${network}, max(${rateLimits.count} - 1, 0), 0)`,
      successes: sql`${rateLimits.successes} + 1`,
    })
    .where(inArray(rateLimits.key, [...account, network]));

type CountedCalls = { name: string; window: Window };

const keyOf = (owner: Owner, { name }: CountedCalls) => sql`${`${name} user `} || ${owner}`;

/** Goes before `countCall`. Fails where `max` calls of the window are used up. */
export const requireCallsLeft = (
  db: Database,
  owner: Owner,
  { max, ...calls }: CountedCalls & { max: number },
  refusal: QueryRefusal,
) =>
  guard(
    db,
    sql`not exists (
      select 1 from ${rateLimits} where ${rateLimits.key} = ${keyOf(owner, calls)}
        and ${rateLimits.count} >= ${max} and not ${hasEnded(calls.window)})`,
    refusal,
  );

export const countCall = ({ writes }: Database, owner: Owner, calls: CountedCalls) =>
  writes.run(sql`
    insert into rate_limits (key, count, ends_at)
    select key, 1, ${calls.window.now.getTime() + calls.window.span}
    from (select ${keyOf(owner, calls)} as key) where key is not null
    on conflict (key) do update set (count, ends_at) = (
      select iif(is_over, 1, count + 1), iif(is_over, excluded.ends_at, ends_at)
      from (select ${hasEnded(calls.window)} as is_over))`);

export const deleteAttempts = ({ writes }: Database, keys: readonly string[]) =>
  writes.delete(rateLimits).where(inArray(rateLimits.key, keys));

export const deleteExpiredWindows = (db: Database, now: Date) =>
  deleteExpiredRows(db, rateLimits, lte(rateLimits.endsAt, now));
