import { useState } from "react";
import { indianDay, type IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { needsOf, type Need } from "../../../shared/portfolio/needs.ts";
import type { HomeFacts } from "../../../shared/portfolio/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { holderInput } from "../holders/holder-input.ts";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { useSips } from "../sips/queries.ts";

export const useHomeFacts = (holder: HolderFilter) =>
  trpc.portfolio.home.useQuery(holderInput(holder));

type Asked = { funds: readonly Fund[]; navAsOf: IsoDate | null; holder: HolderFilter };

/**
 * What these funds need from a person.
 * @returns undefined until all is known that it depends on; what cannot be loaded is left out
 */
export function useNeeds({ funds, navAsOf, holder }: Asked): readonly Need[] | undefined {
  const [today] = useState(() => indianDay(new Date()));
  const performance = usePortfolioPerformance(holder);
  const balances = trpc.imports.balances.useQuery();
  const sips = useSips();
  const facts = useHomeFacts(holder);
  const asked = [performance, balances, sips, facts];
  // What has failed once, and is tried again, holds nothing back.
  if (asked.some(({ isLoading, failureCount }) => isLoading && failureCount === 0))
    return undefined;
  const isDated = funds.some(({ hasTransactions }) => hasTransactions);
  return needsOf(funds, {
    today,
    navAsOf,
    performance: performance.data ?? noPerformance,
    balances: balances.data ?? [],
    sips: sips.data ?? [],
    oldShares: (facts.data ?? noFacts).oldShares,
    askedShares: (facts.data ?? noFacts).askedShares,
    waitingStatement: (facts.data ?? noFacts).waitingStatement,
    lettersStopped: (facts.data ?? noFacts).lettersStopped,
  }).filter(({ kind }) => {
    // If no fund has dates, a card of its own already asks for them.
    if (kind === "totals") return isDated;
    return kind !== "navs-late" || funds.length > 0;
  });
}

const noPerformance = { funds: [] };
export const noFacts: HomeFacts = {
  hasGoals: false,
  hasTarget: false,
  oldShares: [],
  askedShares: [],
  waitingStatement: null,
  lettersStopped: null,
};
