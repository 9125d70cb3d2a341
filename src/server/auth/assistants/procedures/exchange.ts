import { decodeJwt, errors } from "jose";
import { AppError } from "../../../../shared/errors.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import {
  authorizationServer,
  reasonHeader,
  registerPath,
  tokenPath,
} from "../authorization-server.ts";
import { requireClientLimit } from "../queries.ts";
import { grantName, openStore, StaleRecordError, type OAuthStore } from "../store.ts";

type Execution = Parameters<ReturnType<typeof authorizationServer>["fetch"]>[2];
type OAuthContext = Pick<ServiceContext, "settings" | "db" | "clock" | "log">;

const maxTries = 3;

/**
 * Answers a call for tokens, or to revoke one.
 * @throws AppError service/unavailable where others keep changing the grant
 */
export async function answerTokenCall(
  ctx: OAuthContext,
  { headers, body }: { headers: Headers; body: string },
  execution: Execution,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const store = openStore(ctx);
    const presented = presentedIn(body);
    const request = new Request(`${ctx.settings.appOrigin}${tokenPath}`, {
      method: "POST",
      headers,
      body,
    });
    const server = authorizationServer(
      ctx.settings.appOrigin,
      await isClientOfGrant(store, presented),
    );
    const response = await server.fetch(request, { OAUTH_KV: store.kv }, execution);
    // An older refresh token than the last two: somebody has a copy.
    if (
      response.headers.get(reasonHeader) === "refresh_token_mismatch" &&
      presented.grant !== null
    ) {
      await store.kv.delete(presented.grant);
      ctx.log("warn", "auth.assistant-token-reused", {});
    }
    try {
      await store.commit();
      return response;
    } catch (error) {
      if (!(error instanceof StaleRecordError)) throw error;
      if (tries === maxTries) throw new AppError("service/unavailable", { cause: error });
    }
  }
}

const secretFields = new Map<string | null, string>([
  ["authorization_code", "code"],
  ["refresh_token", "refresh_token"],
]);

type Presented = { clientId: string | null; grant: string | null };

/** What a call names: its client, and by a code or token its grant. */
function presentedIn(body: string): Presented {
  const fields = new URLSearchParams(body);
  // The one that the library reads: another beside it must not hide which grant a copied token is of.
  const field = secretFields.get(fields.get("grant_type")) ?? "token";
  const secret = fields.get(field) ?? "";
  const [userId, grantId, rest] = secret.split(":");
  const grant = rest === undefined ? null : grantName(userId ?? "", grantId ?? "");
  const clientId = fields.get("client_id") || signerOf(fields.get("client_assertion"));
  return { clientId, grant };
}

/** Who says to have signed a call, which need not name its client besides (RFC 7523); the library checks it. */
function signerOf(assertion: string | null): string | null {
  try {
    return assertion === null ? null : (decodeJwt(assertion).iss ?? null);
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return null;
    throw error;
  }
}

/** Only for such a client is a document fetched: nobody else may make the worker ask an address. */
async function isClientOfGrant(
  store: OAuthStore,
  { clientId, grant }: Presented,
): Promise<boolean> {
  const data = grant === null ? null : await store.read(grant);
  return data !== null && JSON.parse(data).clientId === clientId;
}

/** Registers a client, which is forgotten after an hour unless somebody connects it. */
export async function registerClient(
  ctx: OAuthContext,
  { headers, body }: { headers: Headers; body: string },
  execution: Execution,
): Promise<Response> {
  const store = openStore(ctx);
  const request = new Request(`${ctx.settings.appOrigin}${registerPath}`, {
    method: "POST",
    headers,
    body,
  });
  const server = authorizationServer(ctx.settings.appOrigin, false);
  const response = await server.fetch(request, { OAUTH_KV: store.kv }, execution);
  await store.commit({
    after: [requireClientLimit(ctx.db, ctx.clock(), "service/unavailable")],
  });
  return response;
}
