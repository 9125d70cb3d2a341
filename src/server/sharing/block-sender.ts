import { AppError } from "../../shared/errors.ts";
import type { BlockedSender, SenderInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import {
  blockedBy,
  blockOf,
  deleteBlock,
  deleteBlockedCopies,
  deleteBlockedShares,
  insertBlock,
} from "./queries/blocks.ts";
import { blockedView } from "./sender-view.ts";

/**
 * Removes what a sender shared with the caller and lets them share no more, neither from this account nor from another
 * one with the same address: to them the caller is now like somebody who does not permit sharing. Sent again it
 * changes nothing.
 * @returns how many copies there were
 * @throws AppError sharing/not-shared for somebody who shares nothing and is not blocked
 */
export async function blockSender(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<{ removed: number }> {
  const [, copies, , [block]] = await ctx.write(
    (userId) =>
      [
        insertBlock(ctx.db, userId, senderId, ctx.clock()),
        deleteBlockedCopies(ctx.db, userId, senderId),
        deleteBlockedShares(ctx.db, userId, senderId),
        blockOf(ctx.db, userId, senderId),
      ] as const,
  );
  if (block === undefined) throw new AppError("sharing/not-shared");
  return { removed: copies.rowsAffected };
}

/** Lets a blocked sender share again. What the block removed does not come back by that. */
export async function unblockSender(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [deleteBlock(ctx.db, userId, senderId)]);
  return { ok: true };
}

/** Whom the caller blocked, the last one first. */
export async function blockedSenders(ctx: SignedInContext): Promise<BlockedSender[]> {
  const { rows } = await ctx.read((owner) => [blockedBy(ctx.db, owner)] as const);
  return rows[0].map(blockedView);
}
