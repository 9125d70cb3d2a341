import fc from "fast-check";
import { widthOf } from "../../../sample/statement/helvetica.ts";
import type { Drawn } from "../../../sample/statement/pdf-file.ts";
import { atRight, blocksOf, label, type Block, type Print, type Row } from "../kit.ts";
import { trueLedger } from "../true-ledger.ts";

const numberColumns = ["amount", "units", "nav", "balance"] as const;
type NumberColumn = (typeof numberColumns)[number];

/** What a page prints in one place: a label, and the figures of one of the true columns. */
type PrintedColumn = { label: string | null; figures: NumberColumn | null; isAltered: boolean };

const trueLabels: Record<NumberColumn, string> = {
  amount: "Amount",
  units: "Units",
  nav: "Price",
  balance: "Balance",
};
const trueColumns: readonly PrintedColumn[] = numberColumns.map((column) => ({
  label: trueLabels[column],
  figures: column,
  isAltered: false,
}));

type ColumnChange =
  | { kind: "rename"; at: number; label: string }
  | { kind: "swap"; at: number; other: number; isWithLabels: boolean }
  | { kind: "drop"; at: number; what: "column" | "label" | "figures" | "both" }
  | { kind: "double"; at: number; to: number; label: string | null; isAltered: boolean };
type PageChange = (ColumnChange | { kind: "no-header" }) & { on: "all" | "first" | "later" };
type RowChange = { kind: "drop-row" | "double-row"; at: number };
type LineChange = { kind: "drop-opening" | "drop-closing" | "drop-scheme"; scheme: number };

export type PdfChange = PageChange | RowChange | LineChange;

const place = fc.nat({ max: 3 });
const otherLabel = fc.constantFrom("Value", "Qty", "Rate", "Net", "Nos.", "Charges", "Total");
const onPages = fc.constantFrom("all" as const, "first" as const, "later" as const);

export const pdfChanges: fc.Arbitrary<PdfChange> = fc.oneof(
  fc.record({ kind: fc.constant("rename" as const), at: place, label: otherLabel, on: onPages }),
  fc.record({
    kind: fc.constant("swap" as const),
    at: place,
    other: place,
    isWithLabels: fc.boolean(),
    on: onPages,
  }),
  fc.record({
    kind: fc.constant("drop" as const),
    at: place,
    what: fc.constantFrom("column", "label", "figures", "both"),
    on: onPages,
  }),
  fc.record({
    kind: fc.constant("double" as const),
    at: place,
    to: fc.nat({ max: 5 }),
    label: fc.option(fc.oneof(otherLabel, fc.constantFrom("NAV", "Units", "Amount", "Balance"))),
    isAltered: fc.boolean(),
    on: onPages,
  }),
  fc.record({ kind: fc.constant("no-header" as const), on: onPages }),
  fc.record({
    kind: fc.constantFrom("drop-row" as const, "double-row" as const),
    at: fc.nat({ max: 30 }),
  }),
  fc.record({
    kind: fc.constantFrom("drop-opening" as const, "drop-closing" as const, "drop-scheme" as const),
    scheme: fc.nat({ max: trueLedger.length - 1 }),
  }),
);

function changedColumns(columns: readonly PrintedColumn[], change: ColumnChange): PrintedColumn[] {
  const own = columns[change.at];
  if (own === undefined) return [...columns];
  switch (change.kind) {
    case "rename":
      return columns.with(change.at, { ...own, label: change.label });
    case "swap": {
      const other = columns[change.other];
      if (other === undefined) return [...columns];
      return columns
        .with(change.at, change.isWithLabels ? other : { ...other, label: own.label })
        .with(change.other, change.isWithLabels ? own : { ...own, label: other.label });
    }
    case "drop":
      if (change.what === "column") return columns.toSpliced(change.at, 1);
      return columns.with(change.at, {
        ...own,
        label: change.what === "figures" ? own.label : null,
        figures: change.what === "label" ? own.figures : null,
      });
    case "double": {
      const copy = { ...own, label: change.label ?? own.label, isAltered: change.isAltered };
      return columns.toSpliced(change.to, 0, copy);
    }
    default:
      return change satisfies never;
  }
}

/** Without it nothing in the file says that it was there: a payout, and what was kept back of one or of a sale. */
const hasNoTrace = (row: Row): boolean =>
  row.units === undefined &&
  (!row.text.includes("Stamp Duty") || row.amount?.startsWith("(") === true);

/** Rows of all that are printed are left out or printed twice, each one once. */
function changedRows(blocks: readonly Block[], changes: readonly RowChange[]): Block[] {
  const all = blocks.flatMap(({ rows }) => rows.filter((row) => typeof row !== "string"));
  const byRow = new Map<Row | string, RowChange["kind"]>();
  for (const { kind, at } of changes) {
    const possible = all.filter((row) => kind === "double-row" || !hasNoTrace(row));
    const one = possible[at % possible.length];
    if (one !== undefined) byRow.set(one, kind);
  }
  return blocks.map((block) => ({
    ...block,
    rows: block.rows.flatMap((row) => {
      const kind = byRow.get(row);
      return kind === undefined ? [row] : kind === "drop-row" ? [] : [row, row];
    }),
  }));
}

function withoutLine(blocks: readonly Block[], { kind, scheme }: LineChange): Block[] {
  const block = blocks[scheme];
  if (block === undefined) return [...blocks];
  const without = {
    "drop-opening": { opening: "" },
    "drop-closing": { closing: [] },
    "drop-scheme": { scheme: [] },
  }[kind];
  return blocks.with(scheme, { ...block, ...without });
}

const left = { date: 15, text: 60 };
const edgeOf = (at: number): number => 300 + at * 52;
/** Far from each other, so that the place tells the column. */
const drawnAt = { ...left, amount: 300, units: 352, nav: 404, balance: 456 };
const headerY = 750;

const headerOf = (columns: readonly PrintedColumn[], size: number): Drawn[] => [
  label("Date", left.date, headerY, size),
  label("Transaction", left.text, headerY, size),
  ...columns.flatMap((column, at) =>
    column.label === null ? [] : [atRight(column.label, edgeOf(at), headerY, size)],
  ),
];

const columnAt = ({ text, x, y, size }: Drawn): NumberColumn | undefined =>
  y < headerY && /\d\.\d/.test(text)
    ? numberColumns.find((column) => Math.abs(x + widthOf(text, size) - drawnAt[column]) < 0.01)
    : undefined;

/** Another figure that could stand there as well. */
const altered = (figure: string): string => figure.replace(/\d/, (digit) => `${digit}1`);

const redrawn = (page: readonly Drawn[], columns: readonly PrintedColumn[]): Drawn[] =>
  page.flatMap((drawn) => {
    const column = columnAt(drawn);
    if (column === undefined) return [drawn];
    return columns.flatMap(({ figures, isAltered }, at) =>
      figures === column
        ? [atRight(isAltered ? altered(drawn.text) : drawn.text, edgeOf(at), drawn.y, drawn.size)]
        : [],
    );
  });

const isRowChange = (change: PdfChange): change is RowChange =>
  change.kind === "drop-row" || change.kind === "double-row";
const isLineChange = (change: PdfChange): change is LineChange =>
  change.kind === "drop-opening" || change.kind === "drop-closing" || change.kind === "drop-scheme";

/** Without the first transaction of each scheme that has more, whose units are the opening balance. */
const laterBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    const next = block.rows.findIndex(
      (row, at) => at > 0 && typeof row !== "string" && row.balance !== undefined,
    );
    const first = block.rows.find((row) => typeof row !== "string");
    if (next === -1 || first?.balance === undefined) return block;
    const opening = `Opening Unit Balance: ${first.balance}`;
    return { ...block, opening, rows: block.rows.slice(next) };
  });

/**
 * A print whose pages, rows and lines were changed.
 * @param isLater whether it begins after the first purchases
 */
export function hostilePrint(
  all: readonly PdfChange[],
  linesOnPage: number,
  isLater: boolean,
): (print: Print) => Partial<Print> {
  let page = 0;
  const printed = isLater ? laterBlocks(blocksOf(trueLedger)) : blocksOf(trueLedger);
  const blocks = all
    .filter(isLineChange)
    .reduce(withoutLine, changedRows(printed, all.filter(isRowChange)));
  const changes = all.filter((change) => !isRowChange(change) && !isLineChange(change));
  return ({ size }) => ({
    positions: drawnAt,
    linesOnPage,
    ...(isLater && { period: "01-Feb-2021 To 31-Dec-2024" }),
    blocks,
    header: () => [],
    redraw: (drawn) => {
      page += 1;
      const own = changes.filter(({ on }) => on === "all" || (on === "first") === (page === 1));
      const columns = own.reduce<readonly PrintedColumn[]>(
        (before, change) => (change.kind === "no-header" ? before : changedColumns(before, change)),
        trueColumns,
      );
      const hasHeader = own.every(({ kind }) => kind !== "no-header");
      return [...(hasHeader ? headerOf(columns, size) : []), ...redrawn(drawn, columns)];
    },
  });
}
