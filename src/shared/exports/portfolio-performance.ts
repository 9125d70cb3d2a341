import { csv, type CsvColumns } from "../csv.ts";
import type { Fund } from "../funds/schema.ts";
import { decimal } from "../money.ts";
import type { Transaction } from "../transactions/schema.ts";
import { typeRules, type TransactionType } from "../transactions/types.ts";

type Row = { fund: Fund; transaction: Transaction };

const names: Partial<Record<TransactionType, string>> = {
  purchase: "Buy",
  sip: "Buy",
  "switch-in": "Buy",
  redemption: "Sell",
  swp: "Sell",
  "switch-out": "Sell",
  reversal: "Sell",
  "idcw-payout": "Dividend",
};

/** What comes or goes without money is a delivery. */
const typeOf = ({ type, units }: Transaction): string =>
  names[type] ??
  (typeRules[type].direction === "out" || units < 0 ? "Delivery (Outbound)" : "Delivery (Inbound)");

const sum = (...amounts: number[]): string =>
  amounts.reduce((total, amount) => total.plus(decimal(amount)), decimal(0)).toText();

const columns: CsvColumns<Row> = [
  ["Date", ({ transaction }) => transaction.date],
  ["Type", ({ transaction }) => typeOf(transaction)],
  ["Value", ({ transaction: { amount, stampDuty } }) => sum(amount, stampDuty)],
  ["Transaction Currency", () => "INR"],
  ["Gross Amount", () => null],
  ["Currency Gross Amount", () => null],
  ["Exchange Rate", () => null],
  ["Fees", ({ transaction }) => transaction.charges.exitLoad],
  ["Taxes", ({ transaction: { stampDuty, charges } }) => sum(stampDuty, charges.stt, charges.tds)],
  ["Shares", ({ transaction }) => Math.abs(transaction.units)],
  ["ISIN", () => null],
  ["WKN", () => null],
  ["Ticker Symbol", ({ fund }) => fund.amfiCode],
  ["Security Name", ({ fund }) => fund.schemeName],
  ["Note", ({ transaction }) => transaction.note],
];

/** Transactions as Portfolio Performance imports them; in rupees, in the order given. */
export const portfolioPerformanceCsv = (
  funds: readonly Fund[],
  transactions: readonly Transaction[],
): string => {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return csv(
    columns,
    transactions.flatMap((transaction) => {
      const fund = byId.get(transaction.fundId);
      return fund === undefined ? [] : [{ fund, transaction }];
    }),
  );
};
