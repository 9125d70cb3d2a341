import { Link } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import type { ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { buttonLook } from "../../../components/ui/button.tsx";
import { LoadFailure } from "../../../components/ui/load-failure.tsx";
import { PageState } from "../../../components/ui/page-state.tsx";
import { t } from "../../../language/text.ts";
import { SampleNavsNotice } from "../../schemes/sample-navs-notice.tsx";
import { OldFiguresNotice } from "../old-figures-notice.tsx";
import { useHoldings } from "../queries.ts";
import { FundListSkeleton } from "./fund-list-skeleton.tsx";
import { FundList } from "./fund-list.tsx";
import type { ListControl } from "./list-search.ts";
import { RefreshNavs } from "./refresh-navs.tsx";

type HeldFundsProps = ListControl & { renderActions?: (fund: Fund) => ReactNode };

/** The user's own funds as a list, in all of its states. */
export function HeldFunds(props: HeldFundsProps) {
  const { holdings, source, error, oldSince, isFetching, refetch } = useHoldings();
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
      <OldFiguresNotice since={oldSince} isRetrying={isFetching} onRetry={refetch} />
      <SampleNavsNotice source={source} />
      {holdings.funds.length === 0 ? (
        <NoFunds />
      ) : (
        <FundList
          {...props}
          funds={holdings.funds}
          navAsOf={holdings.navAsOf}
          navAction={<RefreshNavs />}
        />
      )}
    </>
  );
}

const NoFunds = () => (
  <PageState
    icon={WalletCards}
    title={t("No funds yet")}
    text={t("Each fund that you add is listed here with its NAV, value, PnL and returns.")}
  >
    <Link to="/funds/add-fund" className={buttonLook()}>
      {t("Add your first fund")}
    </Link>
  </PageState>
);
