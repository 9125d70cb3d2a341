import { dayInMilliseconds } from "../../../day-length.ts";
import { parseNavDate, type IsoDate } from "../../../dates.ts";
import { decimal, type DecimalText } from "../../../money.ts";
import { readIsin } from "../isin.ts";
import { isMaskedFolio } from "../masked-folio.ts";
import { panIn } from "../pan.ts";
import { memoize } from "../../../memoize.ts";
import { fullYear } from "./numeric-dates.ts";

/** A comma stands between thousands, lakhs or crores: "1,5" is no number. */
const number =
  /^(\()?\s*([-−])?\s*(?:₹|Rs\.?|INR)?\s*([-−])?((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,2}))?\s*(\))?$/iu;
/** A fast path for the usual grouping, tried before `number`. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
/** A longer text is not a number that anyone means; parsing it would only cost time. */
const longestNumber = 60;

/**
 * The exact number of a cell, grouped in the western or the Indian way, negative by a sign or in parentheses.
 * @returns null for a cell without a number
 */
export function cellNumber(cell: string): DecimalText | null {
  if (cell.length > longestNumber) return null;
  const text = cell.trim();
  const isGrouped = text.includes(",") && grouped.test(text);
  const plain = plainNumber(isGrouped ? text.replaceAll(",", "") : text);
  if (plain !== null) return plain;
  if (/^\+\d/.test(text)) return cellNumber(text.slice(1));
  const match = number.exec(text);
  if (match === null) return markedNumber(text);
  const [, open, sign, innerSign, digits = "", exponent, close] = match;
  if ((open === undefined) !== (close === undefined)) return null;
  const western = digits.replaceAll(",", "");
  const exact =
    (exponent === undefined ? plainNumber(western) : null) ?? exactNumber(western, exponent ?? "0");
  const isNegative = (open ?? sign ?? innerSign) !== undefined;
  return isNegative && exact !== "0" ? `-${exact}` : exact;
}

/** "5,000/-"; "1,234.56 Dr" is money that was taken: negative. */
const marked = /^(.*\d\.?)\s*(?:(\/-)|\(?([cd])r[.,]?\)?)$/i;
/** "2 Cr" can also be twenty million rupees; nobody holds a hundred times ten million. */
const leastCredit = 100;

function markedNumber(text: string): DecimalText | null {
  const [, figure = "", slash, letter = ""] = marked.exec(text) ?? [];
  const size = figure === "" ? null : cellNumber(figure);
  if (size === null || slash !== undefined) return size;
  if (letter.toLowerCase() === "c") return Math.abs(Number(size)) < leastCredit ? null : size;
  return size === "0" || size.startsWith("-") ? size : `-${size}`;
}

/** Whether a cell has a text that is neither a number nor a mark for an empty cell. */
export const isNoFigure = (cell: string): boolean =>
  cellNumber(cell) === null && !/^(?:[-–—.]*|n\.?\/?a\.?|null)$/i.test(cell.trim());

function exactNumber(western: string, exponent: string): DecimalText {
  const [whole = "", fraction = ""] = western.split(".");
  const sign = /^[+-]/.test(exponent) ? "" : "+";
  return decimal(`${whole || "0"}.${fraction || "0"}e${sign}${exponent}`).toText();
}

const [zeroCode, nineCode, pointCode] = [48, 57, 46];

/** A fast path: most numbers are plain digits without trailing zeros, and a file has tens of thousands. */
function plainNumber(text: string): DecimalText | null {
  let point = -1;
  let end = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === pointCode && point === -1 && index > 0) {
      point = index;
      end = index;
    } else if (code < zeroCode || code > nineCode) return null;
    else if (point === -1 || code !== zeroCode) end = index + 1;
  }
  const isPadded = text.charCodeAt(0) === zeroCode && end > 1 && point !== 1;
  return end === 0 || isPadded ? null : text.slice(0, end);
}

/** As `cellNumber`, where a comma stands before the decimals, and dots or blanks between thousands. */
export const germanNumber = (cell: string): DecimalText | null =>
  cellNumber(
    cell
      .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "")
      .replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : ".")),
  );

/** Days from 1899-12-30 to 1970-01-01: a spreadsheet's day 0. */
const spreadsheetEpoch = 25_569;
/** 1964 to 2063: there were no mutual funds in India before, and other numbers are no days. */
const [firstSpreadsheetDay, lastSpreadsheetDay] = [23_377, 59_901];

/**
 * A date: ISO; day, month, year; a month's name and then the day; eight digits from the year on; a spreadsheet's number of days.
 * A month in digits never stands first. A year of two digits is from 1964 to 2063. A time with a zone becomes the day in
 * India.
 */
export const cellDate = memoize((cell: string): IsoDate | null => {
  if (cell.length > longestDate) return null;
  if (!cell.includes(":")) return dayIn(cell.trim());
  const [, day = "", hours, minutes, half, zone = ""] = timed.exec(cell.trim()) ?? [];
  if (hours === undefined) return dayIn(cell.trim());
  const date = dayIn(day);
  const ahead = minutesAhead(zone);
  if (date === null || ahead === null) return null;
  const hour = (Number(hours) % (half === undefined ? 24 : 12)) + (/p/i.test(half ?? "") ? 12 : 0);
  const inIndia = hour * 60 + Number(minutes) - ahead + indiaAhead;
  return isoDay(Date.parse(date) + Math.floor(inIndia / minutesOfDay) * dayInMilliseconds);
});

/** A day with a time and perhaps a zone: "2022-03-15T18:30:00.000Z", "15-03-2022 06:30 PM". */
const timed =
  /^(.{6,}?)[T ,]+(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(?:hrs\.?|hours)?\s*\(?([a-z]{1,4}|(?:gmt|utc)?[+-]\d{1,2}:?(?:\d{2})?)?\)?$/i;
const longestDate = 60;
const isoDay = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);
const minutesOfDay = 24 * 60;
const indiaAhead = 330;

/** A zone's offset from UTC, India's where there is none; null for an unknown zone. */
function minutesAhead(zone: string): number | null {
  if (zone === "" || /^ist$/i.test(zone)) return indiaAhead;
  if (/^(?:z|utc|gmt)$/i.test(zone)) return 0;
  const [, sign, hours, minutes = "0"] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}

/** "1st Jan 2024", "1st of January, 2024", "January 1st, 2024". */
const ordinal = /\b(\d{1,2})(?:st|nd|rd|th)\b,?(?: of\b)?/i;

function dayIn(printed: string): IsoDate | null {
  const text = printed.replace(ordinal, "$1");
  if (/^(?:19|20)\d{6}$/.test(text))
    return parseNavDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const days = Math.floor(Number(text));
    if (days < firstSpreadsheetDay || days > lastSpreadsheetDay) return null;
    return isoDay((days - spreadsheetEpoch) * dayInMilliseconds);
  }
  const [, name = "", dayOfName = "", yearOfName = ""] =
    /^([A-Za-z]{3,9})[-/., ]+(\d{1,2})[-/., ]+(\d{4}|\d\d)$/.exec(text) ?? [];
  if (name !== "") return dayFirst(dayOfName, name, yearOfName);
  const [, first = "", second = "", third = ""] =
    /^(\d{1,4})[-/. ]([A-Za-z]{3,9}|\d{1,2})[-/., ]+(\d{1,4})$/.exec(text) ?? [];
  return first.length === 4
    ? parseNavDate(`${first}-${monthOf(second)}-${third.padStart(2, "0")}`)
    : dayFirst(first, second, third);
}

const monthOf = (text: string): string =>
  /[a-z]/i.test(text) ? text.slice(0, 3) : text.padStart(2, "0");

function dayFirst(day: string, month: string, year: string): IsoDate | null {
  if (year.length !== 4 && year.length !== 2) return null;
  return parseNavDate(`${day.padStart(2, "0")}-${monthOf(month)}-${fullYear(year)}`);
}

/** A spreadsheet's "#DIV/0!", a name, an ISIN, a PAN or a figure that stands in a folio's place. */
const isSomethingElse = (text: string): boolean =>
  !/\d|^demat/i.test(text) ||
  text.startsWith("#") ||
  readIsin(text) !== null ||
  panIn(text) !== null ||
  /^\d+\.\d+$/.test(text);

/** "12/3" becomes "12-Mar" or 2026-03-12 in a spreadsheet. */
const isTakenForDay = (text: string): boolean =>
  (/\D/.test(text) && cellDate(text) !== null) ||
  /^(?:\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/.test(text);

/** "1.2E+11": a spreadsheet writes a long number so, and its last digits are lost. */
export const isCutNumber = (text: string): boolean => /^\d+(?:\.\d+)?e\+?\d+$/i.test(text);

type FolioCell = { folio: string | null; damagedFolio?: string };

export const folioCell = memoize((cell: string): FolioCell => {
  // Some exports end a folio with a slash and no suffix.
  const text = cell
    .trim()
    .replace(/^'/, "")
    .replace(/^folio(?: ?(?:no|number))?\b[ .:]*(?=\d)/i, "")
    .replace(/\s*\/$/, "")
    .replaceAll(/\s+/g, " ");
  // A spreadsheet writes a number so.
  if (grouped.test(text)) return { folio: text.replaceAll(",", "").replace(/\.0*$/, "") };
  // A column of numbers with an empty cell is often written as one of decimals.
  if (/^\d{5,}\.0$/.test(text)) return { folio: text.slice(0, -".0".length) };
  if (isCutNumber(text) || isTakenForDay(text) || isMaskedFolio(text))
    return { folio: null, damagedFolio: text };
  return { folio: isSomethingElse(text) ? null : text };
});
