import { readCas } from "../../../src/shared/imports/read/cas/read-cas.ts";
import type { Statement, StatementScheme } from "../../../src/shared/imports/statement.ts";
import {
  casPages,
  type MadeCas,
  type MadeRow,
  type MadeScheme,
} from "../../../sample/statement/cas-pdf.ts";

export const schemeLine =
  "D110-Sample Flexi Cap Fund - Direct Plan - Growth (Non-Demat) - ISIN: INF000X01013(Advisor: DIRECT) Registrar : CAMS";

export const folioLine = "Folio No: 12345678 / 90     PAN: AAAAA0000A     KYC: OK  PAN: OK";

export const purchase = (change: Partial<MadeRow> = {}): MadeRow => ({
  date: "05-Jan-2021",
  text: "Purchase",
  amount: "1,999.90",
  units: "19.999",
  nav: "100.0000",
  balance: "19.999",
  ...change,
});

export const closingLine = (units: string, rest = "") =>
  `Closing Unit Balance: ${units}  NAV on 31-Dec-2024: INR 120.0000${rest}`;

/** One scheme with these rows, which ends with this balance. */
export const madeScheme = (
  rows: MadeScheme["rows"],
  units = "19.999",
  change: Partial<MadeScheme> = {},
): MadeScheme => ({
  above: ["Sample Mutual Fund", folioLine, "SAMPLE NAME", schemeLine],
  rows,
  closing: closingLine(units),
  ...change,
});

export const readMade = (cas: MadeCas): Statement => readCas(casPages(cas));

/** The only scheme of a statement with these rows. */
export function readRows(
  rows: MadeScheme["rows"],
  units?: string,
  change: Partial<MadeScheme> = {},
  cas: Partial<MadeCas> = {},
): StatementScheme {
  const { schemes } = readMade({ schemes: [madeScheme(rows, units, change)], ...cas });
  const [scheme, ...others] = schemes;
  if (scheme === undefined || others.length > 0)
    throw new Error(`${schemes.length} schemes were read`);
  return scheme;
}

/** The scheme that is described by these lines. */
export const readAbove = (...above: string[]): StatementScheme =>
  readRows([purchase()], undefined, { above: ["Sample Mutual Fund", folioLine, ...above] });
