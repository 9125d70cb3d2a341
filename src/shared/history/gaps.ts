import type { Ledger } from "../transactions/ledger.ts";
import { dayOf, maxGapDays } from "./days.ts";
import type { Day } from "./schema.ts";

/**
 * The longest gap of more than 10 days between two NAVs while a fund was held, by the days of these NAVs.
 * @param days with a NAV, oldest first
 */
export function longestGapHeld(
  entries: Ledger["entries"],
  days: readonly Day[],
): { from: Day; to: Day } | null {
  let longest: { from: Day; to: Day } | null = null;
  for (let index = 1; index < days.length; index += 1) {
    const [from, to] = [days[index - 1] ?? 0, days[index] ?? 0];
    const before = longest === null ? maxGapDays : longest.to - longest.from;
    if (to - from > before && isHeldBetween(entries, from, to)) longest = { from, to };
  }
  return longest;
}

const isHeldBetween = (entries: Ledger["entries"], from: Day, to: Day): boolean =>
  entries.some(({ entry, balance }, index) => {
    const [start, next] = [dayOf(entry.date), entries[index + 1]];
    const end = next === undefined ? Number.POSITIVE_INFINITY : dayOf(next.entry.date);
    return balance > 0 && start < to && end > from + 1;
  });
