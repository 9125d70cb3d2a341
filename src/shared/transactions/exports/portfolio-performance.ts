import { csvFile, type CsvColumns, type CsvFile } from "../../csv.ts";
import { holderNames } from "../../funds/csv.ts";
import type { Fund } from "../../funds/schema.ts";
import type { Holder } from "../../holders/holder.ts";
import { decimal } from "../../money.ts";
import { withFunds } from "../csv.ts";
import type { Transaction } from "../schema.ts";
import { typeRules } from "../types.ts";
import { performanceNote, performanceTypes } from "./performance-types.ts";

type Row = { fund: Fund; transaction: Transaction };

/** Units that come or go without money are a delivery. */
const typeOf = ({ type, units }: Transaction): string => {
  const isOut = typeRules[type].direction === "out" || units < 0;
  return performanceTypes[type] ?? (isOut ? "Delivery (Outbound)" : "Delivery (Inbound)");
};

/** Amounts paid include stamp duty; amounts received are after charges. */
const isPaid = ({ type }: Transaction): boolean => typeRules[type].direction === "in";

const sum = (one: number, other: number): string => decimal(one).plus(decimal(other)).toText();

const valueOf = (transaction: Transaction): string =>
  sum(transaction.amount, isPaid(transaction) ? transaction.stampDuty : 0);

const taxesOf = (transaction: Transaction): string =>
  isPaid(transaction)
    ? sum(transaction.stampDuty, 0)
    : sum(transaction.charges.stt, transaction.charges.tds);

const columns: CsvColumns<Row> = [
  ["Date", ({ transaction }) => transaction.date],
  ["Type", ({ transaction }) => typeOf(transaction)],
  ["Value", ({ transaction }) => valueOf(transaction)],
  ["Transaction Currency", () => "INR"],
  ["Gross Amount", () => null],
  ["Currency Gross Amount", () => null],
  ["Exchange Rate", () => null],
  ["Fees", ({ transaction }) => (isPaid(transaction) ? 0 : transaction.charges.exitLoad)],
  ["Taxes", ({ transaction }) => taxesOf(transaction)],
  ["Shares", ({ transaction }) => Math.abs(transaction.units)],
  ["ISIN", () => null],
  ["WKN", () => null],
  ["Ticker Symbol", ({ fund }) => fund.amfiCode],
  // Portfolio Performance passes over it; Fundbook reads it back.
  ["Folio", ({ fund }) => fund.folioNumber],
  ["Security Name", ({ fund }) => fund.schemeName],
  ["Note", ({ transaction }) => performanceNote(transaction)],
];

/** A securities account and a cash account for each holder; the owner's are those that its import asks for. */
function accountColumns(holders: readonly Holder[]): CsvColumns<Row> {
  const holderName = holderNames(holders);
  return ["Securities Account", "Cash Account"].map((heading) => [
    heading,
    ({ fund }) => holderName(fund),
  ]);
}

/** Transactions of these funds as Portfolio Performance imports them; in rupees, in the order given. */
export const portfolioPerformanceCsv = (
  funds: readonly Fund[],
  holders: readonly Holder[],
): CsvFile<Transaction> =>
  withFunds(
    csvFile(holders.length === 0 ? columns : [...columns, ...accountColumns(holders)]),
    funds,
  );
