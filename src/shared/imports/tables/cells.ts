import { parseNavDate, type IsoDate } from "../../dates.ts";
import { decimal, type DecimalText } from "../../money.ts";

const number = /^[(−-]?\s*(?:₹|Rs\.?|INR)?\s*-?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\)?$/iu;

/**
 * The exact number of a cell, grouped in the western or the Indian way, negative by a sign or in parentheses.
 * @returns null for a cell without a number
 */
export function cellNumber(cell: string): DecimalText | null {
  const text = cell.trim();
  // Nearly all are plain, and a file has tens of thousands.
  if (/^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, "");
  if (/^(?:0|[1-9]\d*)\.\d+$/.test(text)) return text.replace(/\.?0+$/, "");
  if (!number.test(text)) return null;
  const isNegative = /^(?:[(−-]|(?:₹|Rs\.?|INR)\s*-)/iu.test(text);
  const digits = text
    .replaceAll(/₹|Rs\.?|INR|[(),\s−]|^-/giu, "")
    .replace(/^-/, "")
    .replace(/^\./, "0.")
    .replace(/\.(?=e|$)/i, "")
    .toLowerCase()
    .replace(/e(\d)/, "e+$1");
  const exact = decimal(digits).toText();
  return isNegative && /[1-9]/.test(exact) ? `-${exact}` : exact;
}

/** As `cellNumber`, where a comma stands before the decimals. */
export const germanNumber = (cell: string): DecimalText | null =>
  cellNumber(cell.replaceAll(".", "").replace(",", "."));

/** Days from 1899-12-30 to 1970-01-01: a spreadsheet's day 0. */
const spreadsheetEpoch = 25_569;

/**
 * A date: ISO, also with a time; day, month and year with hyphens, slashes, dots or blanks; a spreadsheet's number of
 * days. The month is never taken to stand first.
 */
export function cellDate(cell: string): IsoDate | null {
  const text = cell.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    return new Date((Math.floor(Number(text)) - spreadsheetEpoch) * 86_400_000)
      .toISOString()
      .slice(0, 10);
  }
  const [, first = "", second = "", third = ""] =
    /^(\d{1,4})[-/. ]([A-Za-z]{3,9}|\d{1,2})[-/., ]+(\d{2,4})$/.exec(text) ?? [];
  const month = /[a-z]/i.test(second) ? second.slice(0, 3) : second.padStart(2, "0");
  if (first.length === 4) return parseNavDate(`${first}-${month}-${third.padStart(2, "0")}`);
  if (third.length !== 4) return null;
  return parseNavDate(`${first.padStart(2, "0")}-${month}-${third}`);
}

/** A folio that a spreadsheet turned into a rounded number cannot be told any more. */
export const folioOf = (cell: string): string | null => {
  const text = cell.trim().replace(/^'/, "").replaceAll(/\s+/g, " ");
  return text === "" || /^\d(?:\.\d+)?e\+\d+$/i.test(text) ? null : text;
};

/** Fundbook's own CSV has an apostrophe before a text that a spreadsheet would run. */
export const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, "");
