import { remainingOpening } from "../../../shared/imports/propose/remaining-opening.ts";
import type { Coverage } from "../../../shared/imports/schema.ts";
import { fromMicroUnits, fromPaise } from "../../../shared/transactions/fixed-point.ts";
import { LedgerRejectedError } from "../../../shared/transactions/ledger.ts";
import { transactionFields, type TransactionFields } from "../../../shared/transactions/schema.ts";
import { toEntry } from "../../transactions/ledger-entries.ts";
import type { LedgerRow } from "../../transactions/queries/ledger-pages.ts";

/** Marks the opening that the next parts of an import replace. */
export const remainingOpeningKey = "remaining opening";

export const isRemainderOf = (row: LedgerRow, importId: string): boolean =>
  row.importId === importId && row.importKey === remainingOpeningKey;

type Part = {
  coverage: Coverage;
  importId: string;
  /** The rows of one fund, without the openings that can be replaced. */
  recorded: readonly LedgerRow[];
  added: readonly LedgerRow[];
};

type Replaced = { removed: readonly LedgerRow[]; remainder: TransactionFields | null };
const nothing: Replaced = { removed: [], remainder: null };

/** Which openings go with an import part, and what remains of them until the others are stored. */
export function replaceOpenings(
  openings: readonly LedgerRow[],
  { coverage, importId, recorded, added }: Part,
): Replaced {
  if (coverage === "whole") return { removed: openings, remainder: null };
  if (coverage !== "start" || openings.length === 0) return nothing;
  const remainders = openings.filter((row) => isRemainderOf(row, importId));
  const removed = remainders.length > 0 ? remainders : openings;
  const before = recorded.map(toEntry);
  try {
    const remaining = remainingOpening(
      removed.map(toEntry),
      [...before, ...added.map(toEntry)],
      remainders.length > 0 ? before : [],
    );
    return { removed, remainder: remaining && openingOf(remaining) };
  } catch (error) {
    if (!(error instanceof LedgerRejectedError)) throw error;
    // Later sales need the opening's units, so it stays until the last part.
    return nothing;
  }
}

const openingOf = ({
  date,
  units,
  amount,
}: NonNullable<ReturnType<typeof remainingOpening>>): TransactionFields =>
  transactionFields.parse({
    date,
    type: "opening",
    units: fromMicroUnits(units),
    amount: fromPaise(amount),
  });
