import { parseNavDate, type IsoDate } from "../../../dates.ts";

/** The orders in which a date of three numbers can be written; the first is the usual one in India. */
export const dateOrders = ["day-month-year", "month-day-year", "year-month-day"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Only the last number can be a year of four digits; a time may follow. */
const numericDate = /^\s*((\d{1,2})[-/. ](\d{1,2})[-/., ]+(\d{4}|\d{1,2}))(?=$|[T ,])(.*)$/;

/** A date of three numbers without its time; null for any other cell. */
export const numericDay = (cell: string): string | null => numericDate.exec(cell)?.[1] ?? null;

export const hasLongYear = (day: string): boolean => /\d{4}$/.test(day);

/** A year of two digits is from 1964 to 2063. */
export const fullYear = (year: string): string =>
  year.length === 2 ? `${year < "64" ? "20" : "19"}${year}` : year;

/** The date of three numbers in an order; null where it is none. */
export function dateInOrder(cell: string, order: DateOrder): IsoDate | null {
  const [, , first = "", second = "", third = ""] = numericDate.exec(cell) ?? [];
  const [year, month, day] =
    order === "year-month-day"
      ? [first, second, third]
      : order === "month-day-year"
        ? [third, first, second]
        : [third, second, first];
  if (year.length === 1 || day.length > 2) return null;
  return parseNavDate(`${fullYear(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** The cell with such a date written with its year first; where it is none in this order, it is none at all. */
export function withIsoDate(cell: string, order: DateOrder): string {
  const match = numericDate.exec(cell);
  return match === null ? cell : `${dateInOrder(cell, order) ?? "?"}${match[5] ?? ""}`;
}
