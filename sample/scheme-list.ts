import { readFileSync } from "node:fs";
import { join } from "node:path";
import { indianDay, type IsoDate } from "../src/shared/dates.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";

/** The NAVs are made up, so that they can be as of any day: of the last weekday, as a real list's mostly are. */
export const sampleSchemeList = (day = lastWeekday()): string =>
  readFileSync(join(import.meta.dirname, "scheme-list.txt"), "utf8").replaceAll("01-Apr-2025", day);

export const isWeekday = (day: number): boolean =>
  ![0, 6].includes(new Date(isoDay(day)).getUTCDay());

/** Before today. */
function lastWeekday(): IsoDate {
  let day = dayOf(indianDay(new Date())) - 1;
  while (!isWeekday(day)) day -= 1;
  return isoDay(day);
}
