import type { DecimalText } from "../money.ts";
import { scaled } from "../rounding.ts";

/**
 * Whole paise and millionths of a unit: integers that a number holds exactly, so that a replay of
 * thousands of transactions needs no decimals. The contracts keep both within 15 digits.
 */
export type Paise = number;
export type MicroUnits = number;

export const toPaise = (rupees: number | DecimalText): Paise => scaled(Number(rupees), 2);
export const toMicroUnits = (units: number | DecimalText): MicroUnits =>
  (typeof units === "string" ? plainMicroUnits(units) : null) ?? scaled(Number(units), 6);
export const fromPaise = (paise: Paise): number => paise / 100;
export const fromMicroUnits = (microUnits: MicroUnits): number => microUnits / 1_000_000;

const [zeroCode, nineCode, pointCode] = [48, 57, 46];
const microUnitsByDecimals = [1_000_000, 100_000, 10_000, 1_000, 100, 10, 1];
/** So many digits are exact, and so are their millionths. */
const longestPlain = 10;

/** Digits with at most 6 decimals, which nearly all units are: a statement has tens of thousands. */
function plainMicroUnits(units: DecimalText): MicroUnits | null {
  if (units.length > longestPlain || units.length === 0) return null;
  let digits = 0;
  let decimals = 0;
  let hasPoint = false;
  for (let index = 0; index < units.length; index += 1) {
    const code = units.charCodeAt(index);
    if (code >= zeroCode && code <= nineCode) {
      digits = digits * 10 + code - zeroCode;
      if (hasPoint) decimals += 1;
    } else if (code === pointCode && !hasPoint) hasPoint = true;
    else return null;
  }
  const scale = microUnitsByDecimals[decimals];
  return scale === undefined ? null : digits * scale;
}
