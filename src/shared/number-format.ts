import { decimal } from "./money.ts";

/** U+2212: a hyphen is too short to be seen in front of a loss. */
const minusSign = "−";

/** Indian grouping (last three digits, then pairs) of a string of digits: `1234567` to `12,34,567`. */
const groupDigits = (digits: string): string => {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ",");
  return head === "" ? digits : `${head},${digits.slice(-3)}`;
};

/**
 * A number in Indian grouping, rounded half away from zero, with a real minus sign.
 * @param value finite
 * @param decimals at least `min` (0 unless given) and at most `max` (4 unless given) are shown
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

/** An amount of money: `₹1,00,000.50`, `−₹42.00`. Two decimals, up to four where the amount has them. */
export const formatRupees = (value: number): string =>
  withSymbol(formatNumber(value, { min: 2, max: 4 }));

/** A NAV: rupees a unit, four decimals as AMCs publish them. */
export const formatNav = (value: number): string =>
  withSymbol(formatNumber(value, { min: 4, max: 4 }));

/** A gain or loss told apart by its sign: `+₹500.00`, `−₹42.00`, `₹0.00`. */
export const formatGain = (value: number): string =>
  value > 0 ? `+${formatRupees(value)}` : formatRupees(value);

/** Returns in percent, two decimals, signed: `+12.50%`. */
export const formatReturns = (value: number): string =>
  `${value > 0 ? "+" : ""}${formatNumber(value, { min: 2, max: 2 })}%`;

/**
 * Reads an amount as people type or paste it: `1,00,000.50`, `₹ 500`, ` 12.5 `.
 * @returns null where it is no number; the contract then decides about sign and size
 */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, "").replace(minusSign, "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Groups the digits of an amount while it is being typed, leaving everything else as it stands. */
export function groupAmountInput(text: string): string {
  const plain = text.replace(/[₹,\s]/g, "");
  const match = /^(\d+)(\.\d*)?$/.exec(plain);
  return match ? `${groupDigits(match[1] ?? "")}${match[2] ?? ""}` : text;
}
