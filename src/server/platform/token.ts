import { toHex } from "./encoding.ts";

/** 160 random bits, as The Copenhagen Book advises for session tokens. */
export const newToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(20)));
