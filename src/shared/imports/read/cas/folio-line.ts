export const folioLine = /^\s*Folio\s*(?:(?:No|Number)(?![A-Za-z])\s*[:.]*|#\s*:?|:)\s*(.+)$/i;

/** "12345678 / 90     PAN: …     KYC: OK"; null where no number stands there. */
export function folioOf(text: string): string | null {
  const folio =
    text
      .split(/\s*(?:PAN|KYC|Name)\b\s*:?/i, 1)[0]
      ?.replace(/^([\w-]+(?:\s*\/\s*\w+)?).*$/s, "$1")
      .replaceAll(/\s+/g, " ")
      .trim() ?? "";
  return /\d/.test(folio) ? folio : null;
}
