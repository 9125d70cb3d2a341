import { fileKind } from "../../../../../shared/imports/read/file-kind.ts";
import { UnreadableFileError, type Statement } from "../../../../../shared/imports/statement.ts";
import { withoutFutureRows } from "../../../../../shared/imports/read/future-rows.ts";
import { readCasparserJson } from "../../../../../shared/imports/read/tables/casparser-json.ts";
import { readTable } from "../../../../../shared/imports/read/tables/formats.ts";
import { readFundbookJson } from "../../../../../shared/imports/read/tables/fundbook-json.ts";
import { readDepositoryJson } from "../../../../../shared/imports/read/tables/depository-json.ts";
import { readGhostfolioJson } from "../../../../../shared/imports/read/tables/ghostfolio-json.ts";
import { jsonSheets, listsSips } from "../../../../../shared/imports/read/tables/json-sheets.ts";
import { parseJsonFile } from "../../../../../shared/imports/read/tables/parse-json.ts";
import { datesIn, type DateOptions } from "../../../../../shared/imports/read/tables/date-order.ts";
import { otherTextKind } from "../../../../../shared/imports/read/other-text.ts";
import { rowsOf } from "../../../../../shared/imports/read/tables/table.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import type { ColumnMapping } from "../../../../../shared/imports/read/tables/column-mapping.ts";
import { readMapped } from "../../../../../shared/imports/read/tables/mapped.ts";
import { withColumns } from "../../../../../shared/imports/read/tables/one-column-table.ts";
import {
  readMappedSheets,
  readSheets,
} from "../../../../../shared/imports/read/tables/workbook.ts";
import { decodeText, readableText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readMarkup } from "./read-markup.ts";
import { readOds, readOdsContent } from "./read-ods.ts";
import { readXlsx } from "./read-xlsx.ts";
import { zipKind } from "./zip-parts.ts";

type ReadingOptions = { mapping: ColumnMapping | undefined; dates: DateOptions };

/**
 * Reads a CSV file, a workbook of Excel or LibreOffice, or a JSON file.
 * @param mapping says what the columns of a table of no known format mean
 * @throws UnreadableFileError, UnknownColumnsError, UnknownDatesError
 */
export function readTableFile(
  bytes: Uint8Array,
  mapping: ColumnMapping | undefined,
  dates: DateOptions = {},
): Statement {
  return withoutFutureRows(readAnyTable(bytes, { mapping, dates }), dates.latest ?? "9999");
}

function readAnyTable(bytes: Uint8Array, options: ReadingOptions): Statement {
  const { mapping, dates } = options;
  const kind = fileKind(bytes);
  if (kind === "rich-text") throw new UnreadableFileError("text-document");
  if (kind === "json") return readJson(decodeText(bytes), options);
  if (kind === "old-workbook") throw new UnreadableFileError(kind);
  if (kind === "other") throw new UnreadableFileError("not-readable");
  if (kind === "zip" || kind === "markup") {
    const found = kind === "zip" ? readWorkbook(bytes) : readAnyMarkup(decodeText(bytes));
    // Entities are decoded by now, so invisible characters can be removed.
    const sheets = found.map((sheet) => ({
      ...sheet,
      name: readableText(sheet.name),
      rows: withColumns(
        sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => readableText(cell)) })),
      ),
    }));
    return readInSheets(sheets, options);
  }
  const text = decodeText(bytes);
  refuseOtherText(text);
  const rows = readCsv(text);
  const { inRows, checked } = datesIn([rows], dates);
  return checked(
    mapping === undefined ? readTable(inRows(rows)) : readMapped(inRows(rows), mapping),
  );
}

function readWorkbook(bytes: Uint8Array): Sheet[] {
  const kind = zipKind(bytes);
  if (kind === "xlsx") return readXlsx(bytes);
  if (kind === "opendocument") return readOds(bytes);
  throw new UnreadableFileError(kind);
}

function readAnyMarkup(text: string): Sheet[] {
  refuseOtherText(text);
  return text.includes("<office:document") ? readOdsContent(text) : readMarkup(text);
}

/** @throws UnreadableFileError qif, ofx, plain-text-ledger */
function refuseOtherText(text: string): void {
  const kind = otherTextKind(text);
  if (kind !== null) throw new UnreadableFileError(kind);
}

function readInSheets(sheets: readonly Sheet[], { mapping, dates }: ReadingOptions): Statement {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const { inRow, checked } = datesIn(
    visible.map(({ rows }) => rowsOf(rows)),
    dates,
  );
  const dated = sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map(inRow) }));
  return checked(mapping === undefined ? readSheets(dated) : readMappedSheets(dated, mapping));
}

function readJson(text: string, options: ReadingOptions): Statement {
  const file = parseJsonFile(text);
  const statement =
    readFundbookJson(file) ??
    readCasparserJson(file) ??
    readDepositoryJson(file) ??
    readGhostfolioJson(file);
  if (statement !== null) return statement;
  const sheets = jsonSheets(file);
  if (sheets.length === 0) {
    throw new UnreadableFileError(listsSips(file) ? "sip-list" : "unknown-statement");
  }
  return readInSheets(sheets, options);
}
