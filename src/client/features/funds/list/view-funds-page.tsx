import { Link } from "@tanstack/react-router";
import { Plus, SearchX, WalletCards } from "lucide-react";
import { useMemo } from "react";
import { countCategories } from "../../../../shared/categories/counting.ts";
import { formatDate } from "../../../../shared/dates.ts";
import type { FundList as Holdings } from "../../../../shared/funds/schema.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { Button, buttonLook } from "../../../components/ui/button.tsx";
import { LoadFailure } from "../../../components/ui/load-failure.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { PageState } from "../../../components/ui/page-state.tsx";
import { useMediaQuery } from "../../../components/ui/use-media-query.ts";
import { SampleNavsNotice } from "../../nav/sample-navs-notice.tsx";
import { useHoldings } from "../queries.ts";
import { FundCards } from "./fund-cards.tsx";
import { FundListSkeleton } from "./fund-list-skeleton.tsx";
import { FundTable } from "./fund-table.tsx";
import type { ListSearch } from "./list-search.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { filterFunds, naturalOrder, sortFunds } from "./shown-funds.ts";
import styles from "./view-funds-page.module.css";

export type ListControl = {
  search: ListSearch;
  /** Replaces what is shown, and the address with it. */
  onSearch: (search: ListSearch) => void;
};

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
        <FundList {...holdings} {...control} />
      ) : error !== null ? (
        <LoadFailure what="Your funds" error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <FundListSkeleton />
      )}
    </Page>
  );
}

function FundList({ funds, navAsOf, search: address, onSearch }: Holdings & ListControl) {
  const isWide = useMediaQuery("(width >= 1024px)");
  const counts = useMemo(() => countCategories(funds), [funds]);
  const search = useMemo(() => knownSearch(address, counts), [address, counts]);
  const { category, query, sort, order } = search;
  const shown = useMemo(() => {
    const matching = filterFunds(funds, { category, query });
    return sort ? sortFunds(matching, sort, order ?? naturalOrder(sort)) : matching;
  }, [funds, category, query, sort, order]);

  if (funds.length === 0) return <NoFunds />;
  return (
    <div className={styles.list}>
      <ListToolbar counts={counts} total={funds.length} search={search} onSearch={onSearch} />
      <p className={styles.status} role="status">
        {shown.length === funds.length
          ? countText(funds.length)
          : `${formatNumber(shown.length)} of ${countText(funds.length)}`}
        {navAsOf !== null && `, NAVs as of ${formatDate(navAsOf)}`}
      </p>
      {shown.length === 0 ? (
        <NoMatch onShowAll={() => onSearch(sort ? { sort, ...(order && { order }) } : {})} />
      ) : isWide ? (
        <FundTable funds={shown} navAsOf={navAsOf} search={search} onSearch={onSearch} />
      ) : (
        <FundCards funds={shown} navAsOf={navAsOf} />
      )}
    </div>
  );
}

/** An address may name a category that has no funds any more; then it means all. */
function knownSearch(address: ListSearch, counts: ReadonlyMap<string, number>): ListSearch {
  const { category, ...others } = address;
  return category !== undefined && counts.has(category) ? address : others;
}

const countText = (count: number) => (count === 1 ? "1 fund" : `${formatNumber(count)} funds`);

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

const NoMatch = ({ onShowAll }: { onShowAll: () => void }) => (
  <PageState
    icon={SearchX}
    title="No fund matches"
    text="No scheme shown here has all of these words in its name."
  >
    <Button look="quiet" onClick={onShowAll}>
      Show all funds
    </Button>
  </PageState>
);
