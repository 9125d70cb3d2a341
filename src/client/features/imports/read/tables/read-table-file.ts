import { fileKind } from "../../../../../shared/imports/read/file-kind.ts";
import { UnreadableFileError, type Statement } from "../../../../../shared/imports/statement.ts";
import { readCasparserJson } from "../../../../../shared/imports/read/tables/casparser-json.ts";
import { readTable } from "../../../../../shared/imports/read/tables/formats.ts";
import { readFundbookJson } from "../../../../../shared/imports/read/tables/fundbook-json.ts";
import { readDepositoryJson } from "../../../../../shared/imports/read/tables/depository-json.ts";
import { readGhostfolioJson } from "../../../../../shared/imports/read/tables/ghostfolio-json.ts";
import { jsonSheets } from "../../../../../shared/imports/read/tables/json-sheets.ts";
import { parseJsonFile } from "../../../../../shared/imports/read/tables/parse-json.ts";
import type { ColumnMapping } from "../../../../../shared/imports/read/tables/column-mapping.ts";
import { readMapped } from "../../../../../shared/imports/read/tables/mapped.ts";
import { withColumns } from "../../../../../shared/imports/read/tables/one-column-table.ts";
import {
  readMappedSheets,
  readSheets,
} from "../../../../../shared/imports/read/tables/workbook.ts";
import { visibleText } from "../../../../../shared/visible-text.ts";
import { decodeText, readCsv } from "./read-csv.ts";
import { readMarkup } from "./read-markup.ts";
import { readXlsx } from "./read-xlsx.ts";

/**
 * Reads a CSV file, a workbook or a JSON file.
 * @param mapping says what the columns of a table of no known format mean
 * @throws UnreadableFileError, UnknownColumnsError
 */
export function readTableFile(bytes: Uint8Array, mapping: ColumnMapping | undefined): Statement {
  const kind = fileKind(bytes);
  if (kind === "json") return readJson(decodeText(bytes), mapping);
  if (kind === "old-workbook") throw new UnreadableFileError(kind);
  if (kind === "other") throw new UnreadableFileError("not-readable");
  if (kind === "xlsx" || kind === "markup") {
    const found = kind === "xlsx" ? readXlsx(bytes) : readMarkup(decodeText(bytes));
    // Entities are decoded by now, so invisible characters can be removed.
    const sheets = found.map((sheet) => ({
      ...sheet,
      name: visibleText(sheet.name),
      rows: withColumns(
        sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => visibleText(cell)) })),
      ),
    }));
    return mapping === undefined ? readSheets(sheets) : readMappedSheets(sheets, mapping);
  }
  const rows = readCsv(bytes);
  return mapping === undefined ? readTable(rows) : readMapped(rows, mapping);
}

function readJson(text: string, mapping: ColumnMapping | undefined): Statement {
  const file = parseJsonFile(text);
  const statement =
    readFundbookJson(file) ??
    readCasparserJson(file) ??
    readDepositoryJson(file) ??
    readGhostfolioJson(file);
  if (statement !== null) return statement;
  const sheets = jsonSheets(file);
  if (sheets.length === 0) throw new UnreadableFileError("unknown-statement");
  return mapping === undefined ? readSheets(sheets) : readMappedSheets(sheets, mapping);
}
