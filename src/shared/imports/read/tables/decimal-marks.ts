import { cellNumber, germanNumber } from "./cells.ts";
import { columnsBelow, hasDates, hasNumbers, isCalledUnits } from "./column-values.ts";
import type { Table } from "./table.ts";

type NumberOf = typeof cellNumber;

const figuresBelow = (table: Table, headerAt: number): string[] =>
  columnsBelow(table, headerAt)
    .filter((column) => hasNumbers(column) && !hasDates(column))
    .flatMap(({ filled }) => filled);

/** Whether figures are numbers only with decimal commas, and none only with points. One alone may be damage. */
export function hasDecimalCommas(table: Table, headerAt: number): boolean {
  const figures = figuresBelow(table, headerAt);
  const countOnly = (read: NumberOf, other: NumberOf) =>
    figures.filter((cell) => read(cell) !== null && other(cell) === null).length;
  return countOnly(germanNumber, cellNumber) > 1 && countOnly(cellNumber, germanNumber) === 0;
}

/** Three figures behind every point, and no longer number without one: "5.000" may be five thousand. */
const couldBeThousands = (cell: string): boolean => /^\D*\d{1,3}(?:\.\d{3})*\D*$/.test(cell);

/** Whether each point could stand between thousands. Units alone are printed with three decimals in India. */
function hasOpenPoints(table: Table, headerAt: number): boolean {
  const pointed = columnsBelow(table, headerAt).filter(
    (column) =>
      hasNumbers(column) && !hasDates(column) && column.filled.some((cell) => cell.includes(".")),
  );
  return (
    pointed.some(({ name }) => !isCalledUnits(name)) &&
    pointed.every(({ filled }) => filled.every(couldBeThousands))
  );
}

/**
 * Whether a table's figures can be those of another language: they have decimal commas, or each comma could stand before
 * decimals as well as between thousands, as in "12,345" between semicolons, or each point between thousands.
 */
export function hasOpenDecimals(table: Table, headerAt: number): boolean {
  if (hasDecimalCommas(table, headerAt)) return true;
  const { delimiter = "," } = table[headerAt] ?? {};
  if (delimiter === ",") return false;
  const figures = figuresBelow(table, headerAt).join(" ");
  return figures.includes(",") ? !figures.includes(".") : hasOpenPoints(table, headerAt);
}
