import type { RequestContext } from "../platform/context.ts";
import { hashText } from "../platform/encoding.ts";
import { cookieHeader } from "../platform/http/cookies.ts";
import { newToken } from "../platform/token.ts";
import { deviceLifetime } from "./queries/trusted-devices.ts";

/** Of no device where the request names none. */
export const deviceHash = ({ caller }: RequestContext): Promise<string> =>
  hashText(caller.deviceToken ?? "");

export async function deviceToTrust(
  ctx: RequestContext,
): Promise<{ hash: string; setCookie: () => void }> {
  const token = ctx.caller.deviceToken ?? newToken();
  const maxAge = deviceLifetime / 1_000;
  return {
    hash: await hashText(token),
    setCookie: () => ctx.setCookie(cookieHeader(ctx.settings, "fundbook-browser", token, maxAge)),
  };
}
