import type { IsoDate } from "../../dates.ts";
import type { MicroUnits } from "../../transactions/fixed-point.ts";
import type { OpenLot } from "../../transactions/open-lots.ts";
import type { TaxRules } from "../rules/tax-rules.ts";
import { unlockedFrom } from "./held-fund.ts";

export type DaySpan = { from: IsoDate; to: IsoDate };

/** Units of an ELSS that are held, by the day from which they can be sold, where that is within a span. */
export function unlockedByDay(
  lots: readonly Pick<OpenLot, "date" | "remaining">[],
  { from, to }: DaySpan,
  rules: TaxRules,
): Map<IsoDate, MicroUnits> {
  const byDay = new Map<IsoDate, MicroUnits>();
  for (const { date, remaining } of lots) {
    const on = remaining > 0 ? unlockedFrom({ isElss: true }, date, rules) : null;
    if (on === null || on < from || on > to) continue;
    byDay.set(on, (byDay.get(on) ?? 0) + remaining);
  }
  return byDay;
}
