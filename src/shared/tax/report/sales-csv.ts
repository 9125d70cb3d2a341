import { csvFile } from "../../csv.ts";
import type { Sale } from "./report-types.ts";
import { sectionIn } from "../rules/in-force.ts";
import type { SchemeClass, Term } from "../rules/tax-rules.ts";

/** The words of cells, in the reader's language. */
export type SalesWords = {
  term: Readonly<Record<Term, string>>;
  class: Readonly<Record<SchemeClass, string>>;
  /** In place of a section, of gains that are taxed as other income. */
  slab: string;
  certain: string;
  uncertain: string;
};

type CellOf = (sale: Sale, year: number, words: SalesWords) => string | number | null;

const cells = {
  scheme: ({ schemeName }) => schemeName,
  folio: ({ folioNumber }) => folioNumber,
  isin: ({ isin }) => isin,
  soldOn: ({ soldOn }) => soldOn,
  acquiredOn: ({ acquiredOn }) => acquiredOn,
  units: ({ units }) => units,
  consideration: ({ consideration }) => consideration,
  cost: ({ cost }) => cost,
  fairValue: ({ fmvPerUnit }) => fmvPerUnit,
  costTaken: ({ costTaken }) => costTaken,
  ignoredLoss: ({ ignoredLoss }) => ignoredLoss,
  ignoredForDividends: ({ ignoredForDividends }) => ignoredForDividends,
  addedLoss: ({ addedLoss }) => addedLoss,
  gain: ({ gain }) => gain,
  term: ({ term }, _, words) => words.term[term],
  class: ({ class: treatedAs }, _, words) => words.class[treatedAs],
  section: ({ section }, year, { slab }) => (section === "slab" ? slab : sectionIn(section, year)),
  certain: ({ certain }, _, words) => (certain ? words.certain : words.uncertain),
  transaction: ({ transactionId }) => transactionId,
} satisfies Record<string, CellOf>;

type SalesColumn = keyof typeof cells;

/** Headings in the reader's language. */
export type SalesHeadings = Readonly<Record<SalesColumn | "notes", string>>;

/**
 * All sales of a report by lot, and below them what is left out or not certain, so that the file never looks complete where
 * it is not. Begins with a byte order mark, for Excel.
 * @param year the financial year's first calendar year
 * @param notes of the rules and of what is left out
 */
export function salesCsv(
  year: number,
  sales: readonly Sale[],
  headings: SalesHeadings,
  words: SalesWords,
  notes: readonly string[],
): string {
  const columns = Object.entries<CellOf>(cells) as [SalesColumn, CellOf][];
  const { heading, rows } = csvFile<Sale>(
    columns.map(
      ([name, cell]) => [headings[name], (sale: Sale) => cell(sale, year, words)] as const,
    ),
  );
  const noted = csvFile<string>([[headings.notes, (note) => note]]);
  return `\uFEFF${heading}${rows(sales)}\r\n${noted.heading}${noted.rows(notes)}`;
}
