import type { SenderInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { dismissEnded } from "../queries/removed-shares.ts";

/** Leaves the ended shares of a sender out of the caller's list. One that ends later is listed again. */
export async function dismissEndedShare(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<{ ok: true }> {
  await ctx.write((recipientId) => [dismissEnded(ctx.db, { senderId, recipientId }, ctx.clock())]);
  return { ok: true };
}
