import { AppError } from "../../shared/errors.ts";
import type { Fund } from "../../shared/funds/schema.ts";
import { decimal } from "../../shared/money.ts";
import {
  transactionFields,
  type NewTransaction,
  type StartLedgerInput,
} from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { requireAllowedDates } from "../transactions/allowed-dates.ts";
import { newRows, hasSameFields } from "../transactions/ledger-entries.ts";
import {
  changeByReplay,
  type LedgerChange,
  type LedgerState,
} from "../transactions/ledger-change.ts";
import { storeChange } from "../transactions/ledger-writes.ts";
import { readLedgers } from "../transactions/read-ledgers.ts";
import type { FundState } from "../transactions/queries/ledgers.ts";
import { fundsById } from "../transactions/queries/linked-funds.ts";

/**
 * Moves a fund with totals only over to transactions: its totals become an opening of the given date, or
 * the given transactions take their place. The same call sent again changes nothing.
 * @throws AppError funds/not-found, funds/has-transactions, funds/same-scheme-and-folio and what
 * the ledger refuses
 */
export async function startLedger(ctx: SignedInContext, input: StartLedgerInput): Promise<Fund> {
  const { id } = input;
  const dates = input.transactions?.flatMap(({ date, acquiredOn }) => [date, acquiredOn]) ?? [
    input.date ?? null,
  ];
  requireAllowedDates(ctx.clock(), dates);
  const state = await readLedgers(ctx, { scope: fundsById([id]) });
  const change = await changeOfStart(state, input, ctx.clock());
  const funds = await storeChange(ctx, state, change);
  const fund = funds.find((row) => row.id === id);
  if (fund === undefined) throw new AppError("funds/not-found");
  requestHistory(ctx, fund, fund.firstDate);
  return fundView(fund);
}

async function changeOfStart(
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
