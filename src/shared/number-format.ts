import { decimal } from "./money.ts";
import { missing } from "./missing.ts";

const minusSign = "−";

const groupDigits = (digits: string): string => {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ",");
  return head === "" ? digits : `${head},${digits.slice(-3)}`;
};

/**
 * A number in Indian grouping, rounded half away from zero, with a real minus sign (U+2212).
 * @param value finite
 * @param decimals shown: at least `min` (default 0), at most `max` (default 4)
 */
export function formatNumber(value: number, decimals: { min?: number; max?: number } = {}): string {
  const { min = 0, max = 4 } = decimals;
  const exact = decimal(value).roundTo(max);
  const [whole = "0", fraction = ""] = exact.toText().replace("-", "").split(".");
  const shown = fraction.padEnd(min, "0");
  return `${exact.isNegative() ? minusSign : ""}${groupDigits(whole)}${shown && `.${shown}`}`;
}

const withSymbol = (number: string): string =>
  number.startsWith(minusSign) ? `${minusSign}₹${number.slice(1)}` : `₹${number}`;

/** `₹1,00,000.50`, `−₹42.00`: two decimals, up to four where the amount has them. */
export const formatRupees = (value: number): string =>
  withSymbol(formatNumber(value, { min: 2, max: 4 }));

/** `₹5,000`, `₹5,000.50`: paise only where there are any. */
export const formatShortRupees = (value: number): string =>
  Number.isInteger(value) ? withSymbol(formatNumber(value)) : formatRupees(value);

export const formatNav = (value: number): string =>
  withSymbol(formatNumber(value, { min: 4, max: 4 }));

/** Three decimals, as fund houses allot units, and a fourth where there is one. */
export const formatUnits = (units: number): string => formatNumber(units, { min: 3, max: 4 });

export const formatGain = (value: number): string =>
  value > 0 ? `+${formatRupees(value)}` : formatRupees(value);

export const formatReturns = (value: number): string =>
  `${value > 0 ? "+" : ""}${formatNumber(value, { min: 2, max: 2 })}%`;

const firstDevanagari = 0x0966;
const plainDigit = (digit: string): string => String(digit.charCodeAt(0) - firstDevanagari);

/** Without symbol, commas and spaces, and with the digits that numbers have in code. */
const plainNumber = (text: string): string =>
  text.replace(/[₹,\s]/g, "").replace(/[\u0966-\u096f]/g, plainDigit);

/**
 * Reads an amount as typed or pasted: `1,00,000.50`, `₹ 500`, ` 12.5 `, `१,०००`.
 * @returns null where it is no number; the contract checks sign and size
 */
export function parseAmount(text: string): number | null {
  const plain = plainNumber(text).replace(minusSign, "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export function groupAmountInput(text: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(plainNumber(text));
  return match ? `${groupDigits(match[1] ?? missing())}${match[2] ?? ""}` : text;
}
