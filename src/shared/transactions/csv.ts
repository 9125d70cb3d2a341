import { csv, type CsvColumns } from "../csv.ts";
import type { Fund } from "../funds/schema.ts";
import type { Transaction } from "./schema.ts";

type Row = { fund: Fund; transaction: Transaction };

const columns: CsvColumns<Row> = [
  ["Folio", ({ fund }) => fund.folioNumber],
  ["Scheme", ({ fund }) => fund.schemeName],
  ["AMFI code", ({ fund }) => fund.amfiCode],
  ["Category", ({ fund }) => fund.category],
  ["Date", ({ transaction }) => transaction.date],
  ["Type", ({ transaction }) => transaction.type],
  ["Amount", ({ transaction }) => transaction.amount],
  ["Units", ({ transaction }) => transaction.units],
  ["NAV", ({ transaction }) => transaction.nav],
  ["Stamp duty", ({ transaction }) => transaction.stampDuty],
  ["Exit load", ({ transaction }) => transaction.charges.exitLoad],
  ["STT", ({ transaction }) => transaction.charges.stt],
  ["TDS", ({ transaction }) => transaction.charges.tds],
  ["Note", ({ transaction }) => transaction.note],
  ["Pair", ({ transaction }) => transaction.pairId],
  ["Cost", ({ transaction }) => transaction.cost],
  ["Bought on", ({ transaction }) => transaction.acquiredOn],
  ["Confirmed", ({ transaction }) => transaction.confirmed],
  ["Id", ({ transaction }) => transaction.id],
];

/** Transactions as CSV, in the order given; units and amounts are positive, as in the ledger. */
export function transactionsCsv(
  funds: readonly Fund[],
  transactions: readonly Transaction[],
): string {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return csv(
    columns,
    transactions.flatMap((transaction) => {
      const fund = byId.get(transaction.fundId);
      return fund === undefined ? [] : [{ fund, transaction }];
    }),
  );
}
