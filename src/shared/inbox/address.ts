/** The part of an inbox's address before the `@`: 120 random bits in base32, as its 24 letters and digits. */
const localPart = /^[a-z2-7]{24}$/;

/** @param bytes 15 random ones */
export function localPartFrom(bytes: Uint8Array): string {
  let [rest, bits, text] = [0, 0, ""];
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[(rest >> bits) & 31];
    }
    rest &= (1 << bits) - 1;
  }
  return text;
}

const letters = "abcdefghijklmnopqrstuvwxyz234567";

export const inboxAddress = (local: string, domain: string): string => `${local}@${domain}`;

/**
 * Whose inbox the recipient of a mail's envelope names. Mail servers may change its letters to capitals.
 * @param recipient such as `name@in.example.org`, also in angle brackets
 * @returns the part before the `@`, or null where it is of another domain or has not the form of an inbox
 */
export function inboxOf(recipient: string, domain: string): string | null {
  const [, local = "", of = ""] = /^<?([^@<>\s]{1,64})@([^@<>\s]{1,255})>?$/.exec(recipient) ?? [];
  const name = local.toLowerCase();
  return of.toLowerCase() === domain.toLowerCase() && localPart.test(name) ? name : null;
}
