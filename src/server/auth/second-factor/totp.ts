import { constantTimeEqual } from "../../platform/constant-time.ts";

/** RFC 6238, as all apps have it: SHA-1, six digits, 30 seconds. */
const stepLength = 30_000;
const digits = 6;
export const secretBytes = 20;

/** Clocks of phones may be half a minute off. */
const stepsAside = [-1, 0, 1];

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepLength);

export const importSecret = (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);

/** RFC 4226: the code of one step. */
export async function codeAt(key: CryptoKey, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/**
 * The step whose code this is, now or one step to each side. Every step is computed and compared, so that a wrong code
 * takes as long as a right one.
 */
export async function matchingStep(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  now: Date,
): Promise<number | null> {
  const key = await importSecret(secret);
  const encoder = new TextEncoder();
  const given = encoder.encode(code);
  let found: number | null = null;
  for (const aside of stepsAside) {
    const step = stepAt(now) + aside;
    if (constantTimeEqual(encoder.encode(await codeAt(key, step)), given)) found = step;
  }
  return found;
}
