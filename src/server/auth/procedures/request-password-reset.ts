import type { Attempts } from "../../platform/limits/rate-limit.ts";
import type { RequestResetInput } from "../../../shared/auth/schema.ts";
import type { RequestContext } from "../../platform/context.ts";
import { hashText } from "../../platform/encoding.ts";
import { newMailedCode } from "../../platform/token.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { resetPasswordMail } from "../mails/reset-password.ts";
import { resetMailLimit } from "../reset-mail-limits.ts";
import { resetCodeLifetime, setResetCode } from "../queries/reset-codes.ts";
import { userByTypedEmail } from "../queries/users.ts";
import { countAttempt } from "../attempts.ts";

/**
 * Mails a reset link if the address has an account. The lookup runs after the response, so that its time reveals nothing. The
 * last link of a day works until the next one: strangers who ask leave the owner that one.
 * @throws AppError auth/too-many-requests
 */
export async function requestPasswordReset(
  ctx: RequestContext & Attempts,
  { email }: RequestResetInput,
): Promise<{ ok: true }> {
  const { counts } = await countAttempt(ctx, email, {});
  const now = ctx.clock().getTime();
  const [mails] = counts;
  const isLast = mails?.isCounted === 1 && mails.count === resetMailLimit.max.account;
  const expiresAt = Math.max(now + resetCodeLifetime, isLast ? mails.endsAt : 0);
  ctx.waitUntil("mail.reset-link-lost", () => sendLink(ctx, email, new Date(expiresAt)));
  return { ok: true };
}

async function sendLink(ctx: RequestContext, email: string, expiresAt: Date): Promise<void> {
  const [user] = await userByTypedEmail(ctx.db, email);
  ctx.log("info", "auth.reset-requested", { userId: user?.id ?? null });
  // A demo account has no mailbox.
  if (user === undefined || user.demoUntil !== null) return;
  const hours = Math.floor((expiresAt.getTime() - ctx.clock().getTime()) / 3_600_000);
  const code = newMailedCode();
  const hash = await hashText(code);
  const stored = { userId: checkedUserId(user.id), hash, expiresAt };
  const saved = await setResetCode(ctx.db, stored, ctx.clock());
  if (saved.length === 0) return;
  const link = `${ctx.settings.appOrigin}/new-password?oobCode=${code}`;
  await ctx.mailer.send({ to: user.email, ...resetPasswordMail(link, hours) }, `reset-${hash}`);
}
