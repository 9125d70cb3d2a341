import type { IsoDate } from "../../dates.ts";
import { fromPaise } from "../../transactions/fixed-point.ts";
import type { FundSale } from "../fund-sales.ts";
import type { TaxReport } from "./report-types.ts";
import type { TaxRules, Term } from "../rules/tax-rules.ts";

/** Gains less losses by the periods of advance tax, as Schedule CG asks for them. */
export function gainsByPeriod(
  year: number,
  sales: readonly FundSale[],
  rules: TaxRules,
): TaxReport["advance"] {
  if (year < rules.advance.fromYear) return [];
  let after: IsoDate = "";
  return rules.advance.periods.map(({ monthDay, isNextYear }) => {
    const until = `${year + (isNextYear ? 1 : 0)}-${monthDay}`;
    const within = sales.filter(({ soldOn }) => soldOn > after && soldOn <= until);
    after = until;
    const sum = (term: Term): number =>
      fromPaise(within.reduce((total, sale) => total + (sale.term === term ? sale.gain : 0), 0));
    return { until, short: sum("short"), long: sum("long") };
  });
}
