import type { Fund } from "../../../shared/funds/schema.ts";
import { formatRupees, formatUnits, parseAmount } from "../../../shared/number-format.ts";
import {
  fromMicroUnits,
  fromPaise,
  toMicroUnits,
  toPaise,
} from "../../../shared/transactions/fixed-point.ts";
import { AmountInput } from "../../components/ui/amount-input.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import tableStyles from "../../components/table.module.css";
import styles from "./bulk-dialog.module.css";

export const unitsFieldOf = (index: number): string => `units ${index}`;

export type EditedRow = { date: string; paid: number; units: string; isEstimated: boolean };

type InstalmentTableProps = {
  fund: Fund;
  rows: readonly EditedRow[];
  onUnits: (index: number, units: string) => void;
};

export function InstalmentTable({ fund, rows, onUnits }: InstalmentTableProps) {
  const paid = fromPaise(rows.reduce((sum, row) => sum + toPaise(row.paid), 0));
  const units = fromMicroUnits(
    rows.reduce((sum, row) => sum + toMicroUnits(parseAmount(row.units) ?? 0), 0),
  );
  const changes = [
    paid === fund.investedAmount
      ? ""
      : t("The invested amount changes from {before} to {after}.", {
          before: formatRupees(fund.investedAmount),
          after: formatRupees(paid),
        }),
    units === fund.units
      ? ""
      : t("The units change from {before} to {after}.", {
          before: formatUnits(fund.units),
          after: formatUnits(units),
        }),
  ].filter((change) => change !== "");
  return (
    <>
      <div className={styles.scroll} role="region" aria-label={t("Instalments")} tabIndex={0}>
        <table className={`${tableStyles.figures} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t("Date")}</th>
              <th scope="col">{t("Amount paid (₹)")}</th>
              <th scope="col">{t("Units")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.date} ${index}`}>
                <th scope="row">{dateText(row.date)}</th>
                <td>{formatRupees(row.paid)}</td>
                <td>
                  <AmountInput
                    className={`${look.input} ${styles.units}`}
                    name={unitsFieldOf(index)}
                    aria-label={t("Units on {day}", { day: dateText(row.date) })}
                    value={row.units}
                    onAmount={(text) => onUnits(index, text)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("Total")}</th>
              <td>{formatRupees(paid)}</td>
              <td>{formatUnits(units)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {changes.length > 0 && (
        <p className={look.note} role="status">
          {changes.join(" ")}
        </p>
      )}
      {rows.some(({ isEstimated }) => isEstimated) && (
        <p className={look.note}>
          {t(
            "The fund's units are shared out by amount, and marked as estimated. Correct them from your statement if you like; returns depend on dates and amounts only.",
          )}
        </p>
      )}
    </>
  );
}
