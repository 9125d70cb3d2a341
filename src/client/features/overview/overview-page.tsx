import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import type { FundList } from "../../../shared/funds/schema.ts";
import { portfolioTotals } from "../../../shared/funds/totals.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Page } from "../../components/ui/page.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useFunds } from "../fund-list/queries.ts";
import { TotalsNotes } from "../fund-list/totals-notes.tsx";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { SampleNavsNotice } from "../schemes/sample-navs-notice.tsx";
import { CategoryTable } from "./category-table.tsx";
import { LargestHoldings } from "./largest-holdings.tsx";
import styles from "./overview-page.module.css";
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
  const asOf = fundList?.navAsOf ?? null;
  return (
    <Page
      title={t("Portfolio Overview")}
      aside={
        asOf !== null && (
          <p className={styles.asOf}>{t("NAVs as of {day}", { day: dateText(asOf) })}</p>
        )
      }
    >
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

function Statement({ funds, dayChange, excludedCategories }: FundList & Excluded) {
  const { data: performance } = usePortfolioPerformance();
  if (funds.length === 0) {
    return (
      <>
        <NoFunds />
        <SharedWithMe />
      </>
    );
  }
  const totals = portfolioTotals(funds, excludedCategories);
  return (
    <>
      <Summary totals={totals} dayChange={dayChange} rate={<ReturnLine funds={funds} />} />
      <TotalsNotes funds={funds} totals={totals} excludedCategories={excludedCategories} />
      <NoDatesCard funds={funds} />
      <SharedWithMe />
      <ValueOverTime funds={funds} />
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

const NoFunds = () => (
  <EmptyState
    icon={BookOpen}
    title={t("Your portfolio is empty")}
    text={t(
      "Add the first fund you hold. Fundbook works out its value and returns from the latest NAV.",
    )}
  >
    <Link to="/funds/add-fund" className={buttonClass()}>
      {t("Add Fund")}
    </Link>
    <Link to="/funds/import" className={buttonClass("quiet")}>
      {t("Bring in your statement")}
    </Link>
  </EmptyState>
);
