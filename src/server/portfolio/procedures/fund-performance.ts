import { AppError } from "../../../shared/errors.ts";
import { fundPerformance } from "../../../shared/portfolio/performance.ts";
import type { FundPerformance, FundPerformanceInput } from "../../../shared/portfolio/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { fundView } from "../../funds/fund-view.ts";
import { fundById } from "../../funds/queries/funds.ts";
import { cashMovementPages } from "../../transactions/queries/ledger-pages.ts";
import { toCashMovement } from "../queries.ts";

/**
 * Returns of one fund, at its stored NAV.
 * @throws AppError funds/not-found
 */
export async function getFundPerformance(
  ctx: SignedInContext,
  { fundId }: FundPerformanceInput,
): Promise<FundPerformance> {
  const {
    fund: [fund],
    moves,
  } = await ctx.read((owner) => ({
    fund: fundById(ctx.db, owner, fundId),
    moves: cashMovementPages.ofFund(ctx.db, owner, fundId),
  }));
  if (fund === undefined) throw new AppError("funds/not-found");
  const own = cashMovementPages.read(moves).map(toCashMovement);
  return { fundId, ...(await runInTurns(fundPerformance(fundView(fund), own))) };
}
