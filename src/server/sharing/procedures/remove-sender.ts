import type { SenderInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { removalOf } from "../../removals/queries.ts";
import { removedFundCount } from "../removed-fund-count.ts";
import { recordRemovedSender, voidUnshare } from "../queries/removed-shares.ts";
import { deleteCopies, deleteShare } from "../queries/shares.ts";

/**
 * Removes the copies received from a sender; the recipient can restore them until the sender unshares or shares again. The
 * sender may share again, unless blocked. A repeated call returns the same.
 */
export async function removeSender(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<{ removed: number; removalId?: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const {
    removal: [stored],
  } = await ctx.write((recipientId) => ({
    writes: [
      ...recordRemovedSender(ctx.db, { senderId, recipientId }, removal),
      deleteCopies(ctx.db, { senderId, recipientId }),
      deleteShare(ctx.db, { senderId, recipientId }),
      voidUnshare(ctx.db, { senderId, recipientId }),
    ],
    removal: removalOf(ctx.db, recipientId, { kind: "sender", field: "senderId", id: senderId }),
  }));
  if (stored === undefined) return { removed: 0 };
  return { removed: removedFundCount(stored), removalId: stored.id };
}
