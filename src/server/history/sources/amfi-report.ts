import { parseNavDate, type IsoDate } from "../../../shared/dates.ts";
import { usableNav } from "../../../shared/schemes/usable-nav.ts";
import { missing } from "../../../shared/missing.ts";
import { HistoryRejectedError, fetchText } from "./history-source.ts";

/** A day of 14,000 schemes has two. */
const maxBytes = 10 * 1024 * 1024;
const separator = ";";
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

type ReportRow = { code: string; date: IsoDate; nav: string };

/** AMFI's report of all schemes' NAVs of one day. @throws HistoryRejectedError */
export async function fetchReport(url: string, day: IsoDate): Promise<ReportRow[]> {
  return parseReport(await fetchText(`${url}?frmdt=${printedDay(day)}`, maxBytes));
}

/** As AMFI writes a day: `20-Aug-2026`. */
export function printedDay(day: IsoDate): string {
  const [year, month, date] = day.split("-");
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/**
 * Finds columns by their header, since AMFI has used two orders of as many columns.
 * @throws HistoryRejectedError for any other page, and where the text ends within a row
 */
export function parseReport(text: string): ReportRow[] {
  const lines = text.split("\n");
  const header = (lines[0] ?? missing()).split(separator).map((name) => name.trim().toLowerCase());
  const [code, nav, date] = ["scheme code", "net asset value", "date"].map((name) =>
    header.indexOf(name),
  );
  if (code !== 0 || nav === undefined || nav < 0 || date === undefined || date < 0) {
    throw new HistoryRejectedError("the answer is no report of NAVs");
  }
  if (lines.at(-1)?.trim() !== "") throw new HistoryRejectedError("the report ends within a row");
  return lines.slice(1).flatMap((line) => {
    const fields = line.split(separator).map((field) => field.trim());
    if (fields.length !== header.length) return [];
    const [value, day] = [
      usableNav(fields[nav] ?? missing()),
      parseNavDate(fields[date] ?? missing()),
    ];
    return value === null || day === null
      ? []
      : [{ code: fields[0] ?? missing(), date: day, nav: value }];
  });
}
