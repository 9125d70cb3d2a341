import { dayInMilliseconds } from "../../../src/shared/day-length.ts";
import type { Flow } from "../../../src/shared/portfolio/xirr.ts";

type Aged = { amount: number; age: number };

/** Pieces of this width that no bound settles have a root, or two that touch. */
const narrowest = 1e-9;

/**
 * The root of the present values that is nearest 0, in ln(1 + rate), of those nearer than `farthest`: by halving all that
 * bounds of the value and of its slope do not settle. Slow, and written apart from the product's.
 */
export function slowXirr(flows: readonly Flow[], farthest: number): number | null {
  const days = flows.map(({ date }) => Date.parse(date) / dayInMilliseconds);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const aged = flows.map(({ date, amount }) => ({
    amount,
    age: (Date.parse(date) / dayInMilliseconds - first) / 365,
  }));
  const span = (last - first) / 365;
  const above = nearestRoot(aged, 0, farthest);
  const below = nearestRoot(
    aged.map(({ amount, age }) => ({ amount, age: span - age })),
    0,
    farthest,
  );
  if (below === null) return above;
  return above !== null && above <= below ? above : -below;
}

function nearestRoot(flows: readonly Aged[], low: number, high: number): number | null {
  if (hasNoZero(flows, low, high, 0)) return null;
  if (hasNoZero(flows, low, high, 1)) {
    if (valueAt(flows, low) * valueAt(flows, high) > 0) return null;
    if (high - low < narrowest) return low;
  }
  if (high - low < narrowest) return low;
  const middle = (low + high) / 2;
  return nearestRoot(flows, low, middle) ?? nearestRoot(flows, middle, high);
}

/** Whether a derivative keeps its sign: what is received and what is paid in both fall as the exponent rises. */
function hasNoZero(flows: readonly Aged[], low: number, high: number, order: number): boolean {
  const [received, paid] = [1, -1].map((sign) => flows.filter(({ amount }) => amount * sign > 0));
  const sum = (side: readonly Aged[] = [], exponent: number) =>
    side.reduce(
      (total, { amount, age }) =>
        total + Math.abs(amount) * age ** order * Math.exp(-exponent * age),
      0,
    );
  return sum(received, high) > sum(paid, low) || sum(paid, high) > sum(received, low);
}

const valueAt = (flows: readonly Aged[], exponent: number): number =>
  flows.reduce((sum, { amount, age }) => sum + amount * Math.exp(-exponent * age), 0);
