import { AppError } from "../../../shared/errors.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { withoutValue } from "../../../shared/portfolio/performance.ts";
import type { FundsResult } from "../../../shared/public-api/results.ts";
import type { FundsInput } from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { freshFunds } from "../../funds/fresh-funds.ts";
import { fundView } from "../../funds/fund-view.ts";

/**
 * All funds, or one person's, newest first; with a limit, page by page.
 * @throws AppError funds/not-found where the fund that `cursor` names is gone
 */
export async function getFunds(
  ctx: SignedInContext,
  { holderId, cursor, limit }: FundsInput,
): Promise<FundsResult> {
  const { funds, asOf } = await freshFunds(ctx, () => ({}));
  const own = funds.map(fundView).filter((fund) => isHeldBy(fund, holderId));
  const start = cursor === undefined ? 0 : own.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw new AppError("funds/not-found");
  const page = limit === undefined ? own.slice(start) : own.slice(start, start + limit);
  const hasMore = start + page.length < own.length;
  const nextCursor = hasMore ? (page.at(-1)?.id ?? null) : null;
  return { asOf, ...withoutValue(own), funds: page, nextCursor };
}
