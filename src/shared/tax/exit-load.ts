import { addDays, daysBetween, type IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { scaled, shareOf } from "../rounding.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";

/** As the user types it from the scheme's documents. Percents have at most 3 decimals. */
export type ExitLoad = {
  /**
   * Each step gives the percentage of the value that units bear if they are sold within so many days of their purchase;
   * days ascend.
   */
  steps: { days: number; percent: number }[];
  /** The percentage of each purchase's units that bears none. */
  freePercent: number;
};

export const maxLoadSteps = 4;

type Lot = { acquiredOn: IsoDate; bought: MicroUnits; remaining: MicroUnits };

/** The load on a day, in percent; 0 where none is typed or its days are over. */
export const loadPercentOn = (load: ExitLoad | null, acquiredOn: IsoDate, on: IsoDate): number =>
  load?.steps.find(({ days }) => daysBetween(acquiredOn, on) <= days)?.percent ?? 0;

/** The first day without a load. */
export function loadFreeFrom(load: ExitLoad | null, acquiredOn: IsoDate): IsoDate | null {
  const last = load?.steps.findLast(({ percent }) => percent > 0);
  return last === undefined ? null : addDays(acquiredOn, last.days + 1);
}

/** Units of a lot that bear no load whenever they are sold, of those that are left. */
export function unitsWithoutLoad(load: ExitLoad | null, { bought, remaining }: Lot): MicroUnits {
  if (load === null) return remaining;
  const free = shareOf(bought, percentToThousandths(load.freePercent), 100_000);
  const sold = bought - remaining;
  return Math.max(0, Math.min(remaining, free - sold));
}

/**
 * The load on units of a lot that are sold, in paise, half away from zero.
 * @param value of these units
 */
export function exitLoadOn(
  load: ExitLoad | null,
  lot: Lot,
  { units, value, on }: { units: MicroUnits; value: Paise; on: IsoDate },
): Paise {
  const percent = loadPercentOn(load, lot.acquiredOn, on);
  if (percent === 0 || units === 0) return 0;
  const charged = Math.max(0, units - unitsWithoutLoad(load, lot));
  const base = shareOf(value, charged, units);
  return shareOf(base, percentToThousandths(percent), 100_000);
}

type SoldPart = { date: IsoDate; units: MicroUnits; held: MicroUnits; bought: MicroUnits };

/**
 * The load on each part of a sale, in paise.
 * @param values of the parts, by their index
 */
export const exitLoadsOn = (
  load: ExitLoad | null,
  parts: readonly SoldPart[],
  values: readonly Paise[],
  on: IsoDate,
): Paise[] =>
  parts.map(({ date, units, held, bought }, index) =>
    exitLoadOn(
      load,
      { acquiredOn: date, bought: Math.max(bought, held), remaining: held },
      { units, value: values[index] ?? missing(), on },
    ),
  );

const percentToThousandths = (percent: number): number => scaled(percent, 3);
