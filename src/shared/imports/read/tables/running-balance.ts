import { decimal } from "../../../money.ts";
import { fromMicroUnits, toMicroUnits } from "../../../transactions/fixed-point.ts";
import { unitsTolerance } from "../../../transactions/agreement.ts";
import { signedUnits } from "../../../transactions/types.ts";
import type { StatementRow, StatementScheme } from "../../statement.ts";
import { selfChecks } from "../cas/self-checks.ts";

/**
 * Holds a scheme's rows to their balances, in the file's order or in reverse, whichever fits better. Where units were
 * there before the first row, the file does not tell the whole past: the scheme gets its opening, and the last balance.
 */
export function checkBalances(scheme: StatementScheme): void {
  const { rows, location } = scheme;
  if (rows.every(({ balance }) => balance === null)) return;
  const read = [rows, rows.toReversed()].map((printed) => {
    const inOrder = oldestFirst(printed);
    const opening = openingBefore(inOrder);
    const failures = selfChecks({ opening, closing: null, rows: inOrder }, location).filter(
      ({ check }) => check === "running-balance",
    );
    return { inOrder, opening, failures };
  });
  const [asPrinted, turned] = read;
  if (asPrinted === undefined || turned === undefined) return;
  const best = asPrinted.failures.length <= turned.failures.length ? asPrinted : turned;
  scheme.failures.push(...best.failures);
  const last = best.inOrder.findLast(({ balance }) => balance !== null);
  if (last?.balance == null || toMicroUnits(best.opening) <= unitsTolerance) return;
  scheme.opening = best.opening;
  scheme.closing = { units: last.balance, date: last.date, nav: null, cost: null, value: null };
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
