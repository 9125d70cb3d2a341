/** Of the end of a file, where the place of its trailer is said. */
const endSize = 2_048;
/** Of a trailer that is a stream's dictionary. */
const dictionarySize = 16_384;
/** Of a table of places, with the trailer behind it. */
const tableSize = 1_048_576;

/**
 * Whether a file is a PDF that a password opens: its first bytes say that it is one, and its trailer, which the last
 * `startxref` leads to, names `/Encrypt`. What it holds is not looked at.
 * @see ISO 32000-1, 7.5.5 and 7.5.8
 */
export function isLockedPdf(bytes: Uint8Array): boolean {
  if (textOf(bytes, 0, 5) !== "%PDF-") return false;
  const end = textOf(bytes, bytes.length - endSize, endSize);
  const last = end.slice(end.lastIndexOf("startxref"));
  const [, place] = /^startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(last) ?? [];
  if (place === undefined) return false;
  const trailer = trailerAt(bytes, Number(place));
  return /\/Encrypt(?![A-Za-z])/.test(trailer);
}

/** @returns "" where none begins there */
function trailerAt(bytes: Uint8Array, place: number): string {
  const start = textOf(bytes, place, dictionarySize);
  if (/^\d{1,10}\s+\d{1,5}\s+obj\s*<</.test(start)) {
    const [dictionary = ""] = start.split(/>>\s*stream\r?\n/, 1);
    return dictionary === start || !/\/Type\s*\/XRef/.test(dictionary) ? "" : dictionary;
  }
  if (!/^xref\s/.test(start)) return "";
  const table = textOf(bytes, place, tableSize);
  const trailer = table.slice(table.search(/\strailer\s*<</));
  const [dictionary = ""] = trailer.split("startxref", 1);
  return /^\s*trailer/.test(dictionary) ? dictionary : "";
}

/** A character a byte. */
function textOf(bytes: Uint8Array, start: number, size: number): string {
  const from = Math.max(0, start);
  return new TextDecoder("latin1").decode(bytes.subarray(from, Math.max(from, start + size)));
}
