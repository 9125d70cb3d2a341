import { unzipSync } from "fflate";
import { Parser } from "saxen";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import type { Table, TableRow } from "../../../../../shared/imports/read/tables/table.ts";
import { maxLines } from "./read-csv.ts";

/** Bytes of all parts that are unpacked: a few kilobytes can claim gigabytes. */
const maxUnpacked = 50 * 1024 * 1024;
const maxColumns = 200;

const wanted = /^xl\/(?:sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * The sheets of a workbook. A number is the shortest text that means the number of the file: for 1.1 spreadsheets
 * write 1.1000000000000001. A date is a spreadsheet's number of days.
 * @throws UnreadableFileError too-large, too-many-lines, not-readable
 */
export function readXlsx(bytes: Uint8Array): Table[] {
  const parts = unpack(bytes);
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const strings =
    "xl/sharedStrings.xml" in parts ? sharedStrings(text("xl/sharedStrings.xml")) : [];
  const sheets: Table[] = [];
  let lines = 0;
  for (const name of Object.keys(parts)
    .filter((part) => part.includes("/worksheets/"))
    .toSorted((one, other) => sheetNumber(one) - sheetNumber(other))) {
    const rows = readSheet(text(name), strings, maxLines - lines);
    lines += rows.length;
    if (rows.length > 0) sheets.push(rows);
  }
  return sheets;
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > maxUnpacked) throw new UnreadableFileError("too-large");
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError("not-readable", { cause: error });
  }
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  const parser = xmlParser();
  parser.on("openTag", (name) => {
    if (name === "si") text = "";
    isText = name === "t";
  });
  parser.on("text", (value, decode) => {
    if (isText) text += decode(value);
  });
  parser.on("closeTag", (name) => {
    if (name === "si") strings.push(text);
    isText = false;
  });
  parser.parse(xml);
  return strings;
}

const sheetNumber = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);

function readSheet(xml: string, strings: readonly string[], most: number): TableRow[] {
  const rows: TableRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let [type, value] = ["", ""];
  let isValue = false;
  const parser = xmlParser();
  parser.on("openTag", (name, attributes) => {
    if (name === "row") {
      line = Number(attributes()["r"] ?? line + 1);
      cells = [];
      column = -1;
    } else if (name === "c") {
      const { r = "", t = "" } = attributes();
      column = r === "" ? column + 1 : columnIndex(r);
      [type, value] = [t, ""];
    }
    isValue = name === "v" || name === "t";
  });
  parser.on("text", (text, decode) => {
    if (isValue) value += decode(text);
  });
  parser.on("closeTag", (name) => {
    isValue = false;
    if (name === "c" && value !== "" && column < maxColumns) {
      while (cells.length < column) cells.push("");
      cells[column] = type === "s" ? (strings[Number(value)] ?? "") : textOf(type, value);
    } else if (name === "row" && cells.some((cell) => cell.trim() !== "")) {
      if (rows.length >= most) throw new UnreadableFileError("too-many-lines");
      rows.push({ line, cells });
    }
  });
  parser.parse(xml);
  return rows;
}

const textOf = (type: string, value: string): string => {
  const number = Number(value);
  return (type === "" || type === "n") && Number.isFinite(number) ? String(number) : value;
};

/** A broken file must not be read in part. */
function xmlParser(): Parser {
  const parser = new Parser();
  parser.on("error", (error) => {
    throw error instanceof UnreadableFileError
      ? error
      : new UnreadableFileError("not-readable", { cause: error });
  });
  return parser;
}

/** "B7" is 1. */
const columnIndex = (reference: string): number =>
  [...reference.replaceAll(/[^A-Z]/g, "")].reduce(
    (index, letter) => index * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;
