import { AppError } from "../../shared/errors.ts";
import type { RecipientInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { recordUnshare } from "./queries/removed-shares.ts";
import { deleteCopies, deleteShare } from "./queries/shares.ts";

/**
 * Removes the copies of a recipient; the sender can restore them. Also works after the recipient has switched sharing off.
 * @throws AppError sharing/not-shared, request/too-many
 */
export async function unshareFunds(
  ctx: SignedInContext,
  { recipientId }: RecipientInput,
): Promise<{ unshared: number; removalId: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const [, copies, share] = await ctx.write((senderId) => [
    recordUnshare(ctx.db, { senderId, recipientId }, removal),
    deleteCopies(ctx.db, { senderId, recipientId }),
    deleteShare(ctx.db, { senderId, recipientId }),
  ]);
  if (share.rowsAffected === 0) throw new AppError("sharing/not-shared");
  return { unshared: copies.rowsAffected, removalId: removal.id };
}
