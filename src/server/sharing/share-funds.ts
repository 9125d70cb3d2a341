import { AppError } from "../../shared/errors.ts";
import type { RecipientInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { copyNewFunds, insertShare, shareFacts } from "./queries/shares.ts";

/**
 * Copies the funds that the recipient does not have yet, all or none.
 * @throws AppError demo/no-sharing, sharing/not-allowed (also for an unknown recipient or one who blocked the
 * caller), sharing/no-funds, sharing/recipient-full, sharing/too-many-recipients, sharing/too-many-copies, sharing/no-new-funds, request/too-many
 */
export async function shareFunds(
  ctx: SignedInContext,
  { recipientId }: RecipientInput,
): Promise<{ shared: number }> {
  const now = ctx.clock();
  const [[facts], , copied] = await ctx.write((senderId) => {
    const share = { senderId, recipientId };
    return [
      shareFacts(ctx.db, share),
      insertShare(ctx.db, share, now),
      copyNewFunds(ctx.db, share, now),
    ];
  });
  if (facts?.isDemo) throw new AppError("demo/no-sharing");
  if (!facts?.permitsSharing) throw new AppError("sharing/not-allowed");
  if (!facts.hasFunds) throw new AppError("sharing/no-funds");
  if (!facts.isShared && facts.hasTooManySenders) throw new AppError("sharing/recipient-full");
  if (!facts.isShared && facts.hasTooManyRecipients) {
    throw new AppError("sharing/too-many-recipients");
  }
  if (facts.hasTooManyCopies) throw new AppError("sharing/too-many-copies");
  if (copied.rowsAffected === 0) throw new AppError("sharing/no-new-funds");
  return { shared: copied.rowsAffected };
}
