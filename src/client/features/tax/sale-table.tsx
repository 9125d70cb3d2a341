import { formatGain, formatNav, formatRupees, formatUnits } from "../../../shared/number-format.ts";
import type { Sale } from "../../../shared/tax/report-types.ts";
import { sectionIn } from "../../../shared/tax/rules/in-force.ts";
import { firstYearOf } from "../../../shared/transactions/financial-year.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import styles from "./tax-table.module.css";

const columns = [
  "Sold on",
  "Bought on",
  "Units",
  "Received",
  "Cost with stamp duty",
  "Cost as taken",
  "Gain|of a lot",
  "Taxed as",
] as const;

type SaleTableProps = { sales: readonly Sale[]; financialYear: string; label: string };

/** Of each lot that was sold; the cost as taken names the value of 31 January 2018 where it counted. */
export const SaleTable = ({ sales, financialYear, label }: SaleTableProps) => (
  /* Explicit roles: on phones CSS changes its display, and browsers then drop a table's semantics. */
  <table className={styles.table} role="table" aria-label={label}>
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
      {sales.map((sale, index) => (
        <tr key={`${sale.transactionId} ${index}`} role="row">
          <th role="rowheader" scope="row">
            {dateText(sale.soldOn)}
          </th>
          <td role="cell" data-label={t("Bought on")}>
            {dateText(sale.acquiredOn)}
          </td>
          <td role="cell" data-label={t("Units")}>
            {formatUnits(sale.units)}
          </td>
          <td role="cell" data-label={t("Received")}>
            {formatRupees(sale.consideration)}
          </td>
          <td role="cell" data-label={t("Cost with stamp duty")}>
            {formatRupees(sale.cost)}
          </td>
          <td role="cell" data-label={t("Cost as taken")}>
            {formatRupees(sale.costTaken)}
            {sale.fmvPerUnit !== null && (
              <small className={styles.detail}>
                {t("31 Jan 2018: {nav}", { nav: formatNav(sale.fmvPerUnit) })}
              </small>
            )}
          </td>
          <td role="cell" data-label={t("Gain|of a lot")}>
            <Gain value={sale.gain} format={formatGain} />
          </td>
          <td role="cell" data-label={t("Taxed as")}>
            {taxedAs(sale, financialYear)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** `112A, long-term*` */
function taxedAs({ section, term, certain }: Sale, financialYear: string): string {
  const number = sectionIn(section, firstYearOf(financialYear));
  const name = term === "long" ? t("long-term") : t("short-term");
  return `${section === "slab" ? "" : `${number}, `}${name}${certain ? "" : "*"}`;
}
