import { UnreadableFileError, type Statement, type UnusedPart } from "../../statement.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import { readTable } from "./formats.ts";
import { joinedSheets, type ReadSheet } from "./joined-sheets.ts";
import { headersKey, readMapped } from "./mapped.ts";
import { isTitleOfNotCompleted, isTitleOfNotHeld } from "./section-title.ts";
import { sheetsOfPeople } from "./sheets-of-people.ts";
import { maxHeaderSearchRows } from "./header.ts";
import { minColumns, rowsOf, UnknownColumnsError, type Table } from "./table.ts";
import type { Sheet } from "./workbook-sheet.ts";

/**
 * Reads all sheets of a workbook that are tables of one kind; each has a header of its own. What is not read is named.
 * @throws UnknownColumnsError of the longest sheet, UnreadableFileError bank-statement, empty, gains, hidden-tables,
 *   house-statement, no-transactions, sip-list, unknown-statement
 */
export function readSheets(sheets: readonly Sheet[]): Statement {
  const read: ReadSheet[] = [];
  let problem: UnreadableFileError | null = null;
  for (const sheet of visible(sheets)) {
    try {
      const found = { sheet, statement: readTable(rowsOf(sheet.rows)) };
      if (!isOfPast(found)) read.push(found);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      problem = moreUseful(problem, error);
    }
  }
  const source = read[0]?.statement.source;
  if (source !== undefined) {
    const alike = read.filter(({ statement }) => statement.source === source);
    return withUnused(joinedSheets(sheetsOfPeople(alike)), sheets, alike);
  }
  if (problem === null || problem.problem === "empty") throw withoutTables(sheets);
  throw problem instanceof UnknownColumnsError
    ? new UnknownColumnsError(longestTable(sheets))
    : problem;
}

/** Reads all sheets with the header that the user has said the meaning of. */
export function readMappedSheets(sheets: readonly Sheet[], mapping: ColumnMapping): Statement {
  const key = headersKey(longestTable(sheets)[mapping.headerAt]);
  const read = visible(sheets).flatMap((sheet): ReadSheet[] => {
    const headerAt = sheet.rows
      .slice(0, maxHeaderSearchRows)
      .findIndex((row) => headersKey(row) === key);
    if (headerAt === -1) return [];
    const statement = readMapped(rowsOf(sheet.rows), { ...mapping, headerAt });
    return isOfPast({ sheet, statement }) ? [] : [{ sheet, statement }];
  });
  return { ...withUnused(joinedSheets(sheetsOfPeople(read)), sheets, read), mapping };
}

/** Whether a sheet has what was held before, by its name. */
const isOfPast = ({ sheet, statement }: ReadSheet): boolean =>
  isTitleOfNotHeld(sheet.name) && statement.schemes.every(({ rows }) => rows.length === 0);

const visible = (sheets: readonly Sheet[]): Sheet[] =>
  sheets.filter(
    ({ name, isHidden, rows }) => !isHidden && rows.length > 0 && !isTitleOfNotCompleted(name),
  );

const byUse = [
  "empty",
  "no-transactions",
  "unknown-statement",
  "sip-list",
  "bank-statement",
  "unknown-columns",
  "gains",
];
const moreUseful = (
  one: UnreadableFileError | null,
  other: UnreadableFileError,
): UnreadableFileError =>
  one !== null && byUse.indexOf(one.problem) >= byUse.indexOf(other.problem) ? one : other;

const withoutTables = (sheets: readonly Sheet[]): UnreadableFileError =>
  new UnreadableFileError(
    sheets.some(({ isHidden, rows, hiddenRows }) => (isHidden && rows.length > 0) || hiddenRows > 0)
      ? "hidden-tables"
      : "no-transactions",
  );

const longestTable = (sheets: readonly Sheet[]): Table =>
  visible(sheets).reduce<Table>(
    (longest, { rows }) => (rows.length > longest.length ? rows : longest),
    [],
  );

function withUnused(
  statement: Statement,
  sheets: readonly Sheet[],
  read: readonly ReadSheet[],
): Statement {
  const isRead = (sheet: Sheet) => read.some((each) => each.sheet === sheet);
  const unused: UnusedPart[] = sheets.flatMap((sheet) => {
    const { name, rows, isHidden } = sheet;
    const parts = isHidden ? [] : partsNotRead(sheet);
    if (isRead(sheet) || !isTable(rows)) return parts;
    const kind = isHidden ? "hidden-sheet" : "other-sheet";
    return [{ kind, sheet: name, count: rows.length - 1 }, ...parts];
  });
  const all = [...(statement.unused ?? []), ...unused];
  return all.length === 0 ? statement : { ...statement, unused: all };
}

const partsNotRead = ({ name, hiddenRows, hiddenColumns, cutColumns }: Sheet): UnusedPart[] => [
  ...(hiddenRows === 0 ? [] : [{ kind: "hidden-rows" as const, sheet: name, count: hiddenRows }]),
  ...(hiddenColumns === 0
    ? []
    : [{ kind: "hidden-columns" as const, sheet: name, count: hiddenColumns }]),
  ...(cutColumns === 0 ? [] : [{ kind: "cut-columns" as const, sheet: name, count: cutColumns }]),
];

/** A page of notes has no columns. */
const isTable = (rows: Table): boolean =>
  rows.filter(({ cells }) => cells.filter((cell) => cell.trim() !== "").length >= minColumns)
    .length > 1;
