import { addDays, type IsoDate } from "../dates.ts";
import { financialYear, financialYearText, firstYearOf } from "../transactions/financial-year.ts";

export const reportKinds = ["month", "year"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A calendar month such as `2026-10`, or a financial year such as `2025-26`, with its first and last day. */
export type ReportPeriod = { kind: ReportKind; name: string; from: IsoDate; to: IsoDate };

/** @returns null where the text names no month, or no financial year, from 1990 to 2199 */
export function namedPeriod(kind: ReportKind, name: string): ReportPeriod | null {
  if (!/^\d{4}-\d{2}$/.test(name) || name < "1990" || name > "2199-99") return null;
  if (kind === "month") {
    const month = Number(name.slice(5));
    return month >= 1 && month <= 12 ? monthOf(`${name}-01`) : null;
  }
  const first = firstYearOf(name);
  return financialYearText(first) === name ? yearOf(first) : null;
}

/** The month or the financial year that a day is in. */
export const periodAt = (kind: ReportKind, day: IsoDate): ReportPeriod =>
  kind === "month" ? monthOf(day) : yearOf(financialYear(day));

export const periodBefore = ({ kind, from }: ReportPeriod): ReportPeriod =>
  periodAt(kind, addDays(from, -1));

export const periodAfter = ({ kind, to }: ReportPeriod): ReportPeriod =>
  periodAt(kind, addDays(to, 1));

function monthOf(day: IsoDate): ReportPeriod {
  const name = day.slice(0, 7);
  const from = `${name}-01`;
  // No month has more than 31 days, and the next begins within them.
  const next = addDays(from, 31).slice(0, 7);
  return { kind: "month", name, from, to: addDays(`${next}-01`, -1) };
}

const yearOf = (first: number): ReportPeriod => ({
  kind: "year",
  name: financialYearText(first),
  from: `${first}-04-01`,
  to: `${first + 1}-03-31`,
});
