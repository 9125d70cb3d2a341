import { useState } from "react";
import {
  formatGain,
  formatNav,
  formatRupees,
  formatUnits,
} from "../../../../shared/number-format.ts";
import type { Lot } from "../../../../shared/transactions/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
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

/** Rows that are shown at first: enough for a few years of a SIP. */
const firstRows = 40;

export function LotTable({ lots }: { lots: readonly Lot[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (lots.length === 0) return <p className={styles.empty}>{t("No units are held.")}</p>;
  const shown = showsAll ? lots : lots.slice(0, firstRows);
  return (
    <>
      {/* Explicit roles: on phones CSS changes its display, and browsers then drop a table's semantics. */}
      <table className={styles.table} role="table" aria-label={t("Lots")}>
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
          {shown.map(({ transactionId, date, remaining, cost, unitCost, value, gain }, index) => (
            <tr key={`${transactionId} ${index}`} role="row">
              <th role="rowheader" scope="row">
                {dateText(date)}
              </th>
              <td role="cell" data-label={t("Units held")}>
                {formatUnits(remaining)}
              </td>
              <td role="cell" data-label={t("Cost")}>
                {formatRupees(cost)}
              </td>
              <td role="cell" data-label={t("Cost per unit")}>
                {formatNav(unitCost)}
              </td>
              <td role="cell" data-label={t("Value")}>
                {value === null ? <NotAvailable /> : formatRupees(value)}
              </td>
              <td role="cell" data-label={t("Gain|of a lot")}>
                <Gain value={gain} format={formatGain} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lots.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t("Show all {count} lots", { count: lots.length })}
        </Button>
      )}
    </>
  );
}
