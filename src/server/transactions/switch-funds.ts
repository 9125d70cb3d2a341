import type { Fund } from "../../shared/funds/schema.ts";
import type { SwitchInput } from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { requestHistory } from "../history/track-schemes.ts";
import { requireAllowedDates } from "./allowed-dates.ts";
import { storeChange } from "./ledger-writes.ts";
import { readLedgers } from "./read-ledgers.ts";
import { fundsOfPairs } from "./queries/linked-funds.ts";
import { changeOfSwitch } from "./decisions/switch.ts";

/**
 * Moves units from one fund to another: both legs or none. The same switch sent again changes
 * nothing.
 * @returns the funds, the one that was left first
 * @throws AppError as `addTransaction`; transactions/broken-pair where the id names another pair
 */
export async function switchFunds(
  ctx: SignedInContext,
  input: SwitchInput,
): Promise<{ funds: Fund[] }> {
  const { id = crypto.randomUUID(), fromFundId, toFundId, date } = input;
  requireAllowedDates(ctx.clock(), [date]);
  const scope = fundsOfPairs([fromFundId, toFundId], [id]);
  const state = await readLedgers(ctx, { scope, transactionId: id });
  const change = await changeOfSwitch(state, { ...input, id }, ctx.clock());
  const funds = await storeChange(ctx, state, change);
  for (const fund of funds) requestHistory(ctx, fund, date);
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return {
    funds: [fromFundId, toFundId].flatMap((fundId) => {
      const fund = byId.get(fundId);
      return fund === undefined ? [] : [fundView(fund)];
    }),
  };
}
