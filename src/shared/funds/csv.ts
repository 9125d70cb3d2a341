import type { Fund } from "./schema.ts";

const columns = [
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
] as const satisfies readonly (readonly [string, (fund: Fund) => string | number | null])[];

/**
 * Funds as a table for spreadsheets: RFC 4180 with CRLF, a row a fund under one of headings, blank where there is no
 * value. Amounts in rupees without grouping, dates ISO 8601.
 */
export function fundsCsv(funds: readonly Fund[]): string {
  const rows = funds.map((fund) => columns.map(([, value]) => cell(value(fund))));
  return [columns.map(([heading]) => heading), ...rows]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
}

/** Spreadsheets run a text that starts like a formula; an apostrophe makes it text (OWASP, CSV injection). */
function cell(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
