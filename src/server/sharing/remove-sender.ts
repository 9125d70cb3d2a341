import { AppError } from "../../shared/errors.ts";
import type { SenderInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { recordRemovedSender } from "./queries/removed-shares.ts";
import { deleteCopies, deleteShare } from "./queries/shares.ts";

/**
 * Removes the copies received from a sender; the recipient can restore them. The sender may share again, unless blocked.
 * @throws AppError sharing/not-shared
 */
export async function removeSender(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<{ removed: number; removalId: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const [, copies, share] = await ctx.write((recipientId) => [
    recordRemovedSender(ctx.db, { senderId, recipientId }, removal),
    deleteCopies(ctx.db, { senderId, recipientId }),
    deleteShare(ctx.db, { senderId, recipientId }),
  ]);
  if (share.rowsAffected === 0) throw new AppError("sharing/not-shared");
  return { removed: copies.rowsAffected, removalId: removal.id };
}
