import type { DecimalText } from "../money.ts";

/**
 * Whole paise and millionths of a unit: integers that a number holds exactly, so that a replay of
 * thousands of transactions needs no decimals. The contracts keep both within 15 digits.
 */
export type Paise = number;
export type MicroUnits = number;

export const toPaise = (rupees: number | DecimalText): Paise => Math.round(Number(rupees) * 100);
export const toMicroUnits = (units: number | DecimalText): MicroUnits =>
  Math.round(Number(units) * 1_000_000);
export const fromPaise = (paise: Paise): number => paise / 100;
export const fromMicroUnits = (microUnits: MicroUnits): number => microUnits / 1_000_000;

/** `whole` × `part` / `of`, rounded half away from zero. `of` is positive. */
export function shareOf(whole: number, part: number, of: number): number {
  const doubled = 2 * whole * part;
  if (Math.abs(doubled) + of <= Number.MAX_SAFE_INTEGER) {
    return truncatedQuotient(doubled + (doubled < 0 ? -of : of), 2 * of);
  }
  const exact = 2n * BigInt(whole) * BigInt(part);
  const half = BigInt(of);
  return Number((exact + (exact < 0n ? -half : half)) / (2n * half));
}

const truncatedQuotient = (dividend: number, divisor: number): number =>
  (dividend - (dividend % divisor)) / divisor;
