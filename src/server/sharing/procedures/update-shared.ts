import { AppError } from "../../../shared/errors.ts";
import type { RecipientInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import {
  copyChangedFunds,
  deleteOutdatedCopies,
  markUpdated,
  updateFacts,
} from "../queries/shares.ts";

/**
 * Copies changed funds again, and removes copies of deleted ones and of those that are of a person who is not shared, all
 * or none.
 * @throws AppError sharing/not-allowed, sharing/not-shared, request/too-many
 */
export async function updateShared(
  ctx: SessionContext,
  { recipientId }: RecipientInput,
): Promise<{ updated: number }> {
  const {
    facts: [facts],
    changed,
    removed,
  } = await ctx.write((senderId) => {
    const share = { senderId, recipientId };
    return {
      facts: updateFacts(ctx.db, share),
      changed: copyChangedFunds(ctx.db, share, ctx.clock()),
      removed: deleteOutdatedCopies(ctx.db, share),
      marked: markUpdated(ctx.db, share, ctx.clock()),
    };
  });
  if (!facts?.permitsSharing) throw new AppError("sharing/not-allowed");
  if (!facts.isShared) throw new AppError("sharing/not-shared");
  return { updated: changed.rowsAffected + removed.rowsAffected };
}
