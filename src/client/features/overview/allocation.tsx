import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Fund, FundList } from "../../../shared/funds/schema.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import { isCovered } from "../../../shared/portfolio/not-counted.ts";
import type {
  CategoryPerformance,
  PortfolioPerformance,
} from "../../../shared/portfolio/schema.ts";
import { ColumnHeads } from "../../components/column-heads.tsx";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { t, type PlainText } from "../../language/text.ts";
import { formatShare, groupShares } from "../funds/category-shares.ts";
import { RateFigure, rateOf } from "../portfolio/rate-of-return.tsx";
import { CategoryBar, Swatch } from "../funds/category-bar.tsx";
import { grouping, groupings, type Grouping } from "./grouping.ts";
import hidden from "../../components/ui/visually-hidden.module.css";
import tableStyles from "../../components/table.module.css";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./allocation.module.css";

type AllocationProps = {
  funds: readonly Fund[];
  facts: FundList["facts"];
  totals: PortfolioTotals;
  performance: PortfolioPerformance | undefined;
  excludedCategories: readonly string[];
};

const names = {
  category: "Category",
  kind: "Kind|of scheme",
  house: "Fund house",
} as const satisfies Record<Grouping, PlainText>;

export function Allocation({
  funds,
  facts,
  totals,
  performance,
  excludedCategories,
}: AllocationProps) {
  const [by, setBy] = useState<Grouping>("category");
  const { groupOf, nameOf } = grouping(by, facts);
  const returns = new Map(performance?.categories.map((returned) => [returned.name, returned]));
  const covered = new Set(performance?.funds.filter(isCovered).map(({ fundId }) => fundId));
  const coveredIn = (name: string) =>
    funds.filter(({ id, category }) => category === name && covered.has(id)).length;
  const rows = groupShares(funds, groupOf, totals.currentValue, excludedCategories);
  const parts = rows.filter(({ share }) => share !== null);
  const ranks = new Map(parts.map(({ group }, rank) => [group, rank]));
  return (
    <section className={styles.section} aria-labelledby="allocation">
      <div className={`${layout.wrap} ${styles.head}`}>
        <h2 id="allocation" className={styles.heading}>
          {t("Allocation")}
        </h2>
        <div role="radiogroup" aria-labelledby="allocation" className={styles.choices}>
          {groupings.map((each) => (
            <label key={each} className={`${look.choice} ${styles.choice}`}>
              <input
                type="radio"
                name="allocation"
                checked={each === by}
                onChange={() => setBy(each)}
              />
              {t(names[each])}
            </label>
          ))}
        </div>
      </div>
      <CategoryBar shares={rows} nameOf={nameOf} />
      {/* Explicit roles: CSS displays no table, and browsers then drop its semantics. */}
      <table
        className={`${tableStyles.figures} ${styles.table}`}
        role="table"
        aria-labelledby="allocation"
      >
        <ColumnHeads
          names={[names[by], "Current value", "Share|of the whole"]}
          className={hidden.hidden}
        />
        <tbody role="rowgroup">
          {rows.map(({ group, funds: count, currentValue, share }) => (
            <tr key={group} role="row">
              <th role="rowheader" scope="row">
                <Swatch rank={ranks.get(group)} />
                {by === "category" ? (
                  <Link
                    to="/funds/view-funds"
                    search={{ category: group }}
                    className={`${look.reach} ${styles.group}`}
                  >
                    {nameOf(group)}
                  </Link>
                ) : (
                  <span className={styles.group}>{nameOf(group)}</span>
                )}
                <span className={`${look.note} ${layout.wrap} ${styles.count}`}>
                  <span>{counted(count, { one: "{count} fund", other: "{count} funds" })}</span>{" "}
                  {by === "category" && (
                    <CategoryRate
                      returns={returns.get(group)}
                      asOf={performance?.asOf ?? null}
                      count={count}
                      covered={coveredIn(group)}
                    />
                  )}
                </span>
              </th>
              <td role="cell" className={styles.value}>
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
