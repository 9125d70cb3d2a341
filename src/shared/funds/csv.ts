import { csvFile, type CsvColumns, type CsvFile } from "../csv.ts";
import type { Holder } from "../holders/holder.ts";
import type { Fund } from "./schema.ts";

const columns = (holderName: (fund: Fund) => string | null): CsvColumns<Fund> => [
  ["Folio", (fund) => fund.folioNumber],
  ["Scheme", (fund) => fund.schemeName],
  ["AMFI code", (fund) => fund.amfiCode],
  ["Category", (fund) => fund.category],
  ["Invested amount", (fund) => fund.investedAmount],
  ["Units", (fund) => fund.units],
  ["NAV", (fund) => fund.nav],
  ["NAV date", (fund) => fund.navDate],
  ["Current amount", (fund) => fund.currentAmount],
  ["PnL", (fund) => fund.pnl],
  ["Returns %", (fund) => fund.returns],
  ["Added", (fund) => fund.createdAt],
  ["Updated", (fund) => fund.updatedAt],
  ["Id", (fund) => fund.id],
  ["Holder", holderName],
];

/** The name of a fund's person, blank for the account's owner. */
export function holderNames(holders: readonly Holder[]): (fund: Fund) => string | null {
  const names = new Map(holders.map(({ id, name }) => [id, name]));
  return ({ holderId }) => (holderId === null ? null : (names.get(holderId) ?? null));
}

export const fundsCsv = (holders: readonly Holder[]): CsvFile<Fund> =>
  csvFile(columns(holderNames(holders)));
