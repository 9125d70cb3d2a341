import type { CheckInvitationInput } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import { hashText } from "../../platform/encoding.ts";
import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { countAttempt, takeBack } from "../attempts.ts";
import { keepInvitation, readInvitation } from "../invitation-cookie.ts";
import { openInvitation } from "../queries/invitations.ts";

/**
 * Whether the link's invitation, or the one that this browser keeps, lets somebody sign up; opening
 * it does not use it up.
 * @throws AppError auth/sign-up-closed, auth/invitation-needed, auth/invitation-invalid,
 * auth/too-many-requests
 */
export async function checkInvitation(
  ctx: RequestContext & Attempts,
  { token }: CheckInvitationInput,
): Promise<{ ok: true }> {
  const { signUp } = ctx.settings;
  if (signUp === "open") return { ok: true };
  if (signUp === "closed") throw new AppError("auth/sign-up-closed");
  const invitation = token ?? readInvitation(ctx);
  if (invitation === null) throw new AppError("auth/invitation-needed");
  const { rows, refundNetwork } = await countAttempt(ctx, null, {
    open: openInvitation(ctx.db, await hashText(invitation), ctx.clock()),
  });
  const [open] = rows.open;
  if (open === undefined) throw new AppError("auth/invitation-invalid");
  await takeBack(ctx, refundNetwork);
  keepInvitation(ctx, invitation, open.expiresAt);
  return { ok: true };
}
