import { AppError } from "../../../shared/errors.ts";
import type { RecipientInput, SenderInput } from "../../../shared/sharing/schema.ts";
import { tellOwner } from "../../auth/events/tell-owner.ts";
import { requireFreshSession } from "../../auth/sessions/queries.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { startKeepingUp, stopKeepingUp } from "../queries/kept-shares.ts";
import { sharedRecipient } from "../queries/recipients.ts";
import { updateFacts } from "../queries/shares.ts";

/**
 * Lets the hourly job update a share until the sender or the recipient stops it. The sender is told, by mail as well.
 * @throws AppError sharing/not-allowed, sharing/not-shared, request/too-many; auth/confirm-first where the session has ended
 * meanwhile
 */
export async function keepUp(
  ctx: SessionContext,
  { recipientId }: RecipientInput,
): Promise<{ ok: true }> {
  const { session, recipient } = await ctx.read((owner) => ({
    recipient: sharedRecipient(ctx.db, owner, { recipientId }),
  }));
  const { facts } = await ctx.write((senderId) => {
    const share = { senderId, recipientId };
    const told = { kind: "share-kept-up" as const, detail: recipient[0]?.email ?? "" };
    return {
      fresh: requireFreshSession(ctx.db, senderId, session.id, ctx.clock()),
      facts: updateFacts(ctx.db, share),
      started: startKeepingUp(ctx.db, share, (onlyIf) => tellOwner(ctx, senderId, told, onlyIf)),
    };
  });
  if (!facts[0]?.permitsSharing) throw new AppError("sharing/not-allowed");
  if (!facts[0].isShared) throw new AppError("sharing/not-shared");
  return { ok: true };
}

/** Also works after the recipient has switched sharing off. */
export async function stopKeepUp(
  ctx: SessionContext,
  { recipientId }: RecipientInput,
): Promise<{ ok: true }> {
  await ctx.write((senderId) => [stopKeepingUp(ctx.db, { senderId, recipientId })]);
  return { ok: true };
}

/** The recipient's own stop: only the sender can start it again. */
export async function refuseKeepUp(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<{ ok: true }> {
  await ctx.write((recipientId) => [stopKeepingUp(ctx.db, { senderId, recipientId })]);
  return { ok: true };
}
