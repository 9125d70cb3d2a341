import type { Fund } from "../../shared/funds/schema.ts";
import { portfolioPerformance, type PerformingFund } from "../../shared/portfolio/performance.ts";
import type { PortfolioPerformance } from "../../shared/portfolio/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { freshHoldings } from "../funds/fresh-holdings.ts";
import { fundView } from "../funds/fund-view.ts";
import { cashMovementsOf, readCashMovements } from "./queries.ts";

/**
 * Returns of all funds with transactions. Funds with totals only, and those without a NAV, are left out
 * and counted.
 */
export async function getPortfolioPerformance(ctx: SignedInContext): Promise<PortfolioPerformance> {
  const { holdings, asOf, rows } = await freshHoldings(
    ctx,
    (owner) => [cashMovementsOf(ctx.db, owner)] as const,
  );
  const funds = holdings.map(fundView);
  const performing = funds.filter(({ hasTransactions }) => hasTransactions).map(performingFund);
  const valued = performing.filter(({ currentAmount }) => currentAmount !== null);
  return {
    asOf,
    ...portfolioPerformance(performing, readCashMovements(rows[0])),
    leftOut: funds.length - valued.length,
  };
}

export const performingFund = (fund: Fund): PerformingFund => ({
  id: fund.id,
  category: fund.category,
  investedAmount: fund.investedAmount,
  currentAmount: fund.currentAmount,
  realised: fund.realised ?? 0,
  navDate: fund.navDate,
});
