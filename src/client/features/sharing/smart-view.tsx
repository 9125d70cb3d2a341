import { totalsOf } from "../../../shared/funds/totals.ts";
import {
  formatGain,
  formatNumber,
  formatReturns,
  formatRupees,
} from "../../../shared/number-format.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { categoryHoldings } from "../overview/category-holdings.ts";
import { TotalsNotes } from "../overview/totals-notes.tsx";
import styles from "./smart-view.module.css";

type SmartViewProps = SharedFundList & { onClose: () => void };

/** What a sender's funds are worth together, by the sender's own totals. */
export function SmartView({ sender, funds, onClose }: SmartViewProps) {
  const { excludedCategories } = sender;
  const totals = totalsOf(funds, excludedCategories);
  const categories = categoryHoldings(funds, totals.currentValue, excludedCategories);
  return (
    <Dialog title="Smart View" closeButton onClose={onClose}>
      <p className={styles.sender}>{sender.senderName}</p>
      <dl className={styles.figures}>
        <div className={styles.value}>
          <dt>Current Value</dt>
          <dd>{formatRupees(totals.currentValue)}</dd>
        </div>
        <div>
          <dt>Total Invested</dt>
          <dd>{formatRupees(totals.invested)}</dd>
        </div>
        <div>
          <dt>PnL</dt>
          <dd>
            <Gain value={totals.pnl} format={formatGain} />
          </dd>
        </div>
        <div>
          <dt>Overall Returns</dt>
          <dd>
            <Gain value={totals.returns} format={formatReturns} />
          </dd>
        </div>
        <div>
          <dt>Schemes</dt>
          <dd>{formatNumber(totals.schemes)}</dd>
        </div>
      </dl>
      <TotalsNotes funds={funds} totals={totals} excludedCategories={excludedCategories} />
      <table className={styles.categories} aria-label="By category">
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Invested</th>
            <th scope="col">Current value</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, funds: count, invested, currentValue }) => (
            <tr key={category}>
              <th scope="row">
                <span className={styles.category}>{category}</span>
                <span className={styles.count}>{count === 1 ? "1 fund" : `${count} funds`}</span>
              </th>
              <td>{formatRupees(invested)}</td>
              <td>{currentValue === null ? <NotAvailable /> : formatRupees(currentValue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
