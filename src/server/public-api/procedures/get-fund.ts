import { AppError } from "../../../shared/errors.ts";
import { withoutValue } from "../../../shared/portfolio/performance.ts";
import type { FundResult } from "../../../shared/public-api/results.ts";
import type { FundInput } from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { newestListedDay } from "../../history/queries/histories.ts";
import { getFundPerformance } from "../../portfolio/procedures/fund-performance.ts";
import { fundView } from "../../funds/fund-view.ts";
import { fundById } from "../../funds/queries/funds.ts";

/**
 * One fund at its stored NAV, with its performance.
 * @throws AppError funds/not-found
 */
export async function getFund(ctx: SignedInContext, { id }: FundInput): Promise<FundResult> {
  const {
    found: [row],
    listed: [list],
  } = await ctx.read((owner) => ({
    found: fundById(ctx.db, owner, id),
    listed: newestListedDay(ctx.db),
  }));
  if (row === undefined) throw new AppError("funds/not-found");
  const fund = fundView(row);
  return {
    asOf: list?.day ?? null,
    ...withoutValue([fund]),
    fund,
    performance: await getFundPerformance(ctx, { fundId: id }),
  };
}
