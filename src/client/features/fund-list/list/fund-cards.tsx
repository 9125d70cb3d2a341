import { memo, type ReactNode } from "react";
import type { IsoDate } from "../../../../shared/dates.ts";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { definedReturns } from "../../../../shared/funds/valuation.ts";
import {
  formatGain,
  formatNumber,
  formatReturns,
  formatRupees,
} from "../../../../shared/number-format.ts";
import { categoryTitle } from "../../../../shared/schemes/scheme-title.ts";
import { Gain, NotAvailable } from "../../../components/ui/gain.tsx";
import { t } from "../../../language/text.ts";
import styles from "./fund-cards.module.css";
import { FundDetails } from "./fund-details.tsx";
import { FundName } from "./fund-name.tsx";
import { NavCell } from "./nav-cell.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";

type Actions = { renderActions: ((fund: ValuedFund) => ReactNode) | undefined };
type FundCardsProps = Actions & { funds: readonly ValuedFund[]; navAsOf: IsoDate | null };
type FundCardProps = Actions & { fund: ValuedFund; navAsOf: IsoDate | null };

export function FundCards({ funds, navAsOf, renderActions }: FundCardsProps) {
  const { listRef, rows, before, after, measure } = useVirtualRows<HTMLUListElement>(
    funds.map(({ id }) => id),
    176,
  );
  return (
    <ul ref={listRef} className={styles.cards} style={{ paddingBlock: `${before}px ${after}px` }}>
      {rows.map(({ index, key }) => {
        const fund = funds[index];
        return (
          fund && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              className={styles.place}
              aria-setsize={funds.length}
              aria-posinset={index + 1}
            >
              <FundCard fund={fund} navAsOf={navAsOf} renderActions={renderActions} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Memoized against a render with every scroll step. */
const FundCard = memo(({ fund, navAsOf, renderActions }: FundCardProps) => (
  <article className={styles.card}>
    <header className={styles.head}>
      <h2 className={styles.scheme}>
        <FundName fund={fund} />
      </h2>
      <p className={styles.folio}>
        <FundDetails fund={fund} /> ·{" "}
        <span className={styles.category}>{categoryTitle(fund.category)}</span>
      </p>
    </header>
    <dl className={styles.figures}>
      <div className={styles.current}>
        <dt>{t("Current")}</dt>
        <dd>{fund.currentAmount === null ? <NotAvailable /> : formatRupees(fund.currentAmount)}</dd>
      </div>
      <div className={styles.gain}>
        <dt>{t("PnL and returns")}</dt>
        <dd>
          <Gain value={fund.pnl} format={formatGain} />
        </dd>
        <dd>
          <Gain value={definedReturns(fund)} format={formatReturns} />
        </dd>
      </div>
    </dl>
    <dl className={styles.facts}>
      <div>
        <dt>{t("Invested")}</dt>
        <dd>{formatRupees(fund.investedAmount)}</dd>
      </div>
      <div>
        <dt>{t("Units")}</dt>
        <dd>{formatNumber(fund.units)}</dd>
      </div>
      <div>
        <dt>{t("NAV")}</dt>
        <dd>
          <NavCell fund={fund} navAsOf={navAsOf} />
        </dd>
      </div>
    </dl>
    {renderActions !== undefined && <div className={styles.actions}>{renderActions(fund)}</div>}
  </article>
));
