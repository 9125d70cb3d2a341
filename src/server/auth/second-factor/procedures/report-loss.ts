import { dayInMilliseconds } from "../../../../shared/day-length.ts";
import { lossLink } from "../../../../shared/auth/addresses/proof-link.ts";
import { AppError } from "../../../../shared/errors.ts";
import { countAttempt } from "../../attempts.ts";
import { isUnproven } from "../../addresses/unproven.ts";
import { lossEnd } from "../loss-times.ts";
import { askLoss, lossLinkLifetime, lossOf } from "../queries/losses.ts";
import { userOfTicket } from "../queries/tickets.ts";
import { ticketHash } from "../ticket.ts";
import { confirmLossMail } from "../../mails/lost-factor.ts";
import type { UserRow } from "../../queries/users.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { hashText } from "../../../platform/encoding.ts";
import { cookieHeader } from "../../../platform/http/cookies.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import { newMailedCode, newToken } from "../../../platform/token.ts";
import { checkedUserId } from "../../../platform/user-id.ts";

export const lossCookie = "fundbook-loss";
/** After a mailed link has set the password, or the address has changed. */
const recoveryWait = 7 * dayInMilliseconds;

/**
 * Mails a link to whoever has given the right password and says that phone, recovery codes and passkeys are lost.
 * @returns when a wait ends that has begun already; then no link is mailed
 * @throws AppError auth/sign-in-expired, factor/no-mail, factor/wait, email/unproven, auth/too-many-requests
 */
export async function reportLoss(
  ctx: RequestContext & Attempts,
): Promise<{ endsAt: string | null }> {
  const { db } = ctx;
  const hash = await ticketHash(ctx);
  const { found } = await runBatch(db.writes, { found: userOfTicket(db, hash, ctx.clock()) });
  const [ticket] = found;
  if (ticket === undefined) throw new AppError("auth/sign-in-expired");
  const { user } = ticket;
  const userId = checkedUserId(user.id);
  const { rows } = await countAttempt(ctx, user.email, { losses: lossOf(db, userId) });
  const endsAt = lossEnd(rows.losses[0]);
  if (endsAt !== null) return { endsAt: endsAt.toISOString() };
  requireLossAllowed(ctx, user);
  const [code, token] = [newMailedCode(), newToken()];
  const linkHash = await hashText(code);
  const browserHash = await hashText(token);
  await askLoss(db, userId, { linkHash, browserHash, askedAt: ctx.clock() });
  ctx.setCookie(cookieHeader(ctx.settings, lossCookie, token, lossLinkLifetime / 1_000));
  const mail = confirmLossMail(lossLink(ctx.settings.appOrigin, code), user.language);
  ctx.waitUntil("mail.factor-loss-lost", () =>
    ctx.mailer.send({ to: user.email, ...mail }, `factor-loss-${linkHash}`),
  );
  ctx.log("info", "auth.factor-loss-asked", { userId });
  return { endsAt: null };
}

/** @throws AppError factor/no-mail, factor/wait, email/unproven */
function requireLossAllowed(ctx: RequestContext, user: UserRow): void {
  if (!ctx.settings.hasMailService) throw new AppError("factor/no-mail");
  if (isUnproven(ctx, user)) throw new AppError("email/unproven");
  const recovered = user.recoveredAt?.getTime() ?? -Infinity;
  if (ctx.clock().getTime() - recovered < recoveryWait) throw new AppError("factor/wait");
}
