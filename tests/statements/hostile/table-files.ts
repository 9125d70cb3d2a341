import type { Cells } from "./true-tables.ts";

export const csvOf = (rows: readonly Cells[]): Uint8Array =>
  new TextEncoder().encode(
    rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
      .join("\n"),
  );

/** A list of records, as MFCentral and CAMS write it: a column that stands there twice is a name that does. */
export const jsonOf = ([names = [], ...rows]: readonly Cells[]): Uint8Array => {
  const records = rows.map((cells) =>
    cells.map((cell, at) => `${JSON.stringify(names[at])}:${JSON.stringify(cell)}`).join(","),
  );
  const list = records.map((record) => `{${record}}`).join(",");
  return new TextEncoder().encode(`{"dtTrxnResult":[${list}]}`);
};
