import type { Fund } from "../../../shared/funds/schema.ts";
import { switchTarget, type SwitchInput } from "../../../shared/transactions/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundView } from "../../funds/fund-view.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { requireNotDeleted } from "../../removals/queries.ts";
import { requireAllowedDates } from "../allowed-dates.ts";
import { emptyLedger } from "../ledger-change.ts";
import { storeChange } from "../ledger-writes.ts";
import { readLedgers } from "../read-ledgers.ts";
import { fundsOfPairs } from "../queries/linked-funds.ts";
import { changeOfSwitch } from "../decisions/switch.ts";
import { switchedFund, switchedFundWrites } from "../switched-fund.ts";

/**
 * Moves units from one fund to another, which is added with them where its scheme is not held yet: all or nothing. The same
 * switch sent again changes nothing.
 * @returns the funds, the one that was left first
 * @throws AppError as `addTransaction`; transactions/broken-pair where the id names another pair; of a new fund
 * funds/too-many, funds/conflict, funds/same-scheme-and-folio
 */
export async function switchFunds(
  ctx: SignedInContext,
  input: SwitchInput,
): Promise<{ funds: Fund[] }> {
  const { id = crypto.randomUUID(), fromFundId, toScheme, date } = input;
  const toFundId = switchTarget(input);
  requireAllowedDates(ctx.clock(), [date]);
  const scope = fundsOfPairs([fromFundId, toFundId], [id]);
  const state = await readLedgers(ctx, { scope, transactionId: id });
  const added = toScheme === undefined ? null : await switchedFund(ctx, fromFundId, toScheme);
  const ledgers =
    added === null ? state : { ...state, funds: [...state.funds, emptyLedger(toFundId)] };
  const wanted = { ...input, id, toFundId, isNew: added !== null };
  const change = await changeOfSwitch(ledgers, wanted, ctx.clock());
  const funds = await storeChange(ctx, ledgers, change, (userId) => [
    requireNotDeleted(ctx.db, userId, "transaction", id),
    ...(added === null ? [] : switchedFundWrites(ctx, userId, added)),
  ]);
  for (const fund of funds) requestHistory(ctx, fund, date);
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return {
    funds: [fromFundId, toFundId].flatMap((fundId) => {
      const fund = byId.get(fundId);
      return fund === undefined ? [] : [fundView(fund)];
    }),
  };
}
