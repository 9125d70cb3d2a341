/** An exact decimal as text: digits, perhaps a sign and one point, never an exponent. */
export type DecimalText = string;

/**
 * An exact decimal of any size: `unscaled` / 10^`places`. Whole numbers of the platform's own are a fraction of the
 * work that a library's decimals are, of which each list of funds needs hundreds.
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
    return new Decimal(this.#shifted(places) + other.#shifted(places), places);
  }

  minus(other: Decimal): Decimal {
    const places = Math.max(this.#places, other.#places);
    return new Decimal(this.#shifted(places) - other.#shifted(places), places);
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.#unscaled * other.#unscaled, this.#places + other.#places);
  }

  /**
   * The quotient, rounded once, to `places` decimals, half away from zero.
   * @throws RangeError where `divisor` is zero
   */
  dividedBy(divisor: Decimal, places: number): Decimal {
    const dividend = this.#unscaled * tenTo(divisor.#places + places);
    return new Decimal(nearest(dividend, divisor.#unscaled * tenTo(this.#places)), places);
  }

  /** Rounds to `places` decimals, half away from zero: -0.005 is -0.01. */
  roundTo(places: number): Decimal {
    return this.#places <= places
      ? this
      : new Decimal(nearest(this.#unscaled, tenTo(this.#places - places)), places);
  }

  isPositive(): boolean {
    return this.#unscaled > 0n;
  }

  isNegative(): boolean {
    return this.#unscaled < 0n;
  }

  /** Exact up to 15 significant digits, which the contracts' bounds keep inputs within. */
  toNumber(): number {
    const [unscaled, scale] = [Number(this.#unscaled), Number(tenTo(this.#places))];
    // A quotient of two numbers that are exact is the nearest to the true one, as the number of a text is.
    return Number.isSafeInteger(unscaled) && this.#places <= mostExactPower
      ? unscaled / scale
      : Number(this.toText());
  }

  /** As it is stored: without zeros at the end of a fraction. */
  toText(): DecimalText {
    const digits = String(this.#unscaled < 0n ? -this.#unscaled : this.#unscaled);
    const padded = digits.padStart(this.#places + 1, "0");
    const point = padded.length - this.#places;
    const fraction = padded.slice(point).replace(/0+$/, "");
    const text = fraction === "" ? padded.slice(0, point) : `${padded.slice(0, point)}.${fraction}`;
    return this.isNegative() ? `-${text}` : text;
  }

  #shifted(places: number): bigint {
    return places === this.#places ? this.#unscaled : this.#unscaled * tenTo(places - this.#places);
  }
}

/** Of the powers of ten that a number holds exactly, the last. */
const mostExactPower = 22;

const powers = Array.from({ length: mostExactPower + 1 }, (_, power) => 10n ** BigInt(power));
const tenTo = (power: number): bigint => powers[power] ?? 10n ** BigInt(power);

/** The whole number nearest to a quotient, half away from zero: division of `bigint` cuts off what is behind the point. */
const nearest = (dividend: bigint, divisor: bigint): bigint => {
  const half = dividend < 0n === divisor < 0n ? divisor : -divisor;
  return (2n * dividend + half) / (2n * divisor);
};

export const zero = new Decimal(0n, 0);

/** As numbers and decimal text are written; numbers alone have an exponent, below 10^-6 and from 10^21 on. */
const written = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * @param value a finite number (read by its shortest decimal form, so 0.1 is exactly one tenth) or decimal text
 * @throws RangeError where it is neither
 */
export function decimal(value: number | DecimalText): Decimal {
  const match = written.exec(String(value));
  if (match === null) throw new RangeError("not a decimal");
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const unscaled = BigInt(whole + fraction);
  const places = fraction.length - Number(exponent);
  return places < 0 ? new Decimal(unscaled * tenTo(-places), 0) : new Decimal(unscaled, places);
}

/** The text a decimal is stored as. */
export const toDecimalText = (value: number | DecimalText): DecimalText => decimal(value).toText();

/** How many decimals a finite number is written with: 0.125 has 3, 1e-7 has 7, 1000 has none. */
export const decimalPlaces = (value: number): number => {
  const fraction = decimal(value).toText().split(".")[1];
  return fraction === undefined ? 0 : fraction.length;
};
