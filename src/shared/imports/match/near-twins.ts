import { addDays, type IsoDate } from "../../dates.ts";
import { isAlike, type IncomingRow, type RecordedRow } from "./match-rows.ts";

/** Sources date one transaction by its order, its NAV or its settlement. */
const daysApart = 7;
/** The share by which one source has charges in the amount that another has not. */
const amountShare = 0.01;

/**
 * The recorded rows that new rows may be, by the same or another day: of the same direction and units, and of about the same amount.
 * Each is found for one row at most.
 * @param recorded without those that the file has by their own day
 */
export function nearTwins<Incoming extends Omit<IncomingRow, "key">>(
  incoming: readonly Incoming[],
  recorded: readonly RecordedRow[],
): Map<Incoming, IsoDate> {
  const left = new Set(recorded);
  const byDate = Map.groupBy(recorded, ({ date }) => date);
  const found = new Map<Incoming, IsoDate>();
  for (const row of incoming) {
    const days = Array.from({ length: 2 * daysApart + 1 }, (_, day) =>
      addDays(row.date, day - daysApart),
    );
    const twin = days
      .flatMap((date) => byDate.get(date) ?? [])
      .find((other) => left.has(other) && isAlike(row, other) && isNearAmount(row, other));
    if (twin === undefined) continue;
    left.delete(twin);
    found.set(row, twin.date);
  }
  return found;
}

const isNearAmount = (one: Pick<IncomingRow, "amount">, other: typeof one): boolean =>
  Math.abs(one.amount - other.amount) <= amountShare * Math.max(one.amount, other.amount);
