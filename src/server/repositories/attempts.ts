import { eq, lte, sql, type SQL } from "drizzle-orm";
import { clockDifference } from "../clock-difference.ts";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../db/schema/rate-limits.ts";

/**
 * Counts an attempt and returns how many there were in the present window, this one included. A window starts with
 * its first attempt and is not prolonged by later ones. One that would end later than any that starts now was
 * started by a clock that ran ahead: it is over.
 * @param span the window's length in milliseconds
 */
export const countAttempt = (
  { writes }: Database,
  key: string | SQL<string>,
  { now, span }: { now: Date; span: number },
) => {
  const latestEnd = now.getTime() + span + clockDifference;
  const isOver = sql`(${rateLimits.endsAt} <= ${now.getTime()} or ${rateLimits.endsAt} > ${latestEnd})`;
  return writes
    .insert(rateLimits)
    .values({ key, count: 1, endsAt: new Date(now.getTime() + span) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`iif(${isOver}, 1, ${rateLimits.count} + 1)`,
        endsAt: sql`iif(${isOver}, excluded.ends_at, ${rateLimits.endsAt})`,
      },
    })
    .returning({ count: rateLimits.count });
};

/** Takes an attempt back that was none to count. */
export const uncountAttempt = ({ writes }: Database, key: string) =>
  writes
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, key));

export const forgetAttempts = ({ writes }: Database, key: string) =>
  writes.delete(rateLimits).where(eq(rateLimits.key, key));

export const forgetEndedWindows = ({ writes }: Database, now: Date) =>
  writes.delete(rateLimits).where(lte(rateLimits.endsAt, now));
