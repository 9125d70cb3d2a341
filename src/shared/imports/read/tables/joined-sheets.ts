import type {
  CheckFailure,
  Holding,
  Statement,
  StatementRow,
  StatementScheme,
  UnusedPart,
} from "../../statement.ts";
import { schemeKeyIn } from "./traded-scheme.ts";
import { sayOtherInvestor } from "./traded-statement.ts";
import type { Sheet } from "./workbook-sheet.ts";

export type ReadSheet = { sheet: Sheet; statement: Statement };

/**
 * One statement of several sheets. A row that an earlier sheet has as well counts once: one sheet often lists what the
 * others have. What is held is taken from the first sheet that has it for the same reason; where another one says
 * something else, nothing says which counts.
 */
export function joinedSheets([first, ...others]: readonly ReadSheet[]): Statement {
  if (first === undefined) throw new Error("no sheet was read");
  const heldBy: HeldBy = new Map();
  noteHeld(heldBy, first);
  return others.reduce((joined, sheet) => joinedWith(joined, sheet, heldBy), first.statement);
}

/** The name of the first sheet that says what is held of a scheme. */
type HeldBy = Map<string, string>;

function noteHeld(heldBy: HeldBy, { sheet, statement }: ReadSheet): void {
  for (const scheme of statement.schemes) {
    const key = schemeKeyIn(scheme);
    if (scheme.closing !== null && !heldBy.has(key)) heldBy.set(key, sheet.name);
  }
}

function joinedWith(one: Statement, read: ReadSheet, heldBy: HeldBy): Statement {
  const { sheet, statement: other } = read;
  const schemes = new Map(one.schemes.map((scheme) => [schemeKeyIn(scheme), scheme]));
  let repeated = 0;
  for (const scheme of other.schemes) {
    const found = schemes.get(schemeKeyIn(scheme));
    if (found === undefined) schemes.set(schemeKeyIn(scheme), scheme);
    else {
      const names = { expected: heldBy.get(schemeKeyIn(scheme)) ?? "", found: sheet.name };
      repeated += addSheetOf(found, scheme, names);
    }
  }
  noteHeld(heldBy, read);
  const dates = [one.from, one.to, other.from, other.to].filter((date) => date !== null).toSorted();
  const unused: UnusedPart[] = [
    ...linesNotRead(one, other, repeated > 0),
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
    ...(other.isWhoseOpen === true && { isWhoseOpen: true }),
    ...(unused.length > 0 && { unused }),
  };
}

/** Of both sheets, each kind once. Lines that are left out as another sheet's are not counted again. */
function linesNotRead(one: Statement, other: Statement, areRepeated: boolean): UnusedPart[] {
  const more = (other.unused ?? []).filter(({ kind }) => !areRepeated || kind !== "alike-lines");
  const sums = (one.unused ?? []).map((part) => ({
    ...part,
    count:
      part.count +
      ("sheet" in part || part.kind === "unread-columns"
        ? 0
        : (more.find((each) => isSameKind(each, part))?.count ?? 0)),
  }));
  return [...sums, ...more.filter((each) => sums.every((part) => !isSameKind(each, part)))];
}

const isSameKind = (one: UnusedPart, other: UnusedPart): boolean =>
  one.kind === "charges" && other.kind === "charges"
    ? one.column === other.column
    : one.kind === "unread-columns" && other.kind === "unread-columns"
      ? one.columns.join() === other.columns.join()
      : one.kind === other.kind;

/** Adds what a sheet has of a scheme. @returns how many of its rows are there already */
function addSheetOf(
  found: StatementScheme,
  scheme: StatementScheme,
  names: Pick<CheckFailure, "expected" | "found">,
): number {
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
  sayOtherInvestor(found, scheme.investor, scheme.location);
  if (found.closing === null) found.closing = scheme.closing;
  else if (scheme.closing !== null) {
    const { location } = scheme;
    if (isHeldAlike(found.closing, scheme.closing))
      found.leftOut.push({ location, reason: "no-effect" });
    else found.failures.push({ check: "two-sheets", location, ...names });
  }
  return scheme.rows.length - fresh.length;
}

/** Without a cost, units alone could be alike by chance. */
const isHeldAlike = (one: Holding, other: Holding): boolean =>
  one.units === other.units &&
  one.cost === other.cost &&
  (one.cost !== null || one.value === other.value);

const keyOf = ({ date, type, units, amount, nav, reference }: StatementRow): string =>
  [date, type, units, amount, nav, reference].join(" ");
