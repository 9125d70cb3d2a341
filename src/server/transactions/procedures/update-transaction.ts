import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { UpdateTransactionInput } from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../../funds/fund-view.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { changeSips, type ChangedSip } from "../../sips/instalments.ts";
import type { SipRow } from "../../sips/queries/sips.ts";
import { requireAllowedDates } from "../allowed-dates.ts";
import { changeByReplay } from "../ledger-change.ts";
import { deletedSipsOf, returnInstalments, type LostInstalment } from "../return-instalments.ts";
import { storeChange } from "../ledger-writes.ts";
import { readLedgers, type ReadLedgers } from "../read-ledgers.ts";
import type { ChangedTransaction } from "../queries/ledgers.ts";
import { fundsOfTransaction } from "../queries/linked-funds.ts";
import { changedLegs } from "../decisions/correction.ts";
import { asChangedInstalment } from "../decisions/instalment.ts";

/**
 * Changes some fields of a transaction. Date and amount of a pair change in both legs, and so do the units of a transfer.
 * A purchase that now is an instalment of a SIP becomes so, as in `addTransaction`; one that no longer is gives it back, as in
 * `deleteTransaction`.
 * @throws AppError transactions/not-found, transactions/not-enough-units and what else the ledger
 * refuses
 */
export async function updateTransaction(
  ctx: SignedInContext,
  { id, data }: UpdateTransactionInput,
): Promise<{ fund: Fund }> {
  requireAllowedDates(ctx.clock(), [data.date ?? null, data.acquiredOn ?? null]);
  const state = await readLedgers(ctx, { scope: fundsOfTransaction(id), transactionId: id });
  const { found } = state;
  if (found === undefined) throw new AppError("transactions/not-found");
  const legs = changedLegs(state, found, data, ctx.clock());
  const { update, remove, sips, lost } = await withPlaces(state, legs);
  const change = update.length === 0 ? null : await changeByReplay(state, { update, remove });
  const deletedSips = await deletedSipsOf(ctx, state.sips, lost);
  const funds = await storeChange(
    ctx,
    state,
    change,
    (userId) => changeSips(ctx.db, userId, sips),
    // After the ledgers, because it looks at what is left of the instalments.
    (userId) =>
      returnInstalments(ctx.db, userId, {
        importId: null,
        sips: sipsAfter(state.sips, sips),
        deletedSips,
        lost,
        restored: [],
      }),
  );
  const fund = funds.find((row) => row.id === found.fundId);
  if (fund === undefined) throw new AppError("transactions/not-found");
  for (const changed of funds) {
    const acquiredOn = changed.id === found.fundId ? data.acquiredOn : null;
    requestHistory(ctx, changed, data.date ?? null, acquiredOn);
  }
  return { fund: fundView(fund) };
}

type Places = {
  update: ChangedTransaction[];
  remove: string[];
  sips: ChangedSip[];
  /** Instalments that are no longer bought. */
  lost: LostInstalment[];
};

/** One that is changed in other fields only keeps its place. */
async function withPlaces(
  { transactions, sips }: ReadLedgers,
  legs: readonly ChangedTransaction[],
): Promise<Places> {
  const placing = legs.map(async (leg) => {
    const before = transactions.find(({ id }) => id === leg.id);
    const isMoved = paymentFields.some((name) => before?.[name] !== leg[name]);
    const others = transactions.filter(({ id }) => id !== leg.id);
    return isMoved
      ? runInTurns(asChangedInstalment(leg, others, sips))
      : { row: leg, replaced: [], sips: [], lost: [] };
  });
  const placed = await Promise.all(placing);
  return {
    update: placed.map(({ row }) => row),
    remove: placed.flatMap(({ replaced }) => replaced),
    sips: placed.flatMap((each) => each.sips),
    lost: placed.flatMap((each) => each.lost),
  };
}

const sipsAfter = (before: readonly SipRow[], changed: readonly ChangedSip[]): SipRow[] =>
  before.map((sip) => ({ ...sip, ...changed.find((each) => each.before.id === sip.id)?.change }));

const paymentFields = ["date", "type", "amount", "stampDuty"] as const;
