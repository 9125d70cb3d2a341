import { AppError } from "../../shared/errors.ts";
import type { BlockedSender, SenderInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import {
  blockedBy,
  blockOf,
  deleteBlock,
  deleteBlockedCopies,
  deleteBlockedShares,
  insertBlock,
} from "./queries/blocks.ts";
import { deleteBlockedRemovals, voidBlockedUnshares } from "./queries/removed-shares.ts";
import { blockedView } from "./sender-view.ts";

/**
 * Blocks a sender, by account and by e-mail, and deletes their copies, including removed ones that either could restore. To
 * the sender, the caller looks like a user who does not permit sharing.
 * @throws AppError sharing/not-shared
 */
export async function blockSender(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<{ removed: number }> {
  const [, copies, , , [block]] = await ctx.write((userId) => [
    insertBlock(ctx.db, userId, senderId, ctx.clock()),
    deleteBlockedCopies(ctx.db, userId, senderId),
    deleteBlockedShares(ctx.db, userId, senderId),
    [
      deleteBlockedRemovals(ctx.db, userId, senderId),
      voidBlockedUnshares(ctx.db, userId, senderId),
    ],
    blockOf(ctx.db, userId, senderId),
  ]);
  if (block === undefined) throw new AppError("sharing/not-shared");
  return { removed: copies.rowsAffected };
}

export async function unblockSender(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [deleteBlock(ctx.db, userId, senderId)]);
  return { ok: true };
}

export async function listBlockedSenders(ctx: SignedInContext): Promise<BlockedSender[]> {
  const { rows } = await ctx.read((owner) => [blockedBy(ctx.db, owner)]);
  return rows[0].map(blockedView);
}
