import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import { LineCount, SheetBuilder } from "./sheet-builder.ts";
import { readSheet, type CellContext } from "./xlsx-sheet.ts";
import { sharedStrings, sheetsOf, type SheetPart } from "./xlsx-parts.ts";
import { cellStyles } from "./xlsx-styles.ts";
import { unpackedParts } from "./zip-parts.ts";

const wanted =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * The sheets of a workbook, in its order. A number becomes its shortest text: spreadsheets write 1.1000000000000001 for
 * 1.1. What its format shows beside it stays there: "500 USD". A cell with a date's style becomes a date, or a month where
 * it shows no day; any other date stays a spreadsheet's number of days.
 * @throws UnreadableFileError too-large, too-many-lines, not-readable
 */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const parts = unpackedParts(bytes, (name) => wanted.test(name));
  const text = (name: string) =>
    parts[name] === undefined ? "" : new TextDecoder().decode(parts[name]);
  const { sheets, countsFrom1904 } = sheetsOf(
    text("xl/workbook.xml"),
    text("xl/_rels/workbook.xml.rels"),
  );
  const context: CellContext = {
    strings: sharedStrings(text("xl/sharedStrings.xml")),
    styles: cellStyles(text("xl/styles.xml")),
    countsFrom1904,
  };
  const lines = new LineCount();
  return withOthers(sheets, Object.keys(parts)).map(({ name, path, isHidden }) =>
    readSheet(text(path), new SheetBuilder(name, isHidden, lines), context),
  );
}

/** The listed sheets; all sheets where the workbook has no list, as simple programs write it. */
function withOthers(listed: readonly SheetPart[], parts: readonly string[]): SheetPart[] {
  const known = parts.filter((part) => part.includes("/worksheets/"));
  const found = listed.filter(({ path }) => known.includes(path));
  const others = found.length > 0 ? [] : known;
  return [
    ...found,
    ...others
      .toSorted((one, other) => sheetNumber(one) - sheetNumber(other))
      .map((path) => ({ name: String(sheetNumber(path)), path, isHidden: false })),
  ];
}

const sheetNumber = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
