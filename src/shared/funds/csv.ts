import { csvFile, type CsvColumns, type CsvFile } from "../csv.ts";
import type { Holder } from "../holders/holder.ts";
import { fundFieldLabels, fundFieldNames, type FundFieldName } from "./fund-fields.ts";
import type { Fund } from "./schema.ts";

const shortHeadings: Partial<Record<FundFieldName, string>> = {
  folioNumber: "Folio",
  schemeName: "Scheme",
};

const headingOf = (name: FundFieldName): string => shortHeadings[name] ?? fundFieldLabels[name];

const columns = (holderName: (fund: Fund) => string | null): CsvColumns<Fund> => [
  ...fundFieldNames.map((name) => [headingOf(name), (fund: Fund) => fund[name]] as const),
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
