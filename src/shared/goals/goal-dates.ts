import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { dueDateIn } from "../sips/due-dates.ts";
import { classOfScheme } from "../tax/scheme-class.ts";
import { taxRules } from "../tax/rules/tax-rules.ts";
import { unlockedFrom } from "../tax/selling/held-fund.ts";

/**
 * `unlocks`: the day from which all of today's ELSS units can be sold; `unlocks-last`: also those that its SIP buys
 * until the goal's day; `matures`: the last day of the month in which a bond fund matures.
 */
export type GoalDate = {
  fundId: string;
  on: IsoDate;
  what: "unlocks" | "unlocks-last" | "matures";
};

type DatedFund = {
  id: string;
  schemeName: string;
  amfiCode: string | null;
  /** AMFI's heading. */
  heading: string | null;
  /** When its newest units were bought; null where not known. */
  boughtOn: IsoDate | null;
  hasRunningSip: boolean;
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthAndYear =
  /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?[ -]+(20\d\d)\b/i;

/**
 * The last day of the month in which a target-maturity fund matures, by its name, such as Nifty SDL Apr 2027 Index
 * Fund; null for all other funds.
 */
export function maturityOf(heading: string | null, name: string): IsoDate | null {
  const kinds = /debt|income|index funds?|etf|fund of funds|\bfof\b/i;
  const bonds = /\b(?:bonds?|sdl|psu|g-?sec|gilt|fixed (?:term|maturity)|fmp|ibx)\b/i;
  if (heading === null || !kinds.test(heading) || !bonds.test(name)) return null;
  const found = monthAndYear.exec(name);
  if (found === null) return null;
  const [, month = missing(), year = missing()] = found;
  const index = months.indexOf(month.slice(0, 3).toLowerCase());
  return dueDateIn(Number(year) * 12 + index, 31);
}

/** Unlocks and maturities of a goal's funds after today, earliest first. */
export function goalDates(
  funds: readonly DatedFund[],
  { today, goalOn }: { today: IsoDate; goalOn: IsoDate },
): GoalDate[] {
  return funds
    .flatMap(({ id, schemeName, amfiCode, heading, boughtOn, hasRunningSip }): GoalDate[] => {
      const scheme = classOfScheme(heading, schemeName, amfiCode);
      const unlocks = boughtOn === null ? null : unlockedFrom(scheme, boughtOn, taxRules);
      const last = hasRunningSip ? unlockedFrom(scheme, goalOn, taxRules) : null;
      const matures = maturityOf(heading, schemeName);
      return [
        ...(unlocks === null ? [] : [{ fundId: id, on: unlocks, what: "unlocks" as const }]),
        ...(last === null ? [] : [{ fundId: id, on: last, what: "unlocks-last" as const }]),
        ...(matures === null ? [] : [{ fundId: id, on: matures, what: "matures" as const }]),
      ];
    })
    .filter(({ on }) => on > today)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
}
