import { hasDates, hasNumbers } from "./column-values.ts";
import type { FurtherColumn, FurtherColumns } from "./further-types.ts";
import { remarksIn } from "./row-remarks.ts";
import { isOtherCurrency, namesNoRupees } from "./rupees.ts";
import {
  flagOfColumn,
  isNotCompletedWord,
  isStatusColumn,
  isYes,
  saysNotCompleted,
} from "./status-words.ts";

/** Whether some of a column's cells say that their row does not count. Days and figures say more than that. */
export const isRemark = (column: FurtherColumn): boolean =>
  isStatusColumn(column.name) ||
  isFlaggedIn(column) ||
  (!hasDates(column) &&
    !hasNumbers(column) &&
    column.filled.some((cell) => saysNotCompleted(cell) || isOtherCurrency(cell)));

const isFlaggedIn = ({ name, filled }: FurtherColumn): boolean =>
  filled.some(flagOfColumn(name)?.isSaid ?? (() => false));

/** A status that is the same in every row tells none from another, unless it says that nothing came of them. */
export const isSameStatus = (column: FurtherColumn): boolean =>
  column.cells.length > 1 &&
  new Set(column.cells).size === 1 &&
  !isFlaggedIn(column) &&
  !column.cells.some(saysNothingCame);

const saysNothingCame = (cell: string): boolean =>
  saysNotCompleted(cell) || isNotCompletedWord(cell) || isOtherCurrency(cell) || isYes(cell);

export function remarkReader(
  headerAt: number,
  columns: readonly FurtherColumn[],
): FurtherColumns["remarkOf"] {
  const places = new Map(columns.map(({ name }, index) => [name, index]));
  const sample = (columns[0]?.cells ?? []).map((_, row) =>
    columns.map(({ cells }) => cells[row] ?? ""),
  );
  const remarkOf = remarksIn({ at: headerAt, columns: places }, new Set(), sample);
  const currencies = columns.filter(({ filled }) => namesNoRupees(filled));
  return ({ cells }) => {
    const own = columns.map(({ at }) => cells[at] ?? "");
    const isUnsaid = currencies.some(({ at }) => (cells[at] ?? "").trim() === "");
    return isUnsaid || own.some(isOtherCurrency) ? "not-rupees" : remarkOf(own);
  };
}
