import { useMemo, type ReactNode } from "react";
import type { ValuedFund } from "../../../shared/funds/schema.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "./empty-portfolio.tsx";
import { FundListSkeleton } from "./list/fund-list-skeleton.tsx";
import { FundListView } from "./list/fund-list.tsx";
import type { ListControl } from "./list/list-search.ts";
import { useFunds } from "./queries.ts";
import { HolderChips } from "../holders/holder-chips.tsx";
import { NoFundsOf } from "../holders/no-funds-of.tsx";
import { namesUnder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { RefreshNavsButton } from "./refresh-navs-button.tsx";

type OwnFundListProps = ListControl & { renderActions?: (fund: ValuedFund) => ReactNode };

export function OwnFundList(props: OwnFundListProps) {
  const query = useFunds();
  const { fundList, error } = query;
  const { holders, holder, holderName, isPending } = useChosenHolder(props.search);
  const funds = useMemo(
    () => fundList?.funds.filter((fund) => isHeldBy(fund, holder)) ?? [],
    [fundList, holder],
  );
  const holderNames = useMemo(() => namesUnder(holder, holders), [holders, holder]);
  if (fundList === undefined || isPending) {
    return error === null || fundList !== undefined ? (
      <FundListSkeleton />
    ) : (
      <LoadFailure title={t("Your funds could not be loaded")} query={query} />
    );
  }
  if (fundList.funds.length === 0) return <EmptyPortfolio />;
  const holderChips = (isInRow: boolean) => (
    <HolderChips
      holders={holders}
      holder={holder}
      isInRow={isInRow}
      onHolder={(chosen) => {
        const { holder: _holder, ...others } = props.search;
        props.onSearch({ ...others, ...(chosen !== undefined && { holder: chosen }) });
      }}
    />
  );
  return funds.length === 0 && holderName !== null ? (
    <>
      {holderChips(false)}
      <NoFundsOf name={holderName} />
    </>
  ) : (
    <FundListView
      {...props}
      funds={funds}
      navAsOf={fundList.navAsOf}
      facts={fundList.facts}
      holderNames={holderNames}
      people={holders.length > 0 && holderChips(true)}
      navAction={<RefreshNavsButton />}
    />
  );
}
