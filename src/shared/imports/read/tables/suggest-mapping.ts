import { cellNumber, germanNumber } from "./cells.ts";
import { hasDecimalCommas } from "./decimal-marks.ts";
import { isChargeName } from "./charges.ts";
import { mappedFields, type ColumnMapping, type MappedField } from "./column-mapping.ts";
import {
  columnsBelow,
  hasDates,
  hasKindWords,
  hasNumbers,
  isSameColumn,
  onlyOf,
  type TableColumn,
} from "./column-values.ts";
import { couldHaveFolios } from "./described-scheme.ts";
import { costColumn } from "./holdings-columns.ts";
import { kindColumn } from "./kind-column.ts";
import { sourceBySigns } from "./kind-sources.ts";
import { maxHeaderSearchRows } from "./header.ts";
import { minColumns, type Table } from "./table.ts";

/** Patterns for column names, the best first: a registrar's report also has the house's name and a dividend's rate. */
const guesses: Record<Exclude<MappedField, "type">, readonly RegExp[]> = {
  date: [/(?:trade|transaction|trxn|purchase) date/, /\bdate\b|\bday\b/],
  scheme: [
    /scheme (?:name|description)/,
    /^scheme$|(?<!mutual )fund name|security|instrument|symbol/,
    /scheme(?!.*code)|fund(?! ?name|.*house)|^name$/,
    /fund/,
  ],
  // Of the row alone, not of all rows up to it, nor a part of what is held.
  units: [
    /^(?!.*(?:\b(?:opening|available|free|locked|lien|pledged|redeemable)\b|price|value|balance|nav|cost|rate\b|amount|(?:per|\/) ?unit|\btotal|cumul|running|closing|\b(?:so far|(?:to|till|up ?to) (?:date|now))\b)).*(?:unit|quantity|qty|shares)/,
  ],
  // The NAV of the transaction, not today's.
  nav: [
    /^(?!.*(?:current|latest|today|market|date)).*(?:\bnav\b|price)/,
    /^(?!.*(?:dividend|idcw)).*\brate\b/,
    /unit cost|(?:cost|rs\.?|inr|₹) ?(?:per|\/) ?unit/,
  ],
  debit: [/\bdebit\b|\bdr\b|paid out|withdrawal|(?:purchased?|buy|bought) (?:amount|value)/],
  credit: [
    /\bcredit\b|\bcr\b|received|deposit|(?:sale|sell|sold|redemption|redeemed) (?:amount|value)/,
  ],
  // The amount of the transaction, not today's value, nor that of one direction alone.
  amount: [
    /^(?!.*(?:\b(?:debit|credit|dr|cr|current|market|so far|(?:to|till|up ?to) (?:date|now))\b|cumul|running|closing)).*amount/,
    /^(?!.*(?:\b(?:debit|credit|dr|cr|current|market|so far|(?:to|till|up ?to) (?:date|now))\b|cumul|running|closing)).*(?:value|invested)/,
  ],
  // A second column of the same name may be the right one; "Old Folio No" is not.
  folio: [
    /^folio(?: ?(?:no|nos|num|number|id))?\.?(?: \(\d+\))?$/,
    /folio/,
    /account (?:no|number)/,
  ],
  isin: [/isin/],
  amfiCode: [/amfi|scheme code/],
  stampDuty: [/stamp/],
  stt: [/\bstt\b|securities transaction tax/],
  tds: [/\btds\b|tax deducted|tax withheld|withholding tax/],
  exitLoad: [/^(?:exit ?)?load\b(?!.*(?:%|percent|\brate|period|days|structure))/],
  balance: [/balance/],
};

const figures: ReadonlySet<MappedField> = new Set([
  "units",
  "nav",
  "amount",
  "debit",
  "credit",
  "stampDuty",
  "stt",
  "tds",
  "exitLoad",
  "balance",
]);

const inOrderOfSurety: readonly MappedField[] = [
  ...new Set<MappedField>(["debit", "credit", ...mappedFields]),
];

/**
 * Proposes a mapping for the user to check, by the columns' names and contents. A field that two columns could be stays
 * open.
 */
export function suggestMapping(table: Table, headerAt = likelyHeader(table)): ColumnMapping {
  const below = columnsBelow(table, headerAt);
  const taken = new Set<string>();
  const chosen = new Map<MappedField, string>();
  for (const field of inOrderOfSurety) {
    // Debit and credit together stand for the amount.
    if (field === "amount" && chosen.get("debit") !== "" && chosen.get("credit") !== "") continue;
    const name = suggestedColumn(
      field,
      below.filter(({ name: own }) => !taken.has(own) || own === chosen.get("nav")),
      below.find((column) => column.name === chosen.get("units")),
    );
    taken.add(name);
    chosen.set(field, name);
    // A debit or credit alone is an ordinary amount.
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
    decimalComma: suggestsCommas(table, headerAt, columns),
  };
  // A table without days probably has holdings; the user decides.
  const cost = below.some(hasDates) ? "" : costColumn(below);
  if (
    cost !== "" &&
    !below.some((column) => column.name === columns.type && hasKindWords(column))
  ) {
    const held = { ...columns, type: "", amount: cost };
    const decimalComma = suggestsCommas(table, headerAt, held);
    return { ...mapping, columns: held, kindBy: null, decimalComma };
  }
  return mapping.kindBy === null ? { ...mapping, kindBy: sourceBySigns(table, mapping) } : mapping;
}

/** The column that a field is by its name and cells; "" for none, or where several could be. */
export function suggestedColumn(
  field: MappedField,
  columns: readonly TableColumn[],
  units?: TableColumn,
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
  if (field === "folio") return onlyOf(suiting.filter(couldHaveFolios));
  // An ISIN is one whatever its column is called, such as "tradingsymbol".
  return field === "isin" ? onlyOf(suiting.filter(({ filled }) => filled.length > 0)) : "";
}

/**
 * The column of the NAV or the amount by its name. Where a table has both, units times NAV must be the amount. Open where
 * none or several fit.
 */
function figureColumn(
  field: "nav" | "amount",
  columns: readonly TableColumn[],
  units: TableColumn | undefined,
): string {
  // "TDS amount" is a part of another one.
  const uncharged = columns.filter(({ name }) => !isChargeName(name));
  const called = (wanted: "nav" | "amount") =>
    guesses[wanted]
      .map((guess) => uncharged.filter(({ name }) => guess.test(name.replaceAll("_", " "))))
      .find((found) => found.length > 0) ?? [];
  // A copy of the units is no amount.
  const own = called(field).filter((each) => units === undefined || !isCopyOf(units, each));
  // Units times NAV is the gross one, and what was paid or received the net one.
  const isBoth = [/\bgross\b/, /\bnet\b/].every((word) =>
    own.some(({ name }) => word.test(name.replaceAll("_", " "))),
  );
  if (field === "amount" && isBoth) return onlyOf(own);
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

type NumberOf = (cell: string) => string | null;
const eitherNumber: NumberOf = (cell) => cellNumber(cell) ?? germanNumber(cell);

/** Whether two columns make a third, but for charges and roundings. */
function isProduct(
  units: TableColumn,
  price: TableColumn,
  amount: TableColumn,
  read = eitherNumber,
): boolean {
  const [ones, others, products] = [units, price, amount].map(({ cells }) =>
    cells.map((cell) => Math.abs(Number(read(cell) ?? Number.NaN))),
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

/** Excludes columns of codes and of fund houses. */
const hasSchemeNames = (column: TableColumn): boolean =>
  !hasNumbers(column) &&
  !hasDates(column) &&
  !hasKindWords(column) &&
  !column.filled.some((cell) => isin.test(cell)) &&
  !column.filled.every((cell) => /mutual fund$|\bmf$|asset management/i.test(cell));

/**
 * Whether figures are numbers only with decimal commas; or every point stands before
 * three figures, as units alone are printed in India.
 */
function suggestsCommas(
  table: Table,
  headerAt: number,
  columns: ColumnMapping["columns"],
): boolean {
  const below = columnsBelow(table, headerAt);
  const [units, nav, amount] = (["units", "nav", "amount"] as const).map((field) =>
    below.find(({ name }) => name === columns[field]),
  );
  const money = [nav, amount].flatMap((column) => column?.filled ?? []);
  const cells = [...(units?.filled ?? []), ...money];
  if (areThousands(cells) && areThousands(money)) {
    const fits = (read: NumberOf) =>
      units !== undefined &&
      nav !== undefined &&
      amount !== undefined &&
      isProduct(units, nav, amount, read);
    return fits(germanNumber) || !fits(cellNumber);
  }
  return hasDecimalCommas(table, headerAt);
}

/** Whether three figures follow every point: prices have two decimals or four, and amounts never have three. */
const areThousands = (cells: readonly string[]): boolean => {
  const pointed = cells.filter((cell) => cell.includes("."));
  return pointed.length > 0 && pointed.every((cell) => /^\D*\d{1,3}(?:\.\d{3})+$/.test(cell));
};

const likelyHeader = (table: Table): number =>
  Math.max(
    0,
    table.slice(0, maxHeaderSearchRows).findIndex(({ cells }) => isHeader(cells)),
  );

const isHeader = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= minColumns && filled.every((cell) => cellNumber(cell) === null);
};
