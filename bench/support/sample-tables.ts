import { workbook } from "../../tests/support/data/workbook.ts";

const schemes = 40;
export const tableRows = 5_000;

const schemeName = (scheme: number): string =>
  `Example House 0 Sector ${scheme} Opportunities Fund - Direct Plan - Growth`;
const rowsOfScheme = tableRows / schemes;
const indices = Array.from({ length: tableRows }, (_, index) => index);
const dayOf = (month: number): Date => new Date(Date.UTC(2016, month, 5));

/** What casparser makes of a consolidated statement: instalments, scheme by scheme, each with its balance. */
export function casparserCsv(): string {
  const header =
    "amc,folio,pan,scheme,advisor,isin,amfi,date,description,amount,units,nav,balance,type,dividend";
  const rows = indices.map((index) => {
    const [scheme, month] = [Math.floor(index / rowsOfScheme), index % rowsOfScheme];
    return [
      "Sample Mutual Fund",
      `${1_000_000 + scheme} / 0`,
      "AAAAA0000A",
      schemeName(scheme),
      "DIRECT",
      "INF000X01013",
      100_000 + scheme * 8,
      dayOf(month).toISOString().slice(0, 10),
      `SIP Purchase - Instalment ${month + 1}/${rowsOfScheme}`,
      "1999.90",
      "19.999",
      "100.0000",
      ((month + 1) * 19.999).toFixed(3),
      "PURCHASE_SIP",
      "",
    ].join(",");
  });
  return [header, ...rows].join("\n");
}

/** Sorted by day, so that the schemes take turns. */
const growwRows = (): string[][] => [
  ["Personal Details"],
  ["Name", "SAMPLE NAME"],
  ["TRANSACTIONS FROM Jan 01 2016 TO Jun 30 2026"],
  ["Scheme Name", "Transaction Type", "Units", "NAV", "Amount", "Date"],
  [],
  ...indices.map((index) => {
    const units = 10 + (index % 700) / 1_000;
    const nav = 100 + (index % 900) / 100;
    return [
      schemeName(index % schemes),
      index % 10 === 9 ? "REDEEM" : "PURCHASE",
      units.toFixed(3),
      nav.toFixed(2),
      Math.round(units * nav).toLocaleString("en-IN"),
      growwDate(dayOf(Math.floor(index / schemes))),
    ];
  }),
];

const growwDate = (day: Date): string => {
  const month = day.toLocaleDateString("en-US", { month: "short", timeZone: "UTC" });
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
};

/** Groww's orders as a sheet; amounts are texts with commas. */
export const growwSheet = (): Uint8Array => workbook(growwRows());

export const growwCsv = (): string =>
  growwRows()
    .map((cells) => cells.map((cell) => (cell.includes(",") ? `"${cell}"` : cell)).join(","))
    .join("\n");
