/** What a file is by its first bytes; a name can say anything. */
export function fileKind(bytes: Uint8Array): "pdf" | "xlsx" | "json" | "text" {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004")) return "xlsx";
  // A byte-order mark reads as three letters here.
  return /^(?:ï»¿)?\s*[[{]/.test(start) ? "json" : "text";
}
