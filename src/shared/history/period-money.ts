import { addDays, type IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { historyUntil, referenceIndex } from "./cut-history.ts";
import type { Day, PortfolioHistory } from "./schema.ts";
import { spanMoney, type SpanMoney } from "./span-money.ts";

/** Rupees; opening + paid - received + gain is the closing value, to the paisa. */
export type PeriodMoney = SpanMoney & {
  /** The day of the opening value; null where the first money came within the period. */
  openingOn: Day | null;
  closing: number;
  closingOn: Day;
};

/**
 * What a calendar period brought: from the value on the last known day before it to the one on its last known day. Where NAVs
 * are known only from a day within the period on, it is counted from that day.
 * @param from the first day of the period
 * @param to its last day
 * @returns null where nothing is known by its end
 */
export function periodMoney(
  history: Pick<PortfolioHistory, "days" | "values" | "invested" | "flows" | "missingUntil">,
  from: IsoDate,
  to: IsoDate,
): PeriodMoney | null {
  const { days, values, flows } = historyUntil(history, to);
  const closingOn = days.at(-1);
  if (closingOn === undefined) return null;
  const before = referenceIndex(days, addDays(from, -1));
  const start = before ?? (history.missingUntil === null ? null : 0);
  return {
    ...spanMoney({ days, values, flows }, start),
    openingOn: start === null ? null : (days[start] ?? missing()),
    closing: values.at(-1) ?? missing(),
    closingOn,
  };
}
