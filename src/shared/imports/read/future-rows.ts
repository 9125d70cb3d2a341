import type { IsoDate } from "../../dates.ts";
import type {
  SourceLocation,
  Statement,
  StatementRow,
  StatementScheme,
  UnusedPart,
} from "../statement.ts";
import { daysOf } from "./tables/traded-statement.ts";

/**
 * Takes out rows and holdings of future days, and lists them as unreadable: a planned instalment or a misprinted year.
 * Without the holding, the rows that lead to it go as well. The server would refuse the whole import part.
 * @param latest the last day that can be in a file, in India
 */
export function withoutFutureRows(statement: Statement, latest: IsoDate): Statement {
  const taken = statement.schemes.map((scheme) =>
    withoutFuture(scheme, statement.to ?? "", latest),
  );
  const future = taken.flatMap((each) => each.future);
  if (future.length === 0) return statement;
  const schemes = taken.flatMap((each) => each.scheme ?? []);
  const { from, to } = statement;
  // Where the days are those of the rows, they change with them.
  const isOfRows = to === daysOf(statement.schemes).to;
  return {
    ...statement,
    ...(isOfRows ? daysOf(schemes) : { from, to }),
    schemes,
    ...(statement.unused && { unused: withoutFutureAlike(statement.unused, schemes) }),
    unreadable: [
      ...statement.unreadable,
      ...future.map((place) => ({ ...place, reason: "future-date" as const })),
    ].toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0) || one.line - other.line),
  };
}

/** Alike lines have one day: those of a future day are counted no longer. */
function withoutFutureAlike(
  unused: readonly UnusedPart[],
  schemes: readonly StatementScheme[],
): UnusedPart[] {
  const rows = schemes.flatMap((scheme) => scheme.rows);
  const count = rows.filter(({ isAlike }) => isAlike === true).length;
  return unused.flatMap((part) =>
    part.kind !== "alike-lines" ? [part] : count === 0 ? [] : [{ ...part, count }],
  );
}

type Kept = { scheme: StatementScheme | null; future: SourceLocation[] };

function withoutFuture(scheme: StatementScheme, to: string, latest: IsoDate): Kept {
  const isFuture = ({ date, own }: StatementRow) =>
    date > latest || (own?.acquiredOn ?? "") > latest;
  const future = scheme.rows.filter(isFuture).map((row) => placeOf(row, scheme));
  const rows = scheme.rows.filter((row) => !isFuture(row));
  const ofMonth = scheme.month?.rows.filter(isFuture).map((row) => placeOf(row, scheme)) ?? [];
  const closing = closingOf(scheme, rows);
  // What is held has the statement's day where it has none of its own.
  const heldOn = closing?.date ?? (scheme.rows.length === 0 ? to : "");
  if (closing !== null && heldOn > latest) {
    const text = [heldOn, scheme.name, closing.units].join(" ");
    const place = { ...scheme.location, text: scheme.location.text || text };
    return { scheme: null, future: [place, ...future, ...ofMonth] };
  }
  if (future.length + ofMonth.length === 0) return { scheme, future };
  const kept = ofMonth.length === 0 ? scheme : withoutMonth(scheme, ofMonth);
  const isEmpty = rows.length === 0 && closing === null && scheme.leftOut.length === 0;
  return {
    scheme: isEmpty
      ? null
      : { ...kept, rows, closing: ofMonth.length === 0 ? closing : kept.closing },
    future: [...future, ...ofMonth],
  };
}

/** What is held, by the last of the rows that are kept where it was read from a row itself. */
function closingOf({ closing, rows: all }: StatementScheme, rows: readonly StatementRow[]) {
  const isOfRow = all.some(
    ({ date, balance }) => date === closing?.date && balance === closing.units,
  );
  if (closing === null || !isOfRow || rows.length === all.length) return closing;
  const last = rows
    .filter(({ balance }) => balance !== null)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1);
  return last === undefined ? closing : { ...closing, units: last.balance ?? "0", date: last.date };
}

/** A month with a day to come leads to no units: those that are held must be shown by something else. */
function withoutMonth(scheme: StatementScheme, future: readonly SourceLocation[]): StatementScheme {
  const { month: _month, closing, ...rest } = scheme;
  const unproven = new Set(closing?.unproven).add("units");
  const isFuture = ({ page, line }: SourceLocation) =>
    future.some((each) => each.page === page && each.line === line);
  return {
    ...rest,
    closing: closing === null ? null : { ...closing, unproven: [...unproven] },
    leftOut: scheme.leftOut.filter(({ location }) => !isFuture(location)),
  };
}

/** The row of a table has only the number of its line. */
function placeOf({ locations, date, description, units }: StatementRow, { name }: StatementScheme) {
  const location: SourceLocation = locations[0] ?? { page: null, line: 0, text: "" };
  const text = [date, name, description, units].filter((part) => part !== "").join(" ");
  return { ...location, text: location.text || text };
}
