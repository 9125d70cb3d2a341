import { portfolioTotals } from "../../../shared/funds/totals.ts";
import {
  formatGain,
  formatNumber,
  formatReturns,
  formatRupees,
} from "../../../shared/number-format.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { categoryName } from "../../language/category-names.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { CategoryBar, Swatch } from "../funds/category-bar.tsx";
import { categoryShares } from "../funds/category-shares.ts";
import { TotalsNotes } from "../funds/totals-notes.tsx";
import look from "../../styles/look.module.css";
import tableStyles from "../../components/table.module.css";
import styles from "./smart-view.module.css";

type SmartViewProps = SharedFundList & { onClose: () => void };

export function SmartView({ sender, funds, onClose }: SmartViewProps) {
  const { excludedCategories } = sender;
  const totals = portfolioTotals(funds, excludedCategories);
  const categories = categoryShares(funds, totals.currentValue, excludedCategories);
  const parts = categories.filter(({ share }) => share !== null);
  const ranks = new Map(parts.map(({ group }, rank) => [group, rank]));
  return (
    <Dialog title={t("Smart View")} closeButton onClose={onClose}>
      <p className={styles.sender}>{sender.senderName}</p>
      <FigureList
        className={styles.figures}
        figures={[
          {
            name: t("Current Value"),
            value: formatRupees(totals.currentValue),
            className: styles.value,
          },
          { name: t("Total Invested"), value: formatRupees(totals.invested) },
          { name: t("PnL"), value: <Gain value={totals.pnl} format={formatGain} /> },
          {
            name: t("Overall Returns"),
            value: <Gain value={totals.returns} format={formatReturns} />,
          },
          { name: t("Schemes"), value: formatNumber(totals.schemes) },
        ]}
      />
      <TotalsNotes funds={funds} totals={totals} excludedCategories={excludedCategories} />
      <CategoryBar shares={categories} />
      <table
        className={`${tableStyles.figures} ${styles.categories}`}
        aria-label={t("By category")}
      >
        <thead>
          <tr>
            <th scope="col">{t("Category")}</th>
            <th scope="col">{t("Invested")}</th>
            <th scope="col">{t("Current value")}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ group: category, funds: count, invested, currentValue }) => (
            <tr key={category}>
              <th scope="row">
                <Swatch rank={ranks.get(category)} />
                <span className={styles.category}>{categoryName(category)}</span>
                <span className={look.note}>
                  {counted(count, { one: "{count} fund", other: "{count} funds" })}
                </span>
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
