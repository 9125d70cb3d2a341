import { hasCharges } from "./charges.ts";
import { cellDate, cellNumber } from "./cells.ts";
import {
  couldSayNotHeld,
  hasDates,
  hasKindWords,
  hasNumbers,
  hasPeriods,
  isNameless,
  isUniform,
} from "./column-values.ts";
import { isVariantColumn } from "./described-scheme.ts";
import type { FurtherColumn, KnownColumns, OwnColumn } from "./further-types.ts";
import { isHarmlessName } from "./further-names.ts";
import { isWayOfPaying } from "./kind-column.ts";
import { couldBeStatus } from "./status-words.ts";
import { suggestedColumn } from "./suggest-mapping.ts";

type KnownTable = {
  format: KnownColumns;
  own: OwnColumn;
  /** Whether the table lacks a column of the format, which could stand there by another name. */
  isIncomplete: boolean;
};

/** Whether the values of a column could tell days, kinds, amounts or charges apart, or what is held from what was. */
export const couldChangeRecords =
  ({ format: { hasNoProof = false }, own, isIncomplete }: KnownTable) =>
  (column: FurtherColumn): boolean => {
    if (hasCharges(column)) return true;
    const isSameInAll = column.cells.length > 1 && isUniform(column);
    if (isHarmlessName(column) || isSameInAll) return false;
    if (couldBeStatus(column.filled)) return true;
    if (hasDates(column)) return !isSame(column, own("date"), cellDate);
    if (hasNumbers(column)) {
      const isCopy = (["units", "nav", "amount"] as const).some((field) =>
        isSame(column, own(field), cellNumber),
      );
      if (isCopy || isCounting(column)) return false;
      return hasNoProof || isIncomplete || isFigure(column) || isNameless(column);
    }
    const isOfKinds =
      hasKindWords(column) && !isWayOfPaying(column.name) && !isVariantColumn(column.name);
    const isOfHoldings = own("date") === undefined;
    return isOfKinds || (isOfHoldings && (couldSayNotHeld(column) || hasPeriods(column)));
  };

/** Whether two columns say the same in each row in which the first says anything. */
const isSame = (
  { cells }: FurtherColumn,
  other: FurtherColumn | undefined,
  read: (cell: string) => string | null,
): boolean =>
  other !== undefined &&
  cells.every((cell, index) => cell === "" || read(cell) === read(other.cells[index] ?? ""));

/** 1, 2, 3: the number of the row. */
const isCounting = ({ filled }: FurtherColumn): boolean =>
  filled.length > 1 && filled.every((cell, index) => Number(cell) === Number(filled[0]) + index);

/** Whether an unknown table's units, NAV or money could be in a column, by its name. */
const isFigure = (column: FurtherColumn): boolean =>
  (["units", "nav", "amount", "debit", "credit"] as const).some(
    (field) => suggestedColumn(field, [column]) === column.name,
  );
