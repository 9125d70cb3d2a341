import { cellNumber, germanNumber } from "./cells.ts";
import { mappedFields, type ColumnMapping, type MappedField } from "./column-mapping.ts";
import {
  columnsBelow,
  hasDates,
  hasKindWords,
  hasNumbers,
  isSameColumn,
  maxKindWords,
  type Column,
} from "./column-values.ts";
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
  units: [/^(?!.*(?:price|value|balance|nav)).*(?:unit|quantity|qty|shares)/, /unit|quantity/],
  nav: [/\bnav\b|price/, /^(?!.*(?:dividend|idcw)).*\brate\b/],
  debit: [/\bdebit\b|\bdr\b|paid out|withdrawal/],
  credit: [/\bcredit\b|\bcr\b|received|deposit/],
  // Not of one direction only.
  amount: [
    /^(?!.*\b(?:debit|credit|dr|cr)\b).*amount/,
    /^(?!.*\b(?:debit|credit|dr|cr)\b).*(?:value|invested)/,
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

/** Which of two columns is meant decides what is recorded, so nobody but the user says it. */
const asked: ReadonlySet<MappedField> = new Set(["date", "units"]);

/**
 * A proposal by the names of the columns and by what stands in them, for the user to look at. What two columns could be
 * is left open.
 */
export function suggestMapping(table: Table, headerAt = likelyHeader(table)): ColumnMapping {
  const below = columnsBelow(table, headerAt);
  const taken = new Set<string>();
  const chosen = new Map<MappedField, string>();
  for (const field of mappedFields) {
    const name = suggestedColumn(
      field,
      below.filter((column) => !taken.has(column.name)),
      (["units", "nav"] as const).flatMap((known) =>
        below.filter((column) => column.name === chosen.get(known)),
      ),
    );
    taken.add(name);
    chosen.set(field, name);
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
  return mapping.kindBy === null ? { ...mapping, kindBy: sourceBySigns(table, mapping) } : mapping;
}

function suggestedColumn(
  field: MappedField,
  columns: readonly Column[],
  chosen: readonly Column[],
): string {
  if (field === "type") return kindColumn(columns);
  const suiting = columns.filter((column) => isSuited(field, column));
  if (field === "nav" || field === "amount") return figureColumn(field, suiting, chosen);
  if (field === "date") {
    const dates = columns.filter(hasDates);
    if (dates.length > 0) return onlyOf(dates);
  }
  for (const guess of guesses[field]) {
    const named = suiting.filter(({ name }) => guess.test(name.replaceAll("_", " ")));
    if (named.length > 0) return asked.has(field) ? onlyOf(named) : (named[0]?.name ?? "");
  }
  return "";
}

/** Of several prices or amounts the one at which units times price is the amount; open where none or several are. */
function figureColumn(
  field: "nav" | "amount",
  columns: readonly Column[],
  [units, nav]: readonly Column[],
): string {
  const named = guesses[field]
    .map((guess) => columns.filter(({ name }) => guess.test(name.replaceAll("_", " "))))
    .find((found) => found.length > 0);
  if (named === undefined || named.length === 1) return named?.[0]?.name ?? "";
  const fits = (column: Column) =>
    units !== undefined &&
    (field === "nav"
      ? columns.some((amount) => amount !== column && isProduct(units, column, amount))
      : nav !== undefined && isProduct(units, nav, column));
  const fitting = named.filter(fits);
  return onlyOf(fitting.length > 0 ? fitting : named);
}

/** Whether two columns make a third, but for charges and roundings. */
function isProduct(units: Column, price: Column, amount: Column): boolean {
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

const isSuited = (field: MappedField, column: Column): boolean =>
  column.filled.length === 0 || !figures.has(field) || hasNumbers(column);

/** The first where all say the same. */
function onlyOf(columns: readonly Column[]): string {
  const [first, ...more] = columns;
  return first !== undefined && more.every((other) => isSameColumn(first, other)) ? first.name : "";
}

/**
 * The column whose values are words for kinds, whatever it is called; of several the one that is called so. Without one,
 * a column that is called so and has few words: what they mean is asked.
 */
function kindColumn(columns: readonly Column[]): string {
  const said = columns.filter(hasKindWords);
  if (said.length === 1) return said[0]?.name ?? "";
  const possible = said.length > 0 ? said : columns.filter(hasFewWords);
  for (const guess of guesses.type) {
    const named = possible.filter(({ name }) => guess.test(name.replaceAll("_", " ")));
    if (named.length > 0) return said.length > 0 ? onlyOf(named) : (named[0]?.name ?? "");
  }
  return "";
}

const hasFewWords = (column: Column): boolean =>
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
