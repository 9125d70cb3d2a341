import { missing } from "../../missing.ts";

/** RFC 4648, in which authenticator apps take secrets. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Without padding. Five bits a letter; bits that are left at the end are filled up with zeros. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letterOf(value >>> (bits - 5));
    value &= 31;
  }
  return bits === 0 ? text : text + letterOf(value << (5 - bits));
}

const letterOf = (value: number): string => alphabet[value & 31] ?? missing();
