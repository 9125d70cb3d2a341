import { AppError } from "../../shared/errors.ts";
import type { RecipientInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { copyChangedFunds, removeOrphans, shareFacts } from "./queries/shares.ts";

/**
 * Brings a recipient's copies up to the caller's funds, all or nothing: those that changed are copied again, those
 * of deleted funds removed. Funds that were never shared stay so.
 * @returns how many copies were written or removed
 * @throws AppError sharing/not-allowed, sharing/not-shared, request/too-many
 */
export async function updateShared(
  ctx: SignedInContext,
  { recipientId }: RecipientInput,
): Promise<{ updated: number }> {
  const [[facts], changed, removed] = await ctx.write((senderId) => {
    const share = { senderId, recipientId };
    return [
      shareFacts(ctx.db, share),
      copyChangedFunds(ctx.db, share, ctx.clock()),
      removeOrphans(ctx.db, share),
    ] as const;
  });
  if (!facts?.takes) throw new AppError("sharing/not-allowed");
  if (!facts.isShared) throw new AppError("sharing/not-shared");
  return { updated: changed.rowsAffected + removed.rowsAffected };
}
