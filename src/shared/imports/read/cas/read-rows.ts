import type { IsoDate } from "../../../dates.ts";
import type { DecimalText } from "../../../money.ts";
import type { SourceLocation } from "../../statement.ts";
import { attachedTax } from "./classify.ts";
import { columnOf, isFigure, type Columns, type NumberColumn } from "./columns.ts";
import { printedNumber } from "./numbers.ts";
import { afterDate, printedDate } from "./printed-date.ts";
import type { Line } from "./text-page.ts";

export type PrintedRow = {
  date: IsoDate;
  description: string;
  locations: SourceLocation[];
} & Record<NumberColumn, DecimalText | null>;

/** Points by which a cell may begin before its column. */
const indent = 6;

export const locationOf = ({ page, line, text }: Line): SourceLocation => ({ page, line, text });

/** @returns null for a line without a date, "no-column" where a number stands in none of the columns */
export function readRow(line: Line, columns: Columns): PrintedRow | "no-column" | null {
  const [first] = line.words;
  if (first === undefined || Math.abs(first.left - columns.date) > indent * 2) return null;
  const date = printedDate(line.text);
  if (date === null) return null;
  const numbers: Record<NumberColumn, DecimalText | null> = {
    amount: null,
    units: null,
    nav: null,
    balance: null,
  };
  const texts: string[] = [];
  if (hasStrayFigures(line, columns)) return "no-column";
  for (const word of line.words) {
    const column = columnOf(word, columns);
    if (column !== null && numbers[column] === null) numbers[column] = printedNumber(word.text);
    else texts.push(word.text);
  }
  const description = afterDate(texts.join(" ")) ?? "";
  return { date, description, locations: [locationOf(line)], ...numbers };
}

/** A figure beside all columns; a description can have one, but not right of the amounts, nor several and no others. */
function hasStrayFigures({ words, text: line }: Line, columns: Columns): boolean {
  const figures = words.filter((word) => isFigure(word, columns));
  const isTax = attachedTax(line) !== null;
  // An event has no money, and can be as long as the line.
  if (!isTax && words.some(({ text }) => text.startsWith("***"))) return false;
  const stray = figures.filter((word) => columnOf(word, columns) === null);
  return (
    stray.some(({ left }) => left > columns.amount) ||
    (stray.length > (isTax ? 0 : 1) && stray.length === figures.length)
  );
}

/** Whether a line has a date and, further on, two numbers with decimals, as a transaction does. */
export const isLikeTransaction = ({ words, text }: Line): boolean =>
  printedDate(text) !== null &&
  words.filter((word) => /^[(−-]?[\d,]*\.\d{2,}\)?$/.test(word.text)).length > 1;

/** The rest of a description on a line of its own: it begins at the description's edge, and no number is in a column. */
export function isContinuation(line: Line, columns: Columns): boolean {
  const [first] = line.words;
  if (first === undefined || first.left < columns.text - indent) return false;
  if (first.left >= columns.amount - indent) return false;
  return line.words.every((word) => columnOf(word, columns) === null);
}
