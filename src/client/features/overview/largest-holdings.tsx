import { Link } from "@tanstack/react-router";
import type { Fund, FundList } from "../../../shared/funds/schema.ts";
import { isHeld } from "../../../shared/funds/totals.ts";
import { definedReturns } from "../../../shared/funds/valuation.ts";
import { formatReturns, formatRupees } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { t } from "../../language/text.ts";
import { ChangeOfDay } from "../funds/change-of-day.tsx";
import { sortFunds } from "../funds/list/sort-and-filter.ts";
import type { HolderNames } from "../funds/list/fund-holder.ts";
import { HeldScheme } from "./held-scheme.tsx";
import { HomePart } from "./home-part.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./largest-holdings.module.css";

type LargestHoldingsProps = {
  funds: readonly Fund[];
  facts: FundList["facts"];
  holderNames: HolderNames | undefined;
};

/** Without one, there is room for more. */
const hasChart = (funds: readonly Fund[]): boolean =>
  funds.some(({ hasTransactions }) => hasTransactions);

export const LargestHoldings = ({ funds, facts, holderNames }: LargestHoldingsProps) => (
  <HomePart id="largest" title={t("Largest holdings")}>
    <p className={styles.links}>
      <Link to="/funds/reconcile">{t("Match with a statement")}</Link>
      <Link to="/funds/view-funds">{t("View Funds")}</Link>
    </p>
    <ol className={styles.list}>
      {sortFunds(funds.filter(isHeld), { sort: "value", order: "descending" })
        .slice(0, hasChart(funds) ? 3 : 6)
        .map((fund) => (
          <li key={fund.id} className={`${layout.spread} ${styles.holding}`}>
            <HeldScheme fund={fund} holderNames={holderNames} />
            <span className={`${layout.column} ${styles.figures}`}>
              <span className={look.strong}>
                {fund.currentAmount === null ? t("No NAV yet") : formatRupees(fund.currentAmount)}
              </span>
              {fund.currentAmount !== null && (
                <span className={`${layout.wrap} ${styles.change}`}>
                  <Gain value={definedReturns(fund)} format={formatReturns} />{" "}
                  <ChangeOfDay rupees={facts?.[fund.id]?.dayChange ?? null} />
                </span>
              )}
            </span>
          </li>
        ))}
    </ol>
  </HomePart>
);
