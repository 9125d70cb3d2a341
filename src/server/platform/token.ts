import { toBase64Url, toHex } from "./encoding.ts";

/** 160 random bits, as The Copenhagen Book advises for session tokens. */
export const newToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(20)));

/** 256 random bits, for a mailed link. */
export const newMailedCode = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
