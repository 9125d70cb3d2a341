// Half away from zero, everywhere: 0.5 is 1 and -0.5 is -1.

/** The quotient of whole numbers; dividing a `bigint` truncates. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n === divisor < 0n ? divisor : -divisor;
  return (2n * dividend + half) / (2n * divisor);
}

/** `whole` × `part` / `of`, exact before it is rounded. Whole numbers; `of` is positive. */
export function shareOf(whole: number, part: number, of: number): number {
  const doubled = 2 * whole * part;
  if (Math.abs(doubled) + of <= Number.MAX_SAFE_INTEGER) {
    const dividend = doubled + (doubled < 0 ? -of : of);
    return (dividend - (dividend % (2 * of))) / (2 * of);
  }
  return Number(divideRounded(BigInt(whole) * BigInt(part), BigInt(of)));
}

/**
 * `value` × 10^`places` as a whole number, exact up to 15 digits. The value is read by its shortest decimal form: 1.005 is
 * halfway between two paise.
 */
export function scaled(value: number, places: number): number {
  const size = Math.abs(value);
  const product = size * 10 ** places;
  const fromHalf = Math.abs(product - Math.floor(product) - 0.5);
  // So near to halfway, the product's own rounding may have decided.
  const exact = fromHalf <= product * 2 ** -50 ? shifted(size, places) : product;
  return value < 0 ? 0 - Math.round(exact) : Math.round(exact);
}

function shifted(size: number, places: number): number {
  const [digits, exponent = "0"] = String(size).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

export const roundTo = (value: number, places: number): number =>
  scaled(value, places) / 10 ** places;
