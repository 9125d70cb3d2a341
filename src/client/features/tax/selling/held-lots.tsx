import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { SellableLot } from "../../../../shared/tax/selling-types.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import styles from "../tax-table.module.css";

const columns = [
  "Bought on",
  "Units",
  "Value",
  "Long-term from",
  "Load-free from",
  "Locked until",
] as const;

export const HeldLots = ({ lots }: { lots: readonly SellableLot[] }) => (
  <table className={styles.table} role="table" aria-label={t("Lots held")}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {t(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {lots.map((lot, index) => (
        <tr key={`${lot.acquiredOn} ${index}`} role="row">
          <th role="rowheader" scope="row">
            {dateText(lot.acquiredOn)}
          </th>
          <td role="cell" data-label={t("Units")}>
            {formatUnits(lot.units)}
          </td>
          <td role="cell" data-label={t("Value")}>
            {formatRupees(lot.value)}
          </td>
          <td role="cell" data-label={t("Long-term from")}>
            {lot.longTermFrom === null ? t("never") : dateText(lot.longTermFrom)}
          </td>
          <td role="cell" data-label={t("Load-free from")}>
            {lot.loadFreeFrom === null ? t("no load entered") : dateText(lot.loadFreeFrom)}
          </td>
          <td role="cell" data-label={t("Locked until")}>
            {lot.lockedUntil === null ? t("not locked") : dateText(lot.lockedUntil)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
