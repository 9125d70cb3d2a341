import { constantTimeEqual } from "../constant-time.ts";
import { fromBase64 } from "../encoding.ts";

export type WebhookHeaders = {
  id: string;
  /** Seconds since 1970, as text. */
  timestamp: string;
  /** `v1,<base64>`, or several with spaces between them. */
  signatures: string;
};

const maxHeader = 100;
const maxSignatures = 1_000;

/** @param headers those of a request */
export function webhookHeaders(headers: Headers): WebhookHeaders {
  const named = (name: string, most: number) => (headers.get(`svix-${name}`) ?? "").slice(0, most);
  return {
    id: named("id", maxHeader),
    timestamp: named("timestamp", maxHeader),
    signatures: named("signature", maxSignatures),
  };
}

/** How far the sender's clock and this one may differ, in seconds. */
const tolerance = 5 * 60;
/** More could only be sent to cost time. */
const mostSignatures = 10;

/**
 * Whether a message was signed by the secret, and just now.
 * @param secret `whsec_` with the key in base64
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function isSigned(
  body: string,
  { id, timestamp, signatures }: WebhookHeaders,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(timestamp) || id === "") return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false;
  const key = await crypto.subtle.importKey(
    "raw",
    fromBase64(secret.replace(/^whsec_/, "")),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const wanted = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  return signatures
    .split(" ", mostSignatures)
    .some((each) => constantTimeEqual(signatureIn(each), wanted));
}

function signatureIn(text: string): Uint8Array {
  const [, base64 = ""] = /^v1,([A-Za-z\d+/]{43}=)$/.exec(text) ?? [];
  return fromBase64(base64);
}
