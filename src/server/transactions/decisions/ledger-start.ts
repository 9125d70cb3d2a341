import { AppError } from "../../../shared/errors.ts";
import { decimal } from "../../../shared/money.ts";
import {
  transactionFields,
  type NewTransaction,
  type StartLedgerInput,
} from "../../../shared/transactions/schema.ts";
import { newRows, hasSameFields } from "../ledger-entries.ts";
import { changeByReplay, type LedgerChange, type LedgerState } from "../ledger-change.ts";
import type { FundState } from "../queries/ledgers.ts";

export async function changeOfStart(
  state: LedgerState,
  { id, date = "", transactions }: StartLedgerInput,
  now: Date,
): Promise<LedgerChange | null> {
  const found = state.funds.find((candidate) => candidate.id === id);
  if (found === undefined) throw new AppError("funds/not-found");
  const wanted = transactions ?? (found.units === "0" ? [] : [opening(found, date)]);
  if (wanted.length > 0 && isAlreadyStarted(state, wanted)) return null;
  // An emptied ledger has no totals to make an opening of.
  const hasTotals = found.ledgerVersion === 0 || transactions !== undefined;
  if (found.transactionCount > 0 || !hasTotals) throw new AppError("funds/has-transactions");
  if (found.hasDuplicateLedger === 1) throw new AppError("funds/same-scheme-and-folio");
  return changeByReplay(state, { insert: newRows(wanted, id, now) });
}

/** Rupees have two decimals in a transaction: half a paisa more of a typed amount is rounded. */
const opening = ({ units, investedAmount }: FundState, date: string): NewTransaction => ({
  ...transactionFields.parse({
    date,
    type: "opening",
    units: Number(units),
    amount: decimal(investedAmount).roundTo(2).toNumber(),
  }),
  pairId: null,
  confirmed: true,
});

const isAlreadyStarted = (
  { transactions }: LedgerState,
  wanted: readonly NewTransaction[],
): boolean =>
  transactions.length === wanted.length &&
  wanted.every((fields) => transactions.some((stored) => hasSameFields(stored, fields)));
