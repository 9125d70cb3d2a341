import type { CheckFailure } from "../../statement.ts";
import { locationOf } from "./read-rows.ts";
import type { Line } from "./text-page.ts";

const label = /^Page (\d{1,4}) of (\d{1,4})\b/i;
const mostNamed = 10;

/** Pages that are not in the file, by the number that stands on each of the others. */
export function missingPages(lines: readonly Line[]): CheckFailure[] {
  const labels = lines.flatMap((line) => {
    const [, page, count] = label.exec(line.text) ?? [];
    return page === undefined ? [] : [{ line, page: Number(page), count: Number(count) }];
  });
  const [first] = labels;
  // Several statements in one file count their pages on their own, and a page without a number may be one that is missed.
  const isOneCount = labels.every(({ count }) => count === first?.count);
  if (
    first === undefined ||
    !isOneCount ||
    pagesOf(labels.map(({ line }) => line)) < pagesOf(lines)
  )
    return [];
  const there = new Set(labels.map(({ page }) => page));
  const missing = Array.from({ length: first.count }, (_, index) => index + 1).filter(
    (page) => !there.has(page),
  );
  if (missing.length === 0) return [];
  const named = missing.slice(0, mostNamed).join(", ");
  const failure = { expected: String(first.count), found: named };
  return [{ check: "missing-page", location: locationOf(first.line), ...failure }];
}

const pagesOf = (lines: readonly Line[]): number => new Set(lines.map(({ page }) => page)).size;
