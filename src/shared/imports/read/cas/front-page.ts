import type { IsoDate } from "../../../dates.ts";
import type { DecimalText } from "../../../money.ts";
import type { SourceLocation } from "../../statement.ts";
import { printedDate } from "./printed-date.ts";
import { printedNumber } from "./numbers.ts";
import { locationOf } from "./read-rows.ts";
import type { Line } from "./text-page.ts";

export type HouseTotal = { house: string; value: DecimalText; location: SourceLocation };

const date = String.raw`\d{1,2}[- ][A-Za-z]{3}[- ]\d{4}`;
const period = new RegExp(`(${date})\\s+To\\s+(${date})`, "i");
const asOn = new RegExp(`As on\\s*:?\\s*(${date})`, "i");
const total = /^(.{3,80}?)\s+([\d,]+\.\d\d)\s+([\d,]+\.\d\d)$/;

export function frontPage(lines: readonly Line[]): {
  from: IsoDate | null;
  to: IsoDate | null;
  houseTotals: HouseTotal[];
} {
  const front = lines.slice(0, 200);
  const text = front.map((line) => line.text).join("\n");
  const days = period.exec(text);
  const start = front.findIndex((line) => /PORTFOLIO SUMMARY/i.test(line.text));
  const houseTotals: HouseTotal[] = [];
  for (const line of start === -1 ? [] : front.slice(start + 1)) {
    const [, house = "", , value = ""] = total.exec(line.text) ?? [];
    if (house !== "")
      houseTotals.push({ house, value: printedNumber(value) ?? "0", location: locationOf(line) });
    if (/^Total\b/i.test(house) || /^Folio No/i.test(line.text)) break;
  }
  return {
    from: printedDate(days?.[1] ?? ""),
    to: printedDate(days?.[2] ?? asOn.exec(text)?.[1] ?? ""),
    houseTotals,
  };
}
