import { missing } from "../missing.ts";
import { roundTo } from "../rounding.ts";
import type { DayFlow, ValueSeries } from "./schema.ts";

export type ValuedSeries = {
  [Name in "days" | "values"]: readonly ValueSeries[Name][number][];
} & { flows: readonly DayFlow[] };

/** What a span brought; rupees. `opening` was there at its start. */
export type SpanMoney = { opening: number; paid: number; received: number; gain: number };

/**
 * The money and the gain from a reference day to the last day of a series; opening + paid - received + gain is its last
 * value. The reference day's own money counts as there already.
 * @param start the reference day's index; null for all of the series, whose first flows count
 */
export function spanMoney({ days, values, flows }: ValuedSeries, start: number | null): SpanMoney {
  const firstDay = days[start ?? 0] ?? missing();
  const opening = start === null ? 0 : (values[start] ?? missing());
  let [paid, received] = [0, 0];
  for (const flow of flows) {
    if (start !== null && flow.day <= firstDay) continue;
    paid += flow.paid;
    received += flow.received;
  }
  const gain = roundTo((values.at(-1) ?? missing()) + received - opening - paid, 2);
  return { opening, paid: roundTo(paid, 2), received: roundTo(received, 2), gain };
}
