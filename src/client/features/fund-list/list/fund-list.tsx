import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { countBy } from "../../../../shared/count-by.ts";
import { type IsoDate } from "../../../../shared/dates.ts";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { useMediaQuery } from "../../../components/ui/use-media-query.ts";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { FundCards } from "./fund-cards.tsx";
import styles from "./fund-list.module.css";
import { FundTable } from "./fund-table.tsx";
import type { ListControl, ListSearch } from "./list-search.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { filterFunds, naturalOrder, sortFunds } from "./sort-and-filter.ts";

type FundListProps = ListControl & {
  funds: readonly ValuedFund[];
  navAsOf: IsoDate | null;
  navAction?: ReactNode;
  renderActions?: (fund: ValuedFund) => ReactNode;
};

/** A table on wide screens, cards on others. */
export function FundListView(props: FundListProps) {
  const { funds, navAsOf, navAction, renderActions, search: address, onSearch } = props;
  const isWide = useMediaQuery("(width >= 64rem)");
  const counts = useMemo(() => countBy(funds, ({ category }) => category), [funds]);
  const wanted = useMemo(() => knownSearch(address, counts), [address, counts]);
  // Controls respond immediately; sorting and rendering thousands of funds is deferred.
  const search = useDeferredValue(wanted);
  const { category, query, sort, order } = search;
  const shown = useMemo(() => {
    const matching = filterFunds(funds, { category, query });
    return sort ? sortFunds(matching, sort, order ?? naturalOrder(sort)) : matching;
  }, [funds, category, query, sort, order]);

  return (
    <div className={styles.list}>
      <ListToolbar counts={counts} total={funds.length} search={wanted} onSearch={onSearch} />
      <div className={styles.status}>
        <p role="status">
          {navAsOf === null
            ? countText(shown.length, funds.length)
            : t("{funds}, NAVs as of {day}", {
                funds: countText(shown.length, funds.length),
                day: dateText(navAsOf),
              })}
        </p>
        {navAction}
      </div>
      {shown.length === 0 ? (
        <NoMatch onShowAll={() => onSearch(sort ? { sort, ...(order && { order }) } : {})} />
      ) : isWide ? (
        <FundTable
          funds={shown}
          navAsOf={navAsOf}
          renderActions={renderActions}
          search={search}
          onSearch={onSearch}
        />
      ) : (
        <FundCards funds={shown} navAsOf={navAsOf} renderActions={renderActions} />
      )}
    </div>
  );
}

/** The address can name a category without funds; it is ignored. */
function knownSearch(address: ListSearch, counts: ReadonlyMap<string, number>): ListSearch {
  const { category, ...others } = address;
  return category !== undefined && counts.has(category) ? address : others;
}

function countText(shown: number, total: number): string {
  const funds = counted(total, { one: "{count} fund", other: "{count} funds" });
  return shown === total ? funds : t("{shown} of {funds}", { shown: formatNumber(shown), funds });
}

const NoMatch = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={t("No fund matches")}
    text={t("No scheme shown here has all of these words in its name.")}
  >
    <Button variant="quiet" onClick={onShowAll}>
      {t("Show all funds")}
    </Button>
  </EmptyState>
);
