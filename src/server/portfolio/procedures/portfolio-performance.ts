import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { portfolioPerformance } from "../../../shared/portfolio/performance.ts";
import type { PerformanceInput, PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { excludedCategoriesOf } from "../../auth/user-view.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { freshFunds } from "../../funds/fresh-funds.ts";
import { fundView } from "../../funds/fund-view.ts";
import { cashMovementPages } from "../../transactions/queries/ledger-pages.ts";
import { readPagesAs } from "../../transactions/read-pages.ts";
import { toCashMovement } from "../queries.ts";

/**
 * The value of all funds, everyone's or one holder's, and the returns of those with transactions. Funds with totals only,
 * those without a NAV and those whose past is only known in part are listed as left out.
 * @throws AppError transactions/conflict
 */
export async function getPortfolioPerformance(
  ctx: SignedInContext,
  { holderId }: PerformanceInput,
): Promise<PortfolioPerformance> {
  const { userId, rows, asOf, moves } = await readPortfolio(ctx);
  const funds = rows.map(fundView).filter((fund) => isHeldBy(fund, holderId));
  const excluded = excludedCategoriesOf(userId, ctx.settings);
  return { asOf, ...(await runInTurns(portfolioPerformance(funds, moves, excluded))) };
}

async function readPortfolio(ctx: SignedInContext) {
  const { userId, funds, asOf, rows } = await freshFunds(ctx, (owner) => ({
    moves: cashMovementPages.query(ctx.db, owner),
  }));
  const moves = await readPagesAs(ctx, cashMovementPages, rows.moves, toCashMovement);
  return { userId, rows: funds, asOf, moves };
}
