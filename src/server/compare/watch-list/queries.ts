import { and, asc, eq, sql } from "drizzle-orm";
import { maxWatched } from "../../../shared/compare/watch-list/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { schemes } from "../../schemes/tables.ts";
import { watchedSchemes } from "./tables.ts";

export type WatchedRow = Awaited<ReturnType<typeof watchedOf>>[number];

export const watchedOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      code: watchedSchemes.code,
      createdAt: watchedSchemes.createdAt,
      name: schemes.name,
      nav: schemes.nav,
      navDate: schemes.navDate,
      previousNav: schemes.previousNav,
      previousNavDate: schemes.previousNavDate,
    })
    .from(watchedSchemes)
    .leftJoin(schemes, eq(schemes.key, watchedSchemes.code))
    .where(eq(watchedSchemes.userId, owner))
    .orderBy(asc(watchedSchemes.createdAt), asc(watchedSchemes.code));

export const requireListed = (db: Database, code: string) =>
  guard(db, sql`exists (select 1 from schemes where key = ${code})`, "watch/unknown-scheme");

export const insertWatched = (
  { writes }: Database,
  userId: UserId,
  row: Pick<WatchedRow, "code" | "createdAt">,
) =>
  writes
    .insert(watchedSchemes)
    .values({ userId, ...row })
    .onConflictDoNothing();

export const requireWatchLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from watched_schemes where user_id = ${userId}) <= ${maxWatched}`,
    "watch/too-many",
  );

export const deleteWatched = ({ writes }: Database, userId: UserId, code: string) =>
  writes
    .delete(watchedSchemes)
    .where(and(eq(watchedSchemes.userId, userId), eq(watchedSchemes.code, code)));
