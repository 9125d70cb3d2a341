import { parseNavDate, type IsoDate } from "../../dates.ts";

const start = /^(\d{1,2})[- ]([A-Za-z]{3})[- ](\d{4})(?!\d)/;

export function leadingDate(text: string): { date: IsoDate; rest: string } | null {
  const match = start.exec(text);
  if (match === null) return null;
  const [all, day = "", month = "", year = ""] = match;
  const date = parseNavDate(`${day.padStart(2, "0")}-${month}-${year}`);
  return date === null ? null : { date, rest: text.slice(all.length).trim() };
}

export const printedDate = (text: string): IsoDate | null => leadingDate(text)?.date ?? null;
