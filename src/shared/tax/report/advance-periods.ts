import type { IsoDate } from "../../dates.ts";
import { fromPaise } from "../../transactions/fixed-point.ts";
import type { TaxReport } from "./report-types.ts";
import type { TaxRules } from "../rules/tax-rules.ts";
import type { YearSums } from "./year-sums.ts";

/** Gains less losses by the periods of advance tax, as Schedule CG asks for them. */
export function gainsByPeriod(year: number, sums: YearSums, rules: TaxRules): TaxReport["advance"] {
  if (year < rules.advance.fromYear) return [];
  let after: IsoDate = "";
  return rules.advance.periods.map(({ monthDay, isNextYear }) => {
    const until = `${year + (isNextYear ? 1 : 0)}-${monthDay}`;
    const { short, long, certain } = sums.gainsBetween(after, until);
    after = until;
    return { until, short: fromPaise(short), long: fromPaise(long), certain };
  });
}
