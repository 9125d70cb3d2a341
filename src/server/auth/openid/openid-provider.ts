import * as z from "zod/mini";
import { AppError } from "../../../shared/errors.ts";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import { readLimitedBody } from "../../platform/network/read-limited-body.ts";
import { isConfidential } from "../../platform/network/addresses.ts";
import { operatorFetch } from "../../platform/network/operator-network.ts";
import type { SignInProvider } from "../../platform/sign-in-providers.ts";
import { providerError } from "./provider-error.ts";

const responseTimeout = 5_000;
const maxResponseSize = 256 * 1024;

const endpoint = z.string().check(z.refine(isConfidential));
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: z.optional(endpoint),
});
type Endpoints = z.output<typeof metadata>;

/** @throws AppError <provider>/unavailable */
export async function discover({ id, issuer }: SignInProvider): Promise<Endpoints> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const result = metadata.safeParse(await fetchJson(id, address));
  if (!result.success || result.data.issuer.replace(/\/$/, "") !== issuer) {
    throw providerError(id, "unavailable", {
      cause: new Error("the discovery document is not this issuer's"),
    });
  }
  return result.data;
}

type Sent = { headers?: Record<string, string>; form?: URLSearchParams };

/**
 * @param form is posted, in place of a GET
 * @throws AppError <provider>/unavailable, or <provider>/refused where a form is
 */
export async function fetchJson(
  id: ProviderId,
  address: string,
  { headers = {}, form }: Sent = {},
): Promise<unknown> {
  try {
    const response = await operatorFetch(address, {
      headers: { accept: "application/json", ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(responseTimeout),
      ...(form !== undefined && { method: "POST", body: form }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const cause = new Error(`status ${response.status}`);
      const isRefused = form !== undefined && response.status < 500 && response.status !== 429;
      throw providerError(id, isRefused ? "refused" : "unavailable", { cause });
    }
    const body = await readLimitedBody(response, maxResponseSize);
    if (body === null) throw new Error("the answer is too large");
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw providerError(id, "unavailable", { cause });
  }
}
