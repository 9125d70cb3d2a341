import type { IsoDate } from "../../dates.ts";
import type { SourceLocation, Statement, StatementRow, StatementScheme } from "../statement.ts";
import { daysOf } from "./tables/traded-statement.ts";

/**
 * Takes out the rows of days that have not come, and names them as unreadable: a planned instalment, or a misprinted year.
 * The server would refuse the whole import part for one of them.
 * @param latest the last day that can be in a file, in India
 */
export function withoutFutureRows(statement: Statement, latest: IsoDate): Statement {
  const isFuture = ({ date, own }: StatementRow) =>
    date > latest || (own?.acquiredOn ?? "") > latest;
  const future = statement.schemes.flatMap((scheme) =>
    scheme.rows.filter(isFuture).map((row) => ({
      ...placeOf(row, scheme),
      reason: "future-date" as const,
    })),
  );
  if (future.length === 0) return statement;
  const schemes = statement.schemes.flatMap((scheme) => {
    const rows = scheme.rows.filter((row) => !isFuture(row));
    const isEmpty = rows.length === 0 && scheme.closing === null && scheme.leftOut.length === 0;
    return isEmpty ? [] : [{ ...scheme, rows }];
  });
  const { from, to } = statement;
  // Where the days are those of the rows, they change with them.
  const isOfRows = to === daysOf(statement.schemes).to;
  return {
    ...statement,
    ...(isOfRows ? daysOf(schemes) : { from, to }),
    schemes,
    unreadable: [...statement.unreadable, ...future].toSorted(
      (one, other) => (one.page ?? 0) - (other.page ?? 0) || one.line - other.line,
    ),
  };
}

/** The row of a table has only the number of its line. */
function placeOf({ locations, date, description, units }: StatementRow, { name }: StatementScheme) {
  const location: SourceLocation = locations[0] ?? { page: null, line: 0, text: "" };
  const text = [date, name, description, units].filter((part) => part !== "").join(" ");
  return { ...location, text: location.text || text };
}
