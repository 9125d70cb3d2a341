import { Link } from "@tanstack/react-router";
import { FileX2 } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { namedTitle } from "../../../components/page-head.ts";
import { InlineFailure } from "../../../components/inline-failure.tsx";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { Dot } from "../../../components/ui/beside.tsx";
import { categoryName } from "../../../language/category-names.ts";
import { t } from "../../../language/text.ts";
import { isInRegularPlan } from "../../direct/regular-plan.ts";
import { FundDetails } from "../../funds/list/fund-details.tsx";
import { useFunds } from "../../funds/queries.ts";
import { useHolders } from "../../holders/queries.ts";
import { usePortfolioHistory } from "../../history/queries.ts";
import { useFundPerformance } from "../../portfolio/queries.ts";
import { useSips } from "../../sips/queries.ts";
import { FundSips } from "../../sips/fund-sips.tsx";
import { FundCharts } from "./fund-charts.tsx";
import { FundFigures } from "./fund-figures.tsx";
import look from "../../../styles/look.module.css";
import { FundPageSkeleton } from "./fund-page-skeleton.tsx";
import { FundTransactions } from "./fund-transactions.tsx";
import { useTransactions } from "../queries.ts";

const StartLedger = lazy(async () => ({
  default: (await import("./start-ledger.tsx")).StartLedger,
}));

const StatementAgreement = lazy(async () => ({
  default: (await import("./statement-agreement.tsx")).StatementAgreement,
}));

const GoalsOfFund = lazy(async () => ({
  default: (await import("../../goals/goals-of-fund.tsx")).GoalsOfFund,
}));

const DirectLine = lazy(async () => ({
  default: (await import("../../direct/direct-line.tsx")).DirectLine,
}));

const TotalsMenu = lazy(async () => ({
  default: (await import("./totals-menu.tsx")).TotalsMenu,
}));

const ChooseScheme = lazy(async () => ({
  default: (await import("./choose-scheme.tsx")).ChooseScheme,
}));

type FundPageProps = {
  userId: string;
  fundId: string;
  renderChanges: (fund: Fund) => ReactNode;
};

export function FundPage({ userId, fundId, renderChanges }: FundPageProps) {
  const query = useFunds();
  const { fundList, error } = query;
  const fund = fundList?.funds.find(({ id }) => id === fundId);
  return (
    <Page
      title={fund === undefined ? t("Fund") : schemeTitle(fund.schemeName)}
      back="/funds/view-funds"
      aside={
        fund && (
          <p className={`${look.note} ${look.breaks}`}>
            <FundDetails fund={fund} />
            <HolderName holderId={fund.holderId} />
            <Dot />
            <span className={look.whole}>{categoryName(fund.category)}</span>
          </p>
        )
      }
    >
      {fund !== undefined && <title>{namedTitle(schemeTitle(fund.schemeName))}</title>}
      {fund?.amfiCode === null && <UnlistedScheme fund={fund} />}
      {fund !== undefined ? (
        <Details
          userId={userId}
          fund={fund}
          funds={fundList?.funds ?? []}
          changes={renderChanges(fund)}
        />
      ) : fundList !== undefined ? (
        <NoSuchFund />
      ) : error !== null ? (
        <LoadFailure title={t("Your fund could not be loaded")} query={query} />
      ) : (
        <FundPageSkeleton />
      )}
    </Page>
  );
}

function HolderName({ holderId }: { holderId: string | null }) {
  const { data: holders = [] } = useHolders();
  if (holders.length === 0) return null;
  const name = holderId === null ? t("Me") : holders.find(({ id }) => id === holderId)?.name;
  return (
    name !== undefined && (
      <>
        <Dot />
        {name}
      </>
    )
  );
}

function UnlistedScheme({ fund }: { fund: Fund }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <p className={`${look.soft} ${look.breaks}`}>
        {t("This scheme is not in AMFI's list, so its value cannot be updated.")}{" "}
        {!isChoosing && (
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {t("Choose its scheme")}
          </Button>
        )}
      </p>
      {isChoosing && (
        <Suspense>
          <ChooseScheme fund={fund} />
        </Suspense>
      )}
    </>
  );
}

type DetailsProps = {
  userId: string;
  fund: Fund;
  funds: readonly Fund[];
  changes: ReactNode;
};

function Details({ userId, fund, funds, changes }: DetailsProps) {
  const performance = useFundPerformance(fund.id);
  const { data: ledger } = useTransactions(fund.id);
  return (
    <>
      <FundFigures
        fund={fund}
        performance={performance.data ?? (performance.isError ? null : undefined)}
      />
      {/* Where the transactions could not be loaded either, they say so for both. */}
      {performance.isLoadingError && fund.hasTransactions && ledger !== undefined && (
        <InlineFailure text={t("The returns could not be loaded.")} query={performance} />
      )}
      {isInRegularPlan(fund) && fund.units > 0 && (
        <Suspense fallback={<Skeleton width="16rem" height="1.2rem" />}>
          <DirectLine fund={fund} />
        </Suspense>
      )}
      <FundAgreement fundId={fund.id} />
      {fund.hasTransactions ? (
        <LedgerDetails userId={userId} fund={fund} funds={funds} changes={changes} />
      ) : (
        <Suspense fallback={<FundPageSkeleton isListOnly />}>
          <StartLedger userId={userId} fund={fund} />
          <EstimatedCharts fund={fund} />
          <TotalsMenu changes={changes} />
        </Suspense>
      )}
    </>
  );
}

/** For a fund with totals: the estimate, beside the scheme's own chart. */
function EstimatedCharts({ fund }: { fund: Fund }) {
  const { data } = usePortfolioHistory({ fundId: fund.id });
  return <FundCharts fund={fund} transactions={noTransactions} history={data} />;
}

/** Says nothing about a fund that was typed in. */
function FundAgreement({ fundId }: { fundId: string }) {
  const { agreement, data } = useTransactions(fundId);
  const isImported = data?.transactions.some(({ source }) => source === "import") === true;
  if (agreement === undefined || (agreement === null && !isImported)) return null;
  return (
    <Suspense fallback={<Skeleton width="16rem" height="1.2rem" />}>
      <StatementAgreement agreement={agreement} />
    </Suspense>
  );
}

function LedgerDetails({ userId, fund, funds, changes }: DetailsProps) {
  const list = useTransactions(fund.id);
  const history = usePortfolioHistory({ fundId: fund.id });
  // Waits to know whether there is a chart and how many SIPs, so that what is below them does not move.
  const isWaiting = [history, useSips()].some(
    ({ isLoading, failureCount }) => isLoading && failureCount < 2,
  );
  // Deferred, so that React renders in slices; without it, a query's result is rendered in one task.
  const isReady = useDeferredValue(list.data !== undefined && !isWaiting);
  if (list.data === undefined && list.error !== null) {
    return <LoadFailure title={t("The transactions could not be loaded")} query={list} />;
  }
  if (list.data === undefined || !isReady) return <FundPageSkeleton isListOnly />;
  return (
    <>
      <FundCharts fund={fund} transactions={list.data.transactions} history={history.data} />
      <FundSips
        userId={userId}
        fund={fund}
        transactions={list.data.transactions}
        agreement={list.agreement}
      />
      <Suspense>
        <GoalsOfFund fundId={fund.id} />
      </Suspense>
      <FundTransactions
        userId={userId}
        fund={fund}
        funds={funds}
        changes={changes}
        {...list.data}
      />
    </>
  );
}

const noTransactions: readonly Transaction[] = [];

const NoSuchFund = () => (
  <EmptyState
    icon={FileX2}
    title={t("Fund not found")}
    text={t("You have no such fund. It may have been deleted.")}
  >
    <Link to="/funds/view-funds" className={buttonClass()}>
      {t("View Funds")}
    </Link>
  </EmptyState>
);
