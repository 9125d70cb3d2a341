import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import type { LinkByMailInput } from "../../../../shared/auth/schema.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { hashText } from "../../../platform/encoding.ts";
import { newMailedCode } from "../../../platform/token.ts";
import { confirmLinkMail } from "../mails/confirm-link.ts";
import { deletePendingLink, setLinkCode } from "../queries/pending-links.ts";
import { countAttempt } from "../../attempts.ts";
import { linkIdentity, takeOverAccount } from "../link-identity.ts";
import { clearPendingLinkCookie, requirePendingLink } from "../pending-link.ts";

/** @throws AppError auth/link-expired, auth/too-many-requests */
export async function sendLinkMail(ctx: RequestContext & Attempts): Promise<{ ok: true }> {
  const { link, user, provider } = await requirePendingLink(ctx);
  await countAttempt(ctx, user.email, {});
  const code = newMailedCode();
  const codeHash = await hashText(code);
  const [saved] = await setLinkCode(ctx.db, link.browserHash, codeHash, ctx.clock());
  if (saved === undefined) throw new AppError("auth/link-expired");
  ctx.log("info", "auth.link-mailed", { userId: user.id });
  const address = `${ctx.settings.appOrigin}/link-google?linkCode=${code}`;
  ctx.waitUntil("mail.link-lost", () =>
    ctx.mailer.send(
      { to: user.email, ...confirmLinkMail(provider.name, address) },
      `link-${codeHash}`,
    ),
  );
  return { ok: true };
}

/**
 * Links the browser's pending identity and signs in. The mailed code proves the address, so
 * an account that nobody had proven goes over to its owner.
 * @throws AppError auth/link-expired, also for another browser's code
 */
export async function linkByMail(
  ctx: RequestContext,
  { code }: LinkByMailInput,
): Promise<{ ok: true }> {
  const { link: pending, user, provider } = await requirePendingLink(ctx);
  if (pending.codeHash !== (await hashText(code))) {
    ctx.log("warn", "auth.link-refused", { userId: user.id });
    throw new AppError("auth/link-expired");
  }
  const link = {
    user,
    provider,
    identity: pending,
    writes: [deletePendingLink(ctx.db, pending.browserHash)],
  };
  if (user.emailProvenAt === null) await takeOverAccount(ctx, link, pending.photoUrl);
  else await linkIdentity(ctx, link);
  clearPendingLinkCookie(ctx);
  return { ok: true };
}
