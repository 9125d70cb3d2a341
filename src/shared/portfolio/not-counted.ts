import { isCovered } from "./performance.ts";
import type { Performance, PortfolioPerformance } from "./schema.ts";

/** Why the portfolio's XIRR and gains leave a fund out. */
export type UncountedReason = "totals" | "partial-history" | "no-nav";

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
    const reason = fund.hasTransactions ? reasonOf(byId.get(fund.id)) : "totals";
    return reason === null ? [] : [{ fund, reason }];
  });
}

/** Of a fund with transactions; one that was just added is in the next response. */
function reasonOf(own: Performance | undefined): UncountedReason | null {
  if (own === undefined || isCovered(own)) return null;
  return own.xirrReason === "partial-history" ? "partial-history" : "no-nav";
}
