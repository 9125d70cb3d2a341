import { unzipSync } from "fflate";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";

/** Bytes of all parts that are unpacked: a few kilobytes can claim gigabytes. */
export const maxUnpacked = 50 * 1024 * 1024;

/**
 * The parts of a ZIP file whose names are wanted.
 * @throws UnreadableFileError too-large, not-readable
 */
export function unpackedParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false;
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

/** What a ZIP file is by the names of its parts; a text document of LibreOffice differs from its sheet by its content alone. */
export function zipKind(
  bytes: Uint8Array,
): "xlsx" | "opendocument" | "old-workbook" | "text-document" | "numbers" | "archive" {
  const names = new Set<string>();
  unpackedParts(bytes, (name) => {
    names.add(name);
    return false;
  });
  const has = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  if (has(/^xl\/(?:workbook\.xml|worksheets\/[^/]+\.xml)$/)) return "xlsx";
  if (has(/^xl\/.*\.bin$/)) return "old-workbook";
  if (names.has("content.xml")) return "opendocument";
  if (has(/^word\//)) return "text-document";
  return has(/^Index(?:\/.*\.iwa|\.zip)$/) ? "numbers" : "archive";
}
