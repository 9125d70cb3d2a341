import { cellNumber, germanNumber } from "./cells.ts";
import { mappedFields, type ColumnMapping, type MappedField } from "./column-mapping.ts";
import {
  columnsBelow,
  hasDates,
  hasKindWords,
  hasNumbers,
  isSameColumn,
  maxKindWords,
  type TableColumn,
} from "./column-values.ts";
import { costColumn } from "./holdings-columns.ts";
import { sourceBySigns } from "./kind-sources.ts";
import { maxHeaderSearchRows, minColumns, type Table } from "./table.ts";

/** The first pattern that a name fits counts: a registrar's report has the house's name and a dividend's rate as well. */
const guesses: Record<MappedField, readonly RegExp[]> = {
  date: [/(?:trade|transaction|trxn|purchase) date/, /\bdate\b|\bday\b/],
  scheme: [
    /scheme (?:name|description)/,
    /^scheme$|(?<!mutual )fund name|security|instrument|symbol/,
    /scheme(?!.*code)|fund(?! ?name|.*house)|^name$/,
    /fund/,
  ],
  units: [/^(?!.*(?:price|value|balance|nav)).*(?:unit|quantity|qty|shares)/],
  // Not of today.
  nav: [
    /^(?!.*(?:current|latest|today|market|date)).*(?:\bnav\b|price)/,
    /^(?!.*(?:dividend|idcw)).*\brate\b/,
  ],
  debit: [/\bdebit\b|\bdr\b|paid out|withdrawal|(?:purchased?|buy|bought) (?:amount|value)/],
  credit: [
    /\bcredit\b|\bcr\b|received|deposit|(?:sale|sell|sold|redemption|redeemed) (?:amount|value)/,
  ],
  // Not of one direction only, nor of today.
  amount: [
    /^(?!.*\b(?:debit|credit|dr|cr|current|market)\b).*amount/,
    /^(?!.*\b(?:debit|credit|dr|cr|current|market)\b).*(?:value|invested)/,
  ],
  type: [
    /^(?:transaction|trxn|order|trade) ?(?:type|description|nature)$/,
    /^(?!.*\b(?:date|id|no|number|time)\b).*(?:type|order|action|transaction|side)/,
  ],
  folio: [/folio/, /account (?:no|number)/],
  isin: [/isin/],
  amfiCode: [/amfi|scheme code/],
  stampDuty: [/stamp/],
  balance: [/balance/],
};

const figures: ReadonlySet<MappedField> = new Set([
  "units",
  "nav",
  "amount",
  "debit",
  "credit",
  "stampDuty",
  "balance",
]);

const inOrderOfSurety: readonly MappedField[] = [
  ...new Set<MappedField>(["debit", "credit", ...mappedFields]),
];

/**
 * A proposal by the names of the columns and by what stands in them, for the user to look at. What two columns could be
 * is left open.
 */
export function suggestMapping(table: Table, headerAt = likelyHeader(table)): ColumnMapping {
  const below = columnsBelow(table, headerAt);
  const taken = new Set<string>();
  const chosen = new Map<MappedField, string>();
  for (const field of inOrderOfSurety) {
    // What was paid and what was received are the amount.
    if (field === "amount" && chosen.get("debit") !== "" && chosen.get("credit") !== "") continue;
    const name = suggestedColumn(
      field,
      below.filter(({ name: own }) => !taken.has(own) || own === chosen.get("nav")),
      below.find((column) => column.name === chosen.get("units")),
    );
    taken.add(name);
    chosen.set(field, name);
    // One of the two alone is an amount like any other.
    if (field === "credit" && (name === "" || chosen.get("debit") === "")) {
      for (const half of ["debit", "credit"] as const) {
        taken.delete(chosen.get(half) ?? "");
        chosen.set(half, "");
      }
    }
  }
  const columns = Object.fromEntries(
    mappedFields.map((field) => [field, chosen.get(field) ?? ""]),
  ) as ColumnMapping["columns"];
  const mapping: ColumnMapping = {
    headerAt,
    columns,
    types: {},
    kindBy: columns.type === "" ? null : "words",
    decimalComma: hasDecimalCommas(table, headerAt, columns),
  };
  // Without a day, it is likely what is held: somebody has to say so.
  const cost = below.some(hasDates) ? "" : costColumn(below);
  if (cost !== "" && !below.some((column) => column.name === columns.type && hasKindWords(column)))
    return { ...mapping, columns: { ...columns, type: "", amount: cost }, kindBy: null };
  return mapping.kindBy === null ? { ...mapping, kindBy: sourceBySigns(table, mapping) } : mapping;
}

function suggestedColumn(
  field: MappedField,
  columns: readonly TableColumn[],
  units: TableColumn | undefined,
): string {
  if (field === "type") return kindColumn(columns);
  const suiting = columns.filter((column) => isSuited(field, column));
  if (field === "nav" || field === "amount") return figureColumn(field, suiting, units);
  if (field === "date") {
    const dates = columns.filter(hasDates);
    if (dates.length > 0) return onlyOf(dates);
  }
  for (const guess of guesses[field]) {
    const named = suiting.filter(({ name }) => guess.test(name.replaceAll("_", " ")));
    if (named.length > 0) return onlyOf(named);
  }
  return "";
}

/**
 * The price or the amount that is called so, if units times price is the amount where a table has both; open where none
 * or several are.
 */
function figureColumn(
  field: "nav" | "amount",
  columns: readonly TableColumn[],
  units: TableColumn | undefined,
): string {
  const called = (wanted: "nav" | "amount") =>
    guesses[wanted]
      .map((guess) => columns.filter(({ name }) => guess.test(name.replaceAll("_", " "))))
      .find((found) => found.length > 0) ?? [];
  // Units under another name are no amount.
  const own = called(field).filter((each) => units === undefined || !isCopyOf(units, each));
  const others = called(field === "nav" ? "amount" : "nav");
  if (units === undefined || units.filled.length === 0 || others.length === 0) return onlyOf(own);
  const fitting = own.filter((column) =>
    others.some((other) =>
      field === "nav" ? isProduct(units, column, other) : isProduct(units, other, column),
    ),
  );
  return onlyOf(fitting);
}

const isCopyOf = (column: TableColumn, other: TableColumn): boolean =>
  column.filled.length > 0 && isSameColumn(column, other);

/** Whether two columns make a third, but for charges and roundings. */
function isProduct(units: TableColumn, price: TableColumn, amount: TableColumn): boolean {
  const [ones, others, products] = [units, price, amount].map(({ cells }) =>
    cells.map((cell) => Math.abs(Number(cellNumber(cell) ?? germanNumber(cell) ?? Number.NaN))),
  );
  const rows = (ones ?? []).map((one, at) => [one * (others?.[at] ?? 0), products?.[at] ?? 0]);
  const known = rows.filter(([product = 0, printed = 0]) => product > 0 && printed > 0);
  const near = known.filter(
    ([product = 0, printed = 0]) => Math.abs(product - printed) <= printed * 0.01 + 1,
  );
  return known.length > 0 && near.length >= known.length * 0.8;
}

function isSuited(field: MappedField, column: TableColumn): boolean {
  if (column.filled.length === 0) return true;
  if (figures.has(field)) return hasNumbers(column);
  if (field === "isin") return column.filled.every((cell) => isin.test(cell));
  return field !== "scheme" || hasSchemeNames(column);
}

const isin = /^IN[A-Z0-9]{10}$/i;

/** Neither codes nor fund houses, which have several schemes. */
const hasSchemeNames = (column: TableColumn): boolean =>
  !hasNumbers(column) &&
  !hasDates(column) &&
  !hasKindWords(column) &&
  !column.filled.some((cell) => isin.test(cell)) &&
  !column.filled.every((cell) => /mutual fund$|\bmf$|asset management/i.test(cell));

/** The first where all say the same. */
function onlyOf(columns: readonly TableColumn[]): string {
  const [first, ...more] = columns;
  return first !== undefined && more.every((other) => isSameColumn(first, other)) ? first.name : "";
}

/**
 * The column whose values are words for kinds, whatever it is called; of several the one that is called so. Without one,
 * a column that is called so and has few words: what they mean is asked.
 */
function kindColumn(columns: readonly TableColumn[]): string {
  const said = columns.filter((column) => hasKindWords(column) && !wayOfPaying.test(column.name));
  if (said.length === 1) return said[0]?.name ?? "";
  const possible = said.length > 0 ? said : columns.filter(hasFewWords);
  for (const guess of guesses.type) {
    const named = possible.filter(({ name }) => guess.test(name.replaceAll("_", " ")));
    if (named.length > 0) return said.length > 0 ? onlyOf(named) : (named[0]?.name ?? "");
  }
  return "";
}

/** "SIP" or "lump sum" there says how often was paid, and a sale can stand beside it. */
const wayOfPaying = /\bmode\b|frequency|channel|platform|source/;

const hasFewWords = (column: TableColumn): boolean =>
  new Set(column.filled).size <= maxKindWords && !hasNumbers(column) && !hasDates(column);

/** True where some figures can only be read so, and none only otherwise. */
function hasDecimalCommas(
  table: Table,
  headerAt: number,
  columns: ColumnMapping["columns"],
): boolean {
  const names = new Set((["units", "nav", "amount"] as const).map((field) => columns[field]));
  const cells = columnsBelow(table, headerAt).flatMap(({ name, filled }) =>
    names.has(name) ? filled : [],
  );
  const isOnly = (read: typeof cellNumber, other: typeof cellNumber) =>
    cells.some((cell) => read(cell) !== null && other(cell) === null);
  return isOnly(germanNumber, cellNumber) && !isOnly(cellNumber, germanNumber);
}

const likelyHeader = (table: Table): number =>
  Math.max(
    0,
    table.slice(0, maxHeaderSearchRows).findIndex(({ cells }) => isHeader(cells)),
  );

const isHeader = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= minColumns && filled.every((cell) => cellNumber(cell) === null);
};
