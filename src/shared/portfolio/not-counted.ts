import { uncountedReason } from "./performance.ts";
import type { PortfolioPerformance, UncountedReason } from "./schema.ts";

type ListedFund = { id: string; hasTransactions: boolean };

/**
 * The funds that XIRR and gains leave out: without dates, of which an import knew only the end, or without a NAV.
 * @param performance of these funds
 */
export function notCounted<Fund extends ListedFund>(
  funds: readonly Fund[],
  performance: Pick<PortfolioPerformance, "funds">,
): { fund: Fund; reason: UncountedReason }[] {
  const byId = new Map(performance.funds.map((returned) => [returned.fundId, returned]));
  return funds.flatMap((fund) => {
    const reason = uncountedReason(fund.hasTransactions, byId.get(fund.id));
    return reason === null ? [] : [{ fund, reason }];
  });
}
