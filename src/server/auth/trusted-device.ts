import type { RequestContext } from "../platform/context.ts";
import { hashOf } from "../platform/encoding.ts";
import { cookieHeader } from "../platform/http/cookies.ts";
import { newToken } from "../platform/token.ts";
import { deviceLifetime } from "./queries/trusted-devices.ts";

/** The hash that an account trusts this browser by, and the cookie to set once that is stored. */
export async function deviceToTrust(
  ctx: RequestContext,
): Promise<{ hash: string; setCookie: () => void }> {
  const token = ctx.caller.browserToken ?? newToken();
  const maxAge = deviceLifetime / 1_000;
  return {
    hash: await hashOf(token),
    setCookie: () => ctx.setCookie(cookieHeader(ctx.settings, "fundbook-browser", token, maxAge)),
  };
}
