import fc from "fast-check";
import { widthOf } from "../../../sample/statement/helvetica.ts";
import type { Drawn } from "../../../sample/statement/pdf-file.ts";
import { atRight } from "../kit.ts";
import type { FigureColumn, HeldFile } from "./held-files.ts";

/** What a page prints in one place: the labels of one column, and the figures of one. */
type PrintedColumn = {
  labels: FigureColumn | null;
  figures: FigureColumn | null;
  label: string | null;
  isAltered: boolean;
};

type What = "column" | "labels" | "figures";
type ColumnChange =
  | { kind: "rename"; at: number; label: string }
  | { kind: "swap"; at: number; other: number; what: What }
  | { kind: "drop"; at: number; what: What }
  | { kind: "double"; at: number; to: number; label: string | null; isAltered: boolean };
type PageChange = (ColumnChange | { kind: "no-header" }) & { on: "all" | "first" | "later" };
type RowChange = { kind: "drop-row" | "double-row"; at: number };
export type HeldChange = PageChange | RowChange;

const anyPlace = fc.nat({ max: 6 });
const what = fc.constantFrom<What>("column", "labels", "figures");
const onPages = fc.constantFrom("all" as const, "first" as const, "later" as const);
const label = fc.constantFrom("Qty", "Rate", "Amount", "Charges", "Nos.", "NAV", "Total Cost");

export const heldChange: fc.Arbitrary<HeldChange> = fc.oneof(
  fc.record({ kind: fc.constant("rename" as const), at: anyPlace, label, on: onPages }),
  fc.record({
    kind: fc.constant("swap" as const),
    at: anyPlace,
    other: anyPlace,
    what,
    on: onPages,
  }),
  fc.record({ kind: fc.constant("drop" as const), at: anyPlace, what, on: onPages }),
  fc.record({
    kind: fc.constant("double" as const),
    at: anyPlace,
    to: fc.nat({ max: 7 }),
    label: fc.option(label),
    isAltered: fc.boolean(),
    on: onPages,
  }),
  fc.record({ kind: fc.constant("no-header" as const), on: onPages }),
  fc.record({ kind: fc.constantFrom("drop-row" as const, "double-row" as const), at: anyPlace }),
);

const isFigure = ({ text }: Drawn): boolean =>
  /^-?(?:[\d,]*\.\d+|--|\d{2}-[A-Z][a-z]{2}-\d{4})$/.test(text);
const rightOf = ({ text, x, size }: Drawn): number => x + widthOf(text, size);

const labelColumn = (drawn: Drawn, columns: readonly FigureColumn[]): FigureColumn | undefined =>
  isFigure(drawn) || /\d/.test(drawn.text)
    ? undefined
    : columns.find(({ labels }) => labels.includes(drawn.x));
const figureColumn = (drawn: Drawn, columns: readonly FigureColumn[]): FigureColumn | undefined =>
  isFigure(drawn) ? columns.find(({ edge }) => Math.abs(rightOf(drawn) - edge) < 0.01) : undefined;

function changedColumns(columns: readonly PrintedColumn[], change: ColumnChange): PrintedColumn[] {
  const own = columns[change.at % columns.length];
  if (own === undefined) return [...columns];
  const place = columns.indexOf(own);
  switch (change.kind) {
    case "rename":
      return columns.with(place, { ...own, label: change.label });
    case "swap": {
      const at = change.other % columns.length;
      const other = columns[at];
      if (other === undefined) return [...columns];
      if (change.what === "column") return columns.with(place, other).with(at, own);
      const labelled = ({ labels, label: name }: PrintedColumn) => ({ labels, label: name });
      const figured = ({ figures, isAltered }: PrintedColumn) => ({ figures, isAltered });
      const taken = change.what === "labels" ? labelled : figured;
      return columns.with(place, { ...own, ...taken(other) }).with(at, { ...other, ...taken(own) });
    }
    case "drop":
      if (change.what === "column") return columns.toSpliced(place, 1);
      return columns.with(place, {
        ...own,
        ...(change.what === "labels" ? { labels: null } : { figures: null }),
      });
    case "double":
      return columns.toSpliced(change.to, 0, {
        ...own,
        label: change.label,
        isAltered: change.isAltered,
      });
    default:
      return change satisfies never;
  }
}

/** Points between two columns: so far that the place tells the column. */
const pitch = 55;

function redrawn(
  page: readonly Drawn[],
  columns: readonly FigureColumn[],
  printed: readonly PrintedColumn[],
): Drawn[] {
  const [first] = columns;
  return page.flatMap((drawn) => {
    const [ofLabel, ofFigure] = [labelColumn(drawn, columns), figureColumn(drawn, columns)];
    if (ofLabel === undefined && ofFigure === undefined) return [drawn];
    return printed.flatMap(({ labels, figures, label: name, isAltered }, place) => {
      const edge = (first?.edge ?? 0) + place * pitch;
      const put = (text: string) => [atRight(text, edge, drawn.y, drawn.size)];
      if (ofFigure !== undefined)
        return ofFigure === figures ? put(isAltered ? altered(drawn.text) : drawn.text) : [];
      if (ofLabel !== labels) return [];
      // The first of its lines is named otherwise.
      return name !== null && drawn.x === labels?.labels[0] ? put(name) : put(drawn.text);
    });
  });
}

/** Another figure that could stand there as well. */
const altered = (figure: string): string => figure.replace(/\d/, (digit) => `${digit}1`);

function changedRow(page: readonly Drawn[], { kind, at: row }: RowChange, file: HeldFile): Drawn[] {
  const isin = file.held[row % file.held.length]?.isin ?? "";
  const y = page.find(({ text }) => isin.startsWith(text.slice(0, 9)) && text.length >= 9)?.y;
  const isOfRow = (drawn: Drawn) => drawn.y === y;
  return kind === "drop-row"
    ? page.filter((drawn) => !isOfRow(drawn))
    : [...page, ...page.filter(isOfRow).map((drawn) => ({ ...drawn, y: drawn.y - 4 }))];
}

const isRowChange = (change: HeldChange): change is RowChange =>
  change.kind === "drop-row" || change.kind === "double-row";

const figuresOn = (page: readonly Drawn[], columns: readonly FigureColumn[]): number =>
  page.filter((drawn) => figureColumn(drawn, columns) !== undefined).length;

/** Those of the table that a page has; none where it has no table. */
const columnsOn = (page: readonly Drawn[], { tables }: HeldFile): readonly FigureColumn[] =>
  tables.reduce<readonly FigureColumn[]>(
    (most, columns) => (figuresOn(page, columns) > figuresOn(page, most) ? columns : most),
    [],
  );

export function changedHeld(file: HeldFile, all: readonly HeldChange[]): Drawn[][] {
  const rowChanges = all.filter(isRowChange);
  const pageChanges = all.filter((change) => !isRowChange(change));
  let tables = 0;
  return file.pages.map((page) => {
    const columns = columnsOn(page, file);
    if (columns.length === 0) return page;
    tables += 1;
    const own = pageChanges.filter(
      (change) => change.on === "all" || (change.on === "first") === (tables === 1),
    );
    const plain = columns.map((column): PrintedColumn => ({
      labels: column,
      figures: column,
      label: null,
      isAltered: false,
    }));
    const printed = own.reduce<PrintedColumn[]>(
      (before, change) => (change.kind === "no-header" ? before : changedColumns(before, change)),
      plain,
    );
    const hasHeader = own.every(({ kind }) => kind !== "no-header");
    return redrawn(
      rowChanges.reduce((before, change) => changedRow(before, change, file), [...page]),
      columns,
      hasHeader ? printed : printed.map((each) => ({ ...each, labels: null })),
    );
  });
}
