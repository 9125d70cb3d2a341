import { inArray, lte, sql, type SQL } from "drizzle-orm";
import { maxClockSkew } from "../clock-skew.ts";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { rateLimits } from "./tables.ts";
import { violates } from "../db/constraints.ts";

/** A span of time in which attempts are counted together; `span` is its length in milliseconds. */
type Window = { now: Date; span: number };

/** One that would end later than any that starts now was started by a clock that ran ahead: it is over as well. */
const isOver = ({ now, span }: Window) => {
  const latestEnd = now.getTime() + span + maxClockSkew;
  return sql`(${rateLimits.endsAt} <= ${now.getTime()} or ${rateLimits.endsAt} > ${latestEnd})`;
};

/**
 * Counts an attempt under each of the keys, which are different ones, and returns, in no order, how many there were
 * under each in the present window that did not succeed, this one included, and how many that did. A window starts
 * with its first attempt and is not prolonged by later ones.
 */
export const countAttempts = (
  { writes }: Database,
  keys: readonly (string | SQL<string>)[],
  window: Window,
) =>
  writes
    .insert(rateLimits)
    .values(
      keys.map((key) => ({
        key,
        count: 1,
        endsAt: new Date(window.now.getTime() + window.span),
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`iif(${isOver(window)}, 1, ${rateLimits.count} + 1)`,
        successes: sql`iif(${isOver(window)}, 0, ${rateLimits.successes})`,
        endsAt: sql`iif(${isOver(window)}, excluded.ends_at, ${rateLimits.endsAt})`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      successes: rateLimits.successes,
      endsAt: rateLimits.endsAt,
    });

/**
 * Makes a success of an attempt that was counted: on the account, under whichever of its keys, all is forgotten that
 * was tried before; for the network it was no guess. (It may have been counted in a window that is over.)
 */
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

/**
 * Counts a call of a user's: one call more than `most` (null for any number) fails, and its whole batch with it;
 * `isLimitExceeded` tells. Counts nothing where there is no such user.
 */
export const countCall = (
  { writes }: Database,
  owner: Owner,
  { name, max, window }: { name: string; max: number | null; window: Window },
) =>
  writes.run(sql`
    insert into rate_limits (key, count, ends_at)
    select ${`${name} user `} || owner.id, 1, ${window.now.getTime() + window.span}
    from (select ${owner} as id) as owner where owner.id is not null
    on conflict (key) do update set (count, ends_at) = (
      select iif(is_over, 1, iif(count >= ${max}, null, count + 1)),
        iif(is_over, excluded.ends_at, ends_at)
      from (select ${isOver(window)} as is_over))`);

/** Whether a batch failed because it counted one call too many. */
export const isLimitExceeded = (failure: unknown): boolean =>
  violates(failure, "NOT NULL", "rate_limits.count");

export const deleteAttempts = ({ writes }: Database, keys: readonly string[]) =>
  writes.delete(rateLimits).where(inArray(rateLimits.key, keys));

export const deleteExpiredWindows = ({ writes }: Database, now: Date) =>
  writes.delete(rateLimits).where(lte(rateLimits.endsAt, now));
