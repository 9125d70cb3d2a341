import { decimal, zero, type DecimalText } from "../../../money.ts";
import {
  UnknownLayoutError,
  type CheckFailure,
  type Holding,
  type Statement,
  type StatementScheme,
} from "../../statement.ts";
import { isIsin } from "../isin.ts";
import { frontPage } from "./front-page.ts";
import { missingPages } from "./missing-pages.ts";
import { printedDate } from "./printed-date.ts";
import { printedNumber } from "./numbers.ts";
import { locationOf } from "./read-rows.ts";
import { cleanName, readSchemeLine } from "./scheme-line.ts";
import { isToldByDecimals, valueFailures } from "./self-checks.ts";
import type { Line } from "./text-page.ts";

const number = String.raw`([\d,]*\.\d+|[\d,]+)`;
const rowPattern = new RegExp(
  String.raw`^(\d\w*?(?:\s*/\s*\d+?)?)\s*(INF[A-Z0-9]{9})?\s+(.*?)\s*(?:([\d,]*\.\d{2})\s+)?${number}\s+(\d{1,2}-[A-Za-z]{3}-\d{4})\s+${number}\s+${number}\s+(CAMS|KFINTECH|KFIN|KARVY|FTAMIL|FRANKLIN)$`,
  "i",
);

/** Cost, units, NAV and value: a name has no three figures with decimals. */
const isLikeRow = ({ text }: Line): boolean =>
  /\d{1,2}-[A-Za-z]{3}-\d{4}/.test(text) || (text.match(/\d\.\d{2,}(?![\d%])/g) ?? []).length > 2;

/** @throws UnknownLayoutError where no row is one that it knows */
export function readSummary(lines: readonly Line[]): Statement {
  const start = lines.findIndex(({ text }) => /Folio No/i.test(text) && /Scheme/i.test(text));
  const body = lines.slice(start + 1);
  const end = body.findIndex(({ text }) =>
    /^Total\b[^A-Za-z]*\d$/i.test(text.replace(/\s*\((?:INR|Rs\.?)\)/gi, "")),
  );
  const table = (end === -1 ? body : body.slice(0, end)).filter(({ text }) => !isPageHead(text));
  const { from, to } = frontPage(lines);
  const rows = table.flatMap((line) => {
    const match = rowPattern.exec(line.text);
    return match === null ? [] : [{ line, match }];
  });
  const known = new Set(rows.map(({ line }) => line));
  // A line that is like a row is no part of a name, whether it is understood or not.
  const parts = partsByRow(
    table,
    table.filter((line) => known.has(line) || isLikeRow(line)),
  );
  const read = rows.map(({ line, match }) => schemeOf(line, match, parts.get(line)));
  const schemes = withProvenCosts(read, body[end]);
  const unreadable = table
    .filter((line) => isLikeRow(line) && !known.has(line))
    .map((line) => ({ ...locationOf(line), reason: "unknown-line" as const }));
  if (schemes.length === 0 && unreadable[0] !== undefined) {
    throw new UnknownLayoutError(unreadable[0]);
  }
  return {
    source: "cas-summary",
    from,
    to,
    schemes: [...schemes],
    failures: [...missingPages(lines), ...totalFailures(body[end], schemes)],
    printedTotal: printedNumber(body[end]?.text.split(/\s+/).at(-1) ?? ""),
    leftOut: [],
    unreadable,
  };
}

const headWords =
  /^(?:\(?(?:INR|Rs\.?|₹)\)?|Folio|No\.?|ISIN|Scheme|Name|Cost|Value|Unit|Units|Balance|Closing|NAV|Price|Date|Market|Registrar)$/i;

/** What each page repeats: the columns' names, on one line or two, and what stands around the table. */
function isPageHead(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    (words.every((word) => headWords.test(word)) && (words.length > 2 || text.includes("("))) ||
    /^(?:Page \d+ of \d+|Consolidated Account Summary|As on\b|(?:CAMS|KFIN|KARVY)CASWS)/i.test(text)
  );
}

/** Points between two lines of one name. */
const maxPartDistance = 20;
/** A registrar's code and a name, at the start of a line or after a folio and an ISIN. */
const beginsName =
  /(?:^|\d\s+)(?!(?:IDCW|DIV|PLAN|GROWTH|OPTION|DIRECT|REGULAR|FUND|CAP|FOF|ETF|ELSS|INDEX|NIFTY|BSE|SENSEX|SERIES|TAX)\b)[A-Z0-9]{2,10}\s*-\s*(?:[A-Z][a-z]|(?:quant|qsif|iSIF)\b)/;

type NameParts = { above: string; below: string };

/** Lines with a part of a name alone, above or below the row that they belong to. */
function partsByRow(table: readonly Line[], rows: readonly Line[]): ReadonlyMap<Line, NameParts> {
  const byRow = new Map<Line, NameParts>();
  const at = rows.map((line) => table.indexOf(line));
  for (const [index, line] of rows.entries()) {
    const [own = 0, next = table.length] = [at[index], at[index + 1]];
    if (index === 0) addParts(byRow, undefined, table.slice(0, own), line);
    addParts(byRow, line, table.slice(own + 1, next), rows[index + 1]);
  }
  return byRow;
}

/** @param between the lines from one row to the next */
function addParts(
  byRow: Map<Line, NameParts>,
  before: Line | undefined,
  between: readonly Line[],
  after: Line | undefined,
): void {
  const start = startOfNext(before, between, after);
  const add = (row: Line | undefined, side: keyof NameParts, parts: readonly Line[]) => {
    if (row === undefined || parts.length === 0) return;
    const known = byRow.get(row) ?? { above: "", below: "" };
    byRow.set(row, { ...known, [side]: parts.map(({ text }) => text).join("\n") });
  };
  add(before, "below", nearParts(before, between.slice(0, start)));
  add(after, "above", nearParts(after, between.slice(start).toReversed()).toReversed());
}

/**
 * Which line is the first of the next row's name: the one with a code, unless that row itself has it; else by
 * distance.
 */
function startOfNext(
  before: Line | undefined,
  between: readonly Line[],
  after: Line | undefined,
): number {
  if (before === undefined) return 0;
  if (after === undefined || beginsName.test(after.text)) return between.length;
  const coded = between.findIndex(({ text }) => beginsName.test(text));
  if (coded !== -1) return coded;
  const distance = (one: Line, other: Line) =>
    one.page === other.page ? Math.abs(one.y - other.y) : Number.POSITIVE_INFINITY;
  const nearer = between.findIndex((part) => distance(part, after) <= distance(part, before));
  return nearer === -1 ? between.length : nearer;
}

/** Those that follow close upon each other from the row on, whichever way they lie. */
function nearParts(row: Line | undefined, parts: readonly Line[]): Line[] {
  const near: Line[] = [];
  let last = row;
  for (const part of parts) {
    if (last?.page !== part.page || Math.abs(part.y - last.y) >= maxPartDistance) break;
    if (!/[A-Za-z]/.test(part.text)) continue;
    near.push(part);
    last = part;
  }
  return near;
}

/** Rupees by which the total may be off: each value is rounded. */
const totalTolerance = 1;

function totalFailures(
  line: Line | undefined,
  schemes: readonly StatementScheme[],
): CheckFailure[] {
  if (line === undefined) return [];
  const { value, cost } = totalsIn(line);
  const isEachPaid = schemes.every(({ closing }) => closing?.cost != null);
  return [
    totalFailure(line, value, schemes, "value"),
    isEachPaid ? totalFailure(line, cost, schemes, "cost") : null,
  ].filter((failure) => failure !== null);
}

const totalsIn = (line: Line) => {
  const [value = null, cost = null] = line.text
    .split(/\s+/)
    .toReversed()
    .map((word) => printedNumber(word));
  return { value, cost };
};

const sumOf = (schemes: readonly StatementScheme[], figure: "value" | "cost"): number =>
  schemes
    .reduce((sum, { closing }) => sum.plus(decimal(closing?.[figure] ?? "0")), zero)
    .toNumber();

/** Only a total of the costs says that these are costs. */
function withProvenCosts(
  schemes: readonly StatementScheme[],
  line: Line | undefined,
): readonly StatementScheme[] {
  const total = line === undefined ? null : totalsIn(line).cost;
  if (total !== null && Math.abs(sumOf(schemes, "cost") - Number(total)) <= totalTolerance) {
    return schemes;
  }
  return schemes.map((scheme) =>
    scheme.closing?.cost == null
      ? scheme
      : {
          ...scheme,
          closing: { ...scheme.closing, unproven: [...(scheme.closing.unproven ?? []), "cost"] },
        },
  );
}

function totalFailure(
  line: Line,
  printed: DecimalText | null,
  schemes: readonly StatementScheme[],
  figure: "value" | "cost",
): CheckFailure | null {
  if (printed === null) return null;
  const found = sumOf(schemes, figure);
  if (Math.abs(found - Number(printed)) <= totalTolerance) return null;
  return {
    check: "house-total",
    location: locationOf(line),
    expected: printed,
    found: found.toFixed(2),
  };
}

function schemeOf(
  line: Line,
  [
    ,
    folio = "",
    isin,
    name = "",
    cost,
    units = "0",
    date = "",
    nav = "",
    value = "",
  ]: RegExpExecArray,
  { above, below }: NameParts = { above: "", below: "" },
): StatementScheme {
  const parts = [above, name, below].flatMap((part) => part.split("\n"));
  const scheme = readSchemeLine(parts.filter((part) => part !== ""));
  const numberIn = (text: string | undefined) => (text === undefined ? null : printedNumber(text));
  const closing: Holding = {
    units: numberIn(units) ?? "0",
    date: printedDate(date),
    nav: numberIn(nav),
    cost: numberIn(cost),
    value: numberIn(value),
    unproven: isToldByDecimals(units, nav) ? [] : ["units"],
  };
  const location = locationOf(line);
  return {
    house: null,
    investor: null,
    folio: folio.replaceAll(/\s+/g, " ").trim(),
    name: cleanName(scheme.name),
    isin: isin !== undefined && isIsin(isin) ? isin : null,
    amfiCode: null,
    category: null,
    registrarCode: scheme.registrarCode,
    opening: null,
    closing,
    rows: [],
    events: [],
    leftOut: [],
    failures: [
      ...valueFailures(closing, location),
      ...(isin === undefined || isIsin(isin)
        ? []
        : [{ check: "isin" as const, location, expected: "", found: isin }]),
      // A name has no figure with decimals: there is a column more than is known.
      ...(/\d\.\d{2,}(?!%)/.test(name)
        ? [{ check: "unread-line" as const, location, expected: "", found: line.text }]
        : []),
    ],
    location,
  };
}
