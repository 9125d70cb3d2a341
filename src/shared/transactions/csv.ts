import { csvFile, type CsvColumns, type CsvFile } from "../csv.ts";
import { holderNames } from "../funds/csv.ts";
import type { Fund } from "../funds/schema.ts";
import type { Holder } from "../holders/holder.ts";
import type { Transaction } from "./schema.ts";

type Row = { fund: Fund; transaction: Transaction };

const columns = (holderName: (fund: Fund) => string | null): CsvColumns<Row> => [
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
  ["Holder", ({ fund }) => holderName(fund)],
];

/** Transactions of these funds as CSV, in the order given; units and amounts are positive, as in the ledger. */
export const transactionsCsv = (
  funds: readonly Fund[],
  holders: readonly Holder[],
): CsvFile<Transaction> => withFunds(csvFile(columns(holderNames(holders))), funds);

/** A file of transactions that names the fund of each; those of other funds are left out. */
export function withFunds(
  { heading, rows }: CsvFile<Row>,
  funds: readonly Fund[],
): CsvFile<Transaction> {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return {
    heading,
    rows: (transactions) =>
      rows(
        transactions.flatMap((transaction) => {
          const fund = byId.get(transaction.fundId);
          return fund === undefined ? [] : [{ fund, transaction }];
        }),
      ),
  };
}
