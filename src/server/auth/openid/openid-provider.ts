import * as z from "zod/mini";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import { readLimitedBody } from "../../platform/http/fetch-limited.ts";
import { isConfidential } from "../../platform/network/addresses.ts";
import type { SignInProvider } from "../../platform/sign-in-providers.ts";
import { providerError } from "./provider-error.ts";

export const responseTimeout = 5_000;
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

export async function fetchJson(
  id: ProviderId,
  address: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: "application/json", ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(responseTimeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const body = await readLimitedBody(response, maxResponseSize);
    if (body === null) throw new Error("the answer is too large");
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw providerError(id, "unavailable", { cause });
  }
}
