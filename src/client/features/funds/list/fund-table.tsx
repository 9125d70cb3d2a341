import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { IsoDate } from "../../../../shared/dates.ts";
import type { FundList, ValuedFund } from "../../../../shared/funds/schema.ts";
import { definedReturns } from "../../../../shared/funds/valuation.ts";
import {
  formatGain,
  formatReturns,
  formatRupees,
  formatUnits,
} from "../../../../shared/number-format.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { Gain, NotAvailable } from "../../../components/ui/gain.tsx";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { categoryName } from "../../../language/category-names.ts";
import { type PlainText, t } from "../../../language/text.ts";
import { ChangeOfDay } from "../change-of-day.tsx";
import { FundDetails } from "./fund-details.tsx";
import { holderNameOf, type HolderNames } from "./fund-holder.ts";
import tableStyles from "../../../components/table.module.css";
import { Dot } from "../../../components/ui/beside.tsx";
import look from "../../../styles/look.module.css";
import styles from "./fund-table.module.css";
import { HolderTag } from "./holder-tag.tsx";
import { NavCell } from "./nav-cell.tsx";
import { redeemedHeading, rowKey, type ListRow } from "./sort-and-filter.ts";
import { naturalOrder, reverseOrder, type Sort } from "./sorting.ts";
import type { SortingControl } from "./use-sorting.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

type FundTableProps = SortingControl & {
  rows: readonly ListRow[];
  navAsOf: IsoDate | null;
  facts: FundList["facts"];
  holderNames: HolderNames | undefined;
  renderActions: ((fund: ValuedFund) => ReactNode) | undefined;
};

const columns = [
  { name: "Scheme", sort: "name" },
  { name: "Category" },
  { name: "Units" },
  { name: "NAV" },
  { name: "Invested", sort: "invested" },
  { name: "Current", sort: "value" },
  { name: "PnL", sort: "pnl" },
  { name: "Returns", sort: "returns" },
] satisfies { name: PlainText; sort?: Sort }[];

export function FundTable(props: FundTableProps) {
  const { rows, navAsOf, facts, holderNames, renderActions, sorting, onSort } = props;
  const {
    listRef,
    rows: drawn,
    before,
    after,
    measure,
  } = useVirtualRows<HTMLTableSectionElement>(rows.map(rowKey), 68);
  return (
    <table
      className={`${tableStyles.figures} ${styles.table}`}
      aria-label={t("Funds")}
      aria-rowcount={rows.length + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ name, sort }) => (
            <ColumnHead key={name} name={name} sort={sort} sorting={sorting} onSort={onSort} />
          ))}
          {renderActions !== undefined && (
            <th scope="col">
              <VisuallyHidden>{t("Actions")}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={listRef}>
        <Room height={before} />
        {drawn.map(({ index, key }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <tr key={key} ref={measure} data-index={index} aria-rowindex={index + 2}>
                {row === redeemedHeading ? (
                  <th scope="rowgroup" className={styles.redeemed} colSpan={columns.length + 1}>
                    {t("Redeemed")}
                  </th>
                ) : (
                  <>
                    <FundCells
                      fund={row}
                      navAsOf={navAsOf}
                      dayChange={facts?.[row.id]?.dayChange ?? null}
                      holder={holderNameOf(row, holderNames)}
                    />
                    {renderActions !== undefined && (
                      <td className={styles.actions}>{renderActions(row)}</td>
                    )}
                  </>
                )}
              </tr>
            )
          );
        })}
        <Room height={after} />
      </tbody>
    </table>
  );
}

const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td className={styles.room} style={{ height }} colSpan={columns.length + 1} />
    </tr>
  );

function ColumnHead({
  name,
  sort,
  sorting,
  onSort,
}: { name: PlainText; sort: Sort | undefined } & SortingControl) {
  if (sort === undefined) return <th scope="col">{t(name)}</th>;
  const isSorted = sorting.sort === sort;
  const order = isSorted ? sorting.order : naturalOrder(sort);
  const next = isSorted ? reverseOrder(order) : order;
  const Icon = order === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort({ sort, order: next })}>
        {t(name)}
        <Icon className={isSorted ? styles.sorted : styles.unsorted} size={14} aria-hidden />
      </button>
    </th>
  );
}

type FundCellsProps = {
  fund: ValuedFund;
  navAsOf: IsoDate | null;
  dayChange: number | null;
  holder: string | undefined;
};

/** Memoized against a render with every scroll step. */
const FundCells = memo(({ fund, navAsOf, dayChange, holder }: FundCellsProps) => (
  <>
    <th scope="row" className={styles.scheme}>
      <FundName fund={fund} />
      <span className={`${look.note} ${styles.folio}`}>
        <HolderTag name={holder} />
        <FundDetails fund={fund} />
        <span className={styles.categoryBeside}>
          <Dot />
          <span className={look.whole}>{categoryName(fund.category)}</span>
        </span>
      </span>
    </th>
    <td className={styles.category}>
      <span className={look.whole}>{categoryName(fund.category)}</span>
    </td>
    <td>{formatUnits(fund.units)}</td>
    <td className={styles.nav}>
      <NavCell fund={fund} navAsOf={navAsOf} />
    </td>
    <td>{formatRupees(fund.investedAmount)}</td>
    <td className={styles.current}>
      {fund.currentAmount === null ? <NotAvailable /> : formatRupees(fund.currentAmount)}
      <ChangeOfDay rupees={dayChange} className={styles.dayChange} />
    </td>
    <td>
      <Gain value={fund.pnl} format={formatGain} />
    </td>
    <td>
      <Gain value={definedReturns(fund)} format={formatReturns} />
    </td>
  </>
));

const FundName = ({ fund }: { fund: ValuedFund }) =>
  "hasTransactions" in fund ? (
    <Link
      to="/funds/$fundId"
      params={{ fundId: fund.id }}
      className={`${look.reach} ${styles.name}`}
    >
      {schemeTitle(fund.schemeName)}
    </Link>
  ) : (
    schemeTitle(fund.schemeName)
  );
