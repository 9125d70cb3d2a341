import { AppError } from "../../../shared/errors.ts";
import type { BlockedSender, SenderInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import {
  blockedBy,
  blockOf,
  deleteBlock,
  deleteBlockedCopies,
  deleteBlockedShares,
  insertBlock,
} from "../queries/blocks.ts";
import { deleteBlockedRemovals, voidBlockedUnshares } from "../queries/removed-shares.ts";
import { blockedView } from "../sender-view.ts";

/**
 * Blocks a sender, by account and by e-mail, and deletes their copies, including removed ones that either could restore. To
 * the sender, the caller looks like a user who does not permit sharing.
 * @throws AppError sharing/not-shared
 */
export async function blockSender(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<{ removed: number }> {
  const { copies, block } = await ctx.write((userId) => ({
    inserted: insertBlock(ctx.db, userId, senderId, ctx.clock()),
    copies: deleteBlockedCopies(ctx.db, userId, senderId),
    others: [
      deleteBlockedShares(ctx.db, userId, senderId),
      deleteBlockedRemovals(ctx.db, userId, senderId),
      voidBlockedUnshares(ctx.db, userId, senderId),
    ],
    block: blockOf(ctx.db, userId, senderId),
  }));
  if (block.length === 0) throw new AppError("sharing/not-shared");
  return { removed: copies.rowsAffected };
}

export async function unblockSender(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [deleteBlock(ctx.db, userId, senderId)]);
  return { ok: true };
}

export async function listBlockedSenders(ctx: SessionContext): Promise<BlockedSender[]> {
  const { blocked } = await ctx.read((owner) => ({ blocked: blockedBy(ctx.db, owner) }));
  return blocked.map(blockedView);
}
