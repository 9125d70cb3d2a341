import type { SchemeFigures } from "../compare/comparison.ts";
import { shareAbove } from "../history/rolling-returns.ts";
import { isoDay } from "../history/days.ts";
import { roundTo } from "../rounding.ts";
import type { ComparisonResult } from "./results.ts";

/** A scheme's figures with days as dates; money to the paisa, all rates as fractions. */
export const comparisonView = (
  { code, change, yearly, sip, fall, volatility, years, rolling }: SchemeFigures,
  { name }: { name: string },
): ComparisonResult["schemes"][number] => ({
  code,
  name,
  change,
  yearly,
  sip: sip && { paid: sip.paid, value: roundTo(sip.value, 2), xirr: sip.rate },
  worstFall: fall && {
    from: isoDay(fall.from),
    to: isoDay(fall.to),
    change: fall.change,
    recoveredOn: fall.recoveredOn === null ? null : isoDay(fall.recoveredOn),
  },
  volatility,
  calendarYears: years,
  rollingReturns: rolling.flatMap((returns) =>
    returns === null
      ? []
      : [
          {
            years: returns.years,
            lowest: returns.lowest,
            lowerQuartile: returns.lowerQuartile,
            median: returns.median,
            upperQuartile: returns.upperQuartile,
            highest: returns.highest,
            shareAboveZero: shareAbove(returns, 0),
          },
        ],
  ),
});
