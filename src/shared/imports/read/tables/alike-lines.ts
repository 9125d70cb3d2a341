import type { StatementRow, UnusedPart } from "../../statement.ts";
import { cellDate, cellNumber } from "./cells.ts";
import type { TableRow } from "./table.ts";

/**
 * Counts transactions that stand in a file twice: word for word, or with their figures and dates in another form. One with a
 * reference of its own is the same one; of others nobody can tell, so that they count and are said.
 */
export class AlikeLines {
  readonly #seen = new Map<string, Seen>();
  #repeated = 0;

  /** @returns "repeated" for one that was surely read before, "alike" for one that may have been */
  compare(
    { date, type, units, amount, reference, balance }: StatementRow,
    row: TableRow,
  ): "new" | "alike" | "repeated" {
    // A balance shows by itself which line is too much.
    if (balance !== null) return "new";
    const figures = [date, type, units, amount].join("\n");
    const seen = this.#seen.get(figures);
    if (seen === undefined) {
      this.#seen.set(figures, { first: row, meanings: new Set() });
      return "new";
    }
    if (seen.meanings.size === 0) seen.meanings.add(meaningOf(seen.first));
    const meaning = meaningOf(row);
    const isKnown = seen.meanings.has(meaning);
    seen.meanings.add(meaning);
    if (!isKnown) return "new";
    if (reference === null) return "alike";
    this.#repeated += 1;
    return "repeated";
  }

  /** @param rows that the statement kept: some alike ones may have turned out to be unreadable */
  unused(rows: readonly StatementRow[]): UnusedPart[] {
    const alike = rows.filter(({ isAlike }) => isAlike === true).length;
    return [
      ...(this.#repeated === 0 ? [] : [{ kind: "repeated-lines" as const, count: this.#repeated }]),
      ...(alike === 0 ? [] : [{ kind: "alike-lines" as const, count: alike }]),
    ];
  }
}

/** Lines of the same figures: the cells of the first are looked at once there is a second one. */
type Seen = { first: TableRow; meanings: Set<string> };

/** Its cells, whatever the form of their figures and dates. */
const meaningOf = ({ cells }: TableRow): string =>
  cells.map((cell) => cellNumber(cell) ?? cellDate(cell) ?? cell.trim().toLowerCase()).join("\n");
