import { type IsoDate, latestDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";

const message = "Date cannot be in the future";

/** @param items which of the sent items have such a date */
export const dateRefusal = (items?: readonly number[]): AppError =>
  new AppError("request/invalid", { message, fieldErrors: { date: message }, items });

/** @throws AppError request/invalid for a date after tomorrow */
export function requireAllowedDates(now: Date, dates: readonly (IsoDate | null)[]): void {
  const latest = latestDate(now);
  if (dates.some((date) => date !== null && date > latest)) throw dateRefusal();
}
