import { missing } from "../../shared/missing.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { recountCategory } from "./queries/category-counts.ts";
import { fundById, insertFund, type FundRow } from "./queries/funds.ts";
import { requireFundLimit } from "./queries/limits.ts";
import { requireHolder } from "../holders/queries/holders.ts";
import type { PreparedFund } from "./prepare-fund.ts";
import { requireNotDeleted } from "../removals/queries.ts";

/** @param alongside writes of the same batch, after the fund's */
export async function storeFund(
  ctx: SignedInContext,
  fund: PreparedFund & { createdAt: Date },
  alongside: (userId: UserId) => readonly Query[],
): Promise<FundRow> {
  const { stored } = await ctx.write((userId) => ({
    writes: [
      ...(fund.holderId == null ? [] : [requireHolder(ctx.db, userId, fund.holderId)]),
      requireNotDeleted(ctx.db, userId, "fund", fund.id),
      insertFund(ctx.db, { ...fund, userId }),
      recountCategory(ctx.db, userId, fund.category, fund.createdAt),
      ...alongside(userId),
      requireFundLimit(ctx.db, userId),
    ],
    stored: fundById(ctx.db, userId, fund.id),
  }));
  return stored[0] ?? missing();
}
