import * as z from "zod/mini";

/** SIF- and up to six digits are a specialised investment fund's; AMFI's other codes are digits alone. */
const maxLength = 10;
const codePattern = /^(?:\d{1,10}|SIF-\d{1,6})$/;

export const isSifCode = (code: string): boolean => /^SIF-\d{1,6}$/.test(code);

/** The code that a text prints; null for any other text. */
export function readSchemeCode(text: string): string | null {
  if (text.length > 2 * maxLength) return null;
  const code = text.trim().toUpperCase();
  return codePattern.test(code) ? code : null;
}

const error = "An AMFI code has up to 10 digits, or is SIF- with up to 6";

export const schemeCodeField = z
  .string({ error: "The AMFI code must be text" })
  .check(
    z.maxLength(maxLength, { error, abort: true }),
    z.toUpperCase(),
    z.regex(codePattern, { error }),
  );
