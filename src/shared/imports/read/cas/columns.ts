import { printedNumber } from "./numbers.ts";
import type { Line, Word } from "./text-page.ts";

const numberColumns = ["amount", "units", "nav", "balance"] as const;
export type NumberColumn = (typeof numberColumns)[number];

/** Where a page's table has its columns: left edges of texts, right edges of numbers. */
export type Columns = { date: number; text: number } & Record<NumberColumn, number>;

const headerHeight = 15;
/** Points by which a number may miss the right edge of its column. */
const misalignment = 8;
const numberWidth = 55;

const labels: Record<string, keyof Columns> = {
  date: "date",
  transaction: "text",
  amount: "amount",
  units: "units",
  nav: "nav",
  price: "nav",
  balance: "balance",
};

/** The columns that a header names, and how many lines it has; null where no header begins at this line. */
export function readHeader(
  lines: readonly Line[],
  start: number,
): { columns: Columns; lines: number } | null {
  const first = lines[start];
  const [firstWord] = first?.words ?? [];
  if (first === undefined || firstWord === undefined) return null;
  if (labelOf(firstWord) === undefined) return null;
  if (first.words.length > 12) return null;
  const found = new Map<keyof Columns, Word>();
  let count = 0;
  for (const line of lines.slice(start, start + 5)) {
    if (line.page !== first.page || first.y - line.y > headerHeight) break;
    // Nearly all lines end here, with their first word.
    if (!line.words.every((word) => labelOf(word) !== undefined)) break;
    for (const word of line.words) {
      const label = labelOf(word);
      if (label !== undefined && label !== "note" && !found.has(label)) found.set(label, word);
    }
    count += 1;
  }
  const [date, text] = [found.get("date"), found.get("text")];
  const right = (column: NumberColumn) => found.get(column)?.right;
  const [amount, units, nav, balance] = numberColumns.map(right);
  if (date === undefined || text === undefined) return null;
  if (amount === undefined || units === undefined || nav === undefined || balance === undefined) {
    return null;
  }
  return {
    columns: { date: date.left, text: text.left, amount, units, nav, balance },
    lines: count,
  };
}

/** "(INR)" and the "Unit" of "Unit Balance" stand in a header and name no column. */
const labelOf = ({ text }: Word): keyof Columns | "note" | undefined => {
  if (text.length > longestLabel) return undefined;
  const name = text.toLowerCase().replaceAll(/[():]/g, "");
  return /^(inr|unit|rs\.?|₹|in)$/.test(name) ? "note" : labels[name];
};
const longestLabel = "(transaction):".length;

/** Points by which all numbers of a page can stand beside their header. */
const maxShift = 25;
/** Points up to which the columns stay: before a number is lost that stands alone in the next row. */
const minShift = 5.5;

/** The columns moved sideways as a whole to where the numbers of a row stand; as they are where not all fit so. */
export function shiftedColumns({ words }: Line, columns: Columns): Columns {
  const figures = words.filter((word) => isFigure(word, columns));
  const last = figures.at(-1);
  if (last === undefined || figures.length < 3) return columns;
  const shift = last.right - columns.balance;
  if (Math.abs(shift) <= minShift || Math.abs(shift) > maxShift) return columns;
  const shifted = { ...columns };
  for (const column of numberColumns) shifted[column] += shift;
  return figures.every((word) => columnOf(word, shifted) !== null) ? shifted : columns;
}

/** A number with decimals, right of the descriptions. */
export const isFigure = ({ text, right }: Word, columns: Columns): boolean =>
  right >= columns.amount - numberWidth && /^[(−-]?(?:\d[\d,]*)?\.\d{2,}\)?$/.test(text);

export function columnOf(word: Word, columns: Columns): NumberColumn | null {
  const nearest = numberColumns.find(
    (column) =>
      Math.abs(word.right - columns[column]) <= misalignment &&
      word.left >= columns[column] - numberWidth - misalignment,
  );
  return nearest === undefined || printedNumber(word.text) === null ? null : nearest;
}
