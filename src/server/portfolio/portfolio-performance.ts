import { isHeldBy } from "../../shared/holders/held-by.ts";
import type { Fund } from "../../shared/funds/schema.ts";
import { portfolioPerformance, type PerformingFund } from "../../shared/portfolio/performance.ts";
import type { PerformanceInput, PortfolioPerformance } from "../../shared/portfolio/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { freshFunds } from "../stored-funds/fresh-funds.ts";
import { fundView } from "../stored-funds/fund-view.ts";
import { cashMovementPages } from "../transactions/queries/ledger-pages.ts";
import { readPagesAs } from "../transactions/read-pages.ts";
import { toCashMovement } from "./queries.ts";

/**
 * Returns of all funds with transactions, everyone's or one holder's. Funds with totals only, those without a NAV and those whose past is only known
 * in part are left out and counted.
 * @throws AppError transactions/conflict
 */
export async function getPortfolioPerformance(
  ctx: SignedInContext,
  { holderId }: PerformanceInput,
): Promise<PortfolioPerformance> {
  const { rows, asOf, moves } = await readPortfolio(ctx);
  const funds = rows.map(fundView).filter((fund) => isHeldBy(fund, holderId));
  const performing = funds.filter(({ hasTransactions }) => hasTransactions).map(performingFund);
  const { covered, ...performance } = await runInTurns(portfolioPerformance(performing, moves));
  return { asOf, ...performance, leftOut: funds.length - covered };
}

async function readPortfolio(ctx: SignedInContext) {
  const { funds, asOf, rows } = await freshFunds(ctx, (owner) => ({
    moves: cashMovementPages.query(ctx.db, owner),
  }));
  const moves = await readPagesAs(ctx, cashMovementPages, rows.moves, toCashMovement);
  return { rows: funds, asOf, moves };
}

export const performingFund = (fund: Fund): PerformingFund => ({
  id: fund.id,
  category: fund.category,
  investedAmount: fund.investedAmount,
  currentAmount: fund.currentAmount,
  realised: fund.realised ?? 0,
  navDate: fund.navDate,
});
