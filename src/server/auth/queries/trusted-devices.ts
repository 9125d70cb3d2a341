import { desc, eq, lte, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { knownBrowsers, users } from "../tables.ts";

/** How long a browser is known after a sign-in, in milliseconds. */
export const knownFor = 365 * 86_400_000;

export const knowBrowser = ({ writes }: Database, userId: string, hash: string, usedAt: Date) =>
  writes
    .insert(knownBrowsers)
    .values({ userId, hash, usedAt })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.hash],
      set: { usedAt },
    });

/** One key for browsers that the account with an address knows, another for all others, as part of another query. */
export const keyForBrowser = (
  email: string,
  hash: string,
  { known, unknown }: { known: string; unknown: string },
): SQL<string> => sql<string>`iif(exists (
  select 1 from ${knownBrowsers} join ${users} on ${users.id} = ${knownBrowsers.userId}
  where ${users.email} = ${email} and ${knownBrowsers.hash} = ${hash}), ${known}, ${unknown})`;

export const forgetBrowsers = ({ writes }: Database, now: Date) =>
  writes.delete(knownBrowsers).where(lte(knownBrowsers.usedAt, new Date(now.getTime() - knownFor)));

export const browsersOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ usedAt: knownBrowsers.usedAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, owner))
    .orderBy(desc(knownBrowsers.usedAt));

/** Keeps the browsers that were used last. */
export const trimBrowsers = ({ writes }: Database, userId: string, most: number) =>
  writes.run(sql`
    delete from known_browsers where rowid in (
      select rowid from known_browsers where user_id = ${userId} order by used_at desc limit -1 offset ${most})`);

export const forgetBrowsersOf = ({ writes }: Database, userId: string) =>
  writes.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
