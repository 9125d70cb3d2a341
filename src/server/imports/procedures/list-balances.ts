import type { ComparedFund } from "../../../shared/imports/schema.ts";
import { stateOf, withoutDue } from "../../../shared/transactions/agreement.ts";
import { fromMicroUnits } from "../../../shared/transactions/fixed-point.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { comparedBalancesOf } from "../../transactions/queries/balances.ts";

/** The last statement of each fund that has one, compared with what is recorded of the fund for its day. */
export async function listBalances(ctx: SignedInContext): Promise<ComparedFund[]> {
  const { balances } = await ctx.read((owner) => ({ balances: comparedBalancesOf(ctx.db, owner) }));
  return balances.map((row) => {
    const units = Number(row.units);
    const printed = { units, unitDecimals: row.unitDecimals };
    const recorded = withoutDue(printed, row.recorded, row.due);
    return {
      fundId: row.fundId,
      date: row.date,
      isDated: row.isDated === 1,
      units,
      recorded: fromMicroUnits(recorded),
      leftOut: row.leftOut,
      state: stateOf(printed, recorded, row.startsLater === 1),
    };
  });
}
