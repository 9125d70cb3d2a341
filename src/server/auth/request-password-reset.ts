import type { RequestResetInput } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashOf, toBase64Url } from "../platform/encoding.ts";
import { resetPasswordMail } from "./mails/reset-password.ts";
import { codeLife, setResetCode } from "./queries/reset-codes.ts";
import { userByEmail } from "./queries/users.ts";
import { attempt, countResetMail } from "./attempts.ts";

/**
 * Sends a link for a new password to the address, if it has an account. The answer comes before anything is looked
 * up, so that neither its words nor its time tell whether there is one, or whether the mail went out.
 * @throws AppError auth/too-many-requests
 */
export async function requestPasswordReset(
  ctx: RequestContext,
  { email }: RequestResetInput,
): Promise<{ ok: true }> {
  await attempt(ctx, "resetRequest", email, []).catch(adviseInbox);
  await countResetMail(ctx, email);
  ctx.waitUntil("mail.reset-link-lost", () => sendLink(ctx, email));
  return { ok: true };
}

/** Whoever used the requests up, the links of those that came before are in the owner's inbox. */
function adviseInbox(error: unknown): never {
  throw error instanceof AppError && error.appCode === "auth/too-many-requests"
    ? new AppError("auth/too-many-requests", {
        message: "Too many attempts. Use the newest link in your inbox, or try again later.",
        retryAfter: error.retryAfter,
      })
    : error;
}

async function sendLink(ctx: RequestContext, email: string): Promise<void> {
  const [user] = await userByEmail(ctx.db, email);
  ctx.log("info", "auth.reset-requested", { userId: user?.id ?? null });
  if (user === undefined) return;
  const code = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await hashOf(code);
  const expiresAt = new Date(ctx.clock().getTime() + codeLife);
  await setResetCode(ctx.db, { userId: user.id, hash, expiresAt });
  const link = `${ctx.settings.appOrigin}/new-password?oobCode=${code}`;
  await ctx.mailer.send({ to: user.email, ...resetPasswordMail(link) }, `reset-${hash}`);
}
