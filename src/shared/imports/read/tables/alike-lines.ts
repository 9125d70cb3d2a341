import type { StatementRow, UnusedPart } from "../../statement.ts";
import type { TableRow } from "./table.ts";

/**
 * Counts transactions that stand in a file twice, word for word. One with a reference of its own is the same one; of
 * others nobody can tell, so that they count and are said.
 */
export class AlikeLines {
  readonly #seen = new Set<string>();
  #repeated = 0;

  /** @returns "repeated" for one that was surely read before, "alike" for one that may have been */
  compare(
    { date, type, units, amount, reference, balance }: StatementRow,
    row: TableRow,
  ): "new" | "alike" | "repeated" {
    // A balance shows by itself which line is too much.
    if (balance !== null) return "new";
    const line = [date, type, units, amount, row.text ?? row.cells.join("\n")].join("\n");
    const isKnown = this.#seen.has(line);
    this.#seen.add(line);
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
