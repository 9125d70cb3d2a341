import Big from "big.js";

/** An exact decimal as text: digits, perhaps a sign and one point, never an exponent. */
export type DecimalText = string;

/** Exact decimal arithmetic that cannot be confused with another use of big.js's global settings. */
const Decimal = Big();
Decimal.RM = Decimal.roundHalfUp;
/** Quotients here are percentages: each is rounded once, at the place where it is shown. */
Decimal.DP = 2;
export type Decimal = Big;

export const zero: Decimal = new Decimal(0);

/** @param value a finite number (read by its shortest decimal form, so 0.1 is exactly one tenth) or decimal text */
export const decimal = (value: number | DecimalText): Decimal => new Decimal(value);

/** Rounds to `places` decimals, half away from zero (big.js rounds magnitudes, so -0.005 is -0.01). */
export const roundTo = (value: Decimal, places: number): Decimal => value.round(places);

/** The JSON number of a decimal. Exact up to 15 significant digits, which the contracts' bounds keep inputs within. */
export const toNumber = (value: Decimal): number => {
  const number = Number(value.toString());
  return number === 0 ? 0 : number;
};

/** The text a decimal is stored as. */
export const toDecimalText = (value: number | DecimalText): DecimalText =>
  new Decimal(value).toFixed();

/** How many decimals a finite number is written with: 0.125 has 3, 1e-7 has 7, 1000 has none. */
export const decimalPlaces = (value: number): number => {
  const fraction = new Decimal(value).toFixed().split(".")[1];
  return fraction === undefined ? 0 : fraction.length;
};
