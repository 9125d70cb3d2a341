import { fromPaise, toPaise } from "../transactions/fixed-point.ts";
import { isoDay } from "./days.ts";
import type { DayFlow } from "./schema.ts";

/** Rupees of a calendar month such as `2026-08`. */
export type MonthFlow = { month: string; paid: number; received: number };

/**
 * The money paid in and received in each of the last months, including those without money, oldest first.
 * @param until a day of the last month
 */
export function flowsByMonth(flows: readonly DayFlow[], until: string, count: number): MonthFlow[] {
  const sums = new Map<string, { paid: number; received: number }>();
  for (const { day, paid, received } of flows) {
    const month = isoDay(day).slice(0, 7);
    const sum = sums.get(month) ?? { paid: 0, received: 0 };
    sums.set(month, {
      paid: sum.paid + toPaise(paid),
      received: sum.received + toPaise(received),
    });
  }
  return lastMonths(until, count).map((month) => {
    const { paid = 0, received = 0 } = sums.get(month) ?? {};
    return { month, paid: fromPaise(paid), received: fromPaise(received) };
  });
}

function lastMonths(until: string, count: number): string[] {
  const [year = 0, month = 1] = until.split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
