import { AppError } from "../../shared/errors.ts";
import type { RecipientInput } from "../../shared/sharing/schema.ts";
import { readAsUser, writeAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { copyChangedFunds, removeOrphans, shareFacts } from "./queries/shares.ts";

/**
 * Brings a recipient's copies up to the caller's funds, all or nothing: those that changed are copied again, those
 * of deleted funds removed. Funds that were never shared stay so.
 * @returns how many copies were written or removed
 * @throws AppError sharing/not-allowed, sharing/not-shared, request/too-many
 */
export async function updateShared(
  ctx: RequestContext,
  { recipientId }: RecipientInput,
): Promise<{ updated: number }> {
  const { userId: senderId } = await readAsUser(ctx, () => []);
  const share = { senderId, recipientId };
  const [[facts], changed, removed] = await writeAsUser(ctx, senderId, [
    shareFacts(ctx.db, share),
    copyChangedFunds(ctx.db, share, ctx.clock()),
    removeOrphans(ctx.db, share),
  ]);
  if (!facts?.takes) throw new AppError("sharing/not-allowed");
  if (!facts.isShared) throw new AppError("sharing/not-shared");
  return { updated: changed.rowsAffected + removed.rowsAffected };
}
