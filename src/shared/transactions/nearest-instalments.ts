import type { IsoDate } from "../dates.ts";
import { daysFromDue, dueDaysOf } from "./due-instalment.ts";
import type { TransactionType } from "./types.ts";

/** Types of transactions that can be an instalment. */
export const purchaseTypes: readonly TransactionType[] = ["purchase", "sip"];

/** Amounts of both in one unit. */
type Payment = { date: IsoDate; amount: number; stampDuty: number };
type Purchase = Payment & { type: TransactionType };
type Instalment = Payment & { dueDate: IsoDate | null };

/** The instalments that purchases are, each of one: the nearest to its day comes first. */
export function nearestInstalments<Row extends Purchase, Recorded extends Instalment>(
  rows: readonly Row[],
  instalments: readonly Recorded[],
): { row: Row; instalment: Recorded }[] {
  if (instalments.length === 0) return [];
  const byDay = Map.groupBy(instalments, ({ dueDate, date }) => dueDate ?? date);
  const possible = rows
    .filter(({ type }) => purchaseTypes.includes(type))
    .flatMap((row) =>
      dueDaysOf(row.date)
        .flatMap((day) => byDay.get(day) ?? [])
        .flatMap((instalment) => {
          const due = { dueDate: instalment.dueDate ?? instalment.date, paid: paidFor(instalment) };
          const days = daysFromDue(due, { date: row.date, paid: paidFor(row) });
          return days === null ? [] : [{ row, instalment, days }];
        }),
    )
    .toSorted((one, other) => one.days - other.days);
  const taken = new Set<Payment>();
  return possible.filter(({ row, instalment }) => {
    if (taken.has(row) || taken.has(instalment)) return false;
    taken.add(row).add(instalment);
    return true;
  });
}

const paidFor = ({ amount, stampDuty }: Payment): number => amount + stampDuty;
