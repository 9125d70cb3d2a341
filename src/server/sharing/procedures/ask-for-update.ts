import type { SenderInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { askForUpdate } from "../queries/kept-shares.ts";

/**
 * Shows the sender on Home that the caller would like an update, at most once a week. The answer is always the same, so that
 * it tells nothing of the sender.
 */
export async function askSender(
  ctx: SessionContext,
  { senderId }: SenderInput,
): Promise<{ ok: true }> {
  await ctx.write((recipientId) => [askForUpdate(ctx.db, { senderId, recipientId }, ctx.clock())]);
  return { ok: true };
}
