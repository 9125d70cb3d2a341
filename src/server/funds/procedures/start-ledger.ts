import { AppError } from "../../../shared/errors.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { StartLedgerInput } from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../fund-view.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { requireAllowedDates } from "../../transactions/allowed-dates.ts";
import { storeChange } from "../../transactions/ledger-writes.ts";
import { readLedgers } from "../../transactions/read-ledgers.ts";
import { fundsById } from "../../transactions/queries/linked-funds.ts";
import { changeOfStart } from "../../transactions/decisions/ledger-start.ts";

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
