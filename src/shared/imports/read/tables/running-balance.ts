import { decimal } from "../../../money.ts";
import { fromMicroUnits, toMicroUnits } from "../../../transactions/fixed-point.ts";
import { signedUnits } from "../../../transactions/types.ts";
import type { CheckFailure, StatementRow, StatementScheme } from "../../statement.ts";
import { selfChecks } from "../cas/self-checks.ts";

/** Balances that do not follow from the units, in the file's order or in reverse, whichever fits better. */
export function balanceFailures({ rows, location }: StatementScheme): CheckFailure[] {
  if (rows.every(({ balance }) => balance === null)) return [];
  const failuresOf = (inOrder: readonly StatementRow[]) =>
    selfChecks(
      { opening: openingBefore(inOrder), closing: null, rows: [...inOrder] },
      location,
    ).filter(({ check }) => check === "running-balance");
  const [asPrinted, turned] = [oldestFirst(rows), oldestFirst(rows.toReversed())].map(failuresOf);
  return (asPrinted?.length ?? 0) <= (turned?.length ?? 0) ? (asPrinted ?? []) : (turned ?? []);
}

const oldestFirst = (rows: readonly StatementRow[]): StatementRow[] =>
  rows.toSorted((one, other) => one.date.localeCompare(other.date));

/** The units before the first row, by its own balance. */
function openingBefore(rows: readonly StatementRow[]): string {
  const at = rows.findIndex(({ balance }) => balance !== null);
  const moved = rows.slice(0, at + 1).reduce((sum, row) => sum + signedUnits(row), 0);
  const before = toMicroUnits(rows[at]?.balance ?? "0") - moved;
  return before > 0 ? decimal(fromMicroUnits(before)).toText() : "0";
}
