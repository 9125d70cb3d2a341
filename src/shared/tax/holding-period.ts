import type { IsoDate } from "../dates.ts";

/** The same day some months later; the month's last day where it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
}

export const isHeldLonger = (acquiredOn: IsoDate, soldOn: IsoDate, months: number): boolean =>
  soldOn > addMonths(acquiredOn, months);
