import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import type { TransactionType } from "../../../transactions/types.ts";
import { decimal, type DecimalText } from "../../../money.ts";
import type { Statement, StatementRow, UnreadReason } from "../../statement.ts";
import { cellDate, cellNumber, folioCell, germanNumber } from "./cells.ts";
import { mappedFields, type ColumnMapping, type MappedField } from "./column-mapping.ts";
import { columnsBelow, maxKindWords } from "./column-values.ts";
import { descriptionReader } from "./described-scheme.ts";
import { directionBy } from "./kind-sources.ts";
import type { Cell } from "./row-cursor.ts";
import { isOtherCurrency, isNotInRupees } from "./rupees.ts";
import { remarksIn } from "./row-remarks.ts";
import { heldBefore } from "./section-title.ts";
import { isNoLongerHeldWord } from "./status-words.ts";
import {
  columnLabels,
  columnsOf,
  headerName,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import { readRows } from "./table-format.ts";
import { readTrade, tradedReader, unread, type ReadRow } from "./traded-statement.ts";

export const headersKey = (row: TableRow | undefined): string =>
  (row?.cells ?? []).map(headerName).join("|").slice(0, 500);

/** The distinct words of the type's column; "" where it is empty in a row with units. */
export function typeWords(table: Table, { headerAt, columns }: ColumnMapping): string[] {
  const below = columnsBelow(table, headerAt);
  const cellsOf = (name: string) => below.find((column) => column.name === name)?.cells ?? [];
  const units = cellsOf(columns.units);
  const words = cellsOf(columns.type).filter((word, at) => word !== "" || (units[at] ?? "") !== "");
  return [...new Set(words)].slice(0, maxKindWords);
}

/** Reads any table by the user's mapping. A row without a kind is unreadable. */
export function readMapped(rows: Rows, mapping: ColumnMapping): Statement {
  const { headerAt, columns, decimalComma = false } = mapping;
  const names = rows.first(headerAt + 1)[headerAt]?.cells ?? [];
  const header = { at: headerAt, columns: columnsOf(names) };
  const mappedAt = new Set(mappedFields.map((field) => header.columns.get(columns[field])));
  const remarkOf = remarksIn(header, mappedAt);
  const schemeAt = header.columns.get(columns.scheme);
  const described = descriptionReader(rows, header, mappedAt, schemeAt);
  const areOtherFigures = money.some((field) => isNotInRupees(columns[field]));
  const above = new Map<MappedField, string>();
  const isHeldBefore = heldBefore(rows.first(headerAt).at(-1));
  const readRow = (cell: Cell, row: TableRow): ReadRow => {
    const of = (field: MappedField) => {
      const own = columns[field] === "" ? "" : cell(columns[field]);
      return isDitto(own) ? (above.get(field) ?? own) : own;
    };
    for (const field of mappedFields) above.set(field, of(field));
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
    if (areOtherFigures || row.cells.some(isOtherCurrency)) return unread("not-rupees");
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
    if (remark !== null) return unread(remark);
    const said = kindOf(mapping, word, figure);
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
    const stampDuty = cellNumber(figure("stampDuty")) ?? "0";
    return { ...read, row: { ...read.row, stampDuty, amount: withoutDuty(read.row, stampDuty) } };
  };
  const statement = readRows(rows, header, () => tradedReader("mapped", header, readRow));
  return { ...statement, mapping, columnLabels: columnLabels(names) };
}

/** Units are printed with three decimals, money with two. */
const [unitsRounding, rounding] = [0.0005, 0.005];

/** The amount of a purchase without its stamp duty, where units × NAV shows that the file has it in the amount. */
function withoutDuty({ units, nav, amount }: StatementRow, stampDuty: DecimalText): DecimalText {
  if (nav === null || Number(stampDuty) <= 0) return amount;
  const net = decimal(amount).minus(decimal(stampDuty));
  const isWorth = (paid: number) =>
    Math.abs(Number(units) * Number(nav) - paid) <= Number(nav) * unitsRounding + rounding;
  return isWorth(net.toNumber()) && !isWorth(Number(amount)) ? net.toText() : amount;
}

/** Whether a cell says that it is as the one above. */
const isDitto = (cell: string): boolean =>
  /^(?:[-–—. ]*(?:do|ditto)[-–—. ]*|"|''|[〃″”]|(?:same )?as above)$/i.test(cell);

/** "Active" and "Demat" are statuses of what is held. */
const isAgainstHolding = (remark: UnreadReason | null): boolean =>
  remark !== null && remark !== "unknown-status";

const money = ["nav", "amount", "debit", "credit", "stampDuty"] as const;

type Figure = (field: MappedField) => string;

const paidOrReceived = (figure: Figure): string =>
  [figure("debit"), figure("credit")].find((cell) => (cellNumber(cell) ?? "0") !== "0") ?? "";

/** Null where the mapping does not decide it. */
function kindOf(
  { kindBy, types }: ColumnMapping,
  word: string,
  figure: Figure,
): TransactionType | "none" | null {
  if (kindBy === null || kindBy === "held") return null;
  if (kindBy === "words") return Object.hasOwn(types, word) ? (types[word] ?? null) : null;
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
