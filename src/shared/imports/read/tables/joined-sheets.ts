import type { Statement, StatementRow, StatementScheme, UnusedPart } from "../../statement.ts";
import { schemeKeyIn } from "./traded-statement.ts";
import type { Sheet } from "./workbook-sheet.ts";

export type ReadSheet = { sheet: Sheet; statement: Statement };

/**
 * One statement of several sheets. A row that an earlier sheet has as well counts once: one sheet often lists what the
 * others have. What is held is taken from the first sheet that has it for the same reason.
 */
export function joinedSheets([first, ...others]: readonly ReadSheet[]): Statement {
  if (first === undefined) throw new Error("no sheet was read");
  return others.reduce((joined, sheet) => joinedWith(joined, sheet), first.statement);
}

function joinedWith(one: Statement, { sheet, statement: other }: ReadSheet): Statement {
  const schemes = new Map(one.schemes.map((scheme) => [schemeKeyIn(scheme), scheme]));
  let repeated = 0;
  for (const scheme of other.schemes) {
    const found = schemes.get(schemeKeyIn(scheme));
    if (found === undefined) schemes.set(schemeKeyIn(scheme), scheme);
    else repeated += addSheetOf(found, scheme);
  }
  const dates = [one.from, one.to, other.from, other.to].filter((date) => date !== null).toSorted();
  const unused: UnusedPart[] = [
    ...(one.unused ?? []),
    ...(repeated === 0
      ? []
      : [{ kind: "repeated-rows" as const, sheet: sheet.name, count: repeated }]),
  ];
  return {
    ...one,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    schemes: [...schemes.values()],
    leftOut: [...one.leftOut, ...other.leftOut],
    unreadable: [...one.unreadable, ...other.unreadable],
    ...(unused.length > 0 && { unused }),
  };
}

/** Adds what a sheet has of a scheme. @returns how many of its rows are there already */
function addSheetOf(found: StatementScheme, scheme: StatementScheme): number {
  const known = new Map<string, number>();
  for (const row of found.rows) known.set(keyOf(row), (known.get(keyOf(row)) ?? 0) + 1);
  const fresh = scheme.rows.filter((row) => {
    const left = known.get(keyOf(row)) ?? 0;
    known.set(keyOf(row), left - 1);
    return left <= 0;
  });
  found.rows.push(...fresh);
  found.leftOut.push(...scheme.leftOut);
  found.failures.push(...scheme.failures);
  if (found.closing === null) found.closing = scheme.closing;
  else if (scheme.closing !== null)
    found.leftOut.push({ location: scheme.location, reason: "no-effect" });
  return scheme.rows.length - fresh.length;
}

const keyOf = ({ date, type, units, amount, nav, reference }: StatementRow): string =>
  [date, type, units, amount, nav, reference].join(" ");
