import type { Context } from "hono";
import { AppError } from "../../../shared/errors.ts";
import { isAccessToken } from "../../../shared/auth/access-tokens/access-token.ts";
import type { TokenScope } from "../../../shared/auth/access-tokens/schema.ts";
import type { Bearer, RequestContext } from "../context.ts";
import { CallWindows } from "../limits/call-windows.ts";
import { networkOf } from "../limits/network.ts";
import type { HonoEnv } from "./hono-env.ts";
import { clientAddress, requestContext } from "./request-context.ts";
import { isSameOrigin } from "./same-origin.ts";

const span = 15 * 60_000;
/** Calls of one token and of one network, with invalid tokens too. */
const callsByToken = new CallWindows({ max: 900, span });
const callsByNetwork = new CallWindows({ max: 3_000, span });

const tokenInAddress = /\bfb_[0-9A-Za-z]{20,}|[?&](access_token|token|api_key)=/i;

/** As OAuth gives them out: the ids of user and grant, and 192 random bits. */
const oauthToken = /^[^:]{1,64}:[\w-]{16}:[\w-]{32}$/;

/**
 * The context of a call by an access token. Nothing else in the request replaces it; no cookie is read or set.
 * @param audience the address for which an assistant's token is taken as well
 * @throws AppError tokens/missing, tokens/invalid, tokens/in-address, request/foreign-origin, request/too-many
 */
export function bearerContext(
  c: Context<HonoEnv>,
  needs: TokenScope,
  onChecked: Bearer["onChecked"] = () => {},
  audience: string | null = null,
): RequestContext {
  const { settings, clock } = c.var.services;
  const origin = c.req.header("origin");
  if (origin !== undefined && !isSameOrigin(origin, settings.appOrigin)) {
    throw new AppError("request/foreign-origin");
  }
  const now = clock().getTime();
  if (settings.rateLimitsEnabled) callsByNetwork.count(networkOf(clientAddress(c)) ?? "", now);
  if (tokenInAddress.test(c.req.url)) throw new AppError("tokens/in-address");
  const token = readBearer(c.req.header("authorization"), audience !== null);
  if (settings.rateLimitsEnabled) callsByToken.count(token, now);
  return {
    ...requestContext(c, () => {}),
    sessionToken: null,
    bearer: { token, needs, onChecked, audience: isAccessToken(token) ? null : audience },
    readToken: () => null,
    readCookie: () => null,
  };
}

function readBearer(header: string | undefined, takesOAuth: boolean): string {
  if (header === undefined) throw new AppError("tokens/missing");
  const [, token = ""] = /^bearer +(\S+) *$/i.exec(header) ?? [];
  if (!isAccessToken(token) && !(takesOAuth && oauthToken.test(token)))
    throw new AppError("tokens/invalid");
  return token;
}
