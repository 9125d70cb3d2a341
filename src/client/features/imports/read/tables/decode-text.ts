import { visibleText } from "../../../../../shared/visible-text.ts";
import { wideEncoding } from "../../../../../shared/imports/read/wide-encoding.ts";

/** The text of a file, without invisible characters, and with line feeds where it has other signs between its lines. */
export function decodeText(bytes: Uint8Array): string {
  return readableText(withLineFeeds(decoded(bytes)));
}

/** Foreign text without invisible characters, and with its Hindi digits as those that figures are read by. */
export const readableText = (text: string): string =>
  visibleText(text).replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - hindiZero));

const hindiZero = 0x09_66;

/** UTF-16 or UTF-8; what is neither, and has no letter that only UTF-8 has, is of old Windows. */
function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  const text = new TextDecoder(wide ?? "utf-8").decode(bytes);
  const isUtf = wide !== null || !text.includes(undecoded) || /[^\0-\x7f\ufffd]/.test(text);
  if (isUtf) return text;
  const old = new TextDecoder("windows-1252").decode(bytes).replace(/^ï»¿/, "");
  // On other machines of that time, the byte of its ellipsis ended a line.
  return hasLineFeeds(old) ? old : old.replaceAll("…", "\n");
}

const undecoded = "\ufffd";

const withLineFeeds = (text: string): string =>
  hasLineFeeds(text) ? text : text.replaceAll(/[\u0085\u2028\u2029]/g, "\n");

/** Between lines; one at the end alone divides nothing. */
const hasLineFeeds = (text: string): boolean => /[\r\n]/.test(text.trim());
