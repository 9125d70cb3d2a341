import type { FundList } from "../../../shared/funds/schema.ts";
import { portfolioTotals } from "../../../shared/funds/totals.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "../fund-list/empty-portfolio.tsx";
import { useFunds } from "../fund-list/queries.ts";
import { TotalsNotes } from "../fund-list/totals-notes.tsx";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { SampleNavsNotice } from "../schemes/sample-navs-notice.tsx";
import { CategoryTable } from "./category-table.tsx";
import { LargestHoldings } from "./largest-holdings.tsx";
import styles from "./overview-page.module.css";
import { MoreFigures } from "./more-figures.tsx";
import { NoDatesCard } from "./no-dates-card.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { ReturnLine } from "./return-line.tsx";
import { SharedWithMe } from "./shared-with-me.tsx";
import { Summary } from "./summary.tsx";
import { ValueOverTime } from "./value-over-time.tsx";
import { UpcomingSips } from "./upcoming-sips.tsx";

type Excluded = { excludedCategories: readonly string[] };

export function OverviewPage({ excludedCategories }: Excluded) {
  const { fundList, source, error, isFetching, refetch } = useFunds();
  return (
    <Page title={t("Portfolio Overview")}>
      <SampleNavsNotice source={source} />
      {fundList !== undefined ? (
        <Statement {...fundList} excludedCategories={excludedCategories} />
      ) : error !== null ? (
        <LoadFailure
          title={t("Your funds could not be loaded")}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <OverviewSkeleton />
      )}
    </Page>
  );
}

function Statement({ funds, navAsOf, dayChange, excludedCategories }: FundList & Excluded) {
  const { data: performance } = usePortfolioPerformance();
  if (funds.length === 0) {
    return (
      <>
        <EmptyPortfolio />
        <SharedWithMe />
      </>
    );
  }
  const totals = portfolioTotals(funds, excludedCategories);
  return (
    <>
      <Summary
        totals={totals}
        asOf={navAsOf}
        dayChange={dayChange}
        rate={<ReturnLine funds={funds} />}
      >
        <TotalsNotes funds={funds} totals={totals} excludedCategories={excludedCategories} />
        <MoreFigures
          funds={funds}
          totals={totals}
          dayChange={dayChange}
          performance={performance}
        />
      </Summary>
      <NoDatesCard funds={funds} />
      <ValueOverTime funds={funds} />
      <SharedWithMe />
      <div className={styles.details}>
        <CategoryTable
          funds={funds}
          totals={totals}
          performance={performance}
          excludedCategories={excludedCategories}
        />
        <div>
          <LargestHoldings funds={funds} />
          <UpcomingSips funds={funds} />
        </div>
      </div>
    </>
  );
}
