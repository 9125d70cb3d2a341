import { dayInMilliseconds } from "./day-length.ts";
import { missing } from "./missing.ts";

/** `YYYY-MM-DD`; comparable as text. */
export type IsoDate = string;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads `20-Aug-2026` (AMFI), `20-08-2026` and `2026-08-20`.
 * @returns null for any other text and for days that do not exist
 */
export function parseNavDate(text: string): IsoDate | null {
  const value = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (iso) return calendarDate(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})-(\d{1,2}|[a-z]{3})-(\d{4})$/i.exec(value);
  if (!dayFirst) return null;
  const named = months.indexOf((dayFirst[2] ?? missing()).toLowerCase());
  return calendarDate(dayFirst[3], named === -1 ? dayFirst[2] : String(named + 1), dayFirst[1]);
}

function calendarDate(year = "", month = "", day = ""): IsoDate | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const lastDay = new Date(Date.UTC(y, m, 0)).getUTCDate();
  const exists = y >= 1900 && m >= 1 && m <= 12 && d >= 1 && d <= lastDay;
  return exists ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}

const indianOffset = 5.5 * 60 * 60_000;

export const indianDay = (now: Date): IsoDate =>
  new Date(now.getTime() + indianOffset).toISOString().slice(0, 10);

/** The first moment of a day in India. */
export const startOfIndianDay = (day: IsoDate): Date => new Date(Date.parse(day) - indianOffset);

/** Tomorrow in India: orders of an evening are dated the next day. */
export const latestDate = (now: Date): IsoDate =>
  indianDay(new Date(now.getTime() + dayInMilliseconds));

/** How many Mondays to Fridays lie after the first day and before the second. */
export function weekdaysBetween(after: IsoDate, before: IsoDate): number {
  const days = Math.max(0, daysBetween(after, before) - 1);
  const firstWeekday = (new Date(after).getUTCDay() + 1) % 7;
  const rest = Array.from({ length: days % 7 }, (_, index) => (firstWeekday + index) % 7);
  return Math.floor(days / 7) * 5 + rest.filter((weekday) => weekday >= 1 && weekday <= 5).length;
}

export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);
