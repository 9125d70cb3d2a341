import { couldSayNotHeld, isSameColumn, isUniform, placeName } from "./column-values.ts";
import { isInvestorColumn } from "./described-scheme.ts";
import { kindColumns, kindReader } from "./further-kinds.ts";
import { identifiesFund, isHarmlessName, variesWithin } from "./further-names.ts";
import { couldChangeRecords } from "./further-questions.ts";
import { isRemark, isSameStatus, remarkReader } from "./further-remarks.ts";
import { hasUnclearFolios, columnsOfSchemes, schemeKeys } from "./further-schemes.ts";
import {
  nothingFurther,
  type FurtherColumn,
  type FurtherColumns,
  type KnownColumns,
  type OwnColumn,
} from "./further-types.ts";
import { columnLabels, type Header } from "./header.ts";
import { isSameRow, type Rows } from "./table.ts";

/**
 * Reads the columns of a table that its format does not have by the rules of an unknown table.
 * @returns null where the user has to say what the columns mean: the values of one could tell funds, people, kinds, days or
 *   amounts apart
 */
export function furtherColumns(
  rows: Rows,
  header: Header,
  format: KnownColumns,
): FurtherColumns | null {
  const columns = readColumns(rows, header, format);
  const { further, own } = columns;
  if (columns.isRepeatedOtherwise) return null;
  if (further.length === 0) return nothingFurther;
  if (own("folio") === undefined && hasUnclearFolios(further)) return null;
  const ofSchemes = columnsOfSchemes(rows, header, further, own);
  const ofKinds = kindColumns(further, format, own("kind"));
  if (ofKinds === null || mergesFunds(columns, ofSchemes)) return null;
  const isOfHoldings = own("date") === undefined;
  const isRead = (column: FurtherColumn) =>
    ofSchemes.columns.has(column) ||
    ofKinds.includes(column) ||
    (isRemark(column) && !(isOfHoldings && couldSayNotHeld(column)));
  const isIncomplete = (format.optional ?? []).some((name) => !header.columns.has(name));
  const isOpen = couldChangeRecords({ format, own, isIncomplete });
  const others = further.filter((column) => !isRead(column));
  if (others.some(isOpen)) return null;
  return {
    unread: others
      .filter((column) => !isHarmlessName(column) && !isUniform(column))
      .map(({ name, at }) => columns.labels.get(name) ?? at + 1),
    identifiesSchemes: ofSchemes.columns.size > 0,
    schemeOf: ofSchemes.schemeOf,
    kindOf: kindReader(ofKinds),
    remarkOf: remarkReader(
      header.at,
      further.filter((column) => !ofSchemes.columns.has(column) && !isSameStatus(column)),
    ),
  };
}

type TableColumns = {
  /** Those with content that the format does not have. */
  further: readonly FurtherColumn[];
  own: OwnColumn;
  /** All of these by their places. */
  byPlace: ReadonlyMap<number, FurtherColumn>;
  /** Whether a column has the name of one of the format's, and other cells. */
  isRepeatedOtherwise: boolean;
  labels: ReadonlyMap<string, string>;
};

function readColumns(rows: Rows, header: Header, format: KnownColumns): TableColumns {
  const headings = rows.first(header.at + 1)[header.at]?.cells ?? [];
  const names = new Map([...header.columns].map(([name, at]) => [at, name]));
  const known = new Set([...format.headers, ...(format.optional ?? []), ...(format.unread ?? [])]);
  const width = widthOf(rows, headings.length);
  const all = Array.from({ length: width }, (_, at) => at);
  const places = all.filter((at) => !known.has(names.get(at) ?? ""));
  const repeated = places.flatMap((at) => repeatedName(names.get(at) ?? "", known) ?? []);
  const ownNames = [...Object.values(format.fields), ...repeated];
  const ownPlaces = ownNames.flatMap((name) => header.columns.get(name) ?? []);
  const byPlace =
    places.length === 0
      ? new Map<number, FurtherColumn>()
      : columnsAt(rows, header, [...places, ...ownPlaces], names);
  const named = (name: string | undefined): FurtherColumn | undefined =>
    byPlace.get(header.columns.get(name ?? "") ?? -1);
  const filled = places
    .flatMap((at) => byPlace.get(at) ?? [])
    .filter((column) => column.filled.length > 0);
  const firstOf = (column: FurtherColumn) => named(repeatedName(column.name, known) ?? "");
  return {
    further: filled.filter((column) => firstOf(column) === undefined),
    own: (field) => named(format.fields[field]),
    byPlace,
    isRepeatedOtherwise: filled.some((column) => {
      const first = firstOf(column);
      return first !== undefined && !isSameColumn(first, column);
    }),
    labels: columnLabels(headings),
  };
}

/** The name of the format's own column that one repeats: "nav (2)" is a second "nav". */
function repeatedName(name: string, known: ReadonlySet<string>): string | null {
  const [, first = ""] = /^(.+) \(\d+\)$/.exec(name) ?? [];
  return known.has(first) ? first : null;
}

/** Whether rows become one fund that differ in a column of folios, plans or people that is not read. */
function mergesFunds(
  { further, own, byPlace }: TableColumns,
  ofSchemes: ReturnType<typeof columnsOfSchemes>,
): boolean {
  const identifying = further.filter(
    (column) =>
      identifiesFund(column) || (isInvestorColumn(column.name) && !ofSchemes.columns.has(column)),
  );
  if (identifying.length === 0) return false;
  const keys = schemeKeys(ofSchemes, byPlace, own);
  return identifying.some((column) => variesWithin(keys, column));
}

/** Cells can stand beyond the last heading; in a delimited file, such a row is not read. */
function widthOf(rows: Rows, headings: number): number {
  let width = headings;
  if (rows.isDelimited !== true) rows.each(({ cells }) => (width = Math.max(width, cells.length)));
  return width;
}

/** The columns at some places, with all their cells. */
function columnsAt(
  rows: Rows,
  header: Header,
  places: readonly number[],
  names: ReadonlyMap<number, string>,
): Map<number, FurtherColumn> {
  const cells = new Map(places.map((at) => [at, [] as string[]]));
  const headerRow = rows.first(header.at + 1)[header.at];
  let index = 0;
  rows.each((row) => {
    if (index > header.at && (headerRow === undefined || !isSameRow(row, headerRow))) {
      const own = row.cells;
      for (const [at, column] of cells) column.push((own[at] ?? "").trim());
    }
    index += 1;
  });
  return new Map(
    [...cells].map(([at, own]) => {
      const filled = own.filter((cell) => cell !== "");
      return [at, { at, name: names.get(at) ?? placeName(at), cells: own, filled }];
    }),
  );
}
