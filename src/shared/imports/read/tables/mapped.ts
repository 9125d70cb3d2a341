import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import type { TransactionType } from "../../../transactions/types.ts";
import { decimal, type DecimalText } from "../../../money.ts";
import type { Statement, StatementRow, UnreadReason, UnusedPart } from "../../statement.ts";
import { withoutSign } from "../cas/numbers.ts";
import { cellDate, cellNumber, folioCell, germanNumber, isNoFigure } from "./cells.ts";
import { isChargeName, isSumOfMoney, isWorth, withCharges } from "./charges.ts";
import { mappedFields, type ColumnMapping, type MappedField } from "./column-mapping.ts";
import {
  columnsBelow,
  isUniform,
  maxKindWords,
  namelessColumns,
  placeIn,
} from "./column-values.ts";
import { combinedKind } from "./combined-kinds.ts";
import { descriptionReader } from "./described-scheme.ts";
import { saysKinds } from "./kind-column.ts";
import { directionBy } from "./kind-sources.ts";
import type { Cell } from "./row-cursor.ts";
import { isOtherCurrency, isNotInRupees, namesNoRupees } from "./rupees.ts";
import { remarksIn } from "./row-remarks.ts";
import { heldBefore } from "./section-title.ts";
import { isNoLongerHeldWord } from "./status-words.ts";
import { columnLabels, columnsOf, headerName, repeatedName } from "./header.ts";
import { previewLimits, type Rows, type Table, type TableRow } from "./table.ts";
import { readRows } from "./table-format.ts";
import { isTotalName } from "./total-line.ts";
import { readTrade } from "./read-trade.ts";
import type { TradedRow } from "./taken-back.ts";
import { tradedReader, unread, type ReadRow } from "./traded-statement.ts";

export const headersKey = (row: TableRow | undefined): string =>
  (row?.cells ?? []).map(headerName).join("|").slice(0, 500);

/** The distinct words of the type's column; "" where it is empty in a row with a scheme and units, unlike a row of totals. */
export function typeWords(table: Table, { headerAt, columns }: ColumnMapping): string[] {
  const below = [...columnsBelow(table, headerAt), ...namelessColumns(table, headerAt)];
  const cellsOf = (name: string) => below.find((column) => column.name === name)?.cells ?? [];
  const [schemes, units] = [cellsOf(columns.scheme), cellsOf(columns.units)];
  const isTrade = (at: number) => {
    const [scheme = "", of = ""] = [schemes[at], units[at]];
    return scheme !== "" && of !== "" && !isTotalName(scheme);
  };
  const words = cellsOf(columns.type).filter((word, at) => word !== "" || isTrade(at));
  return [...new Set(words)].slice(0, maxKindWords);
}

/** The columns, with those without a heading that a mapping names by their places. */
function withPlaces(
  named: ReadonlyMap<string, number>,
  mapped: ColumnMapping["columns"],
): Map<string, number> {
  const places = Object.values(mapped).flatMap((name): [string, number][] => {
    const place = placeIn(name);
    return place === null || named.has(name) ? [] : [[name, place - 1]];
  });
  return new Map([...named, ...places]);
}

/** Reads any table by the user's mapping. A row without a kind is unreadable. */
export function readMapped(rows: Rows, mapping: ColumnMapping): Statement {
  const { headerAt, columns, decimalComma = false } = mapping;
  const names = rows.first(headerAt + 1)[headerAt]?.cells ?? [];
  const header = { at: headerAt, columns: withPlaces(columnsOf(names), columns) };
  const mappedAt = new Set(mappedFields.map((field) => header.columns.get(columns[field])));
  const unmapped = [...header.columns]
    .filter(([column, at]) => !mappedAt.has(at) && isChargeName(column))
    .map(([column]) => ({ column, count: 0 }));
  const besides = [columns.scheme, columns.units].map((name) => repeatedName(name, 2));
  const hasBeside = besides.every((name) => {
    const at = header.columns.get(name);
    return at !== undefined && !mappedAt.has(at);
  });
  let beside = 0;
  const sample = rows.first(headerAt + 1 + previewLimits.rows).slice(headerAt + 1);
  const remarkOf = remarksIn(
    header,
    mappedAt,
    sample.map(({ cells }) => cells),
  );
  const schemeAt = header.columns.get(columns.scheme);
  const described = descriptionReader(rows, header, mappedAt, schemeAt);
  const currencies = columnsBelow(rows.first(headerAt + 1 + previewLimits.rows), headerAt)
    .filter(({ filled }) => namesNoRupees(filled))
    .map(({ name }) => name);
  const areOtherFigures = money.some((field) => isNotInRupees(columns[field]));
  const above = new Map<MappedField, string>();
  const isHeldBefore = heldBefore(rows.first(headerAt).at(-1));
  const kindsBeside = kindsIn(rows, mapping, (name) => !mappedAt.has(header.columns.get(name)));
  const readRow = (cell: Cell, row: TableRow): ReadRow => {
    const of = (field: MappedField) => {
      const own = columns[field] === "" ? "" : cell(columns[field]);
      return isDitto(own) ? (above.get(field) ?? own) : own;
    };
    for (const field of mappedFields) above.set(field, of(field));
    if (hasBeside && besides.every((name) => cell(name) !== "")) beside += 1;
    const figure = (field: MappedField) =>
      decimalComma ? (germanNumber(of(field)) ?? of(field)) : of(field);
    const word = of("type");
    const isPast = isHeldBefore(row);
    const scheme = {
      ...folioCell(of("folio")),
      ...described(row.cells, of("scheme")),
      isin: of("isin"),
      amfiCode: readSchemeCode(of("amfiCode")),
    };
    if (of("scheme") === "") return unread("no-scheme");
    if (isTotalName(of("folio"))) return unread("total");
    if (areOtherFigures || row.cells.some(isOtherCurrency)) return unread("not-rupees");
    if (currencies.some((name) => cell(name) === "")) return unread("not-rupees");
    const remark = remarkOf(row.cells);
    if (mapping.kindBy === "held") {
      const isGone = isPast || row.cells.some(isNoLongerHeldWord);
      if (isGone || isAgainstHolding(remark)) return unread("not-held");
      const units = cellNumber(figure("units"));
      if (units === null || units.startsWith("-")) return unread("no-units");
      const [cost, nav] = [cellNumber(figure("amount")), cellNumber(figure("nav"))];
      const holding = { units, cost, nav, date: cellDate(of("date")), value: null };
      return { kind: "holding", scheme, holding };
    }
    const isSum = remark === "unknown-status" && isTotalName(of("scheme"));
    if (remark !== null && !isSum) return unread(remark);
    const charges = chargesOf(figure);
    if (charges === null) return unread("no-charge");
    const said = kindOf(mapping, [word, ...kindsBeside.map((name) => cell(name))], figure);
    if (said === "none") return { kind: "no-effect", scheme };
    const hasKind = said !== null || (mapping.kindBy === "words" && word !== "");
    if (!hasKind) return unread("no-type");
    const trade = {
      date: of("date"),
      word,
      type: said ?? undefined,
      units: figure("units"),
      nav: figure("nav"),
      amount: columns.amount === "" ? paidOrReceived(figure) : figure("amount"),
      balance: figure("balance"),
    };
    const read = readTrade(scheme, trade, row);
    if (read.kind !== "row" && read.kind !== "reversal") return read;
    for (const each of unmapped) if (isSumOfMoney(cell(each.column))) each.count += 1;
    return withoutDeductions(read, charges);
  };
  const statement = readRows(rows, header, () => tradedReader("mapped", header, readRow));
  const labels = columnLabels(names);
  const unused: UnusedPart[] = unmapped.flatMap(({ column, count }) =>
    count === 0 ? [] : [{ kind: "charges" as const, column: labels.get(column) ?? column, count }],
  );
  const nameless = namelessColumns(rows.first(headerAt + 1 + previewLimits.rows), headerAt)
    .filter((column) => !isUniform(column) && !header.columns.has(column.name))
    .flatMap(({ name }) => placeIn(name) ?? []);
  if (nameless.length > 0)
    unused.push({ kind: "unread-columns", columns: nameless, count: nameless.length });
  if (beside > 0) unused.push({ kind: "table-beside", count: beside });
  return {
    ...statement,
    ...(unused.length > 0 && { unused: [...(statement.unused ?? []), ...unused] }),
    mapping,
    columnLabels: labels,
  };
}

const chargeFields = ["stampDuty", "stt", "tds", "exitLoad"] as const;
type PrintedCharges = Record<(typeof chargeFields)[number], DecimalText>;

/** Rupees; null where one has a text that is no number. */
function chargesOf(figure: Figure): PrintedCharges | null {
  const found: PrintedCharges = { stampDuty: "0", stt: "0", tds: "0", exitLoad: "0" };
  for (const field of chargeFields) {
    const cell = figure(field);
    if (isNoFigure(cell)) return null;
    found[field] = withoutSign(cellNumber(cell) ?? "0");
  }
  return found;
}

function withoutDeductions(read: TradedRow, { stampDuty, ...charges }: PrintedCharges): ReadRow {
  const paid = { ...read.row, stampDuty, amount: withoutDuty(read.row, stampDuty) };
  if (read.kind === "reversal") return { ...read, row: paid };
  const { row, isOpen } = withCharges(paid, charges);
  return { ...read, row, ...(isOpen && { failed: "charges" }) };
}

/** The amount of a purchase without its stamp duty, where units × NAV shows that the file has it in the amount. */
function withoutDuty(row: StatementRow, stampDuty: DecimalText): DecimalText {
  if (Number(stampDuty) <= 0) return row.amount;
  const net = decimal(row.amount).minus(decimal(stampDuty));
  return isWorth(row, net.toNumber()) && !isWorth(row, Number(row.amount))
    ? net.toText()
    : row.amount;
}

/** Whether a cell says that it is as the one above. */
const isDitto = (cell: string): boolean =>
  /^(?:[-–—. ]*(?:do|ditto)[-–—. ]*|"|''|[〃″”]|(?:same )?as above)$/i.test(cell);

/** "Active" and "Demat" are statuses of what is held. */
const isAgainstHolding = (remark: UnreadReason | null): boolean =>
  remark !== null && remark !== "unknown-status";

const money = ["nav", "amount", "debit", "credit", ...chargeFields] as const;

type Figure = (field: MappedField) => string;

const paidOrReceived = (figure: Figure): string =>
  [figure("debit"), figure("credit")].find((cell) => (cellNumber(cell) ?? "0") !== "0") ?? "";

/** The columns that have further words for kinds: "SIP" or "Switch" beside "Buy". */
function kindsIn(rows: Rows, mapping: ColumnMapping, isFree: (name: string) => boolean): string[] {
  if (mapping.kindBy !== "words") return [];
  return columnsBelow(rows.first(previewLimits.rows), mapping.headerAt)
    .filter((column) => isFree(column.name) && saysKinds(column))
    .map(({ name }) => name);
}

/** Null where the mapping does not decide it. */
function kindOf(
  { kindBy, types }: ColumnMapping,
  [word = "", ...beside]: readonly string[],
  figure: Figure,
): TransactionType | "none" | null {
  if (kindBy === null || kindBy === "held") return null;
  if (kindBy === "words") {
    const answer = Object.hasOwn(types, word) ? (types[word] ?? null) : null;
    if (answer === "none" || beside.length === 0) return answer;
    const together = combinedKind([answer ?? word, ...beside]);
    return together === "contradiction" ? answer : together;
  }
  const [units, amount, debit, credit] = (["units", "amount", "debit", "credit"] as const).map(
    (field) => cellNumber(figure(field)),
  );
  const direction = directionBy(kindBy, {
    units: units ?? null,
    amount: amount ?? null,
    debit: debit ?? null,
    credit: credit ?? null,
  });
  if (direction === null) return null;
  return direction === "in" ? "purchase" : "redemption";
}
