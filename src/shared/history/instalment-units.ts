import type { IsoDate } from "../dates.ts";
import type { Doubt } from "../funds/doubt.ts";
import { dayOf, lowerBound, maxGapDays } from "./days.ts";
import type { ReadonlyNavPoints } from "./schema.ts";
import { roundTo } from "../rounding.ts";
import { fromMicroUnits, toMicroUnits } from "../transactions/fixed-point.ts";
import { purchaseFor } from "../transactions/stamp-duty.ts";

/**
 * The units of each instalment at the first NAV on or after its day, three decimals.
 * @param paid rupees, stamp duty included
 * @returns null where one of these NAVs is not known
 */
export function unitsAtNavs(
  instalments: readonly { date: IsoDate; paid: number }[],
  { days, navs }: ReadonlyNavPoints,
): number[] | null {
  const units: number[] = [];
  for (const { date, paid } of instalments) {
    const at = lowerBound(days, dayOf(date));
    const [day, nav] = [days[at], navs[at]];
    if (day === undefined || nav === undefined || day - dayOf(date) > maxGapDays) return null;
    units.push(purchaseFor(paid, date, nav).units);
  }
  return units;
}

/** Days and stamp duty that are guessed make less of a difference. */
const similarShare = 0.05;

/** Asks about units that were shared out over instalments and are not what these would have bought, by over a twentieth. */
export function sharedUnitsDoubt(
  shared: readonly number[],
  bought: readonly number[],
): Extract<Doubt, { kind: "shared-units" }> | null {
  const [units, atNavs] = [sum(shared), sum(bought)];
  return Math.abs(units - atNavs) > atNavs * similarShare
    ? { kind: "shared-units", units, bought: atNavs }
    : null;
}

const sum = (units: readonly number[]): number =>
  roundTo(fromMicroUnits(units.reduce((total, each) => total + toMicroUnits(each), 0)), 6);
