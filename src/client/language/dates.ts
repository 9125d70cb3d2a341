import { daysBetween, type IsoDate } from "../../shared/dates.ts";
import { languageRules } from "./text.ts";

// Not with Intl: creating the first formatter blocks a slow phone for 50 ms.

/** A calendar date: `20 Aug 2026`, `20 अगस्त 2026`. */
export function dateText(date: IsoDate): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return languageRules().formatDate(year, month, day);
}

/** Without its year: `20 Aug`. */
export function shortDateText(date: IsoDate): string {
  const [, month = 1, day = 1] = date.split("-").map(Number);
  return languageRules().formatDay(month, day);
}

/** Without its year where that goes without saying. */
export const dateTextFrom = (date: IsoDate, today: IsoDate): string =>
  Math.abs(daysBetween(today, date)) < nearDays ? shortDateText(date) : dateText(date);
const nearDays = 300;

/** `Aug 2026`. */
export function monthText(date: IsoDate): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return languageRules().formatMonth(year, month);
}

/** The local day of an instant: `20 Aug 2026`. */
export function localDate(instant: string): string {
  const date = new Date(instant);
  return languageRules().formatDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** An instant in local time: `20 Aug 2026, 5:30 pm`. */
export function localMoment(instant: string): string {
  const date = new Date(instant);
  return `${localDate(instant)}, ${languageRules().formatTime(date.getHours(), date.getMinutes())}`;
}
