import type { PendingLink } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { cookieHeader } from "../../platform/http/cookies.ts";
import type { ProviderIdentity } from "./authorization.ts";
import { newToken } from "../../platform/token.ts";
import type { RequestContext, ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import {
  pendingLinkOf,
  pendingLinkLifetime,
  savePendingLink,
  deleteExpiredPendingLinks,
} from "./queries/pending-links.ts";
import { providerOfIssuer, type SignInProvider } from "../../platform/sign-in-providers.ts";
import { profilePhoto } from "./profile.ts";

const cookie = "fundbook-link";

export async function startPendingLink(
  ctx: RequestContext,
  { id: method }: SignInProvider,
  { issuer, subject, picture }: ProviderIdentity,
  user: { id: string },
): Promise<void> {
  const token = newToken();
  await savePendingLink(ctx.db, {
    browserHash: await hashText(token),
    userId: user.id,
    issuer,
    subject,
    photoUrl: profilePhoto(picture),
    codeHash: null,
    expiresAt: new Date(ctx.clock().getTime() + pendingLinkLifetime),
  });
  ctx.setCookie(cookieHeader(ctx.settings, cookie, token, pendingLinkLifetime / 1_000));
  ctx.log("info", "auth.link-pending", { userId: user.id, method });
}

export async function requirePendingLink(ctx: RequestContext) {
  const pending = await findPendingLink(ctx);
  if (pending === null) throw new AppError("auth/link-expired");
  return pending;
}

export async function getPendingLink(ctx: RequestContext): Promise<PendingLink | null> {
  const pending = await findPendingLink(ctx);
  return pending && { email: pending.user.email, provider: pending.provider.name };
}

async function findPendingLink(ctx: RequestContext) {
  const token = ctx.readToken(cookie);
  if (token === null) return null;
  const browserHash = await hashText(token);
  // Read from the primary: a replica may not have a row that was just written.
  const { links } = await runBatch(ctx.db.writes, {
    links: pendingLinkOf(ctx.db, browserHash, ctx.clock()),
  });
  const [pending] = links;
  if (pending === undefined) return null;
  // The operator may have replaced the provider since.
  const provider = providerOfIssuer(ctx.settings.providers, pending.link.issuer);
  return provider && { ...pending, provider };
}

export const clearPendingLinkCookie = (ctx: RequestContext): void =>
  ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));

export async function deleteExpiredLinks({ db, clock }: ServiceContext): Promise<void> {
  await deleteExpiredPendingLinks(db, clock());
}
