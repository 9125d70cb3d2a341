import { toMicroUnits, toPaise } from "../../transactions/fixed-point.ts";
import { LedgerRejectedError, replay } from "../../transactions/ledger.ts";
import { signedUnits, type TransactionType } from "../../transactions/types.ts";
import type { StatementRow, StatementScheme } from "../statement.ts";
import { noDeductions } from "../../transactions/entry.ts";

export type ProofFigure = "units" | "cost" | "value";
export type ProofReason = "segregated" | "moved-in" | "reinvested" | "stamp-duty";

/** A scheme's printed closing figure, and the figure that its lines come to: units, or rupees. */
export type Proof = {
  figure: ProofFigure;
  printed: number;
  found: number;
  agrees: boolean;
  /** The likely reason of a difference, with the lines concerned. */
  reason: ProofReason | null;
  rows: StatementRow[];
};

const unitsTolerance = 0.001;
const rupee = 1;
/** Of a value: NAVs are printed with four decimals, units with three. */
const valueShare = 0.0005;

/**
 * Holds a scheme's closing units, cost and value to its own lines: the cost where the lines begin with the first purchase, the
 * value where a NAV is printed.
 * @returns one entry for each printed figure; where a line with money was left out, only those that do not agree
 */
export function proofOf({ opening, closing, rows, leftOut }: StatementScheme): Proof[] {
  if (closing === null || rows.length === 0) return [];
  const units =
    (toMicroUnits(opening ?? "0") + rows.reduce((sum, row) => sum + signedUnits(row), 0)) /
    1_000_000;
  const proof = (
    figure: ProofFigure,
    printed: number,
    found: number,
    tolerance: number,
  ): Proof => ({
    figure,
    printed,
    found: Number(found.toFixed(figure === "units" ? 3 : 2)),
    agrees: Math.abs(printed - found) <= tolerance,
    reason: null,
    rows: [],
  });
  const proofs = [proof("units", Number(closing.units), units, unitsTolerance)];
  const cost = Number(opening ?? "0") === 0 ? costOf(rows) : null;
  if (closing.cost !== null && cost !== null) {
    const own = proof("cost", Number(closing.cost), cost, rupee);
    proofs.push(own.agrees ? own : { ...own, ...explained(own, rows) });
  }
  if (closing.value !== null && closing.nav !== null) {
    const value = Number(closing.value);
    proofs.push(proof("value", value, units * Number(closing.nav), value * valueShare + rupee));
  }
  // Money that was left out is in no sum: nothing agrees beside it.
  const isComplete = leftOut.every(({ reason }) => reason !== "amount-only");
  return isComplete ? proofs : proofs.filter(({ agrees }) => !agrees);
}

/** In rupees, first in first out; null where more is sold than bought. */
function costOf(rows: readonly StatementRow[]): number | null {
  try {
    const ledger = replay(
      rows.map((row, sequence) => ({
        id: String(sequence),
        fundId: "",
        date: row.date,
        sequence,
        type: row.type,
        units: toMicroUnits(row.units),
        amount: toPaise(row.amount),
        stampDuty: toPaise(row.stampDuty),
        ...noDeductions,
        nav: row.nav,
        pairId: null,
        cost: null,
        acquiredOn: null,
      })),
    ).get("");
    return (ledger?.invested ?? 0) / 100;
  } catch (error) {
    if (error instanceof LedgerRejectedError) return null;
    throw error;
  }
}

const causes: readonly (readonly [ProofReason, readonly TransactionType[]])[] = [
  ["segregated", ["segregation-in", "segregation-out"]],
  ["moved-in", ["merger-in", "transfer-in"]],
];

function explained(
  { printed, found }: Proof,
  rows: readonly StatementRow[],
): Pick<Proof, "reason" | "rows"> {
  for (const [reason, types] of causes) {
    const own = rows.filter(({ type }) => types.includes(type));
    if (own.length > 0) return { reason, rows: own };
  }
  const reinvested = rows.filter(({ type }) => type === "idcw-reinvestment");
  if (reinvested.length > 0 && printed < found) return { reason: "reinvested", rows: reinvested };
  const taxed = rows.filter(({ stampDuty }) => Number(stampDuty) > 0);
  const duty = taxed.reduce((sum, { stampDuty }) => sum + Number(stampDuty), 0);
  const isDuty = printed < found && found - printed <= duty + rupee;
  return isDuty && taxed.length > 0
    ? { reason: "stamp-duty", rows: taxed }
    : { reason: null, rows: [] };
}
