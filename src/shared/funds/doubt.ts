import type { IsoDate } from "../dates.ts";
import { roundTo } from "../rounding.ts";

/**
 * A figure that looks wrong but may be right, with the figures to show. Amounts in rupees; `amount` includes the stamp
 * duty.
 */
export type Doubt =
  | {
      kind: "amount";
      units: number;
      nav: number;
      worth: number;
      amount: number;
      stampDuty: number;
    }
  | { kind: "nav"; nav: number; known: number; date: IsoDate; isSameDay: boolean }
  /** `firstNav`: the first known NAV, some days after units can be allotted. */
  | { kind: "before-inception"; date: IsoDate; inception: IsoDate; firstNav?: IsoDate }
  | { kind: "large-sale"; units: number; largest: number }
  | { kind: "locked"; units: number; until: IsoDate }
  | { kind: "far-from-value"; invested: number; worth: number }
  | { kind: "no-cost" }
  /** Units shared out over past instalments, and what these would have bought at the NAVs of their days. */
  | { kind: "shared-units"; units: number; bought: number }
  /** A purchase looks like the instalment of that day. */
  | { kind: "recorded-instalment"; dueDate: IsoDate };

export type InceptionDoubt = Extract<Doubt, { kind: "before-inception" }>;

/** Doubts about a statement's figures that typed figures never raise. */
export type StatementDoubt =
  /** Nothing tells the units from the NAV; or `known`, the NAV nearest to that day, is nearer to the units. */
  | {
      kind: "unproven-units";
      units: number;
      nav: number;
      known: { nav: number; date: IsoDate } | null;
    }
  | { kind: "unproven-cost"; cost: number; worth: number }
  | { kind: "repeated-payout"; date: IsoDate; amount: number }
  /** An entry of another day has the same units, and may be the same. */
  | { kind: "other-day"; date: IsoDate; units: number; recordedOn: IsoDate }
  /** As much was paid for a recorded purchase of about that day, which may be the same. In rupees, with stamp duty. */
  | { kind: "same-payment"; date: IsoDate; paid: number; recordedOn: IsoDate };

type Totals = { investedAmount: number; units: number };

/**
 * Over twenty years the best schemes have grown forty times, and hardly one has lost four fifths: a zero too many in the
 * cost is seen even where the units have doubled in value.
 */
const largestGrowth = 100;
const largestLoss = 5;

/**
 * Questions about totals: units that cost nothing, or whose cost is over five times their value, or under a hundredth.
 * @param nav rupees a unit, null where it is not known
 * @returns rupees, `worth` rounded half away from zero to 2 decimals
 */
export function doubtsOfTotals({ investedAmount, units }: Totals, nav: number | null): Doubt[] {
  if (investedAmount === 0) return [{ kind: "no-cost" }];
  if (nav === null) return [];
  const worth = roundTo(units * nav, 2);
  const isFar = investedAmount > worth * largestLoss || investedAmount * largestGrowth < worth;
  return isFar ? [{ kind: "far-from-value", invested: investedAmount, worth }] : [];
}
