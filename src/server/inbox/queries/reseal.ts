import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { SealedChunk } from "../sealed-file.ts";
import { inboxChunks } from "../tables.ts";

export type StoredChunk = SealedChunk & { userId: string; fileId: string; count: number };
type ChunkPlace = Pick<StoredChunk, "userId" | "fileId" | "place">;

export const firstPlace: ChunkPlace = { userId: "", fileId: "", place: -1 };

/** The next chunk behind this place that another key sealed: all at once would be too much to hold. */
export const nextChunkOfOtherKeys = (
  { reads }: Database,
  keyId: string,
  { userId, fileId, place }: ChunkPlace,
) =>
  reads.all<StoredChunk>(sql`
    select user_id as userId, file_id as fileId, place, sealed, key_id as keyId,
      (select chunks from inbox_files where user_id = inbox_chunks.user_id and id = file_id) as count
    from inbox_chunks
    where key_id <> ${keyId} and (user_id, file_id, place) > (${userId}, ${fileId}, ${place})
    order by user_id, file_id, place limit 1`);

/** Changes nothing where the chunk was sealed anew since it was read. */
export const resealChunk = (
  { writes }: Database,
  userId: UserId,
  from: StoredChunk,
  to: Pick<SealedChunk, "sealed" | "keyId">,
) =>
  writes
    .update(inboxChunks)
    .set(to)
    .where(
      and(
        eq(inboxChunks.userId, userId),
        eq(inboxChunks.fileId, from.fileId),
        eq(inboxChunks.place, from.place),
        eq(inboxChunks.keyId, from.keyId),
      ),
    );
