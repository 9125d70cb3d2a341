import type { RecipientInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { removalOf } from "../../removals/queries.ts";
import { removedFundCount } from "../removed-fund-count.ts";
import { forgetAsked } from "../queries/kept-shares.ts";
import { recordUnshare, voidRemovedSender } from "../queries/removed-shares.ts";
import { deleteCopies, deleteShare } from "../queries/shares.ts";

/**
 * Removes the copies of a recipient; the sender can restore them. Also works after the recipient has switched sharing off,
 * and ends what a recipient who removed the sender could restore. A repeated call returns the same.
 * @throws AppError request/too-many
 */
export async function unshareFunds(
  ctx: SessionContext,
  { recipientId }: RecipientInput,
): Promise<{ unshared: number; removalId?: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const {
    removal: [stored],
  } = await ctx.write((senderId) => ({
    writes: [
      forgetAsked(ctx.db, { senderId, recipientId }),
      ...recordUnshare(ctx.db, { senderId, recipientId }, removal),
      deleteCopies(ctx.db, { senderId, recipientId }),
      deleteShare(ctx.db, { senderId, recipientId }),
      voidRemovedSender(ctx.db, { senderId, recipientId }),
    ],
    removal: removalOf(ctx.db, senderId, {
      kind: "share",
      field: "recipientId",
      id: recipientId,
    }),
  }));
  if (stored === undefined) return { unshared: 0 };
  return { unshared: removedFundCount(stored), removalId: stored.id };
}
