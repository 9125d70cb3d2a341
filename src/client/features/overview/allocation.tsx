import { Link } from "@tanstack/react-router";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import { isCovered } from "../../../shared/portfolio/performance.ts";
import type {
  CategoryPerformance,
  PortfolioPerformance,
} from "../../../shared/portfolio/schema.ts";
import { ColumnHeads } from "../../components/column-heads.tsx";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { categoryName } from "../../language/category-names.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { CategoryBar, Swatch } from "../fund-list/category-bar.tsx";
import { categoryShares, formatShare } from "../fund-list/category-shares.ts";
import { RateFigure, rateOf } from "../portfolio/rate-of-return.tsx";
import hidden from "../../components/ui/visually-hidden.module.css";
import tableStyles from "../../components/table.module.css";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./category-table.module.css";

type CategoryTableProps = {
  funds: readonly Fund[];
  totals: PortfolioTotals;
  performance: PortfolioPerformance | undefined;
  excludedCategories: readonly string[];
};

const columns = ["Category", "Invested", "Current value", "Share|of the whole"] as const;

export function CategoryTable({
  funds,
  totals,
  performance,
  excludedCategories,
}: CategoryTableProps) {
  const returns = new Map(performance?.categories.map((returned) => [returned.name, returned]));
  const covered = new Set(performance?.funds.filter(isCovered).map(({ fundId }) => fundId));
  const coveredIn = (name: string) =>
    funds.filter(({ id, category }) => category === name && covered.has(id)).length;
  const rows = categoryShares(funds, totals.currentValue, excludedCategories);
  const parts = rows.filter(({ share }) => share !== null);
  const ranks = new Map(parts.map(({ category }, rank) => [category, rank]));
  return (
    <section className={styles.section} aria-labelledby="by-category">
      <h2 id="by-category" className={styles.heading}>
        {t("By category")}
      </h2>
      <CategoryBar shares={rows} />
      {/* Explicit roles: on phones CSS displays no table, and browsers then drop its semantics. */}
      <table
        className={`${tableStyles.figures} ${styles.table}`}
        role="table"
        aria-labelledby="by-category"
      >
        <ColumnHeads names={columns} className={hidden.below40} />
        <tbody role="rowgroup">
          {rows.map(({ category, funds: count, invested, currentValue, share }) => (
            <tr key={category} role="row">
              <th role="rowheader" scope="row">
                <Swatch rank={ranks.get(category)} />
                <Link to="/funds/view-funds" search={{ category }} className={styles.category}>
                  {categoryName(category)}
                </Link>
                <span className={`${look.note} ${layout.wrap} ${styles.count}`}>
                  <span>{counted(count, { one: "{count} fund", other: "{count} funds" })}</span>{" "}
                  <CategoryRate
                    returns={returns.get(category)}
                    asOf={performance?.asOf ?? null}
                    count={count}
                    covered={coveredIn(category)}
                  />
                </span>
              </th>
              <td role="cell" data-label={t("Invested")}>
                {formatRupees(invested)}
              </td>
              <td role="cell" data-label={t("Current value")}>
                {currentValue === null ? <NotAvailable /> : formatRupees(currentValue)}
              </td>
              <td role="cell" className={styles.share}>
                {share === null ? <NotAvailable /> : formatShare(share)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CategoryRateProps = {
  returns: CategoryPerformance | undefined;
  asOf: IsoDate | null;
  /** Funds of the category, and those whose past and value the rate counts. */
  count: number;
  covered: number;
};

function CategoryRate({ returns, asOf, count, covered }: CategoryRateProps) {
  if (returns === undefined) return null;
  const { label, percent, kind } = rateOf(returns, asOf);
  if (kind === "none") return null;
  return (
    <span>
      {label} <RateFigure percent={percent} />
      {covered < count &&
        ` ${counted(covered, { one: "of {count} fund", other: "of {count} funds" })}`}
    </span>
  );
}
