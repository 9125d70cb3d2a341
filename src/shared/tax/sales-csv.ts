import { csvFile, type CsvColumns } from "../csv.ts";
import type { Sale } from "./report-types.ts";
import { sectionIn } from "./rules/in-force.ts";

const columns = (year: number): CsvColumns<Sale> => [
  ["Scheme", ({ schemeName }) => schemeName],
  ["Folio", ({ folioNumber }) => folioNumber],
  ["ISIN", ({ isin }) => isin],
  ["Sold on", ({ soldOn }) => soldOn],
  ["Bought on", ({ acquiredOn }) => acquiredOn],
  ["Units", ({ units }) => units],
  ["Consideration", ({ consideration }) => consideration],
  ["Cost with stamp duty", ({ cost }) => cost],
  ["NAV of 2018-01-31", ({ fmvPerUnit }) => fmvPerUnit],
  ["Cost as taken", ({ costTaken }) => costTaken],
  ["Gain", ({ gain }) => gain],
  ["Term", ({ term }) => term],
  ["Class", ({ class: treatedAs }) => treatedAs],
  ["Section", ({ section }) => sectionIn(section, year)],
  ["Certain", ({ certain }) => certain],
  ["Transaction", ({ transactionId }) => transactionId],
];

/**
 * All sales of a report by lot, with all columns. What is left out is said first, so that the file never looks complete
 * where it is not.
 * @param notes of the rules, of what is not in it and of what is left out
 */
export function salesCsv(year: number, sales: readonly Sale[], notes: readonly string[]): string {
  const { heading, rows } = csvFile(columns(year));
  const noted = csvFile<string>([["Notes", (note) => note]]);
  return `${heading}${rows(sales)}\r\n${noted.heading}${noted.rows(notes)}`;
}
