import type { PendingGoogleLink } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { cookieHeader } from "../platform/http/cookies.ts";
import type { GoogleIdentity } from "./authorization.ts";
import { newToken } from "../platform/token.ts";
import type { RequestContext, ServiceContext } from "../platform/context.ts";
import { hashText } from "../platform/encoding.ts";
import {
  pendingGoogleLinkOf,
  pendingLinkLifetime,
  savePendingGoogleLink,
  deleteExpiredGoogleLinks,
} from "./queries/pending-links.ts";
import { profilePhoto } from "./profile.ts";

const cookie = "fundbook-google-link";

export async function startPendingLink(
  ctx: RequestContext,
  { issuer, subject, picture }: GoogleIdentity,
  user: { id: string },
): Promise<void> {
  const token = newToken();
  await savePendingGoogleLink(ctx.db, {
    browserHash: await hashText(token),
    userId: user.id,
    issuer,
    subject,
    photoUrl: profilePhoto(picture),
    codeHash: null,
    expiresAt: new Date(ctx.clock().getTime() + pendingLinkLifetime),
  });
  ctx.setCookie(cookieHeader(ctx.settings, cookie, token, pendingLinkLifetime / 1_000));
  ctx.log("info", "auth.link-pending", { userId: user.id, method: "google" });
}

export async function requirePendingLink(ctx: RequestContext) {
  const pending = await findPendingLink(ctx);
  if (pending === null) throw new AppError("google/link-expired");
  return pending;
}

export async function getPendingGoogleLink(ctx: RequestContext): Promise<PendingGoogleLink | null> {
  const pending = await findPendingLink(ctx);
  return pending && { email: pending.user.email };
}

async function findPendingLink(ctx: RequestContext) {
  const token = ctx.readToken(cookie);
  if (token === null) return null;
  const browserHash = await hashText(token);
  // Read from the primary: a replica may not have a row that was just written.
  const [[pending]] = await ctx.db.writes.batch([
    pendingGoogleLinkOf(ctx.db, browserHash, ctx.clock()),
  ]);
  return pending ?? null;
}

export const clearPendingLinkCookie = (ctx: RequestContext): void =>
  ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));

export async function deleteExpiredLinks({ db, clock }: ServiceContext): Promise<void> {
  await deleteExpiredGoogleLinks(db, clock());
}
