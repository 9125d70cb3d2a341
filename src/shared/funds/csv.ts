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
 * Funds as CSV (RFC 4180, CRLF): amounts in rupees without grouping, dates ISO 8601, missing values
 * blank.
 */
export function fundsCsv(funds: readonly Fund[]): string {
  const rows = funds.map((fund) => columns.map(([, value]) => cell(value(fund))));
  return [columns.map(([heading]) => heading), ...rows]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
}

/** An apostrophe stops spreadsheets from running a text as a formula (OWASP, CSV injection). */
function cell(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
