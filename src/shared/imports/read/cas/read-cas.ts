import { readEcas } from "../ecas/read-ecas.ts";
import { UnreadableFileError, type Statement } from "../../statement.ts";
import { linesOf } from "./lines.ts";
import { readDetailed } from "./read-detailed.ts";
import { readSummary } from "./read-summary.ts";
import { beginningOf, isOfHouse, statementKind } from "./statement-kind.ts";
import type { Line, TextPage } from "./text-page.ts";

/**
 * Reads a consolidated account statement (CAS) of the registrars or of a depository from the text of its pages.
 * @throws UnreadableFileError for another document, by its name
 */
export function readCas(pages: readonly TextPage[]): Statement {
  const lines = pages.flatMap(linesOf);
  const statement = readByName(statementKind(pages, lines), lines);
  const count = pages.reduce((sum, { unseenLines = 0 }) => sum + unseenLines, 0);
  return count === 0 ? statement : { ...statement, unused: [{ kind: "unseen-lines", count }] };
}

/** A fund house's own statement can have the words of a consolidated one, in another layout. */
function readByName(kind: ReturnType<typeof statementKind>, lines: readonly Line[]): Statement {
  try {
    return readAs(kind, lines);
  } catch (error) {
    const isOther =
      error instanceof UnreadableFileError &&
      (error.problem === "unknown-layout" || error.problem === "no-transactions");
    if (isOther && isOfHouse(beginningOf(lines)))
      throw new UnreadableFileError("house-statement", { cause: error });
    throw error;
  }
}

function readAs(kind: ReturnType<typeof statementKind>, lines: readonly Line[]): Statement {
  if (kind === "nsdl" || kind === "cdsl") return readEcas(lines, kind);
  return kind === "summary" ? readSummary(lines) : readDetailed(lines);
}
