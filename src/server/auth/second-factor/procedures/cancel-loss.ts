import type { MailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { AppError } from "../../../../shared/errors.ts";
import { countAttempt, takeBack } from "../../attempts.ts";
import { deleteLossByCode, deleteLoss } from "../queries/losses.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { hashText } from "../../../platform/encoding.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";

/**
 * Keeps the second factor that somebody said is lost, by a link of a mail about it.
 * @throws AppError factor/invalid-link, auth/too-many-requests
 */
export async function cancelLossByLink(
  ctx: RequestContext & Attempts,
  { code }: MailedCodeInput,
): Promise<{ ok: true }> {
  const { refundNetwork } = await countAttempt(ctx, null, {});
  const [cancelled] = await deleteLossByCode(ctx.db, await hashText(code));
  if (cancelled === undefined) throw new AppError("factor/invalid-link");
  await takeBack(ctx, refundNetwork);
  ctx.log("info", "auth.factor-loss-cancelled", { userId: cancelled.userId });
  return { ok: true };
}

/** Cancels the wait on any signed-in device; without one, nothing changes. */
export async function cancelLoss(ctx: SessionContext): Promise<{ ok: true }> {
  const { userId } = await ctx.read(() => ({}));
  await ctx.write((owner) => [deleteLoss(ctx.db, owner)]);
  ctx.log("info", "auth.factor-loss-cancelled", { userId });
  return { ok: true };
}
