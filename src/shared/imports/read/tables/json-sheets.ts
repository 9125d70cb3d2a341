import * as z from "zod/mini";
import { UnreadableFileError } from "../../statement.ts";
import { possibleHeaders } from "./header.ts";
import { isSipList } from "./sip-list.ts";
import { maxColumns, maxLines, type Table } from "./table.ts";
import type { Sheet } from "./workbook-sheet.ts";

const records = z.array(
  z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
);
type Records = z.output<typeof records>;

/**
 * The lists of plain records in a JSON file as sheets, whose columns are the names in them: so MFCentral gives what is
 * held, and CAMS the transactions.
 * @throws UnreadableFileError too-many-columns, too-many-lines
 */
export function jsonSheets(file: unknown): Sheet[] {
  return listsIn(file).flatMap(([name, list]) => {
    const { success, data } = records.safeParse(list);
    return success && data.length > 0
      ? [
          {
            name,
            rows: tableOf(data),
            isHidden: false,
            hiddenRows: 0,
            hiddenColumns: 0,
            cutColumns: 0,
          },
        ]
      : [];
  });
}

const listsIn = (file: unknown): [string, unknown][] =>
  Array.isArray(file) || !isObject(file) ? [["", file]] : Object.entries(file);

const mixedRecords = z.array(z.record(z.string(), z.unknown()));

/** Whether a list in the file is one of SIPs, which can have further lists in its records, such as steps. */
export const listsSips = (file: unknown): boolean =>
  listsIn(file).some(([, list]) => {
    const { success, data = [] } = mixedRecords.safeParse(list);
    const [first] = success ? (records.safeParse(data.slice(0, 1).map(plainOf)).data ?? []) : [];
    if (first === undefined) return false;
    const table = tableOf([first]);
    return possibleHeaders(table.slice(0, 1)).some((header) => isSipList(header, table));
  });

const plainOf = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isObject(value)));

const isObject = (file: unknown): file is object => typeof file === "object" && file !== null;

function tableOf(list: Records): Table {
  if (list.length > maxLines) throw new UnreadableFileError("too-many-lines");
  const names = namesIn(list);
  return [
    { line: 0, cells: names },
    ...list.map((record, index) => ({
      line: index + 1,
      cells: names.map((name) => String(record[name] ?? "")),
    })),
  ];
}

/** Counts names before making cells: where each record has names of its own, rows times names would be too many. */
function namesIn(list: Records): string[] {
  const names = new Set<string>();
  for (const record of list) {
    for (const name of Object.keys(record)) names.add(name);
    if (names.size > maxColumns) throw new UnreadableFileError("too-many-columns");
  }
  return [...names];
}
