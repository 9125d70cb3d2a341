import type { DecimalText } from "../../../money.ts";
import type { Statement, StatementScheme } from "../../statement.ts";
import type { PrintedRow } from "../cas/read-rows.ts";
import { selfChecks } from "../cas/self-checks.ts";
import { transactionsOf } from "../cas/transactions.ts";
import { maskPans } from "../pan.ts";
import { daysOf } from "./traded-statement.ts";

/** A scheme whose rows are read as those of a statement; `opening` in units, null where the file has no balances. */
export function schemeWithRows(
  scheme: StatementScheme,
  rows: readonly PrintedRow[],
  opening: DecimalText | null,
): StatementScheme {
  const read = { ...scheme, opening, ...transactionsOf(rows, opening ?? "0") };
  const lastLocation = rows.at(-1)?.locations[0] ?? scheme.location;
  const failures = [...scheme.failures, ...read.failures, ...selfChecks(read, lastLocation)];
  return { ...read, failures };
}

export const statementOf = ({
  schemes,
  ...read
}: Pick<Statement, "source" | "schemes" | "unreadable">): Statement => ({
  ...read,
  ...daysOf(schemes),
  schemes: maskPans(schemes),
  failures: [],
  leftOut: [],
});
