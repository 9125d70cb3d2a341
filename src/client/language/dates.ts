import type { IsoDate } from "../../shared/dates.ts";
import type { TimePassed } from "../../shared/relative-time.ts";
import { counted } from "./counted.ts";
import { currentLanguage, t } from "./text.ts";

// Not by the browser's own formatters: the first that a page makes keeps a slow phone busy for 50 ms.

/** A calendar date: `20 Aug 2026`, `20 अगस्त 2026`. */
export function dateText(date: IsoDate): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return dayText(year, month - 1, day);
}

/** The day of an instant where the reader is: `20 Aug 2026`. */
export function localDate(instant: string): string {
  const date = new Date(instant);
  return dayText(date.getFullYear(), date.getMonth(), date.getDate());
}

/** An instant where the reader is: `20 Aug 2026, 5:30 pm`. */
export const localMoment = (instant: string): string =>
  `${localDate(instant)}, ${timeText(new Date(instant))}`;

/** `2 hours ago`. */
export const agoText = ({ count, unit }: TimePassed): string => counted(count, passed[unit]);

const passed = {
  minute: { one: "{count} minute ago", other: "{count} minutes ago" },
  hour: { one: "{count} hour ago", other: "{count} hours ago" },
  day: { one: "{count} day ago", other: "{count} days ago" },
} as const;

// prettier-ignore
const months = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
] as const;

const dayText = (year: number, month: number, day: number): string =>
  `${day} ${t(months[month] ?? months[0])} ${year}`;

/** Hindi counts the hours from 00 to 23. */
function timeText(time: Date): string {
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, "0");
  if (currentLanguage() === "hi") return `${String(hours).padStart(2, "0")}:${minutes}`;
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "am" : "pm"}`;
}
