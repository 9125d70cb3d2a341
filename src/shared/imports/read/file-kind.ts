import { wideEncoding } from "./wide-encoding.ts";

/** What a file is by its first bytes; a name can say anything. */
export function fileKind(
  bytes: Uint8Array,
): "pdf" | "zip" | "old-workbook" | "rich-text" | "markup" | "json" | "text" | "other" {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004")) return "zip";
  if (start.startsWith("\u00D0\u00CF\u0011\u00E0")) return "old-workbook";
  if (start.startsWith("{\\rtf")) return "rich-text";
  const isWide = wideEncoding(bytes) !== null;
  if (!isWide && start.includes("\0")) return "other";
  // A byte-order mark reads as two or three letters here.
  const text = start
    .replaceAll("\0", "")
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, "")
    .trimStart();
  // A web page or XML that calls itself a workbook.
  if (text.startsWith("<")) return "markup";
  return /^[[{]/.test(text) ? "json" : "text";
}
