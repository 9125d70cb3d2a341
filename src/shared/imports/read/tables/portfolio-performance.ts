import { unescapeFormula } from "../../../csv.ts";
import { typeInNote } from "../../../transactions/exports/performance-types.ts";
import { decimal, type DecimalText } from "../../../money.ts";
import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { typeRules, type TransactionType } from "../../../transactions/types.ts";
import type { StatementRow } from "../../statement.ts";
import { isOtherSecurity, readIsin } from "../isin.ts";
import { cellDate, cellNumber, germanNumber } from "./cells.ts";
import type { TableFormat } from "./table-format.ts";
import type { Cell } from "./row-cursor.ts";
import type { TableRow } from "./table.ts";
import { emptyRowAtLine, tradedReader, unread, type ReadRow } from "./traded-statement.ts";
import { reasonOfWord, typeOfWord } from "./type-words.ts";

type Names = Record<
  | "date"
  | "type"
  | "value"
  | "currency"
  | "fees"
  | "taxes"
  | "shares"
  | "ticker"
  | "name"
  | "note"
  | "account",
  string
>;

const english: Names = {
  date: "date",
  type: "type",
  value: "value",
  currency: "transaction currency",
  fees: "fees",
  taxes: "taxes",
  shares: "shares",
  ticker: "ticker symbol",
  name: "security name",
  note: "note",
  account: "securities account",
};
const german: Names = {
  date: "datum",
  type: "typ",
  value: "wert",
  currency: "buchungswährung",
  fees: "gebühren",
  taxes: "steuern",
  shares: "stück",
  ticker: "ticker-symbol",
  name: "wertpapiername",
  note: "notiz",
  account: "depot",
};

type NumberOf = (cell: string) => DecimalText | null;

const formatOf = (names: Names, numberOf: NumberOf): TableFormat => ({
  headers: [names.date, names.type, names.value, names.shares, "isin", names.name],
  optional: [names.fees, names.taxes, names.note],
  hasNoProof: true,
  hasDecimalCommas: numberOf === germanNumber,
  unread: ["gross amount", "exchange rate", "bruttobetrag", "wechselkurs", "wkn", "folio"].concat(
    names.ticker,
    names.currency,
    names.account,
  ),
  fields: {
    date: names.date,
    scheme: names.name,
    folio: "folio",
    isin: "isin",
    amfiCode: names.ticker,
    investor: names.account,
    kind: names.type,
    units: names.shares,
    amount: names.value,
  },
  reader: (header, further) =>
    tradedReader(
      "portfolio-performance",
      header,
      (cell, row) => readRow(cell, row, names, numberOf),
      further,
    ),
});

function readRow(cell: Cell, row: TableRow, names: Names, numberOf: NumberOf): ReadRow {
  const name = unescapeFormula(cell(names.name));
  const isin = cell("isin");
  const isOfFund = (name !== "" || readIsin(isin) !== null) && !isOtherSecurity(isin);
  if (!isOfFund || !["", "INR"].includes(cell(names.currency))) return { kind: "not-a-fund" };
  const printed = typeOfWord(cell(names.type));
  const { type, note } = typeOf(printed, unescapeFormula(cell(names.note)));
  const date = cellDate(cell(names.date));
  const [value, shares] = [numberOf(cell(names.value)), numberOf(cell(names.shares) || "0")];
  if (date === null) return unread(cell(names.date) === "" ? "no-date" : "unknown-date");
  if (type === null) return unread(reasonOfWord(cell(names.type)));
  if (value === null) return unread("no-amount");
  if (shares === null) return unread("no-units");
  if (shares === "0" && typeRules[type].units === "positive") return unread("zero-figure");
  const isReduced = type === "split" && printed === "transfer-out";
  const charges = { fees: numberOf(cell(names.fees)), taxes: numberOf(cell(names.taxes)) };
  const money = moneyOf(type, withoutSign(value), charges);
  if (money === null) return unread("zero-figure");
  const own =
    note === null ? null : { note, pairId: null, cost: null, acquiredOn: null, confirmed: true };
  return {
    kind: "row",
    scheme: {
      investor: unescapeFormula(cell(names.account)) || null,
      folio: unescapeFormula(cell("folio")) || null,
      name,
      isin,
      amfiCode: readSchemeCode(cell(names.ticker)),
    },
    row: {
      ...emptyRowAtLine(row),
      date,
      type,
      units: `${isReduced ? "-" : ""}${withoutSign(shares)}`,
      ...money,
      description: cell(names.type),
      own,
    },
  };
}

/** Prefers the Fundbook type at the start of the note, if its direction matches the printed type. */
function typeOf(printed: TransactionType | null, text: string) {
  const noted = typeInNote(text);
  const isSame =
    noted.type === "split" ||
    (noted.type !== null &&
      printed !== null &&
      typeRules[noted.type].direction === typeRules[printed].direction);
  return isSame ? noted : { type: printed, note: text || null };
}

const withoutSign = (number: DecimalText): DecimalText => number.replace(/^-/, "");

/** Splits what was paid, which includes taxes, into amount and stamp duty. What was received stays as credited. */
function moneyOf(
  type: TransactionType,
  value: DecimalText,
  { fees, taxes }: { fees: DecimalText | null; taxes: DecimalText | null },
): Pick<StatementRow, "amount" | "stampDuty" | "stt" | "tds" | "exitLoad"> | null {
  const none = { stampDuty: "0", stt: "0", tds: "0", exitLoad: "0" };
  const [fee, tax] = [withoutSign(fees ?? "0"), withoutSign(taxes ?? "0")];
  if (type === "idcw-payout") return { ...none, amount: value, tds: tax };
  if (typeRules[type].direction !== "in") {
    return { ...none, amount: value, stt: tax, exitLoad: fee };
  }
  const amount = decimal(value).minus(decimal(tax));
  return amount.isNegative() ? null : { ...none, amount: amount.toText(), stampDuty: tax };
}

export const portfolioPerformanceFormat = formatOf(english, cellNumber);
export const germanPerformance = formatOf(german, germanNumber);
