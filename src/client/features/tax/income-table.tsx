import { formatRupees } from "../../../shared/number-format.ts";
import type { IncomeRow, TaxReport } from "../../../shared/tax/report-types.ts";
import { fromPaise, toPaise } from "../../../shared/transactions/fixed-point.ts";
import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import styles from "./tax-table.module.css";

const columns = ["Fund", "Paid out", "Reinvested", "TDS"] as const;

/** IDCW before TDS, by fund, under its fund house's threshold. */
export function IncomeTable({ report: { income, tdsThreshold } }: { report: TaxReport }) {
  const isExempt = income.some((row) => row.isExempt);
  return (
    <Section
      title={t("Income (IDCW)")}
      text={
        isExempt
          ? t("Exempt: until March 2020 fund houses paid the tax.")
          : t("Taxed at your slab. TDS is due where a fund house pays over {amount} a year.", {
              amount: formatRupees(tdsThreshold),
            })
      }
    >
      <table className={styles.table} role="table" aria-label={t("Income (IDCW)")}>
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
          {income.map((row) => (
            <tr key={row.fundId} role="row">
              <th role="rowheader" scope="row">
                {row.schemeName}
                {row.house !== null && (
                  <small className={styles.detail}>
                    {t("{house}: {amount} in all", {
                      house: row.house,
                      amount: formatRupees(paidBy(row.house, income)),
                    })}
                  </small>
                )}
              </th>
              <td role="cell" data-label={t("Paid out")}>
                {formatRupees(row.payout)}
              </td>
              <td role="cell" data-label={t("Reinvested")}>
                {formatRupees(row.reinvestment)}
              </td>
              <td role="cell" data-label={t("TDS")}>
                {formatRupees(row.tds)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const paidBy = (house: string, income: readonly IncomeRow[]): number =>
  fromPaise(
    income
      .filter((row) => row.house === house)
      .reduce((sum, { payout, reinvestment }) => sum + toPaise(payout) + toPaise(reinvestment), 0),
  );
