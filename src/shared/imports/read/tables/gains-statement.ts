import { decimal } from "../../../money.ts";
import { cellDate, cellNumber } from "./cells.ts";
import { columnsBelow, hasDates, hasNumbers, type TableColumn } from "./column-values.ts";
import { maxHeaderSearchRows } from "./header.ts";
import { minColumns, type Table } from "./table.ts";

const gain =
  /\bgains?\b|profit|\bp ?(?:&|and|\/|n)? ?l\b|\bstcg\b|\bltcg\b|short[ -]?term|long[ -]?term|taxable|holding period|period of holding|days held|indexed|grandfather|fair market|\bfmv\b/;
const bought = /purchase|\bbuy|bought|entry(?! ?load)|acqui|invest|\bcost\b/;
const sold = /\bsale\b|\bsell|sold|redem|redeem|exit(?! ?load)|withdraw/;
/** Days of a price, of the whole table, of a lock-in, of a plan or of a person. */
const ofNoTrade =
  /\bnav\b|valuation|price|as (?:on|of|at)|report|statement|updated|maturity|lock|\bfree\b|birth|\bdob\b|\bsip\b|\bnext\b/;
/** Enough to see what a table is. */
const maxRows = 200;
const maxHeaders = 3;
const maxFigures = 15;

/**
 * Whether a row of a table is a purchase and its sale, as registrars, brokers and depositories print them for the tax
 * return: by two dates, two prices and what lies between them, whatever the columns are called.
 */
export function isGainsStatement(head: Table): boolean {
  const headers = head
    .slice(0, maxHeaderSearchRows)
    .flatMap(({ cells }, at) => (isLikeHeader(cells) ? [at] : []));
  return headers
    .slice(0, maxHeaders)
    .some((at) => hasGains(columnsBelow(head.slice(0, at + maxRows), at)));
}

/** Whether a header is worth a look at the rows below it. */
export const namesGains = (names: readonly string[]): boolean =>
  names.some((name) => gain.test(name.replaceAll("_", " ")));

function isLikeHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return (
    filled.length > minColumns &&
    filled.every((cell) => cellNumber(cell) === null && cellDate(cell) === null)
  );
}

function hasGains(columns: readonly TableColumn[]): boolean {
  const named = (words: RegExp, of = columns) =>
    of.filter(({ name }) => words.test(name.replaceAll("_", " ")));
  const isGainNamed = named(gain).length > 0;
  const dates = columns.filter(
    (column) => (hasDates(column) || isNamedDate(column)) && couldBeOfTrade(column),
  );
  // What is held can have the days of its first and its last purchase.
  const hasSaleDate = dates.length > 1 && dates.length > named(bought, dates).length;
  if (isGainNamed && (hasSaleDate || areBothFilled(named(bought), named(sold)))) return true;
  if (!hasSaleDate) return false;
  if (areBothFilled(named(bought, dates), named(sold, dates))) return true;
  const figures = columns
    .filter((column) => !dates.includes(column) && hasNumbers(column))
    .slice(0, maxFigures);
  return areApart(dates) && hasDifference(figures);
}

function couldBeOfTrade({ name }: TableColumn): boolean {
  const words = name.replaceAll("_", " ");
  return bought.test(words) || sold.test(words) || !ofNoTrade.test(words);
}

/** Whether most rows have both, in two columns: an order has one of the two. */
const areBothFilled = (ones: readonly TableColumn[], others: readonly TableColumn[]): boolean =>
  ones.some((one) =>
    others.some((other) => {
      const both = one.cells.filter((cell, at) => cell !== "" && (other.cells[at] ?? "") !== "");
      return one !== other && both.length > 0 && both.length >= one.filled.length / 2;
    }),
  );

const isNamedDate = ({ name, filled }: TableColumn): boolean =>
  /\bdate\b|\bdate[ _]/.test(name) &&
  filled.length > 0 &&
  filled.every((cell) => cellDate(cell) !== null);

/** A trade and its settlement are days apart, a purchase and its sale mostly weeks. */
function areApart(dates: readonly TableColumn[]): boolean {
  const [one, other] = dates.map(({ cells }) => cells.map((cell) => cellDate(cell)));
  const days = (one ?? []).flatMap((date, at) => {
    const next = other?.[at] ?? null;
    return date === null || next === null
      ? []
      : [Math.abs(Date.parse(next) - Date.parse(date)) / 86_400_000];
  });
  return days.some((count) => count > 20);
}

/** Whether one column is what two others differ by, in all rows, and by more than a charge. */
function hasDifference(columns: readonly TableColumn[]): boolean {
  const figures = columns.map(({ cells }) => cells.map((cell) => cellNumber(cell)));
  return figures.some((one) =>
    figures.some((other) =>
      figures.some(
        (result) =>
          one !== other && result !== one && result !== other && isDifference(one, other, result),
      ),
    ),
  );
}

type Figures = readonly (string | null)[];

function isDifference(one: Figures, other: Figures, result: Figures): boolean {
  let isMuch = false;
  const rows = one.flatMap((figure, at) => {
    const [second, third] = [other[at] ?? null, result[at] ?? null];
    return figure === null || second === null || third === null
      ? []
      : [[figure, second, third] as const];
  });
  const isAll = rows.every(([figure, second, third]) => {
    const difference = decimal(figure).minus(decimal(second)).toText();
    isMuch ||= Math.abs(Number(third)) > Math.abs(Number(second)) * 0.02;
    return Math.abs(Number(difference) - Number(third)) < 0.02;
  });
  return isAll && isMuch && rows.length > 0;
}
