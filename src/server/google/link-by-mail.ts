import type { Attempts } from "../platform/limits/rate-limit.ts";
import type { LinkGoogleByMailInput } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashText, toBase64Url } from "../platform/encoding.ts";
import { confirmGoogleLinkMail } from "./mails/confirm-link.ts";
import { isIdentityTaken } from "./queries/identities.ts";
import { deletePendingGoogleLink, setLinkCode } from "./queries/pending-links.ts";
import { countAttempt } from "../auth/attempts.ts";
import { linkIdentity, takeOverAccount } from "./link-identity.ts";
import { clearPendingLinkCookie, requirePendingLink } from "./pending-link.ts";

/** @throws AppError google/link-expired, auth/too-many-requests */
export async function sendGoogleLinkMail(ctx: RequestContext & Attempts): Promise<{ ok: true }> {
  const { link, user } = await requirePendingLink(ctx);
  await countAttempt(ctx, user.email, []);
  const code = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const codeHash = await hashText(code);
  const [saved] = await setLinkCode(ctx.db, link.browserHash, codeHash, ctx.clock());
  if (saved === undefined) throw new AppError("google/link-expired");
  ctx.log("info", "auth.link-mailed", { userId: user.id });
  const address = `${ctx.settings.appOrigin}/link-google?linkCode=${code}`;
  ctx.waitUntil("mail.google-link-lost", () =>
    ctx.mailer.send({ to: user.email, ...confirmGoogleLinkMail(address) }, `link-${codeHash}`),
  );
  return { ok: true };
}

/**
 * Links the browser's pending Google identity and signs in. The mailed code proves the address, so
 * an account that nobody had proven goes over to its owner.
 * @throws AppError google/link-expired, also for another browser's code
 */
export async function linkGoogleByMail(
  ctx: RequestContext,
  { code }: LinkGoogleByMailInput,
): Promise<{ ok: true }> {
  const { link: pending, user } = await requirePendingLink(ctx);
  if (pending.codeHash !== (await hashText(code))) {
    ctx.log("warn", "auth.link-refused", { userId: user.id });
    throw new AppError("google/link-expired");
  }
  const link = {
    user,
    identity: pending,
    writes: [deletePendingGoogleLink(ctx.db, pending.browserHash)],
  };
  try {
    if (user.emailProvenAt === null) await takeOverAccount(ctx, link, pending.photoUrl);
    else await linkIdentity(ctx, link);
  } catch (error) {
    throw isIdentityTaken(error) ? new AppError("google/link-expired") : error;
  }
  clearPendingLinkCookie(ctx);
  return { ok: true };
}
