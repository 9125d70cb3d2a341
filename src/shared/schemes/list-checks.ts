import { daysBetween, type IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { Scheme } from "./scheme.ts";

/** Why a list is refused: it is none or lost schemes, its NAVs are of the future, or too many of them jump. */
export const refusalKinds = ["broken", "future", "jumps"] as const;
export type RefusalKind = (typeof refusalKinds)[number];

export type Dated = { nav: DecimalText; navDate: IsoDate };

/**
 * Clears NAVs dated after `latest`, tomorrow in India: they are errors of the source.
 * @returns how many there were, and whether they are most of the list's NAVs, so that nothing of it can be believed
 */
export function clearFutureNavs<Row extends Scheme>(
  schemes: readonly Row[],
  latest: IsoDate,
): { schemes: Row[]; future: number; areMost: boolean } {
  const isFuture = ({ navDate }: Row) => navDate !== null && navDate > latest;
  const future = schemes.filter(isFuture).length;
  const dated = schemes.filter(({ navDate }) => navDate !== null).length;
  return {
    schemes: schemes.map((row) => (isFuture(row) ? { ...row, nav: null, navDate: null } : row)),
    future,
    areMost: future * 2 > dated,
  };
}

const maxJump = 0.5;
const jumpDays = 7;

/**
 * Whether a NAV moved by over 50 % between two dates at most a week apart.
 * @param maxDays Infinity while a list is held back: a week later, the same NAVs are as doubtful as before
 */
export function isJump(before: Dated, after: Dated, maxDays = jumpDays): boolean {
  if (Math.abs(daysBetween(before.navDate, after.navDate)) > maxDays) return false;
  const [from, to] = [Number(before.nav), Number(after.nav)];
  return Math.abs(to - from) > from * maxJump;
}

/** Units of single schemes are split or merged; more than 1 % of a list on one day are an error of the source. */
export const areTooManyJumps = (jumps: number, schemes: number): boolean => jumps * 100 > schemes;
