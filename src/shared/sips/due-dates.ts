import type { IsoDate } from "../dates.ts";
import { decimal } from "../money.ts";

export type Schedule = {
  amount: number;
  day: number;
  from: IsoDate;
  to: IsoDate | null;
  stepUp: number | null;
};
export type DueInstalment = { dueDate: IsoDate; amount: number };

/** Rupees. */
export const maxInstalment = 99_999_999;

/**
 * The first instalment that falls due on or after a day; null after the last.
 * The amount, in rupees, has grown by `stepUp` percent for each full year since the first
 * instalment, each year rounded to the rupee, half away from zero, up to `maxInstalment`.
 */
export function nextInstalment(schedule: Schedule, onOrAfter: IsoDate): DueInstalment | null {
  const start = monthOf(schedule.from);
  const first = dueDateIn(start, schedule.day) < schedule.from ? start + 1 : start;
  const wanted = Math.max(first, monthOf(onOrAfter));
  const month = dueDateIn(wanted, schedule.day) < onOrAfter ? wanted + 1 : wanted;
  const dueDate = dueDateIn(month, schedule.day);
  if (schedule.to !== null && dueDate > schedule.to) return null;
  return { dueDate, amount: steppedUp(schedule, Math.floor((month - first) / 12)) };
}

/** Months since the year 0. */
export const monthOf = (date: IsoDate): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The day of a month; in a shorter month its last. */
export function dueDateIn(month: number, day: number): IsoDate {
  const [year, index] = [Math.floor(month / 12), month % 12];
  const lastDay = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, index, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

function steppedUp({ amount, stepUp }: Schedule, years: number): number {
  if (stepUp === null) return amount;
  const growth = decimal(100).plus(decimal(stepUp));
  let grown = amount;
  for (let year = 0; year < years && grown < maxInstalment; year += 1) {
    grown = decimal(grown).times(growth).dividedBy(decimal(100), 0).toNumber();
  }
  return Math.min(grown, maxInstalment);
}

/**
 * Where the next instalment is looked for after one was recorded: a month has one, whatever day the
 * SIP is moved to.
 */
export const monthAfter = (date: IsoDate): IsoDate => dueDateIn(monthOf(date) + 1, 1);
