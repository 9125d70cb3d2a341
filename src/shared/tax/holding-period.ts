import { addDays, type IsoDate } from "../dates.ts";

/** The same day some months later; the month's last day where it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const monthsSince0 = 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(monthsSince0 / 12), (monthsSince0 % 12) + 1];
  const day = date.slice(8);
  const start = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-`;
  // Each month has 28 days: reports ask this of thousands of lots.
  if (day <= "28") return start + day;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return start + String(Math.min(Number(day), lastDay));
}

/** The first day on which units are held for longer than some months. */
export const dayAfterMonths = (date: IsoDate, months: number): IsoDate =>
  addDays(addMonths(date, months), 1);

export const isHeldLonger = (acquiredOn: IsoDate, soldOn: IsoDate, months: number): boolean =>
  soldOn > addMonths(acquiredOn, months);
