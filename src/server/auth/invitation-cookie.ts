import type { RequestContext } from "../platform/context.ts";
import { cookieHeader } from "../platform/http/cookies.ts";

const cookie = "fundbook-invitation";

/** A sign-up by a provider leaves the page, so the browser keeps the invitation. */
export const keepInvitation = (ctx: RequestContext, token: string, expiresAt: Date): void => {
  const seconds = Math.ceil((expiresAt.getTime() - ctx.clock().getTime()) / 1_000);
  ctx.setCookie(cookieHeader(ctx.settings, cookie, token, seconds));
};

export const readInvitation = (ctx: RequestContext): string | null => ctx.readToken(cookie);

export const clearInvitationCookie = (ctx: RequestContext): void =>
  ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));
