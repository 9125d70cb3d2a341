import { toMicroUnits } from "../../../transactions/fixed-point.ts";
import { typeRules } from "../../../transactions/types.ts";
import type { SourceLocation, StatementRow, StatementScheme } from "../../statement.ts";

const nowhere: SourceLocation = { page: null, line: 0, text: "" };

/**
 * Each reversal gets the NAV of the row that it takes back. One that has none becomes an ordinary transaction, because
 * a rejected purchase that is not in the statement takes its units away all the same.
 */
export function settleReversals({
  rows,
  failures,
}: Pick<StatementScheme, "rows" | "failures">): void {
  const taken = new Set<StatementRow>();
  for (const [at, row] of rows.entries()) {
    if (!isReversal(row)) continue;
    const reversed = reversedRow(rows, at, taken);
    if (reversed !== undefined) {
      taken.add(reversed);
      row.nav = reversed.nav;
      continue;
    }
    row.type = row.type === "reversal" ? "redemption" : "purchase";
    failures.push({
      check: "reversal",
      location: row.locations[0] ?? nowhere,
      expected: row.units,
      found: "",
    });
  }
}

export const isReversal = ({ type }: StatementRow): boolean =>
  type === "reversal" || type === "redemption-reversal";

/**
 * The row with the same units that went the other way, at the same NAV where there is one: one of the same day whatever
 * their order, because a statement can print a reversal above its purchase; else the nearest before.
 */
export function reversedRow(
  rows: readonly StatementRow[],
  at: number,
  taken: ReadonlySet<StatementRow>,
): StatementRow | undefined {
  const reversal = rows[at];
  if (reversal === undefined) return undefined;
  const direction = reversal.type === "reversal" ? "in" : "out";
  const possible = [...rows.entries()].filter(
    ([index, row]) =>
      (index < at || row.date === reversal.date) &&
      toMicroUnits(row.units) === toMicroUnits(reversal.units) &&
      typeRules[row.type].direction === direction &&
      !isReversal(row) &&
      !taken.has(row),
  );
  const { nav } = reversal;
  const atNav = possible.filter(
    ([, row]) => nav !== null && row.nav !== null && Number(row.nav) === Number(nav),
  );
  const candidates = (atNav.length > 0 ? atNav : possible).map(([, row]) => row);
  return candidates.findLast(({ date }) => date === reversal.date) ?? candidates.at(-1);
}
