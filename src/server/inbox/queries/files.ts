import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { keptDays } from "../../../shared/inbox/limits.ts";
import type { MailSender } from "../../../shared/inbox/sender.ts";
import { isOfThisEpoch } from "../../auth/queries/access-epoch.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { SealedChunk } from "../sealed-file.ts";
import { inboxChunks, inboxFiles } from "../tables.ts";

export type InboxFileRow = typeof inboxFiles.$inferSelect;

/** Milliseconds that a file is still there after it was read or put away. */
const hiddenFor = 7 * dayInMilliseconds;

const isInForce = isOfThisEpoch(inboxFiles);

/** All that are still there, the newest first. */
export const inboxFilesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select()
    .from(inboxFiles)
    .where(and(sql`${inboxFiles.userId} = ${owner}`, isInForce))
    .orderBy(desc(inboxFiles.receivedAt), inboxFiles.id);

export const newestWaitingFile = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ id: inboxFiles.id, receivedAt: inboxFiles.receivedAt })
    .from(inboxFiles)
    .where(and(sql`${inboxFiles.userId} = ${owner}`, isInForce, isNull(inboxFiles.hiddenAt)))
    .orderBy(desc(inboxFiles.receivedAt))
    .limit(1);

export const inboxFileById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(inboxFiles)
    .where(and(sql`${inboxFiles.userId} = ${owner}`, eq(inboxFiles.id, id), isInForce));

export const chunkOfFile = ({ reads }: Database, owner: Owner, id: string, place: number) =>
  reads
    .select({ place: inboxChunks.place, sealed: inboxChunks.sealed, keyId: inboxChunks.keyId })
    .from(inboxChunks)
    .where(
      and(
        sql`${inboxChunks.userId} = ${owner}`,
        eq(inboxChunks.fileId, id),
        eq(inboxChunks.place, place),
      ),
    );

const stateOf = (userId: UserId): SQL<string> => sql<string>`(
  select coalesce(group_concat(id || ' ' || coalesce(hidden_at, 'waits')), '')
  from (select id, hidden_at from inbox_files where user_id = ${userId} order by id))`;

/** Differs once a file came, was hidden or has gone. */
export const inboxState = ({ writes }: Database, userId: UserId) =>
  writes.all<{ state: string }>(sql`select ${stateOf(userId)} as state`);

export const requireInboxState = (db: Database, userId: UserId, state: string) =>
  guard(db, sql`${stateOf(userId)} = ${state}`, "inbox/busy");

/** Goes after the insertions. */
export const requireRoomForAll = (db: Database, bytes: number) =>
  guard(db, sql`(select total(bytes) from inbox_files) <= ${bytes}`, "inbox/no-room");

export const insertInboxFile = (
  { writes }: Database,
  userId: UserId,
  file: Omit<InboxFileRow, "userId" | "epoch" | "hiddenAt" | "importId">,
) =>
  writes.insert(inboxFiles).values({
    ...file,
    userId,
    epoch: sql`(select access_epoch from users where id = ${userId})`,
  });

export const insertChunk = (
  { writes }: Database,
  userId: UserId,
  fileId: string,
  chunk: SealedChunk,
) => writes.insert(inboxChunks).values({ userId, fileId, ...chunk });

export const deleteInboxFiles = ({ writes }: Database, userId: UserId, ids: readonly string[]) =>
  writes.run(sql`delete from inbox_files where user_id = ${userId}
    and id in (select value from json_each(${JSON.stringify(ids)}))`);

/** Those of another epoch; goes with a new address. */
export const deleteVoidFiles = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`delete from inbox_files where user_id = ${userId}
    and epoch <> (select access_epoch from users where id = ${userId})`);

/** A file that is hidden already stays as it is. */
export const hideInboxFile = (
  { writes }: Database,
  userId: UserId,
  { id, importId = null }: { id: string; importId?: string | null },
  now: Date,
) =>
  writes
    .update(inboxFiles)
    .set({ hiddenAt: now, importId })
    .where(and(eq(inboxFiles.userId, userId), eq(inboxFiles.id, id), isNull(inboxFiles.hiddenAt)));

export const showInboxFile = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .update(inboxFiles)
    .set({ hiddenAt: null, importId: null })
    .where(and(eq(inboxFiles.userId, userId), eq(inboxFiles.id, id)));

/** Once the same file came from a sender who is known. */
export const vouchForInboxFile = (
  { writes }: Database,
  userId: UserId,
  id: string,
  { kind, domain }: MailSender,
) =>
  writes
    .update(inboxFiles)
    .set({ senderKind: kind, senderDomain: domain })
    .where(and(eq(inboxFiles.userId, userId), eq(inboxFiles.id, id)));

/** Undoing an import brings back the file that it read. */
export const showFileOfImport = ({ writes }: Database, userId: UserId, importId: string) =>
  writes.run(sql`update inbox_files set hidden_at = null, import_id = null
    where user_id = ${userId} and import_id = ${importId}`);

/** Goes with an import's last part: once all are stored, the file is hidden as the import's, also one that was put away. */
export const hideFileOfImport = (
  { writes }: Database,
  userId: UserId,
  { id, importId, parts }: { id: string; importId: string; parts: number },
  now: Date,
) =>
  writes.run(sql`update inbox_files set hidden_at = coalesce(hidden_at, ${now.getTime()}), import_id = ${importId}
    where user_id = ${userId} and id = ${id} and import_id is null and ${parts} <= (
      select count(*) from import_parts where user_id = ${userId} and import_id = ${importId})`);

/** Who had the account before its epoch was raised has nothing left here. */
export const deleteExpiredInboxFiles = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    inboxFiles,
    sql`rowid in (
      select rowid from inbox_files where received_at <= ${now.getTime() - keptDays * dayInMilliseconds}
      union all select rowid from inbox_files where hidden_at <= ${now.getTime() - hiddenFor}
      union all select void.rowid from inbox_addresses
        join users on users.id = inbox_addresses.user_id and access_epoch <> inbox_addresses.epoch
        join inbox_files as void on void.user_id = users.id and void.epoch <> access_epoch)`,
  );
