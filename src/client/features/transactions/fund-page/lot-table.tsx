import {
  formatGain,
  formatNav,
  formatNumber,
  formatRupees,
} from "../../../../shared/number-format.ts";
import type { Lot } from "../../../../shared/transactions/schema.ts";
import { Gain, NotAvailable } from "../../../components/ui/gain.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import styles from "./lot-table.module.css";

const columns = [
  "Bought on",
  "Units held",
  "Cost",
  "Cost per unit",
  "Value",
  "Gain|of a lot",
] as const;

export const LotTable = ({ lots }: { lots: readonly Lot[] }) =>
  lots.length === 0 ? (
    <p className={styles.empty}>{t("No units are held.")}</p>
  ) : (
    <div className={styles.scroll} role="region" aria-label={t("Lots")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lots.map(({ transactionId, date, remaining, cost, unitCost, value, gain }, index) => (
            <tr key={`${transactionId} ${index}`}>
              <th scope="row">{dateText(date)}</th>
              <td>{formatNumber(remaining, { min: 3, max: 6 })}</td>
              <td>{formatRupees(cost)}</td>
              <td>{formatNav(unitCost)}</td>
              <td>{value === null ? <NotAvailable /> : formatRupees(value)}</td>
              <td>
                <Gain value={gain} format={formatGain} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
