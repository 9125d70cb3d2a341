import {
  AuthorizationError,
  CimdFetchError,
  type AuthRequest,
  type OAuthHelpers,
} from "@cloudflare/workers-oauth-provider";
import { AppError } from "../../../shared/errors.ts";
import { visibleLine } from "../../../shared/visible-text.ts";
import type { AssistantRequest } from "../../../shared/auth/assistants/schema.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { authorizationServer, authorizePath } from "./authorization-server.ts";
import type { OAuthStore } from "./store.ts";

const maxName = 60;

type CheckedRequest = {
  request: AuthRequest;
  shown: Omit<AssistantRequest, "replaces">;
  oauth: OAuthHelpers;
};

/**
 * Checks what an assistant asks for, and reads what it says about itself: for a client that is named by an address, there.
 * @param query of the address to which it sent the browser
 * @throws AppError assistants/refused, assistants/unreachable
 */
export async function readRequest(
  { settings, log }: Pick<ServiceContext, "settings" | "log">,
  { kv }: OAuthStore,
  query: string,
): Promise<CheckedRequest> {
  const { appOrigin } = settings;
  const oauth = authorizationServer(appOrigin, true).getOAuthApi({ OAUTH_KV: kv });
  try {
    const request = await oauth.parseAuthRequest(
      new Request(`${appOrigin}${authorizePath}?${query}`),
    );
    // The library lets a client with a secret leave it out.
    if (request.codeChallenge === undefined) {
      throw new AuthorizationError("invalid_request", {
        description: "code_challenge is required",
      });
    }
    const consent = await oauth.describeConsent(request);
    const shown = {
      host: consent.redirectHost,
      isLocal: consent.redirectIsLoopback,
      name:
        visibleLine(consent.clientName).slice(0, maxName).toWellFormed() || consent.redirectHost,
      isVerified: consent.clientDomain === consent.redirectHost,
    };
    return { request, shown, oauth };
  } catch (cause) {
    if (cause instanceof CimdFetchError) throw new AppError("assistants/unreachable", { cause });
    if (!(cause instanceof AuthorizationError)) throw cause;
    log("info", "auth.assistant-refused", { reason: cause.description });
    throw new AppError("assistants/refused", { cause });
  }
}
