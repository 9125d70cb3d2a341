import { fromBase64, toBase64Url, toHex } from "./encoding.ts";
import { isConfidential } from "./network/addresses.ts";

/** By which this server signs what it sends to push services (RFC 8292). */
export type VapidKey = {
  /** The uncompressed point, in base64url: browsers subscribe by it. */
  publicKey: string;
  privateKey: { kty: "EC"; crv: "P-256"; x: string; y: string; d: string };
};

/** How PKCS #8 begins with a key on P-256, and what stands before its public half: the key itself has 32 bytes, that half 64. */
const start = "308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420";
const middle = "a14403420004";

/** @returns null where the text is no such key */
export function vapidKeyIn(text: string): VapidKey | null {
  if (!/^[A-Za-z\d+/]{184}$/.test(text)) return null;
  const hex = toHex(fromBase64(text));
  const [, d, x, y] =
    new RegExp(`^${start}(.{64})${middle}(.{64})(.{64})$`).exec(hex)?.map(toText) ?? [];
  if (d === undefined || x === undefined || y === undefined) return null;
  const point = fromBase64(text).slice(-pointLength);
  return { publicKey: toBase64Url(point), privateKey: { kty: "EC", crv: "P-256", x, y, d } };
}

const pointLength = 65;

const toText = (hex: string): string =>
  toBase64Url(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));

/** @returns null where one of them is no origin, or not confidential */
export function originsIn(text: string): string[] | null {
  const origins = text.split(",").map((each) => each.trim().replace(/\/$/, ""));
  const named = origins.filter((each) => each !== "");
  const isOrigin = (each: string) => isConfidential(each) && new URL(each).origin === each;
  return named.every(isOrigin) ? named : null;
}
