import { formatGain } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report-types.ts";
import { Section } from "../../components/section.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import styles from "./tax-table.module.css";

const columns = ["Sold until", "Short-term", "Long-term"] as const;

export const AdvanceTable = ({ report: { advance } }: { report: TaxReport }) => (
  <Section
    title={t("By period of advance tax")}
    text={t("Gains less losses of each period, before set-off and exemption.")}
  >
    <table className={styles.table} role="table" aria-label={t("By period of advance tax")}>
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
        {advance.map(({ until, short, long }) => (
          <tr key={until} role="row">
            <th role="rowheader" scope="row">
              {dateText(until)}
            </th>
            <td role="cell" data-label={t("Short-term")}>
              <Gain value={short} format={formatGain} />
            </td>
            <td role="cell" data-label={t("Long-term")}>
              <Gain value={long} format={formatGain} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
