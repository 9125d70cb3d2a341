import { toDecimalText } from "../../money.ts";
import type { Correction } from "../../transactions/corrections.ts";
import type { StatementRow, StatementScheme } from "../statement.ts";
import type { UnmatchedRow } from "./fund-proposal.ts";
import type { ParsedRows } from "./parse-rows.ts";

export type RowCorrections = ReadonlyMap<StatementRow, Correction>;

/**
 * A scheme's rows with their corrections. A row keeps the key of what the file says, by which it is known when the file is
 * read again.
 */
export function correctRows(
  scheme: StatementScheme,
  parsed: ParsedRows,
  corrections: RowCorrections,
): { scheme: StatementScheme; parsed: ParsedRows } {
  if (corrections.size === 0 || "refusal" in parsed) return { scheme, parsed };
  const corrected = new Map(
    parsed.rows.map((each) => [each.row, correctRow(each, corrections.get(each.row) ?? {})]),
  );
  const lines = new Set([...corrections.keys()].map(({ locations }) => locations[0]));
  return {
    scheme: {
      ...scheme,
      rows: scheme.rows.map((row) => corrected.get(row)?.row ?? row),
      failures: scheme.failures.filter(
        ({ check, location }) => check !== "amount" || !lines.has(location),
      ),
    },
    parsed: { rows: [...corrected.values()] },
  };
}

function correctRow(each: UnmatchedRow, { units, nav, amount }: Correction): UnmatchedRow {
  if (units === undefined && nav === undefined && amount === undefined) return each;
  const { row, fields } = each;
  return {
    ...each,
    row: {
      ...row,
      units: units === undefined ? row.units : toDecimalText(units),
      nav: nav === undefined ? row.nav : toDecimalText(nav),
      amount: amount === undefined ? row.amount : toDecimalText(amount),
    },
    fields: {
      ...fields,
      units: units ?? fields.units,
      nav: nav ?? fields.nav,
      amount: amount ?? fields.amount,
    },
  };
}
