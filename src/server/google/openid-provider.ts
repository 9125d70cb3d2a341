import * as z from "zod/mini";
import { AppError } from "../../shared/errors.ts";
import { readLimitedBody } from "../platform/http/fetch-limited.ts";
import { isConfidential } from "../platform/network/addresses.ts";

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
type Provider = z.output<typeof metadata>;

export async function discover(issuer: string): Promise<Provider> {
  const result = metadata.safeParse(await fetchJson(`${issuer}/.well-known/openid-configuration`));
  if (!result.success || result.data.issuer.replace(/\/$/, "") !== issuer) {
    throw new AppError("google/unavailable", {
      cause: new Error("the discovery document is not this issuer's"),
    });
  }
  return result.data;
}

export async function fetchJson(
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
    throw new AppError("google/unavailable", { cause });
  }
}
