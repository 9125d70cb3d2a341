import { Link } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import type { ReactNode } from "react";
import type { FundTotals } from "../../../shared/funds/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { t } from "../../language/text.ts";
import { FundListSkeleton } from "../holdings/list/fund-list-skeleton.tsx";
import { FundList } from "../holdings/list/fund-list.tsx";
import type { ListControl } from "../holdings/list/list-search.ts";
import { useHoldings } from "../holdings/queries.ts";
import { SampleNavsNotice } from "../schemes/sample-navs-notice.tsx";
import { RefreshNavsButton } from "./refresh-navs-button.tsx";

type OwnFundListProps = ListControl & { renderActions?: (fund: FundTotals) => ReactNode };

export function OwnFundList(props: OwnFundListProps) {
  const { holdings, source, error, isFetching, refetch } = useHoldings();
  if (holdings === undefined) {
    return error === null ? (
      <FundListSkeleton />
    ) : (
      <LoadFailure
        title={t("Your funds could not be loaded")}
        error={error}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  return (
    <>
      <SampleNavsNotice source={source} />
      {holdings.funds.length === 0 ? (
        <NoFunds />
      ) : (
        <FundList
          {...props}
          funds={holdings.funds}
          navAsOf={holdings.navAsOf}
          navAction={<RefreshNavsButton />}
        />
      )}
    </>
  );
}

const NoFunds = () => (
  <EmptyState
    icon={WalletCards}
    title={t("No funds yet")}
    text={t("Each fund that you add is listed here with its NAV, value, PnL and returns.")}
  >
    <Link to="/funds/add-fund" className={buttonClass()}>
      {t("Add your first fund")}
    </Link>
  </EmptyState>
);
