import type { IsoDate } from "../../../dates.ts";
import { decimal, type DecimalText } from "../../../money.ts";
import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import type { StatementRow, UnreadReason } from "../../statement.ts";
import { withoutSign } from "../cas/numbers.ts";
import { cellDate, cellNumber, isCutNumber, isNoFigure } from "./cells.ts";
import type { TableRow } from "./table.ts";
import { emptyRowAtLine, unread, type ReadRow } from "./traded-statement.ts";
import type { TradedScheme } from "./traded-scheme.ts";
import { reasonOfWord, takenBackType, typeOfWord } from "./type-words.ts";

/** The cells of one transaction. */
type Trade = {
  date: string;
  word: string;
  type?: TransactionType | undefined;
  units: string;
  nav?: string;
  amount?: string;
  balance?: string;
  reference?: string;
};

type Figures = {
  date: IsoDate;
  type: TransactionType;
  nav: DecimalText | null;
  /** With the sign that the file prints. */
  signed: DecimalText;
  /** Without a sign, except of a split. */
  units: DecimalText;
  amount: DecimalText;
};

/** The transaction of these cells. An amount that is missing is units × NAV. */
export function readTrade(scheme: TradedScheme, trade: Trade, row: TableRow): ReadRow {
  const figures = figuresOf(trade);
  if (typeof figures === "string") return unread(figures);
  const refusal = contradiction(figures, trade);
  if (refusal !== null) return unread(refusal);
  if (lacksFigure(figures)) {
    return figures.units === "0" && figures.amount === "0"
      ? { kind: "no-effect", scheme }
      : unread("zero-figure");
  }
  return isReversal(figures)
    ? { kind: "reversal", scheme, row: statementRow(figures, trade, row, "reversal") }
    : ordinaryRow(scheme, figures, trade, row);
}

/** @returns the reason for which a cell cannot be read */
function figuresOf(trade: Trade): Figures | UnreadReason {
  const date = cellDate(trade.date);
  if (date === null) return trade.date === "" ? "no-date" : "unknown-date";
  const type = trade.type ?? typeOfWord(trade.word) ?? typeTakenBack(trade);
  if (type === null) return reasonOfWord(trade.word);
  const nav = cellNumber(trade.nav ?? "");
  if (nav === null ? isNoFigure(trade.nav ?? "") : nav.startsWith("-")) return "no-nav";
  const rules = typeRules[type];
  const signed = rules.units === "zero" ? "0" : cellNumber(trade.units);
  if (signed === null) return "no-units";
  const units = type === "split" ? signed : withoutSign(signed);
  const amount = rules.amount === "zero" ? "0" : amountOf(trade.amount ?? "", units, nav);
  return amount === null ? "no-amount" : { date, type, nav, signed, units, amount };
}

const typeTakenBack = ({ units, word }: Trade): TransactionType | null =>
  cellNumber(units)?.startsWith("-") === true ? takenBackType(word) : null;

function contradiction(figures: Figures, trade: Trade): UnreadReason | null {
  const { type, signed } = figures;
  if (type === "split" && takesUnits.test(trade.word) && !signed.startsWith("-"))
    return "split-adds";
  const isOpen =
    typeRules[type].units === "zero" && trade.type === undefined && !saysPaid.test(trade.word);
  return isOpen && isBought(trade.units, figures) ? "payout-with-units" : null;
}

/** A split that leaves fewer units. */
const takesUnits = /reverse|consolidat/i;

/** "Dividend" alone can be paid or reinvested. */
const saysPaid = /pay-?\s?out|\bpaid\b/i;

/** Whether the money of a payout is what its units cost: they were bought with it. */
function isBought(cell: string, { nav, amount }: Figures): boolean {
  const units = cellNumber(cell);
  if (units === null || nav === null || amount === "0") return false;
  const worth = Number(withoutSign(units)) * Number(nav);
  return worth > 0 && Math.abs(worth - Number(amount)) <= Number(amount) * 0.01 + 0.01;
}

function lacksFigure({ type, units, amount }: Figures): boolean {
  const rules = typeRules[type];
  const needsUnits = rules.units === "positive" || rules.units === "change";
  return (needsUnits && units === "0") || (rules.amount === "positive" && amount === "0");
}

const isReversal = ({ type, signed }: Figures): boolean =>
  signed.startsWith("-") && typeRules[type].direction === "in" && type !== "split";

function ordinaryRow(scheme: TradedScheme, figures: Figures, trade: Trade, row: TableRow): ReadRow {
  const { type, signed, amount } = figures;
  const traded = statementRow(figures, trade, row, type);
  return {
    kind: "row",
    scheme,
    row: traded,
    ...(typeRules[type].direction === "out" && { isNegative: signed.startsWith("-") }),
    // Its units could be those after it.
    ...(type === "split" && traded.balance === null && { failed: "split" }),
    ...(amount !== "0" && { isMinus: cellNumber(trade.amount ?? "")?.startsWith("-") === true }),
  };
}

function statementRow(
  { date, units, amount, nav }: Figures,
  { balance, reference = "", word }: Trade,
  row: TableRow,
  type: TransactionType,
): StatementRow {
  const traded = emptyRowAtLine(row);
  traded.date = date;
  traded.type = type;
  traded.units = units;
  traded.amount = amount;
  traded.nav = nav;
  traded.balance = cellNumber(balance ?? "");
  // A spreadsheet has cut the digits of a longer one: it could be several.
  traded.reference = isCutNumber(reference) ? null : reference || null;
  traded.description = word;
  return traded;
}

function amountOf(cell: string, units: DecimalText, nav: DecimalText | null): DecimalText | null {
  if (cell === "") return nav === null ? null : inRupees(units, nav);
  const amount = cellNumber(cell);
  return amount === null ? null : withoutSign(amount);
}

/** Units × NAV in rupees, 2 decimals, half away from zero. */
function inRupees(units: DecimalText, nav: DecimalText): DecimalText {
  const decimals = decimalsIn(units) + decimalsIn(nav) - 2;
  const product = digitsOf(units) * digitsOf(nav) * 10 ** Math.max(0, -decimals);
  if (product > Number.MAX_SAFE_INTEGER) {
    return decimal(units).times(decimal(nav)).roundTo(2).toText();
  }
  // Whole numbers below 2^53 are exact.
  const scale = 10 ** Math.max(0, decimals);
  const rest = product % scale;
  const paise = (product - rest) / scale + (rest * 2 >= scale ? 1 : 0);
  return String(paise / 100);
}

const decimalsIn = (number: DecimalText): number => {
  const point = number.indexOf(".");
  return point === -1 ? 0 : number.length - point - 1;
};

const digitsOf = (number: DecimalText): number => Number(number.replace(".", ""));
