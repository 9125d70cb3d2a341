import { dayInMilliseconds, type IsoDate } from "../dates.ts";

/** The same day some months later; the month's last day where it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
}

/** The first day on which units are held for longer than some months. */
export const dayAfterMonths = (date: IsoDate, months: number): IsoDate =>
  addDays(addMonths(date, months), 1);

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);

export const isHeldLonger = (acquiredOn: IsoDate, soldOn: IsoDate, months: number): boolean =>
  soldOn > addMonths(acquiredOn, months);
