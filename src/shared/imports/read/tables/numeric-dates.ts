import { parseNavDate, type IsoDate } from "../../../dates.ts";

/** The orders in which a date of three numbers can be written; the first is the usual one in India. */
export const dateOrders = ["day-month-year", "month-day-year", "year-month-day"] as const;
/** The last one is of dates that a spreadsheet read with the month first, and writes with the year first. */
export type DateOrder = (typeof dateOrders)[number] | "year-day-month";

/** Only the last number can be a year of four digits; a time may follow. */
const numericDate = /^\s*((\d{1,2})[-/. ](\d{1,2})[-/., ]+(\d{4}|\d{1,2}))(?=$|[T ,])(.*)$/;

const isoDate = /^\s*(\d{4}-\d{2}-\d{2})(?=$|[T ,])(.*)$/;

/** The day of a cell that has its year first; null for any other one. */
export const dayAfterYear = (cell: string): string | null => isoDate.exec(cell)?.[1] ?? null;

/** Whether a day and a month could stand in each other's place. */
export const couldBeTurned = (day: string): boolean => day.slice(-2) <= "12";

/** A date of three numbers without its time; null for any other cell. */
export const numericDay = (cell: string): string | null => numericDate.exec(cell)?.[1] ?? null;

export const hasLongYear = (day: string): boolean => /^\d{4}|\d{4}$/.test(day);

/** A year of two digits is from 1964 to 2063. */
export const fullYear = (year: string): string =>
  year.length === 2 ? `${year < "64" ? "20" : "19"}${year}` : year;

/** The date of three numbers in an order; null where it is none. One with its year first is another in the last order only. */
export function dateInOrder(cell: string, order: DateOrder): IsoDate | null {
  const iso = dayAfterYear(cell);
  if (iso !== null) return parseNavDate(order === "year-day-month" ? turned(iso) : iso);
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

const turned = (day: string): string => [day.slice(0, 4), day.slice(8), day.slice(5, 7)].join("-");

/** The cell with such a date written with its year first; where it is none in this order, it is none at all. */
export function withIsoDate(cell: string, order: DateOrder): string {
  const rest = numericDate.exec(cell)?.[5] ?? isoDate.exec(cell)?.[2];
  return rest === undefined ? cell : `${dateInOrder(cell, order) ?? "?"}${rest}`;
}
