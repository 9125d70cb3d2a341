import { addDays } from "../../dates.ts";
import { purchaseTypes } from "../../transactions/nearest-instalments.ts";
import { amountTolerance, isAlike, type IncomingRow, type RecordedRow } from "./match-rows.ts";

/** Sources date one transaction by its order, its NAV or its settlement. */
const daysApart = 7;
/** The share by which one source has charges in the amount that another has not. */
const amountShare = 0.01;

type Row = Omit<IncomingRow, "key">;
type IsTwin = (row: Row, other: RecordedRow) => boolean;

/**
 * The recorded rows that new rows may be, by the same or another day: of the same direction and units, and of about the same amount.
 * Each is found for one row at most.
 * @param recorded without those that the file has by their own day
 */
export const nearTwins = <Incoming extends Row, Recorded extends RecordedRow>(
  incoming: readonly Incoming[],
  recorded: readonly Recorded[],
): Map<Incoming, Recorded> =>
  twinsBy(incoming, recorded, (row, other) => isAlike(row, other) && isNearAmount(row, other));

/**
 * The recorded purchases for which as much was paid as for new ones, to a rupee, with or without stamp duty: by another
 * day's NAV the units are others. Each is found for one row at most.
 * @param recorded as in `nearTwins`
 */
export const samePayments = <Incoming extends Row, Recorded extends RecordedRow>(
  incoming: readonly Incoming[],
  recorded: readonly Recorded[],
): Map<Incoming, Recorded> =>
  twinsBy(
    incoming,
    recorded,
    (row, other) =>
      other.source !== "sip" &&
      [row, other].every(({ type, amount }) => purchaseTypes.includes(type) && amount > 0) &&
      sumsOf(row).some((sum) =>
        sumsOf(other).some((paid) => Math.abs(sum - paid) <= amountTolerance),
      ),
  );

function twinsBy<Incoming extends Row, Recorded extends RecordedRow>(
  incoming: readonly Incoming[],
  recorded: readonly Recorded[],
  isTwin: IsTwin,
): Map<Incoming, Recorded> {
  const left = new Set(recorded);
  const byDate = Map.groupBy(recorded, ({ date }) => date);
  const found = new Map<Incoming, Recorded>();
  for (const row of incoming) {
    const days = Array.from({ length: 2 * daysApart + 1 }, (_, day) =>
      addDays(row.date, day - daysApart),
    );
    const twin = days
      .flatMap((date) => byDate.get(date) ?? [])
      .find((other) => left.has(other) && isTwin(row, other));
    if (twin === undefined) continue;
    left.delete(twin);
    found.set(row, twin);
  }
  return found;
}

const isNearAmount = (one: Pick<Row, "amount">, other: typeof one): boolean =>
  Math.abs(one.amount - other.amount) <= amountShare * Math.max(one.amount, other.amount);

/** Some sources leave the stamp duty out of what was paid. */
const sumsOf = ({ amount, stampDuty }: Row): number[] => [amount, amount + stampDuty];
