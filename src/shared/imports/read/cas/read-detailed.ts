import { UnknownLayoutError, UnreadableFileError, type Statement } from "../../statement.ts";
import { isPageHeaderOrFooter } from "./boilerplate.ts";
import { readHeader } from "./columns.ts";
import { DetailedReader } from "./detailed-reader.ts";
import { frontPage } from "./front-page.ts";
import { houseLines } from "./house-line.ts";
import { houseTotalFailures } from "./house-totals.ts";
import { missingPages } from "./missing-pages.ts";
import type { Line } from "./text-page.ts";
import { firstUnknownLine, firstUnreadTable, widestOf } from "./unknown-lines.ts";

/**
 * @throws UnknownLayoutError where the lines that look like transactions are none that could be read;
 * UnreadableFileError no-transactions
 */
export function readDetailed(lines: readonly Line[]): Statement {
  const front = frontPage(lines);
  const reader = new DetailedReader(houseLines(front.houseTotals));
  const headers: Line[] = [];
  const body: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const header = readHeader(lines, index);
    if (header !== null) {
      reader.useHeader(header.columns);
      headers.push(widestOf(lines.slice(index, index + header.lines)));
      index += header.lines;
      continue;
    }
    const line = lines[index];
    if (line !== undefined && !isPageHeaderOrFooter(line.text)) {
      reader.read(line);
      body.push(line);
    }
    index += 1;
  }
  const { schemes, unreadable, isWhoseOpen } = reader.end();
  const unknown = schemes.some(({ rows }) => rows.length > 0)
    ? undefined
    : schemes.length === 0
      ? firstUnknownLine(body)
      : firstUnreadTable(unreadable, headers);
  if (unknown !== undefined) throw new UnknownLayoutError(unknown);
  if (schemes.length === 0) throw new UnreadableFileError("no-transactions");
  return {
    source: "cas-detailed",
    from: front.from,
    to: front.to,
    schemes,
    failures: [...missingPages(lines), ...houseTotalFailures(front.houseTotals, schemes)],
    printedTotal: front.houseTotals.find(({ house }) => /^Total\b/i.test(house))?.value ?? null,
    leftOut: [],
    unreadable,
    isWhoseOpen,
  };
}
