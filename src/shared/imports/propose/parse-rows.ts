import { decimal, type DecimalText } from "../../money.ts";
import { transactionFields } from "../../transactions/schema.ts";
import { typeRules } from "../../transactions/types.ts";
import type { Refusal, UnmatchedRow } from "./fund-proposal.ts";
import { importKeys } from "../match/import-keys.ts";
import type { SourceLocation, StatementRow } from "../statement.ts";

export type ParsedRows = { rows: UnmatchedRow[] } | { refusal: Refusal };

export function parseRows(rows: readonly StatementRow[]): ParsedRows {
  const keys = importKeys(rows);
  const parsed: UnmatchedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const found = parseRow(row, keys[index] ?? "");
    if ("reason" in found) return { refusal: found };
    parsed.push(found);
  }
  return { rows: parsed };
}

/** Rows after which others may have a turn. */
const chunk = 25;

/** As `parseRows`, row by row where thousands would hold up a page. */
export async function parseRowsWithPauses(
  rows: readonly StatementRow[],
  pause: () => Promise<void>,
): Promise<ParsedRows> {
  const keys = importKeys(rows);
  const parsed: UnmatchedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % chunk === 0) await pause();
    const found = parseRow(row, keys[index] ?? "");
    if ("reason" in found) return { refusal: found };
    parsed.push(found);
  }
  return { rows: parsed };
}

/** The row as a transaction, or what the contract refuses of it. */
export const checkRow = (row: StatementRow): ReturnType<typeof transactionFields.safeParse> =>
  transactionFields.safeParse(fieldsOf(row));

function parseRow(row: StatementRow, key: string): UnmatchedRow | Refusal {
  const fields = checkRow(row);
  if (!fields.success) {
    const [issue] = fields.error.issues;
    const location = row.locations[0] ?? nowhere;
    return { reason: "unusable-row", message: issue?.message ?? "", location };
  }
  return { row, key, fields: fields.data, confirmed: row.own?.confirmed ?? true };
}

/** Spreadsheets keep more decimals than a statement prints; half away from zero. */
const rounded = (text: DecimalText, locations: number): number =>
  decimal(text).roundTo(locations).toNumber();

const nowhere: SourceLocation = { page: null, line: 0, text: "" };

const fieldsOf = (row: StatementRow) => ({
  note: row.own?.note ?? null,
  pairId: row.own?.pairId ?? null,
  cost: row.own?.cost == null ? null : Number(row.own.cost),
  acquiredOn: row.own?.acquiredOn ?? null,
  date: row.date,
  type: row.type,
  units: typeRules[row.type].units === "zero" ? 0 : rounded(row.units, 6),
  amount: typeRules[row.type].amount === "zero" ? 0 : rounded(row.amount, 2),
  nav: row.nav === null || Number(row.nav) === 0 ? null : rounded(row.nav, 8),
  stampDuty: rounded(row.stampDuty, 2),
  charges: { exitLoad: Number(row.exitLoad), stt: Number(row.stt), tds: Number(row.tds) },
});
