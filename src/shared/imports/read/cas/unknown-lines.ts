import type { SourceLocation, UnreadLine } from "../../statement.ts";
import { readClosing } from "./closing-line.ts";
import { folioLine } from "./folio-line.ts";
import { isLikeTransaction, locationOf } from "./read-rows.ts";
import { isSchemeLine } from "./scheme-line.ts";
import type { Line } from "./text-page.ts";

/** Where no scheme was read: the line at which the first one should have begun. */
export function firstUnknownLine(body: readonly Line[]): SourceLocation | undefined {
  const line =
    body.find(({ text }) => /opening\b.*\bbalance|balance.*\bopening/i.test(text)) ??
    aboveFirstTransaction(body) ??
    body.find(({ text }) => folioLine.test(text));
  return line === undefined ? undefined : locationOf(line);
}

/**
 * Between a scheme's line and its first transaction: the balance, or the last line; the transaction where there is
 * none.
 */
function aboveFirstTransaction(body: readonly Line[]): Line | undefined {
  const first = body.findIndex(isLikeTransaction);
  if (first === -1) return undefined;
  const above = body.slice(0, first);
  const scheme = above.findLastIndex(({ text }) => isSchemeLine(text));
  const between = scheme === -1 ? [] : above.slice(scheme + 1);
  return between.find(({ text }) => /\d\.\d/.test(text)) ?? between.at(-1) ?? body[first];
}

/** Where no row of any scheme was read: the first unread line, or the header of the table whose columns it misses. */
export function firstUnreadTable(
  unreadable: readonly UnreadLine[],
  headers: readonly Line[],
): SourceLocation | undefined {
  const unread = unreadable.find(({ reason }) => reason !== "no-scheme-above");
  if (unread?.reason !== "no-column") return unread;
  const { page, line } = unread;
  const header = headers.findLast(
    (above) => page !== null && (above.page < page || (above.page === page && above.line < line)),
  );
  return header === undefined ? unread : locationOf(header);
}

/** The one of a header's lines that names the most columns. */
export const widestOf = (lines: readonly Line[]): Line =>
  lines.reduce((widest, line) => (line.words.length > widest.words.length ? line : widest));

/** The lines that name schemes whose opening line is missing, or their closing lines where none is named. */
export function unopenedSchemes(lines: readonly Line[]): Line[] {
  const named = lines.filter(({ text }) => /\bISIN\s*:/i.test(text));
  return named.length > 0 ? named : lines.filter(({ text }) => readClosing(text) !== null);
}
