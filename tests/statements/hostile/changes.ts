import fc from "fast-check";
import type { Cells } from "./true-tables.ts";

const otherNames = [
  "Narration",
  "Buy/Sell",
  "Remarks",
  "Value",
  "Qty",
  "Settlement Date",
  "Posting date",
  "NAV date",
  "Col 7",
  "Balance Units",
  "Unit balance",
  "Transaction",
  "Status",
  "Mode",
  "Total",
  "Rate",
  "Net",
];

export type Change =
  | { kind: "rename"; at: number; name: string }
  | { kind: "swap"; at: number; other: number }
  | { kind: "copy"; at: number; name: string | null; isAltered: boolean; isFirst: boolean }
  | { kind: "drop"; at: number };

export const column = fc.nat({ max: 14 });
export const otherName = fc.constantFrom(...otherNames);

export const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant("rename" as const), at: column, name: otherName }),
  fc.record({ kind: fc.constant("swap" as const), at: column, other: column }),
  fc.record({
    kind: fc.constant("copy" as const),
    at: column,
    name: fc.option(otherName),
    isAltered: fc.boolean(),
    isFirst: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("drop" as const), at: column }),
);

/** Another value that the same column could have. */
const altered = (cell: string): string =>
  /^\d{4}-/.test(cell)
    ? cell.replace(/^\d{4}/, "2019")
    : /^-?[\d.]+$/.test(cell)
      ? `${cell}7`
      : cell;

/** A name that says what another column is: nothing could show it. */
const isLie = (before: string, after: string): boolean =>
  (after === "Qty" && !/unit|quantity/i.test(before)) ||
  (/balance/i.test(after) && !/unit|quantity|balance/i.test(before)) ||
  (after === "Rate" && !/nav|price/i.test(before)) ||
  (/Value|Total|Net/.test(after) && !/amount/i.test(before));

function changed(rows: readonly Cells[], change: Change): Cells[] {
  return rows.map((cells, row) => {
    const cell = cells[change.at];
    if (cell === undefined) return cells;
    switch (change.kind) {
      case "rename":
        if (isLie(rows[0]?.[change.at] ?? "", change.name)) return cells;
        return row === 0 ? cells.with(change.at, change.name) : cells;
      case "swap": {
        const other = cells[change.other];
        return other === undefined ? cells : cells.with(change.at, other).with(change.other, cell);
      }
      case "copy": {
        if (isLie(rows[0]?.[change.at] ?? "", change.name ?? "")) return cells;
        const copy = row === 0 ? (change.name ?? cell) : change.isAltered ? altered(cell) : cell;
        return change.isFirst ? [copy, ...cells] : [...cells, copy];
      }
      case "drop":
        return cells.filter((_, index) => index !== change.at);
      default:
        return change satisfies never;
    }
  });
}

/**
 * Where another column is added, the true one stays, and keeps its name beside a copy of that name: a file that only has
 * the other one says something else.
 */
export function allChanged(all: readonly Change[], rows: readonly Cells[]): readonly Cells[] {
  const copies = all.filter((change) => change.kind === "copy" && change.isAltered);
  const hasSameName = copies.some((change) => change.kind === "copy" && change.name === null);
  return all
    .filter(({ kind }) => copies.length === 0 || kind !== "drop")
    .filter(({ kind }) => !hasSameName || kind !== "rename")
    .reduce((before, change) => changed(before, change), rows);
}
