import { addDays, daysBetween, type IsoDate } from "../dates.ts";

/** Days before and after an instalment's day on which it may have been bought: banks and holidays move it. */
const daysBefore = 5;
export const daysAfter = 10;
/** Of the amount paid: what platforms charge, and statements round off. */
const amountShare = 0.01;

/** Amounts with stamp duty, both in one unit. */
export type Instalment = { dueDate: IsoDate; paid: number };
export type Bought = { date: IsoDate; paid: number };

/** How many days from its day an instalment was bought; null where the purchase is none of it. */
export function daysFromDue(due: Instalment, { date, paid }: Bought): number | null {
  const days = daysBetween(due.dueDate, date);
  if (days < -daysBefore || days > daysAfter) return null;
  return Math.abs(due.paid - paid) <= paid * amountShare ? Math.abs(days) : null;
}

/** The days on which what was bought on a day may have fallen due. */
export const dueDaysOf = (date: IsoDate): IsoDate[] =>
  Array.from({ length: daysBefore + daysAfter + 1 }, (_, index) =>
    addDays(date, index - daysAfter),
  );

/** The first and the last day on which an instalment may have been bought. */
export const daysToBuy = (dueDate: IsoDate): [first: IsoDate, last: IsoDate] => [
  addDays(dueDate, -daysBefore),
  addDays(dueDate, daysAfter),
];

/** Whether the purchase of an instalment may be missing in a statement of this day, as it comes some days later. */
export const mayComeLater = (dueDate: IsoDate, day: IsoDate): boolean =>
  dueDate <= day && daysBetween(dueDate, day) <= daysAfter;
