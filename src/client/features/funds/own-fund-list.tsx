import { Link } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import type { ReactNode } from "react";
import type { ValuedFund } from "../../../shared/funds/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { t } from "../../language/text.ts";
import { FundListSkeleton } from "../fund-list/list/fund-list-skeleton.tsx";
import { FundListView } from "../fund-list/list/fund-list.tsx";
import type { ListControl } from "../fund-list/list/list-search.ts";
import { useFunds } from "../fund-list/queries.ts";
import { SampleNavsNotice } from "../schemes/sample-navs-notice.tsx";
import { RefreshNavsButton } from "./refresh-navs-button.tsx";

type OwnFundListProps = ListControl & { renderActions?: (fund: ValuedFund) => ReactNode };

export function OwnFundList(props: OwnFundListProps) {
  const { fundList, source, error, isFetching, refetch } = useFunds();
  if (fundList === undefined) {
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
      {fundList.funds.length === 0 ? (
        <NoFunds />
      ) : (
        <FundListView
          {...props}
          funds={fundList.funds}
          navAsOf={fundList.navAsOf}
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
