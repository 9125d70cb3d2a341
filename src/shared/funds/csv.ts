import { csvFile, type CsvColumns } from "../csv.ts";
import type { Fund } from "./schema.ts";

const columns: CsvColumns<Fund> = [
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
];

export const fundsCsv = csvFile(columns);
