import { Link } from "@tanstack/react-router";
import type { Fund } from "../../../shared/funds/schema.ts";
import { isHeld } from "../../../shared/funds/totals.ts";
import { definedReturns } from "../../../shared/funds/valuation.ts";
import { formatReturns, formatRupees } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { t } from "../../language/text.ts";
import { sortFunds } from "../fund-list/list/sort-and-filter.ts";
import type { HolderNames } from "../fund-list/list/fund-holder.ts";
import { HeldScheme } from "./held-scheme.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./largest-holdings.module.css";

const shown = 5;

type LargestHoldingsProps = { funds: readonly Fund[]; holderNames: HolderNames | undefined };

export const LargestHoldings = ({ funds, holderNames }: LargestHoldingsProps) => (
  <section aria-labelledby="largest">
    <div className={styles.head}>
      <h2 id="largest" className={styles.heading}>
        {t("Largest holdings")}
      </h2>
      <Link to="/funds/view-funds" className={styles.all}>
        {t("View Funds")}
      </Link>
    </div>
    <ol className={styles.list}>
      {sortFunds(funds.filter(isHeld), { sort: "value", order: "descending" })
        .slice(0, shown)
        .map((fund) => (
          <li key={fund.id} className={`${layout.spread} ${styles.holding}`}>
            <HeldScheme fund={fund} holderNames={holderNames} />
            <span className={`${layout.column} ${styles.figures}`}>
              <span className={look.strong}>
                {fund.currentAmount === null ? t("No NAV yet") : formatRupees(fund.currentAmount)}
              </span>
              {fund.currentAmount !== null && (
                <Gain value={definedReturns(fund)} format={formatReturns} />
              )}
            </span>
          </li>
        ))}
    </ol>
    <Link to="/funds/reconcile" className={styles.check}>
      {t("Do my books agree?")}
    </Link>
  </section>
);
