import { missing } from "../missing.ts";
import { scaled } from "../rounding.ts";
import { fromPaise, toPaise, type Paise } from "../transactions/fixed-point.ts";
import type { FilledPart } from "./parts.ts";
import { investStep } from "./limits.ts";
import type { InvestRow, TargetPart } from "./schema.ts";

const step = BigInt(toPaise(investStep));
/** 100 %, in hundredths of a percent. */
const whole = 10_000n;

type ValuedPart = Pick<TargetPart, "percent"> & { value: Paise };

/**
 * How many steps of ₹100 each part gets, so that the sum of squares of (value after - share × total after) is least: each goes
 * to the largest shortfall, ties to the first part. A binary search gives nearly all steps at once.
 */
export function splitSteps(parts: readonly ValuedPart[], steps: number): number[] {
  const total = parts.reduce((sum, { value }) => sum + BigInt(value), 0n) + BigInt(steps) * step;
  const shortfalls = parts.map(
    ({ value, percent }) => BigInt(scaled(percent, 2)) * total - whole * BigInt(value),
  );
  if (shortfalls.length === 0) return [];
  const each = whole * step;
  const above = (level: bigint) =>
    shortfalls.map((shortfall) =>
      shortfall <= level ? 0n : (shortfall - level + each - 1n) / each,
    );
  const countAbove = (level: bigint) => above(level).reduce((sum, count) => sum + count, 0n);
  const most = largestOf(shortfalls);
  let [low, high] = [most - each * BigInt(steps + 1), most];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (countAbove(middle) <= BigInt(steps)) high = middle;
    else low = middle;
  }
  const given = above(high);
  let left = BigInt(steps) - countAbove(high);
  for (; left > 0n; left -= 1n) {
    const open = shortfalls.map((shortfall, at) => shortfall - (given[at] ?? missing()) * each);
    const index = open.indexOf(largestOf(open));
    given[index] = (given[index] ?? missing()) + 1n;
  }
  return given.map(Number);
}

const largestOf = (numbers: readonly bigint[]): bigint =>
  numbers.reduce((one, other) => (other > one ? other : one));

export type BuyableFund = {
  id: string;
  /** Whether its scheme takes purchases, as far as the list says. */
  isOpen: boolean;
  hasRunningSip: boolean;
  /** What its SIPs still pay this month. */
  due: Paise;
};

/** The largest open fund of those with a running SIP, else of all; null where none is open. */
export function fundToBuy<Fund extends BuyableFund & { value: Paise }>(
  funds: readonly Fund[],
): Fund | null {
  const open = funds.filter(({ isOpen }) => isOpen);
  const withSip = open.filter(({ hasRunningSip }) => hasRunningSip);
  const chosen = withSip.length > 0 ? withSip : open;
  return chosen.reduce<Fund | null>(
    (largest, fund) => (largest === null || fund.value > largest.value ? fund : largest),
    null,
  );
}

/**
 * Splits new money over the parts; nothing is sold. SIPs that still fall due this month count as paid.
 * @param amount rupees, a multiple of `investStep`
 */
export function invest<Fund extends BuyableFund>(
  parts: readonly FilledPart<Fund>[],
  amount: number,
): InvestRow[] {
  const dues = parts.map(({ funds }) => funds.reduce((sum, { due }) => sum + due, 0));
  const split = splitSteps(
    parts.map(({ percent, value }, index) => ({ percent, value: value + (dues[index] ?? 0) })),
    amount / investStep,
  );
  return parts.map(({ name, funds }, index) => ({
    name,
    fundId: fundToBuy(funds)?.id ?? null,
    amount: (split[index] ?? missing()) * investStep,
    due: fromPaise(dues[index] ?? missing()),
  }));
}
