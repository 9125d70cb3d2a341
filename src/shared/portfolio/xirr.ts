import { dayInMilliseconds } from "../day-length.ts";
import { type IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { runAtOnce, type Steps } from "../steps.ts";

/** Money in rupees: negative when paid in, positive when received. */
export type Flow = { date: IsoDate; amount: number };

/**
 * `no-rate`: the signs change, but the present values never add up to 0. `out-of-range`: they do so only beyond e^±45.
 * `contradicts-gain`: the rate nearest 0 is a loss where the flows are a gain, or the other way round.
 */
export const xirrReasons = [
  "no-flows",
  "one-day",
  "no-sign-change",
  "no-rate",
  "out-of-range",
  "contradicts-gain",
] as const;
export type XirrReason = (typeof xirrReasons)[number];
type Xirr = { rate: number; reason: null } | { rate: null; reason: XirrReason };

const daysInYear = 365;

/** One entry for each day whose flows are not 0 together, in order of time; `years` since the first. */
type DayFlows = { years: Float64Array; amounts: Float64Array };

/** `xirr` for people, who see it beside the gain: none where it contradicts the sum of the flows, as one of several may. */
export const xirrBesideGain = (flows: readonly Flow[]): Xirr =>
  runAtOnce(xirrBesideGainSteps(flows));

export function* xirrBesideGainSteps(flows: readonly Flow[]): Steps<Xirr> {
  const found = yield* xirrSteps(flows);
  const gain = flows.reduce((sum, { amount }) => sum + amount, 0);
  // So near 0 rounding may have decided the sign.
  if (found.rate === null || Math.abs(found.rate) < 1e-9) return found;
  return found.rate * gain < 0 ? none("contradicts-gain") : found;
}

/**
 * The annual rate at which the present values of all flows add up to 0, act/365 from the first flow,
 * as a fraction. Where several rates do, the one nearest 0 in ln(1 + rate). −1 where the last flow,
 * the closing value, is 0 and nothing was ever received.
 * @see https://learn.microsoft.com/office/vba/api/excel.worksheetfunction.xirr
 */
export const xirr = (flows: readonly Flow[]): Xirr => runAtOnce(xirrSteps(flows));

function* xirrSteps(flows: readonly Flow[]): Steps<Xirr> {
  yield flows.length;
  if (flows.every(({ amount }) => amount === 0)) return none("no-flows");
  if (isTotalLoss(flows)) return { rate: -1, reason: null };
  const days = totalByDay(flows);
  if (days === null) return none("one-day");
  if (!hasBothSigns(days)) return none("no-sign-change");
  const root = yield* rootNearestZero(days);
  if (root === null) return none("no-rate");
  return Number.isFinite(root) ? { rate: Math.expm1(root), reason: null } : none("out-of-range");
}

const none = (reason: XirrReason): Xirr => ({ rate: null, reason });

/** @returns null if all flows are on one day */
function totalByDay(flows: readonly Flow[]): DayFlows | null {
  const totals = new Map<IsoDate, number>();
  for (const { date, amount } of flows) totals.set(date, (totals.get(date) ?? 0) + amount);
  if (totals.size < 2) return null;
  const inOrder = [...totals]
    .filter(([, total]) => total !== 0)
    .map(([date, total]) => ({ day: Date.parse(date) / dayInMilliseconds, total }))
    .toSorted((one, other) => one.day - other.day);
  const origin = inOrder[0]?.day ?? 0;
  const years = inOrder.map(({ day }) => (day - origin) / daysInYear);
  const amounts = inOrder.map(({ total }) => total);
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

const hasBothSigns = ({ amounts }: DayFlows): boolean =>
  amounts.some((amount) => amount < 0) && amounts.some((amount) => amount > 0);

/** Of ln(1 + rate). */
const tolerance = 1e-12;
/** e^45 is a rate beyond any that money has earned. */
const farthest = 45;
const [shortStep, longStep] = [0.01, 0.1];

/** @returns null where there is no root, an infinity where there is none that is near enough */
function* rootNearestZero(days: DayFlows): Steps<number | null> {
  const atZero = yield* presentValueOf(days)(0);
  if (Math.abs(atZero.value) <= atZero.noise) return 0;
  const above = yield* smallestRoot(days, farthest);
  // Backwards in time, e^x becomes e^−x.
  const below = yield* smallestRoot(backwards(days), Math.min(above ?? farthest, farthest));
  if (below === null) return above;
  return above !== null && above <= below ? above : -below;
}

function backwards({ years, amounts }: DayFlows): DayFlows {
  const last = years.at(-1) ?? missing();
  return { years: years.toReversed().map((year) => last - year), amounts: amounts.toReversed() };
}

/**
 * Above 0. At most as many roots lie beyond a point as the running sums of the present values there change sign (Laguerre):
 * where there can be none, none are looked for, and one needs no small steps.
 * @see G. J. O. Jameson, Counting zeros of generalised polynomials, The Mathematical Gazette 90 (2006)
 * @returns null where there is none, Infinity where there is none below the limit
 */
function* smallestRoot(days: DayFlows, limit: number): Steps<number | null> {
  const value = presentValueOf(days);
  let from = 0;
  for (let step = shortStep; from < limit; step *= 2) {
    const most = signChangesOfSums(days, from);
    yield days.amounts.length / daysPerRow;
    if (most === 0) return null;
    const root = yield* most === 1
      ? onlyRootAbove(value, from)
      : firstRoot(value, from, from + step);
    if (root !== null) return root;
    from += step;
  }
  return Infinity;
}

/** Of the running sums, in order of time, of the present values. */
function signChangesOfSums({ years, amounts }: DayFlows, exponent: number): number {
  let [changes, sum, sign] = [0, 0, 0];
  for (let index = 0; index < amounts.length; index += 1) {
    sum += (amounts[index] ?? missing()) * Math.exp(-exponent * (years[index] ?? missing()));
    if (sum * sign < 0) changes += 1;
    if (sum !== 0) sign = Math.sign(sum);
  }
  return changes;
}

function* onlyRootAbove(value: PresentValue, from: number): Steps<number> {
  const isPositive = (yield* value(from)).value > 0;
  let low = from;
  for (let step = longStep; low < farthest; step *= 2) {
    const isOther = (yield* value(low + step)).value > 0 !== isPositive;
    if (isOther) return yield* refine(value, low, low + step);
    low += step;
  }
  return Infinity;
}

/**
 * Halves a piece until bounds of the value show that it has no root, or bounds of the slope that it rises or falls
 * throughout; where two roots touch, until rounding hides the value.
 */
function* firstRoot(value: PresentValue, low: number, high: number): Steps<number | null> {
  const middle = (low + high) / 2;
  const radius = high - middle;
  const here = yield* value(middle);
  const [slope, curvature] = [Math.abs(here.slope), Math.abs(here.curvature)];
  const third = here.third * Math.exp(radius * here.span);
  const change = radius * (slope + (radius / 2) * (curvature + (radius / 3) * third));
  if (Math.abs(here.value) - here.noise > change) return null;
  const bend = radius * (curvature + (radius / 2) * third);
  if (slope > bend) {
    const isCrossed = (yield* value(low)).value > 0 !== (yield* value(high)).value > 0;
    return isCrossed ? yield* refine(value, low, high) : null;
  }
  if (radius * bend <= here.noise) {
    // The slope may be 0 in a neighbouring piece.
    const toTouch = -here.slope / here.curvature;
    return Math.abs(toTouch) < 4 * radius ? middle + toTouch : middle;
  }
  return (yield* firstRoot(value, low, middle)) ?? (yield* firstRoot(value, middle, high));
}

type PresentValue = (exponent: number) => Steps<{
  value: number;
  slope: number;
  curvature: number;
  /** A bound of the third derivative, which grows by e^`span` at most for each 1 that the exponent falls. */
  third: number;
  span: number;
  /** The most that rounding may have added to the value. */
  noise: number;
}>;

/** The present values of so many days take as long as looking at one row. */
const daysPerRow = 20;

/** The sum of amount × e^(−exponent × years) and its derivatives; nothing overflows, as no exponent is negative. */
function presentValueOf({ years, amounts }: DayFlows): PresentValue {
  const span = years.at(-1) ?? missing();
  return function* at(exponent) {
    let [value, slope, curvature, third, size] = [0, 0, 0, 0, 0];
    for (let index = 0; index < amounts.length; index += 1) {
      const age = years[index] ?? missing();
      const present = (amounts[index] ?? missing()) * Math.exp(-exponent * age);
      const bent = present * age * age;
      value += present;
      slope -= present * age;
      curvature += bent;
      third += Math.abs(bent) * age;
      size += Math.abs(present);
    }
    yield amounts.length / daysPerRow;
    const noise = Number.EPSILON * (amounts.length + exponent * span) * size;
    return { value, slope, curvature, third, span, noise };
  };
}

function* refine(value: PresentValue, from: number, to: number): Steps<number> {
  let [low, high] = [from, to];
  const isLowPositive = (yield* value(low)).value > 0;
  let root = (low + high) / 2;
  while (high - low > tolerance) {
    const { value: here, slope } = yield* value(root);
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
