import { dayInMilliseconds, type IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";

/** Money in rupees: negative when paid in, positive when received. */
export type Flow = { date: IsoDate; amount: number };

export type XirrReason = "no-flows" | "one-day" | "no-sign-change";
export type Xirr = { rate: number; reason: null } | { rate: null; reason: XirrReason };

const daysInYear = 365;

/** One entry a day, in order of time; `years` since the first. */
type DayFlows = { years: Float64Array; amounts: Float64Array };

/**
 * The annual rate at which the present values of all flows add up to 0, act/365 from the first flow,
 * as a fraction. Where several rates do, the one nearest 0 in ln(1 + rate). −1 where the last flow,
 * the closing value, is 0 and nothing was ever received.
 * @see https://learn.microsoft.com/office/vba/api/excel.worksheetfunction.xirr
 */
export function xirr(flows: readonly Flow[]): Xirr {
  if (flows.length === 0) return none("no-flows");
  if (isTotalLoss(flows)) return { rate: -1, reason: null };
  const days = totalByDay(flows);
  if (days === null) return none("one-day");
  const root = rootNearestZero(days);
  return root === null ? none("no-sign-change") : { rate: Math.expm1(root), reason: null };
}

const none = (reason: XirrReason): Xirr => ({ rate: null, reason });

/** @returns null if all flows are on one day */
function totalByDay(flows: readonly Flow[]): DayFlows | null {
  const inOrder = flows
    .map(({ date, amount }) => ({ day: Date.parse(date) / dayInMilliseconds, amount }))
    .toSorted((one, other) => one.day - other.day);
  const [first, last] = [inOrder.at(0)?.day, inOrder.at(-1)?.day];
  if (first === undefined || first === last) return null;
  const years: number[] = [];
  const amounts: number[] = [];
  for (let index = 0; index < inOrder.length;) {
    const { day } = inOrder[index] ?? missing();
    let total = 0;
    for (let flow = inOrder[index]; flow?.day === day; flow = inOrder[index]) {
      total += flow.amount;
      index += 1;
    }
    if (total === 0 && day !== last) continue;
    years.push((day - first) / daysInYear);
    amounts.push(total);
  }
  return { years: Float64Array.from(years), amounts: Float64Array.from(amounts) };
}

function isTotalLoss(flows: readonly Flow[]): boolean {
  if (flows.some(({ amount }) => amount > 0)) return false;
  const last = flows.reduce((newest, { date }) => (date > newest ? date : newest), "");
  return (
    flows.some(({ amount }) => amount < 0) &&
    flows.some(({ date, amount }) => date === last && amount === 0)
  );
}

/** Of ln(1 + rate). */
const tolerance = 1e-12;
/** e^45 is a rate beyond any that money has earned. */
const farthest = 45;
const firstStep = 0.01;

/** Steps grow outwards from 0 on both sides until the sign changes; null where it never does. */
function rootNearestZero(days: DayFlows): number | null {
  const changes = countSignChanges(days);
  if (changes === 0) return null;
  // One sign change means one root (Descartes), so that long steps skip none.
  const growth = changes === 1 ? 2 : 1.05;
  const value = presentValueOf(days);
  const isPositive = value(0).value > 0;
  let [left, right] = [0, 0];
  for (let step = firstStep; right < farthest; step *= growth) {
    if (value(right + step).value > 0 !== isPositive) return refine(value, right, right + step);
    if (value(left - step).value > 0 !== isPositive) return refine(value, left - step, left);
    right += step;
    left -= step;
  }
  return null;
}

function countSignChanges({ amounts }: DayFlows): number {
  let [changes, before] = [0, 0];
  for (const amount of amounts) {
    if (amount === 0) continue;
    if (amount * before < 0) changes += 1;
    before = amount;
  }
  return changes;
}

type PresentValue = (exponent: number) => { value: number; slope: number };

/**
 * The sum of amount × e^(−exponent × years) and its slope. For a negative exponent both are scaled
 * to the last flow: the sign is the same, and nothing overflows.
 */
function presentValueOf({ years, amounts }: DayFlows): PresentValue {
  const last = years.at(-1) ?? missing();
  return (exponent) => {
    const origin = exponent < 0 ? last : 0;
    let value = 0;
    let slope = 0;
    for (let index = 0; index < amounts.length; index += 1) {
      const age = (years[index] ?? missing()) - origin;
      const present = (amounts[index] ?? missing()) * Math.exp(-exponent * age);
      value += present;
      slope -= present * age;
    }
    return { value, slope };
  };
}

function refine(value: PresentValue, from: number, to: number): number {
  let [low, high] = [from, to];
  const isLowPositive = value(low).value > 0;
  let root = (low + high) / 2;
  while (high - low > tolerance) {
    const { value: here, slope } = value(root);
    if (here > 0 === isLowPositive) low = root;
    else high = root;
    const next = root - here / slope;
    const isInside = next > low && next < high;
    if (isInside && Math.abs(next - root) < tolerance) return next;
    root = isInside ? next : (low + high) / 2;
    if (root === low || root === high) return root;
  }
  return root;
}
