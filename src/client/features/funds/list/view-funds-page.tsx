import { Link } from "@tanstack/react-router";
import { Plus, WalletCards } from "lucide-react";
import { buttonLook } from "../../../components/ui/button.tsx";
import { LoadFailure } from "../../../components/ui/load-failure.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { PageState } from "../../../components/ui/page-state.tsx";
import { SampleNavsNotice } from "../../nav/sample-navs-notice.tsx";
import { useHoldings } from "../queries.ts";
import { FundList } from "./fund-list.tsx";
import { FundListSkeleton } from "./fund-list-skeleton.tsx";
import type { ListControl } from "./list-search.ts";
import styles from "./view-funds-page.module.css";

export function ViewFundsPage(control: ListControl) {
  const { holdings, source, error, isFetching, refetch } = useHoldings();
  return (
    <Page
      title="View Funds"
      back="/funds"
      aside={
        <Link to="/funds/add-fund" className={`${buttonLook("quiet")} ${styles.add}`}>
          <Plus size={18} aria-hidden />
          Add Fund
        </Link>
      }
    >
      <SampleNavsNotice source={source} />
      {holdings !== undefined ? (
        holdings.funds.length === 0 ? (
          <NoFunds />
        ) : (
          <FundList {...holdings} {...control} />
        )
      ) : error !== null ? (
        <LoadFailure what="Your funds" error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <FundListSkeleton />
      )}
    </Page>
  );
}

const NoFunds = () => (
  <PageState
    icon={WalletCards}
    title="No funds yet"
    text="Each fund that you add is listed here with its NAV, value, PnL and returns."
  >
    <Link to="/funds/add-fund" className={buttonLook()}>
      Add your first fund
    </Link>
  </PageState>
);
