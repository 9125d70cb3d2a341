import type { Performance, PortfolioPerformance, UncountedReason } from "./schema.ts";

/** Whether the gains of a portfolio and of its categories count a fund. */
export const isCovered = (performance: Performance): boolean =>
  performance.value !== null && performance.totalGain !== null && !hasUnknownMoney(performance);

/** Whether money came or went that nobody knows of. */
export const hasUnknownMoney = ({ xirrReason }: Performance): boolean =>
  xirrReason === "partial-history" || xirrReason === "unpaired";

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

/** Why the gains of a portfolio leave a fund out; of one that was just added, the performance is in the next response. */
function uncountedReason(
  hasTransactions: boolean,
  own: Performance | undefined,
): UncountedReason | null {
  if (own?.value === null) return "no-nav";
  if (!hasTransactions) return "totals";
  if (own === undefined || isCovered(own)) return null;
  return own.xirrReason === "unpaired" ? "unpaired" : "partial-history";
}
