import type { Cells } from "./true-tables.ts";

export const csvOf = (rows: readonly Cells[]): Uint8Array =>
  new TextEncoder().encode(
    rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
      .join("\n"),
  );

/** A list of records, as MFCentral and CAMS write it: a column that stands there twice is a name that does. */
export const jsonOf = (rows: readonly Cells[]): Uint8Array =>
  new TextEncoder().encode(`{"dtTrxnResult":[${recordsOf(rows)}]}`);

export const jsonListsOf = (june: readonly Cells[], august: readonly Cells[]): Uint8Array =>
  new TextEncoder().encode(`{"june":[${recordsOf(june)}],"august":[${recordsOf(august)}]}`);

const recordsOf = ([names = [], ...rows]: readonly Cells[]): string => {
  const records = rows.map((cells) =>
    cells.map((cell, at) => `${JSON.stringify(names[at])}:${JSON.stringify(cell)}`).join(","),
  );
  return records.map((record) => `{${record}}`).join(",");
};
