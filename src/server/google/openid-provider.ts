import * as z from "zod/mini";
import { AppError } from "../../shared/errors.ts";
import { bodyWithin } from "../platform/http/bounded-body.ts";
import { isConfidential } from "../platform/http/loopback.ts";

/** How long a provider may take for one answer, in milliseconds. */
export const maxAnswer = 5_000;
/** Bytes. */
const largestAnswer = 256 * 1024;

const endpoint = z.string().check(z.refine(isConfidential));
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: z.optional(endpoint),
});
type Provider = z.output<typeof metadata>;

/**
 * What a provider says about itself (OpenID Connect Discovery). It must speak for the very issuer that was asked.
 * @throws AppError google/unavailable
 */
export async function discover(issuer: string): Promise<Provider> {
  const result = metadata.safeParse(await answerOf(`${issuer}/.well-known/openid-configuration`));
  if (!result.success || result.data.issuer.replace(/\/$/, "") !== issuer) {
    throw new AppError("google/unavailable", {
      cause: new Error("the discovery document is not this issuer's"),
    });
  }
  return result.data;
}

/**
 * A provider's answer as JSON: a success, within time and size, without being sent elsewhere.
 * @throws AppError google/unavailable
 */
export async function answerOf(
  address: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: "application/json", ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(maxAnswer),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const body = await bodyWithin(response, largestAnswer);
    if (body === null) throw new Error("the answer is too large");
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new AppError("google/unavailable", { cause });
  }
}
