import fc from "fast-check";
import { widthOf } from "../../../sample/statement/helvetica.ts";
import type { Drawn } from "../../../sample/statement/pdf-file.ts";
import { cdslPages } from "../../support/data/sample-ecas/cdsl-ecas.ts";
import { asha, flexiCap, liquid } from "../../support/data/sample-ecas/ecas-samples.ts";
import { nsdlPages } from "../../support/data/sample-ecas/nsdl-ecas.ts";

const columns = ["units", "average", "cost", "nav", "value", "profit", "return"] as const;
type EcasColumn = (typeof columns)[number];

/** Where a column of the folios has its labels, and its figures their right edge. */
type Place = { labels: readonly number[]; edge: number };
type EcasFile = { pages: Drawn[][]; places: Partial<Record<EcasColumn, Place>> };

const folios = [flexiCap, liquid];

export const ecasFiles: readonly EcasFile[] = [
  {
    pages: nsdlPages({ owners: [{ holders: [asha], folios }] }),
    places: {
      units: { labels: [215], edge: 258 },
      average: { labels: [265, 262], edge: 308 },
      cost: { labels: [330, 345], edge: 373 },
      nav: { labels: [380, 385, 390], edge: 423 },
      value: { labels: [430, 445], edge: 478 },
      profit: { labels: [490, 505], edge: 553 },
      return: { labels: [558], edge: 592 },
    },
  },
  {
    pages: cdslPages({ folios }),
    places: {
      units: { labels: [275], edge: 315 },
      nav: { labels: [325], edge: 355 },
      cost: { labels: [365, 360, 368], edge: 410 },
      value: { labels: [425], edge: 470 },
      profit: { labels: [535], edge: 568 },
      return: { labels: [572, 575], edge: 592 },
    },
  },
];

type What = "column" | "labels" | "figures";
type ColumnChange =
  | { kind: "rename"; column: EcasColumn; label: string }
  | { kind: "swap"; column: EcasColumn; other: EcasColumn; what: What }
  | { kind: "drop"; column: EcasColumn; what: What };
type RowChange = { kind: "drop-row" | "double-row"; at: number };
type EcasChange = ColumnChange | RowChange;

/** The last column stands too near to another one to be put in a wider one's place. */
const column = fc.constantFrom(...columns.filter((each) => each !== "return"));
const what = fc.constantFrom<What>("column", "labels", "figures");

/** What a swap of the two without their labels leaves as true: nothing in the file tells them apart. */
const isAlike = (one: EcasColumn, other: EcasColumn): boolean =>
  [
    ["units", "nav"],
    ["cost", "profit"],
  ].some((both) => both.includes(one) && both.includes(other));

const columnChange: fc.Arbitrary<ColumnChange> = fc
  .oneof(
    fc.record({
      kind: fc.constant("rename" as const),
      column,
      label: fc.constantFrom("Qty", "Rate", "Amount", "Charges", "Nos."),
    }),
    fc.record({ kind: fc.constant("swap" as const), column, other: column, what }),
    fc.record({ kind: fc.constant("drop" as const), column, what }),
  )
  .filter(
    (change) =>
      change.kind !== "swap" || change.what === "column" || !isAlike(change.column, change.other),
  );
const rowChange: fc.Arbitrary<RowChange> = fc.record({
  kind: fc.constantFrom("drop-row" as const, "double-row" as const),
  at: fc.nat({ max: 1 }),
});

/** One column: where two are wrong, what a unit cost can stand for the whole cost. */
export const ecasChanges: fc.Arbitrary<EcasChange[]> = fc
  .tuple(
    fc.option(columnChange),
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rowChange }),
  )
  .map((all) => all.filter((change) => change !== null));

const isFigure = ({ text }: Drawn): boolean => /^(?:[\d,]*\.\d+|--)$/.test(text);
const isAt = (drawn: Drawn, place: Place): boolean =>
  isFigure(drawn)
    ? Math.abs(drawn.x + widthOf(drawn.text, drawn.size) - place.edge) < 0.01
    : place.labels.includes(drawn.x);
const isOf = (drawn: Drawn, part: What): boolean =>
  part === "column" || (part === "figures") === isFigure(drawn);

function changedPage(
  page: readonly Drawn[],
  change: EcasChange,
  places: EcasFile["places"],
): Drawn[] {
  if ("at" in change) {
    const at = page.find(({ text }) => text === folios[change.at]?.isin)?.y;
    const isOfRow = ({ y }: Drawn) => y === at;
    return change.kind === "drop-row"
      ? page.filter((drawn) => !isOfRow(drawn))
      : [...page, ...page.filter(isOfRow).map((drawn) => ({ ...drawn, y: drawn.y - 5 }))];
  }
  const own = places[change.column];
  if (own === undefined) return [...page];
  switch (change.kind) {
    case "rename":
      return page.map((drawn) =>
        drawn.x === own.labels[0] && !isFigure(drawn) ? { ...drawn, text: change.label } : drawn,
      );
    case "drop":
      return page.filter((drawn) => !isAt(drawn, own) || !isOf(drawn, change.what));
    case "swap": {
      const other = places[change.other];
      if (other === undefined) return [...page];
      const by = other.edge - own.edge;
      return page.map((drawn) => {
        if (!isOf(drawn, change.what)) return drawn;
        if (isAt(drawn, own)) return { ...drawn, x: drawn.x + by };
        return isAt(drawn, other) ? { ...drawn, x: drawn.x - by } : drawn;
      });
    }
    default:
      return change satisfies never;
  }
}

export const changedEcas = ({ pages, places }: EcasFile, all: readonly EcasChange[]): Drawn[][] =>
  pages.map((page) =>
    page.some(({ text }) => text === flexiCap.isin)
      ? all.reduce<Drawn[]>((before, change) => changedPage(before, change, places), page)
      : page,
  );
