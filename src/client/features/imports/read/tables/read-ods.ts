import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import type { Sheet } from "../../../../../shared/imports/read/tables/workbook-sheet.ts";
import { OdsContent } from "./ods-content.ts";
import { xmlParser } from "./xml-parser.ts";
import { unpackedParts } from "./zip-parts.ts";

/**
 * The sheets of a workbook of LibreOffice (.ods), in its order; cells as in `readXlsx`.
 * @throws UnreadableFileError too-large, too-many-lines, not-readable, locked-sheet, text-document
 */
export function readOds(bytes: Uint8Array): Sheet[] {
  const parts = unpackedParts(
    bytes,
    (name) => name === "content.xml" || name === "META-INF/manifest.xml",
  );
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  if (text("META-INF/manifest.xml").includes("encryption-data")) {
    throw new UnreadableFileError("locked-sheet");
  }
  return readOdsContent(text("content.xml"));
}

/** The sheets in a file's content, or in a sheet of one XML file (.fods). */
export function readOdsContent(xml: string): Sheet[] {
  if (!xml.includes("<office:spreadsheet")) throw new UnreadableFileError("text-document");
  const content = new OdsContent();
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => content.open(tag, attributes));
  parser.on("text", (text, decode) => content.add(() => decode(text)));
  parser.on("closeTag", (tag) => content.close(tag));
  parser.parse(xml);
  return content.sheets;
}
