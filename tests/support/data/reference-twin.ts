import { dayOf } from "../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../src/shared/history/schema.ts";
import type { Entry } from "../../../src/shared/transactions/entry.ts";

/** An exact fraction. */
type Fraction = { over: bigint; under: bigint };

const fraction = (over: bigint, under = 1n): Fraction => ({ over, under });
const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under);
const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.over, one.under * other.under);
const per = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.under, one.under * other.over);
const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, fraction(-other.over, other.under));

const none = fraction(0n);
const nav = (value: number): Fraction =>
  fraction(BigInt(value.toFixed(4).replace(".", "")), 10_000n);
const paise = (amount: number): Fraction => fraction(BigInt(amount), 100n);
const micro = (units: number): Fraction => fraction(BigInt(units), 1_000_000n);

/** Paise, half away from zero, of a value that is not negative. */
const inPaise = ({ over, under }: Fraction): number =>
  Number((2n * 100n * over + under) / (2n * under));

/** By looking at all days, oldest first. */
function navAt({ days, navs }: NavPoints, date: string): Fraction {
  let found: number | undefined;
  const wanted = dayOf(date);
  for (const [index, day] of days.entries()) if (day <= wanted) found = navs[index];
  if (found === undefined) throw new Error(`no NAV on ${date}`);
  return nav(found);
}

type Pair = { regular: NavPoints; direct: NavPoints };

/**
 * What a ledger is worth on a day in both plans, reckoned as plainly as can be: exact fractions, no allotted NAVs, nothing
 * before the first NAV of both.
 * @returns paise
 */
export function plainTwin(entries: readonly Entry[], navs: Pair, on: string) {
  let [held, twin] = [none, none];
  const scale = (change: Fraction): void => {
    const after = plus(held, change);
    twin = per(times(twin, after), held);
    held = after;
  };
  for (const { date, type, units, amount, stt, tds } of entries) {
    if (date > on) break;
    const own = micro(units);
    const direct = navAt(navs.direct, date);
    if (type === "purchase" || type === "sip" || type === "switch-in") {
      held = plus(held, own);
      twin = plus(twin, per(paise(amount), direct));
    } else if (type === "redemption" || type === "swp" || type === "switch-out") {
      held = minus(held, own);
      const wanted = per(paise(amount + stt + tds), direct);
      const left = minus(twin, wanted);
      twin = left.over < 0n !== left.under < 0n ? none : left;
    } else if (type === "transfer-out") scale(fraction(-own.over, own.under));
    else scale(own);
  }
  return {
    value: inPaise(times(held, navAt(navs.regular, on))),
    valueDirect: inPaise(times(twin, navAt(navs.direct, on))),
  };
}
