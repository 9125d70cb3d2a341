import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import type { FundList } from "../../../shared/funds/schema.ts";
import { portfolioTotals } from "../../../shared/funds/totals.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import type { Need } from "../../../shared/portfolio/needs.ts";
import type { NavStatus } from "../../../shared/schemes/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { RenderedAfter } from "../../components/ui/deferred-render.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "../funds/empty-portfolio.tsx";
import { useFunds } from "../funds/queries.ts";
import type { HolderNames } from "../funds/list/fund-holder.ts";
import { TotalsNotes } from "../funds/totals-notes.tsx";
import { HolderChips } from "../holders/holder-chips.tsx";
import type { HolderSearch } from "../holders/holder-search.ts";
import { NoFundsOf } from "../holders/no-funds-of.tsx";
import { HolderTitle } from "../holders/holder-title.tsx";
import { namesUnder, titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { ChartPlaceholder } from "../history/chart-skeleton.tsx";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { Allocation } from "./allocation.tsx";
import { AnswerPlaces } from "./answer-places.tsx";
import { figureMeanings } from "./figure-meanings.tsx";
import { LargestHoldings } from "./largest-holdings.tsx";
import styles from "./overview-page.module.css";
import { MoneyInAndOut } from "./money-in-and-out.tsx";
import { useNeeds } from "./use-needs.ts";
import { NewVersion } from "./new-version.tsx";
import { NoDatesCard } from "./no-dates-card.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { ReturnLine } from "./return-line.tsx";
import { SharedWithMe } from "./shared-with-me.tsx";
import { Summary } from "./summary.tsx";
import { useChartAhead, ValueOverTime } from "./value-over-time.tsx";
import { UpcomingSips } from "./upcoming-sips.tsx";

const NeedsStrip = lazy(async () => ({
  default: (await import("./needs-strip.tsx")).NeedsStrip,
}));

type Excluded = { excludedCategories: readonly string[] };

type OverviewPageProps = Excluded & {
  search: HolderSearch;
  onHolder: (holder: HolderFilter) => void;
};

export function OverviewPage({ excludedCategories, search, onHolder }: OverviewPageProps) {
  const query = useFunds();
  const { fundList, source, error } = query;
  const { holders, holder, holderName, isPending } = useChosenHolder(search);
  return (
    <Page title={titleWithHolder(t("Portfolio Overview"), holderName)} isTight>
      <HolderTitle page="Portfolio Overview" name={holderName} />
      {fundList !== undefined && !isPending ? (
        <>
          {fundList.funds.length > 0 && (
            <div className={styles.people}>
              <HolderChips holders={holders} holder={holder} onHolder={onHolder} />
            </div>
          )}
          {holderName !== null && !fundList.funds.some((fund) => isHeldBy(fund, holder)) ? (
            <NoFundsOf name={holderName} />
          ) : (
            <Statement
              {...ofHolder(fundList, holder)}
              source={source ?? null}
              holder={holder}
              holderNames={namesUnder(holder, holders)}
              excludedCategories={excludedCategories}
            />
          )}
        </>
      ) : error !== null && fundList === undefined ? (
        <LoadFailure title={t("Your funds could not be loaded")} query={query} />
      ) : (
        <OverviewSkeleton />
      )}
    </Page>
  );
}

const ofHolder = (list: FundList, holder: HolderFilter): FundList =>
  holder === undefined
    ? list
    : {
        ...list,
        funds: list.funds.filter((fund) => isHeldBy(fund, holder)),
        dayChange: list.holderDayChanges?.[holder] ?? null,
      };

type StatementProps = FundList &
  Excluded & {
    source: NavStatus["source"];
    holder: HolderFilter;
    holderNames: HolderNames | undefined;
  };

function Statement({
  funds,
  facts,
  navAsOf,
  dayChange,
  source,
  holder,
  holderNames,
  excludedCategories,
}: StatementProps) {
  const { data: performance } = usePortfolioPerformance(holder);
  const needs = useNeeds({ funds, navAsOf, holder });
  if (funds.length === 0) {
    return (
      <UnderNeeds needs={needs} waiting={null}>
        <SharedWithMe />
        <EmptyPortfolio />
      </UnderNeeds>
    );
  }
  const totals = portfolioTotals(funds, excludedCategories);
  return (
    <>
      <Summary
        totals={totals}
        asOf={navAsOf}
        isSample={source === "sample"}
        dayChange={dayChange}
        rate={<ReturnLine funds={funds} holder={holder} />}
        meanings={figureMeanings(dayChange, performance)}
      >
        <TotalsNotes funds={funds} totals={totals} excludedCategories={excludedCategories} />
      </Summary>
      <RenderedAfter>
        <NewVersion />
        <BelowSummary needs={needs} funds={funds} holder={holder}>
          <NoDatesCard funds={funds} />
          <div className={styles.parts}>
            <ValueOverTime funds={funds} holder={holder} excludedCategories={excludedCategories} />
            <div className={styles.cards}>
              <AnswerPlaces funds={funds} holder={holder} />
            </div>
            <div className={styles.side}>
              <Allocation
                funds={funds}
                facts={facts}
                totals={totals}
                performance={performance}
                excludedCategories={excludedCategories}
              />
              <MoneyInAndOut funds={funds} holder={holder} />
            </div>
            <LargestHoldings funds={funds} facts={facts} holderNames={holderNames} />
            <UpcomingSips funds={funds} holderNames={holderNames} />
          </div>
        </BelowSummary>
      </RenderedAfter>
    </>
  );
}

type UnderNeedsProps = {
  needs: readonly Need[] | undefined;
  /** Shown until the needs are known. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Waits for the needs, which stand above the rest of Home, so that nothing moves when they come. */
function UnderNeeds({ needs, waiting, children }: UnderNeedsProps) {
  if (needs === undefined) return waiting;
  if (needs.length === 0) return children;
  return (
    <Suspense fallback={waiting}>
      {/* Where its code cannot be loaded, the rest of Home stays. */}
      <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
        <NeedsStrip needs={needs} />
      </CatchBoundary>
      {children}
    </Suspense>
  );
}

type BelowSummaryProps = Omit<UnderNeedsProps, "waiting"> & {
  funds: FundList["funds"];
  holder: HolderFilter;
};

function BelowSummary({ funds, holder, ...parts }: BelowSummaryProps) {
  useChartAhead(funds, holder);
  const waiting = (
    <div data-waiting="">
      <ChartPlaceholder />
    </div>
  );
  return <UnderNeeds {...parts} waiting={waiting} />;
}
