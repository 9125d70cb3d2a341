import { divideRounded } from "./rounding.ts";

/** An exact decimal as text: digits with an optional sign and point, never an exponent. */
export type DecimalText = string;

/**
 * An exact decimal: `unscaled` / 10^`places`. Native integers take a fraction of a decimal
 * library's time, and a list of funds needs hundreds.
 */
export class Decimal {
  readonly #unscaled: bigint;
  readonly #places: number;

  constructor(unscaled: bigint, places: number) {
    this.#unscaled = unscaled;
    this.#places = places;
  }

  plus(other: Decimal): Decimal {
    const places = Math.max(this.#places, other.#places);
    return new Decimal(this.#unscaledAt(places) + other.#unscaledAt(places), places);
  }

  minus(other: Decimal): Decimal {
    const places = Math.max(this.#places, other.#places);
    return new Decimal(this.#unscaledAt(places) - other.#unscaledAt(places), places);
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.#unscaled * other.#unscaled, this.#places + other.#places);
  }

  /**
   * Rounds once, half away from zero.
   * @throws RangeError where `divisor` is zero
   */
  dividedBy(divisor: Decimal, places: number): Decimal {
    const dividend = this.#unscaled * powerOfTen(divisor.#places + places);
    return new Decimal(
      divideRounded(dividend, divisor.#unscaled * powerOfTen(this.#places)),
      places,
    );
  }

  roundTo(places: number): Decimal {
    return this.#places <= places
      ? this
      : new Decimal(divideRounded(this.#unscaled, powerOfTen(this.#places - places)), places);
  }

  isPositive(): boolean {
    return this.#unscaled > 0n;
  }

  isNegative(): boolean {
    return this.#unscaled < 0n;
  }

  /** Exact up to 15 significant digits; the contracts keep inputs within them. */
  toNumber(): number {
    const [unscaled, scale] = [Number(this.#unscaled), Number(powerOfTen(this.#places))];
    // Dividing two exact numbers gives the number nearest to the quotient, as parsing text does.
    return Number.isSafeInteger(unscaled) && this.#places <= maxExactPower
      ? unscaled / scale
      : Number(this.toText());
  }

  toText(): DecimalText {
    const digits = String(this.#unscaled < 0n ? -this.#unscaled : this.#unscaled);
    const padded = digits.padStart(this.#places + 1, "0");
    const point = padded.length - this.#places;
    const fraction = padded.slice(point).replace(/0+$/, "");
    const text = fraction === "" ? padded.slice(0, point) : `${padded.slice(0, point)}.${fraction}`;
    return this.isNegative() ? `-${text}` : text;
  }

  #unscaledAt(places: number): bigint {
    return places === this.#places
      ? this.#unscaled
      : this.#unscaled * powerOfTen(places - this.#places);
  }
}

const maxExactPower = 22;

const powersOfTen = Array.from({ length: maxExactPower + 1 }, (_, power) => 10n ** BigInt(power));
const powerOfTen = (power: number): bigint => powersOfTen[power] ?? 10n ** BigInt(power);

export const zero = new Decimal(0n, 0);

const decimalPattern = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * @param value a finite number, read by its shortest decimal form (0.1 is exactly one tenth), or
 * decimal text
 * @throws RangeError for anything else
 */
export function decimal(value: number | DecimalText): Decimal {
  const match = decimalPattern.exec(String(value));
  if (match === null) throw new RangeError("not a decimal");
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const unscaled = BigInt(whole + fraction);
  const places = fraction.length - Number(exponent);
  return places < 0
    ? new Decimal(unscaled * powerOfTen(-places), 0)
    : new Decimal(unscaled, places);
}

export const toDecimalText = (value: number | DecimalText): DecimalText => decimal(value).toText();

export const decimalPlaces = (value: number): number => decimalsOf(decimal(value).toText());

/** As written, zeros at the end included. */
export const decimalsOf = (text: DecimalText): number => {
  const fraction = text.split(".")[1];
  return fraction === undefined ? 0 : fraction.length;
};
