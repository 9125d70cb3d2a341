import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import { folioCell } from "./cells.ts";
import { combinedKind, isUnknownKind } from "./combined-kinds.ts";
import { couldSayNotHeld, hasDates, hasNumbers, isSameColumn, placeName } from "./column-values.ts";
import {
  couldHaveFolios,
  descriptionReader,
  isAccountColumn,
  isInvestorColumn,
  isVariantColumn,
} from "./described-scheme.ts";
import { decides, repeatedColumn } from "./further-meaning.ts";
import { isHarmlessName, tellsFunds, variesWithin } from "./further-names.ts";
import {
  nothingFurther,
  type FurtherColumn,
  type FurtherColumns,
  type KnownColumns,
  type OwnField,
} from "./further.ts";
import { columnLabels, type Header } from "./header.ts";
import { saysKinds } from "./kind-column.ts";
import { remarksIn } from "./row-remarks.ts";
import { isOtherCurrency } from "./rupees.ts";
import {
  flagOfColumn,
  isNotCompletedWord,
  isStatusColumn,
  isYes,
  saysNotCompleted,
} from "./status-words.ts";
import { suggestedColumn } from "./suggest-mapping.ts";
import { isSameRow, type Rows, type TableRow } from "./table.ts";
import { isEitherWay, likelyType } from "./type-words.ts";
import { schemeKeyIn } from "./traded-scheme.ts";

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
  const printed = rows.first(header.at + 1)[header.at]?.cells ?? [];
  const names = new Map([...header.columns].map(([name, at]) => [at, name]));
  const known = new Set([...format.headers, ...(format.optional ?? []), ...(format.unread ?? [])]);
  const all = Array.from({ length: widthOf(rows, printed.length) }, (_, at) => at);
  const places = all.filter((at) => !known.has(names.get(at) ?? ""));
  if (places.length === 0) return nothingFurther;
  const ownPlaces = Object.values(format.fields).flatMap((name) => header.columns.get(name) ?? []);
  const columns = columnsAt(rows, header, [...places, ...ownPlaces], names);
  const own = (field: OwnField) => {
    const at = header.columns.get(format.fields[field] ?? "");
    return at === undefined ? undefined : columns.get(at);
  };
  const filled = places
    .flatMap((at) => columns.get(at) ?? [])
    .filter((each) => each.filled.length > 0);
  const free: FurtherColumn[] = [];
  for (const column of filled) {
    const repeated = repeatedColumn(column.name, known);
    if (repeated === null) free.push(column);
    else if (!isSameAs(rows, header, column, repeated, names)) return null;
  }
  if (free.length === 0) return nothingFurther;
  if (own("folio") === undefined && hasUnclearFolios(free)) return null;
  const taken = takenColumns(rows, header, free, own);
  const kinds = kindColumns(free, format, own("kind"));
  if (kinds === null) return null;
  const areHeld = own("date") === undefined;
  const isTaken = (column: FurtherColumn) =>
    taken.columns.has(column) ||
    kinds.includes(column) ||
    (isRemark(column) && !(areHeld && couldSayNotHeld(column)));
  const isMissing = (format.optional ?? []).some((name) => !header.columns.has(name));
  const couldDecide = decides({ format, own, isMissing });
  const told = free.filter(
    (column) => tellsFunds(column) || (isInvestorColumn(column.name) && !taken.columns.has(column)),
  );
  const keys = told.length === 0 ? [] : schemeKeys(taken, columns, own);
  if (told.some((column) => variesWithin(keys, column))) return null;
  if (free.some((column) => !isTaken(column) && couldDecide(column))) return null;
  const labels = columnLabels(printed);
  const unread = free.filter((column) => !isTaken(column) && !isPlain(column));
  return {
    unread: unread.map(({ name, at }) => labels.get(name) ?? at + 1),
    tellsSchemes: taken.columns.size > 0,
    schemeOf: taken.schemeOf,
    kindOf: kindReader(kinds),
    remarkOf: remarkReader(
      header.at,
      free.filter((column) => !taken.columns.has(column) && !isSilent(column)),
    ),
  };
}

/** In a written list, or the same in every row. */
const isPlain = (column: FurtherColumn): boolean =>
  isHarmlessName(column) || new Set(column.cells).size === 1;

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

/** Whether a column that has the name of another one is a copy of it. */
function isSameAs(
  rows: Rows,
  header: Header,
  column: FurtherColumn,
  name: string,
  names: ReadonlyMap<number, string>,
): boolean {
  const at = header.columns.get(name) ?? -1;
  const first = columnsAt(rows, header, [at], names).get(at);
  return first !== undefined && isSameColumn(first, column);
}

type Own = (field: OwnField) => FurtherColumn | undefined;
type Taken = Pick<FurtherColumns, "schemeOf"> & { columns: ReadonlySet<FurtherColumn> };

/** The columns that say which fund and whose a row is, where the format has none for it. */
function takenColumns(rows: Rows, header: Header, free: readonly FurtherColumn[], own: Own): Taken {
  const found = (field: "folio" | "isin" | "amfiCode") => {
    if (own(field) !== undefined) return undefined;
    const name = suggestedColumn(field, free);
    return free.find((column) => column.name === name && isOf(field, column));
  };
  const [folio, isin, amfiCode] = [found("folio"), found("isin"), found("amfiCode")];
  const isOfNobody = (own("investor")?.filled.length ?? 0) === 0;
  const described = free.filter(
    (column) =>
      column !== folio &&
      (isVariantColumn(column.name) ||
        (isOfNobody && (isInvestorColumn(column.name) || isAccountColumn(column.name)))),
  );
  const describe = descriptionReader(
    rows,
    { at: header.at, columns: new Map(described.map(({ name, at }) => [name, at])) },
    new Set(),
    own("scheme")?.at,
  );
  const columns = new Set([folio, isin, amfiCode, ...described].flatMap((column) => column ?? []));
  const cellOf = (row: TableRow, column: FurtherColumn) => (row.cells[column.at] ?? "").trim();
  return {
    columns,
    schemeOf: (row, scheme) => {
      const { name, investor } = describe(row.cells, scheme.name);
      return {
        ...scheme,
        name,
        ...(folio !== undefined && folioCell(cellOf(row, folio))),
        ...(isin !== undefined && { isin: cellOf(row, isin) }),
        ...(amfiCode !== undefined && { amfiCode: readSchemeCode(cellOf(row, amfiCode)) }),
        ...(investor !== null && { investor }),
      };
    },
  };
}

/** Codes of a registrar are none of AMFI, and a column without digits has no folios. */
const isOf = (field: "folio" | "isin" | "amfiCode", column: FurtherColumn): boolean =>
  field === "folio"
    ? column.filled.some((cell) => /\d/.test(cell)) && !couldHaveFolios(column)
    : column.filled.every((cell) => field === "isin" || readSchemeCode(cell) !== null);

/** Whether folios, or the numbers of people's accounts, stand under "Account" where no other column has folios. */
function hasUnclearFolios(free: readonly FurtherColumn[]): boolean {
  const name = suggestedColumn("folio", free);
  return free.some((each) => each.name === name && couldHaveFolios(each) && !isPlain(each));
}

/** Which fund each row becomes part of. */
function schemeKeys(
  { schemeOf }: Taken,
  columns: ReadonlyMap<number, FurtherColumn>,
  own: Own,
): string[] {
  const [any] = columns.values();
  return (any?.cells ?? []).map((_, index) => {
    const cells: string[] = [];
    for (const { at, cells: all } of columns.values()) cells[at] = all[index] ?? "";
    const cell = (field: OwnField) => own(field)?.cells[index] ?? "";
    return schemeKeyIn(
      schemeOf(
        { line: index, cells },
        {
          ...folioCell(cell("folio")),
          name: cell("scheme"),
          isin: cell("isin"),
          amfiCode: cell("amfiCode") || null,
          investor: cell("investor") || null,
        },
      ),
    );
  });
}

/** The columns of further words for kinds; null where one is not understood, or contradicts the format's own. */
function kindColumns(
  free: readonly FurtherColumn[],
  { hasKindWords = false }: KnownColumns,
  own: FurtherColumn | undefined,
): FurtherColumn[] | null {
  if (own === undefined) return [];
  const kinds = free.filter(saysKinds);
  if (kinds.some(({ filled }) => filled.some(isUnknownKind))) return null;
  const directions = new Map<string, string>();
  const isOpen = own.cells.some((word, index) => {
    const others = kinds.map(({ cells }) => cells[index] ?? "");
    const said = hasKindWords ? word : likelyType(word);
    // What is reversed or unknown is no kind that others could contradict.
    if (said === null) return false;
    const type = combinedKind([said, ...others]);
    if (type === "contradiction" || (!hasKindWords && type !== said)) return true;
    return type !== null && others.some((other) => isOtherWay(directions, other, type));
  });
  return isOpen ? null : kinds;
}

/** Whether a word that can mean either direction, such as "Cr", stands beside both. */
function isOtherWay(directions: Map<string, string>, word: string, type: TransactionType): boolean {
  if (!isEitherWay(word)) return false;
  const { direction } = typeRules[type];
  const before = directions.get(word) ?? direction;
  directions.set(word, before);
  return before !== direction;
}

const kindReader =
  (kinds: readonly FurtherColumn[]): FurtherColumns["kindOf"] =>
  ({ cells }, word) => {
    if (kinds.length === 0) return undefined;
    const type = combinedKind([word, ...kinds.map(({ at }) => (cells[at] ?? "").trim())]);
    return type === "contradiction" ? undefined : (type ?? undefined);
  };

/** Whether some of a column's cells say that their row does not count. Days and figures say more than that. */
const isRemark = (column: FurtherColumn): boolean =>
  isStatusColumn(column.name) ||
  isFlaggedIn(column) ||
  (!hasDates(column) &&
    !hasNumbers(column) &&
    column.filled.some((cell) => saysNotCompleted(cell) || isOtherCurrency(cell)));

const isFlaggedIn = ({ name, filled }: FurtherColumn): boolean =>
  filled.some(flagOfColumn(name)?.isSaid ?? (() => false));

/** A status that is the same in every row tells none from another, unless it says that nothing came of them. */
const isSilent = (column: FurtherColumn): boolean =>
  column.cells.length > 1 &&
  new Set(column.cells).size === 1 &&
  !isFlaggedIn(column) &&
  !column.cells.some(saysNothingCame);

const saysNothingCame = (cell: string): boolean =>
  saysNotCompleted(cell) || isNotCompletedWord(cell) || isOtherCurrency(cell) || isYes(cell);

function remarkReader(
  headerAt: number,
  columns: readonly FurtherColumn[],
): FurtherColumns["remarkOf"] {
  const places = new Map(columns.map(({ name }, index) => [name, index]));
  const sample = (columns[0]?.cells ?? []).map((_, row) =>
    columns.map(({ cells }) => cells[row] ?? ""),
  );
  const remarkOf = remarksIn({ at: headerAt, columns: places }, new Set(), sample);
  return ({ cells }) => {
    const own = columns.map(({ at }) => cells[at] ?? "");
    return own.some(isOtherCurrency) ? "not-rupees" : remarkOf(own);
  };
}
