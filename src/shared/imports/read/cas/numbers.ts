import type { DecimalText } from "../../../money.ts";

const pattern = /^[(−-]?(?:₹|`|Rs\.?|INR)?[(−-]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)\)?$/u;

/**
 * An amount, or a number of units, as printed: grouped in either way, negative in parentheses or with a sign.
 * @returns exact text, or null for what is no number
 */
export function printedNumber(text: string): DecimalText | null {
  const bare = text.replaceAll(/\s/g, "");
  if (!pattern.test(bare)) return null;
  const digits = bare.replaceAll(/[^\d.]/g, "").replace(/^\./, "0.");
  return /^[(−-]/.test(bare) && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

export const isNegative = (text: DecimalText): boolean => text.startsWith("-");
export const withoutSign = (text: DecimalText): DecimalText =>
  isNegative(text) ? text.slice(1) : text;
