import type { Statement } from "../statement.ts";
import { linesOf } from "./lines.ts";
import { readDetailed } from "./read-detailed.ts";
import { readSummary } from "./read-summary.ts";
import { statementKind } from "./statement-kind.ts";
import type { TextPage } from "./text-page.ts";

/**
 * Reads a consolidated account statement of mutual funds (CAS) from the text of its pages.
 * @throws UnreadableFileError for another document, by its name
 */
export function readCas(pages: readonly TextPage[]): Statement {
  const lines = pages.flatMap(linesOf);
  return statementKind(pages, lines) === "summary" ? readSummary(lines) : readDetailed(lines);
}
