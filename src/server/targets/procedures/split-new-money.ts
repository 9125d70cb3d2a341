import { AppError } from "../../../shared/errors.ts";
import { indianDay } from "../../../shared/dates.ts";
import { invest } from "../../../shared/targets/invest.ts";
import { fillParts } from "../../../shared/targets/parts.ts";
import type { InvestInput, InvestRow } from "../../../shared/targets/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readSips, sipsOfHolder } from "../../sips/queries/sips.ts";
import { sipViews } from "../../sips/sip-view.ts";
import { investFunds } from "../placed-funds.ts";
import { placedFundsOf, readPlacedFunds, targetOf } from "../queries.ts";
import { readTarget } from "../stored-target.ts";

/**
 * Splits new money over the parts of a target, after what SIPs still pay this month. Writes nothing.
 * @throws AppError targets/none
 */
export async function splitNewMoney(
  ctx: SignedInContext,
  { holderId, amount }: InvestInput,
): Promise<InvestRow[]> {
  const {
    target: [stored],
    funds,
    sips,
  } = await ctx.read((owner) => ({
    target: targetOf(ctx.db, owner, holderId),
    funds: placedFundsOf(ctx.db, owner, holderId),
    sips: sipsOfHolder(ctx.db, owner, holderId),
  }));
  if (stored === undefined) throw new AppError("targets/none");
  const day = { asOf: funds[0]?.asOf ?? null, today: indianDay(ctx.clock()) };
  const views = await runInTurns(sipViews(readSips(sips)));
  const placed = await runInTurns(investFunds(readPlacedFunds(funds), views, day));
  return invest(fillParts(readTarget(stored), placed).parts, amount);
}
