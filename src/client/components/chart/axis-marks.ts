import { dayOf, isoDay } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";

const daySteps = [1, 2, 7, 14] as const;
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120] as const;

/** The days that an axis names, at most `most`: every so many days, or the first of every so many months. */
export function dayMarks(first: Day, last: Day, most: number): Day[] {
  const days = daySteps.find((step) => (last - first) / step < most);
  if (days !== undefined) return multiples(first, last, days);
  const [from, to] = [monthOf(first), monthOf(last)];
  const months = monthSteps.find((step) => (to - from) / step < most) ?? to - from;
  return multiples(from, to, months)
    .map(firstDay)
    .filter((day) => day >= first);
}

/** Months since the year 0. */
function monthOf(day: Day): number {
  const [year, month] = isoDay(day).split("-").map(Number);
  return (year ?? missing()) * 12 + (month ?? missing()) - 1;
}

const firstDay = (month: number): Day => {
  const year = String(Math.floor(month / 12)).padStart(4, "0");
  return dayOf(`${year}-${String((month % 12) + 1).padStart(2, "0")}-01`);
};

/** Round amounts, at most `most`, of which the first is not above the lowest value and the last not below the highest. */
export function amountMarks(lowest: number, highest: number, most: number): number[] {
  const span = highest - lowest || Math.abs(highest) || 1;
  // Lines that touch the edges look cut off.
  const low = lowest < 0 ? lowest - span / 10 : Math.max(0, lowest - span / 10);
  const high = highest + span / 10;
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  const from = (step: number) => Math.floor(low / step);
  const step =
    [1, 2, 2.5, 5, 10, 20, 25]
      .map((factor) => factor * power)
      .find((each) => Math.ceil(high / each) - from(each) < most) ?? 50 * power;
  return Array.from(
    { length: Math.ceil(high / step) - from(step) + 1 },
    (_, index) => (from(step) + index) * step,
  );
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  );
}
