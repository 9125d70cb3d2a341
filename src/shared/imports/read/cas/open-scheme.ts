import type { DecimalText } from "../../../money.ts";
import type { StatementScheme, UnreadLine } from "../../statement.ts";
import { locationOf, type PrintedRow } from "./read-rows.ts";
import type { Line } from "./text-page.ts";

/** A scheme between its opening and its closing line. */
export type OpenScheme = {
  described: Pick<
    StatementScheme,
    "house" | "investor" | "folio" | "name" | "isin" | "registrarCode" | "location"
  >;
  invalidIsin: string | null;
  maskedFolio: string | null;
  opening: DecimalText;
  rows: PrintedRow[];
  /** The description on the opening line, which is the first row's if that has none. */
  earlyText: string;
  lastRow: Line | null;
  between: Line[];
  unread: UnreadLine[];
  /** The lines since the last row, whatever they are: those of the next scheme, where this one has no closing line. */
  sinceRow: Line[];
};

/** Adds a row with the lines of its description, which can stand above it. */
export function addRow(open: OpenScheme, row: PrintedRow, line: Line): void {
  const { lastRow, between } = open;
  const isBare = row.description === "";
  const start = lastRow === null ? 0 : firstLineOfNext([lastRow, ...between, line], isBare);
  appendToLastRow(open, between.slice(0, start));
  const above = between.slice(start);
  const texts = [
    ...(lastRow === null && isBare ? [open.earlyText] : []),
    ...above.map(({ text }) => text),
    row.description,
  ];
  open.rows.push({
    ...row,
    description: texts.filter((text) => text !== "").join(" "),
    locations: [...above.map(locationOf), ...row.locations],
  });
  open.lastRow = line;
  open.between = [];
  open.sinceRow = [];
}

export function appendToLastRow({ rows }: OpenScheme, rest: readonly Line[]): void {
  const last = rows.at(-1);
  if (last === undefined) return;
  last.description = [last.description, ...rest.map(({ text }) => text)].join(" ").trim();
  last.locations.push(...rest.map(locationOf));
}

/** By this factor the widest gap must exceed the next one to separate two rows. */
const gapShare = 1.25;

/**
 * Which line between two rows is the first that belongs to the second one: the one after the widest gap, where that is
 * plainly wider than the others; else the last one, if the second row has no description.
 * @param lines both rows and what is between them
 */
function firstLineOfNext(lines: readonly Line[], isBare: boolean): number {
  const count = lines.length - 2;
  const gaps = lines.slice(1).map((line, index) => {
    const before = lines[index];
    return before?.page === line.page ? before.y - line.y : 0;
  });
  const [widest = 0, next = 0] = gaps.toSorted((one, other) => other - one);
  const start = widest > next * gapShare ? gaps.indexOf(widest) : count;
  return isBare ? Math.max(0, Math.min(start, count - 1)) : start;
}
