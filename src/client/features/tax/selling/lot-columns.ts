import type { HeldDay } from "../../../../shared/tax/selling/selling-types.ts";
import type { PlainText } from "../../../language/text.ts";

type LotColumn = { name: PlainText; text: (day: HeldDay) => string };

/** Columns for values that differ between rows. A value that all rows share is said once, under them. */
export function lotColumns(
  days: readonly HeldDay[],
  all: readonly LotColumn[],
): { columns: LotColumn[]; notes: { name: PlainText; value: string }[] } {
  const columns: LotColumn[] = [];
  const notes: { name: PlainText; value: string }[] = [];
  for (const column of all) {
    const [value, ...others] = new Set(days.map(column.text));
    if (others.length > 0) columns.push(column);
    else if (value !== undefined) notes.push({ name: column.name, value });
  }
  return { columns, notes };
}
