import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { countBy } from "../../../../shared/count-by.ts";
import { type IsoDate } from "../../../../shared/dates.ts";
import type { FundList, ValuedFund } from "../../../../shared/funds/schema.ts";
import { isHeld } from "../../../../shared/funds/totals.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { useMediaQuery } from "../../../components/ui/use-media-query.ts";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import hidden from "../../../components/ui/visually-hidden.module.css";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./fund-list.module.css";
import type { HolderNames } from "./fund-holder.ts";
import { FundRows } from "./fund-rows.tsx";
import { FundTable } from "./fund-table.tsx";
import type { ListControl, ListSearch } from "./list-search.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { listRows } from "./sort-and-filter.ts";
import { useSorting } from "./use-sorting.ts";

type FundListProps = ListControl & {
  funds: readonly ValuedFund[];
  navAsOf: IsoDate | null;
  facts?: FundList["facts"];
  holderNames?: HolderNames | undefined;
  /** Chips of people, in one row with those of the categories. */
  people?: ReactNode;
  navAction?: ReactNode;
  renderActions?: (fund: ValuedFund) => ReactNode;
};

/** A table on wide screens, rows on others. Redeemed funds come last. */
export function FundListView(props: FundListProps) {
  const { funds, navAsOf, facts, holderNames, people, navAction, renderActions } = props;
  const { search: address, onSearch } = props;
  const { sorting, onSort } = useSorting(props);
  const isWide = useMediaQuery("(width >= 64rem)");
  const held = useMemo(() => funds.filter(isHeld), [funds]);
  const counts = useMemo(() => countBy(held, ({ category }) => category), [held]);
  const wanted = useMemo(() => knownSearch(address, counts), [address, counts]);
  // Controls respond immediately; sorting and rendering thousands of funds is deferred.
  const search = useDeferredValue(wanted);
  const { category, query } = search;
  const sort = useDeferredValue(sorting.sort);
  const order = useDeferredValue(sorting.order);
  const { rows, held: count } = useMemo(
    () => listRows(funds, { category, query }, { sort, order }),
    [funds, category, query, sort, order],
  );
  const countText = textOf(count, held.length);

  const asOfText = navAsOf !== null && t("NAVs as of {day}", { day: dateText(navAsOf) });

  return (
    <div className={`${layout.column} ${styles.list}`}>
      <ListToolbar
        people={people}
        counts={counts}
        total={held.length}
        search={wanted}
        onSearch={onSearch}
        sorting={sorting}
        onSort={onSort}
      />
      <div
        className={`${layout.spread} ${look.note} ${styles.status} ${count === held.length ? hidden.below64 : ""}`}
      >
        <p role="status">
          {isWide && navAsOf !== null
            ? t("{funds}, NAVs as of {day}", { funds: countText, day: dateText(navAsOf) })
            : countText}
        </p>
        {isWide && navAction}
      </div>
      {rows.length === 0 ? (
        <NoMatch
          onShowAll={() => {
            const { category: _category, query: _query, ...others } = address;
            onSearch(others);
          }}
        />
      ) : isWide ? (
        <FundTable
          rows={rows}
          navAsOf={navAsOf}
          facts={facts}
          holderNames={holderNames}
          renderActions={renderActions}
          sorting={sorting}
          onSort={onSort}
        />
      ) : (
        <FundRows
          rows={rows}
          navAsOf={navAsOf}
          facts={facts}
          holderNames={holderNames}
          renderActions={renderActions}
        />
      )}
      {!isWide && (
        <div className={`${layout.spread} ${look.note} ${styles.status}`}>
          {asOfText && <p>{asOfText}</p>}
          {navAction}
        </div>
      )}
    </div>
  );
}

/** The address can name a category without funds; it is ignored. */
function knownSearch(address: ListSearch, counts: ReadonlyMap<string, number>): ListSearch {
  const { category, ...others } = address;
  return category !== undefined && counts.has(category) ? address : others;
}

function textOf(shown: number, total: number): string {
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
