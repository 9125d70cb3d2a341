import type { ReactNode } from "react";
import type { ValuedFund } from "../../../shared/funds/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "../fund-list/empty-portfolio.tsx";
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
        <EmptyPortfolio />
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
