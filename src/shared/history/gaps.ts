import type { Ledger } from "../transactions/ledger.ts";
import { dayOf, maxGapDays } from "./days.ts";
import type { Day } from "./schema.ts";
import { missing } from "../missing.ts";

/**
 * The longest gap of more than 10 days between two NAVs while a fund was held, by the days of these NAVs.
 * @param entries and days with a NAV, oldest first
 */
export function longestGapHeld(
  entries: Ledger["entries"],
  days: ArrayLike<Day>,
): { from: Day; to: Day } | null {
  let longest: { from: Day; to: Day } | null = null;
  let held: HeldSpan[] | null = null;
  let next = 0;
  for (let index = 1; index < days.length; index += 1) {
    const [from, to] = [days[index - 1] ?? missing(), days[index] ?? missing()];
    if (to - from <= maxGapDays) continue;
    held ??= heldSpans(entries);
    while ((held[next]?.end ?? Infinity) <= from + 1) next += 1;
    const isHeld = (held[next]?.start ?? Infinity) < to;
    if (isHeld && (longest === null || to - from > longest.to - longest.from)) {
      longest = { from, to };
    }
  }
  return longest;
}

/** `end` is the day of the transaction that sold all. */
type HeldSpan = { start: Day; end: Day };

function heldSpans(entries: Ledger["entries"]): HeldSpan[] {
  const spans: HeldSpan[] = [];
  for (const { entry, balance } of entries) {
    const day = dayOf(entry.date);
    const last = spans.at(-1);
    const isOpen = last?.end === Infinity;
    if (balance > 0 && !isOpen) spans.push({ start: day, end: Infinity });
    if (balance === 0 && isOpen) last.end = day;
  }
  return spans;
}
