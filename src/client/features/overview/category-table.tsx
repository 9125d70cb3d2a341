import { Link } from "@tanstack/react-router";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { Totals } from "../../../shared/funds/totals.ts";
import { formatNumber, formatRupees } from "../../../shared/number-format.ts";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { categoryHoldings } from "./category-holdings.ts";
import styles from "./category-table.module.css";

type CategoryTableProps = {
  funds: readonly Fund[];
  totals: Totals;
  excludedCategories: readonly string[];
};

export function CategoryTable({ funds, totals, excludedCategories }: CategoryTableProps) {
  const rows = categoryHoldings(funds, totals.currentValue, excludedCategories);
  return (
    <section aria-labelledby="by-category">
      <h2 id="by-category" className={styles.heading}>
        By category
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Invested</th>
            <th scope="col">Current value</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, funds: count, invested, currentValue, share }) => (
            <tr key={category}>
              <th scope="row">
                <Link to="/funds/view-funds" search={{ category }} className={styles.category}>
                  {category}
                </Link>
                <span className={styles.count}>{count === 1 ? "1 fund" : `${count} funds`}</span>
              </th>
              <td data-label="Invested">{formatRupees(invested)}</td>
              <td data-label="Current value">
                {currentValue === null ? <NotAvailable /> : formatRupees(currentValue)}
              </td>
              <td data-label="Share" className={styles.share}>
                {share === null ? (
                  <NotAvailable />
                ) : (
                  `${formatNumber(share * 100, { min: 1, max: 1 })}%`
                )}
                {share !== null && (
                  <span className={styles.track} aria-hidden>
                    <span className={styles.part} style={{ width: `${share * 100}%` }} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
