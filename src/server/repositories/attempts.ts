import { and, eq, inArray, lte, not, sql, type SQL } from "drizzle-orm";
import { clockDifference } from "../clock-difference.ts";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../db/schema/rate-limits.ts";

/** A span of time in which attempts are counted together; `span` is its length in milliseconds. */
type Window = { now: Date; span: number };

/** One that would end later than any that starts now was started by a clock that ran ahead: it is over as well. */
const isOver = ({ now, span }: Window) => {
  const latestEnd = now.getTime() + span + clockDifference;
  return sql`(${rateLimits.endsAt} <= ${now.getTime()} or ${rateLimits.endsAt} > ${latestEnd})`;
};

/**
 * Counts an attempt under each of the keys, which are different ones, and returns how many there were under each in
 * the present window, this one included, in no order. A window starts with its first attempt and is not prolonged by
 * later ones.
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
        endsAt: sql`iif(${isOver(window)}, excluded.ends_at, ${rateLimits.endsAt})`,
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count });

/** How many were counted in the present window under each of the keys; no row where none was. */
export const countedAttempts = ({ reads }: Database, keys: readonly string[], window: Window) =>
  reads
    .select({ key: rateLimits.key, count: rateLimits.count })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), not(isOver(window))));

/** Takes an attempt back that was none to count. */
export const uncountAttempt = ({ writes }: Database, key: string) =>
  writes
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, key));

export const forgetAttempts = ({ writes }: Database, keys: readonly string[]) =>
  writes.delete(rateLimits).where(inArray(rateLimits.key, keys));

export const forgetEndedWindows = ({ writes }: Database, now: Date) =>
  writes.delete(rateLimits).where(lte(rateLimits.endsAt, now));
