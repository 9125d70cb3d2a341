import { UnreadableFileError, type Statement } from "../../statement.ts";
import { readTable } from "./formats.ts";
import { rowsOf, UnknownColumnsError, type Table } from "./table.ts";
import { schemeKeyIn } from "./traded-statement.ts";

/**
 * Reads the sheets of a workbook: each has a header of its own. What is held is taken from the first sheet that has it,
 * because a last one often lists all of them together.
 * @throws UnknownColumnsError of the longest sheet, UnreadableFileError no-transactions, unknown-statement
 */
export function readSheets(sheets: readonly Table[]): Statement {
  const read: Statement[] = [];
  let problem: UnreadableFileError | null = null;
  for (const sheet of sheets) {
    try {
      read.push(readTable(rowsOf(sheet)));
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      problem = moreUseful(problem, error);
    }
  }
  const [first, ...others] = read;
  if (first !== undefined)
    return others.filter(({ source }) => source === first.source).reduce(joined, first);
  if (problem === null) throw new UnreadableFileError("no-transactions");
  throw problem instanceof UnknownColumnsError
    ? new UnknownColumnsError(longestSheet(sheets))
    : problem;
}

const byUse = ["no-transactions", "unknown-columns", "unknown-statement"];
const moreUseful = (
  one: UnreadableFileError | null,
  other: UnreadableFileError,
): UnreadableFileError =>
  one !== null && byUse.indexOf(one.problem) <= byUse.indexOf(other.problem) ? one : other;

export const longestSheet = (sheets: readonly Table[]): Table =>
  sheets.reduce((longest, sheet) => (sheet.length > longest.length ? sheet : longest), []);

function joined(one: Statement, other: Statement): Statement {
  const schemes = new Map(one.schemes.map((scheme) => [schemeKeyIn(scheme), scheme]));
  for (const scheme of other.schemes) {
    const found = schemes.get(schemeKeyIn(scheme));
    if (found === undefined) {
      schemes.set(schemeKeyIn(scheme), scheme);
      continue;
    }
    found.rows.push(...scheme.rows);
    found.leftOut.push(...scheme.leftOut);
    if (found.closing === null) found.closing = scheme.closing;
    else if (scheme.closing !== null)
      found.leftOut.push({ location: scheme.location, reason: "no-effect" });
  }
  const dates = [one.from, one.to, other.from, other.to].filter((date) => date !== null).toSorted();
  return {
    ...one,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    schemes: [...schemes.values()],
    leftOut: [...one.leftOut, ...other.leftOut],
    unreadable: [...one.unreadable, ...other.unreadable],
  };
}
