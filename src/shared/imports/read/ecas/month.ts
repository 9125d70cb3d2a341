import { parseNavDate } from "../../../dates.ts";
import { folioKey } from "../../../funds/folio.ts";
import { decimal, type DecimalText } from "../../../money.ts";
import { toMicroUnits } from "../../../transactions/fixed-point.ts";
import { isNegative, printedNumber, withoutSign } from "../cas/numbers.ts";
import { locationOf, type PrintedRow } from "../cas/read-rows.ts";
import type { Line, Word } from "../cas/text-page.ts";
import { selfChecks } from "../cas/self-checks.ts";
import { transactionsOf } from "../cas/transactions.ts";
import type { Month, SourceLocation, StatementRow } from "../../statement.ts";
import { labelsOf } from "./columns.ts";
import { latinText } from "./headings.ts";
import { figureIn } from "./printed-row.ts";

/** What a folio's fund did in the month. */
type MonthOfFund = { isin: string; folio: string; closing: DecimalText | null } & Month;

type FigureKind = "amount" | "stampDuty" | "nav" | "price" | "units" | "balance";
type FigureColumn = { kind: FigureKind; left: number; right: number };
type MonthRow = PrintedRow & { stampDuty: DecimalText };
type OpenFund = { isin: string; folio: string; opening: DecimalText | null; rows: MonthRow[] };

/** The transactions of each folio's fund that lead from its opening balance to its closing one. */
export function readMonths(lines: readonly Line[]): MonthOfFund[] {
  const months: MonthOfFund[] = [];
  let columns: FigureColumn[] | null = null;
  let fund: OpenFund | null = null;
  let [isin, folio] = ["", ""];
  for (const [index, line] of lines.entries()) {
    const text = latinText(line.text);
    columns = readMonthHeader(lines, index) ?? columns;
    isin = /\bISIN\s*:\s*(IN[A-Z0-9]{10})\b/.exec(text)?.[1] ?? isin;
    folio = /\bFolio\s*No\.?\s*[-:]\s*(\S+)/i.exec(text)?.[1] ?? folio;
    const opening = /^Opening Balance\s*:?\s*([\d,]*\.?\d+)$/i.exec(text);
    const closing = /^Closing Balance\s*:?\s*([\d,]*\.?\d+)$/i.exec(text);
    if (opening !== null) {
      fund = { isin, folio, opening: printedNumber(opening[1] ?? ""), rows: [] };
    } else if (closing !== null && fund !== null) {
      const month = monthOf(fund, printedNumber(closing[1] ?? ""));
      if (month !== null) months.push(month);
      fund = null;
    } else if (fund !== null && columns !== null) {
      const row = readMonthRow(line, columns);
      if (row !== null) fund.rows.push(row);
    }
  }
  return months;
}

/** The month of the fund in this folio, where it ends with the units that are held. */
export const monthOfFund = (
  months: readonly MonthOfFund[],
  { isin, folio, units }: { isin: string | null; folio: string | null; units: DecimalText },
): Month | undefined => {
  const found = months.filter(
    (month) => month.isin === isin && folioKey(month.folio) === folioKey(folio ?? ""),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return toMicroUnits(only.closing ?? "0") === toMicroUnits(units)
    ? { opening: only.opening, rows: only.rows }
    : undefined;
};

const nowhere: SourceLocation = { page: null, line: 0, text: "" };

function monthOf(
  { isin, folio, opening, rows: printed }: OpenFund,
  closing: DecimalText | null,
): MonthOfFund | null {
  if (opening === null || closing === null || printed.length === 0) return null;
  const { rows, leftOut, failures } = transactionsOf(printed, opening);
  const complete = rows.map((row) => withStampDuty(row, printed));
  const held = { units: closing, date: null, nav: null, cost: null, value: null };
  const problems = [
    ...leftOut,
    ...failures,
    ...selfChecks({ opening, closing: held, rows: complete }, nowhere),
  ];
  return problems.length === 0 ? { isin, folio, opening, closing, rows: complete } : null;
}

/** The duty stands in a column of its own; some amounts contain it. */
function withStampDuty(row: StatementRow, printed: readonly MonthRow[]): StatementRow {
  const own = printed.find(({ locations }) => locations[0] === row.locations[0]);
  if (own === undefined || Number(own.stampDuty) === 0 || row.nav === null) return row;
  const worth = Number(row.units) * Number(row.nav);
  const net = decimal(row.amount).minus(decimal(own.stampDuty));
  const isGross = Math.abs(net.toNumber() - worth) < Math.abs(Number(row.amount) - worth);
  return { ...row, amount: isGross ? net.toText() : row.amount, stampDuty: own.stampDuty };
}

const headerWord =
  /^(?:date|transactions?|details?|description|particulars|amount|stamp|duty|nav|price|units?|balance|in|rs|inr|no|per)?$/;
const maxHeaderLines = 3;

function readMonthHeader(lines: readonly Line[], start: number): FigureColumn[] | null {
  const header: Line[] = [];
  for (const line of lines.slice(start, start + maxHeaderLines)) {
    const words = line.words.flatMap(({ text }) => text.toLowerCase().split(/[^a-z]+/));
    const isOther =
      line.page !== lines[start]?.page || !words.every((word) => headerWord.test(word));
    if (isOther || line.words.some(({ text }) => /\d/.test(text))) break;
    header.push(line);
  }
  const columns = labelsOf(header.flatMap(({ words }) => words)).flatMap(
    ({ text, left, right }): FigureColumn[] => {
      const kind = figureKindOf(text);
      return kind === null ? [] : [{ kind, left, right }];
    },
  );
  const has = (kind: FigureKind) => columns.some((column) => column.kind === kind);
  return has("amount") && has("units") && (has("nav") || has("price")) ? columns : null;
}

function figureKindOf(label: string): FigureKind | null {
  if (/stamp/.test(label)) return "stampDuty";
  if (/amount/.test(label)) return "amount";
  if (/balance/.test(label)) return "balance";
  if (/nav/.test(label)) return "nav";
  if (/price/.test(label)) return "price";
  return /units?/.test(label) ? "units" : null;
}

const outWords = /redem|switch[- ]*out|withdraw|\bswp\b|transfer[- ]*out|revers|reject/i;

function readMonthRow(line: Line, columns: readonly FigureColumn[]): MonthRow | null {
  const date = parseNavDate(line.words[0]?.text ?? "");
  if (date === null) return null;
  const rest = line.words.slice(1);
  const run = rest.slice(rest.findLastIndex((word) => figureIn(word) === undefined) + 1);
  // A description can end in a number.
  const figures = run.slice(-columns.length);
  const cells = new Map<FigureKind, DecimalText | null>();
  for (const [index, word] of figures.entries()) {
    const column =
      figures.length === columns.length ? columns[index] : nearestColumn(word, columns);
    if (column !== undefined && !cells.has(column.kind)) {
      cells.set(column.kind, figureIn(word) ?? null);
    }
  }
  const cell = (kind: FigureKind) => cells.get(kind) ?? null;
  const description = rest
    .filter((word) => !figures.includes(word))
    .map(({ text }) => text)
    .join(" ");
  const units = cell("units");
  const isOut = units !== null && !isNegative(units) && outWords.test(description);
  return {
    date,
    description,
    amount: cell("amount"),
    units: isOut ? `-${withoutSign(units)}` : units,
    nav: cell("nav") ?? cell("price"),
    balance: null,
    stampDuty: cell("stampDuty") ?? "0",
    locations: [locationOf(line)],
  };
}

const nearestColumn = (word: Word, columns: readonly FigureColumn[]): FigureColumn | undefined => {
  const distance = ({ left, right }: FigureColumn) =>
    Math.abs((left + right) / 2 - (word.left + word.right) / 2);
  return columns.toSorted((a, b) => distance(a) - distance(b))[0];
};
