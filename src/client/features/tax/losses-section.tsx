import { formatRupees } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report-types.ts";
import { Section } from "../../components/section.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { t } from "../../language/text.ts";
import { LossForm } from "./loss-form.tsx";
import page from "./tax-page.module.css";
import styles from "./tax-table.module.css";
import { sectionName } from "./tax-words.ts";

const columns = [
  "Year of the loss",
  "Short-term",
  "Long-term",
  "Used",
  "Left",
  "Usable until",
] as const;

/** What was set off against what, and losses that are carried from year to year. */
export function LossesSection({ report }: { report: TaxReport }) {
  const { carried, setOffs, financialYear } = report;
  return (
    <Section
      title={t("Losses")}
      text={t(
        "Set off so that the least tax is due. Losses are carried for eight years if the return was in time.",
      )}
    >
      {setOffs.length > 0 && (
        <ul aria-label={t("Set off")}>
          {setOffs.map(({ fromYear, section, term, against, amount }) => (
            <li key={`${fromYear} ${section} ${term} ${against}`}>
              {t("{amount} of {loss}, against {gain}", {
                amount: formatRupees(amount),
                loss:
                  section === null
                    ? `${term === "long" ? t("long-term loss") : t("short-term loss")} ${fromYear}`
                    : t("losses: {section}", { section: sectionName(section, financialYear) }),
                gain: sectionName(against, financialYear),
              })}
            </li>
          ))}
        </ul>
      )}
      {carried.length > 0 && (
        <table className={styles.table} role="table" aria-label={t("Losses")}>
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
            {carried.map((loss) => (
              <tr key={loss.year} role="row">
                <th role="rowheader" scope="row">
                  {loss.year}
                </th>
                <td role="cell" data-label={t("Short-term")}>
                  {formatRupees(loss.short)}
                </td>
                <td role="cell" data-label={t("Long-term")}>
                  {formatRupees(loss.long)}
                </td>
                <td role="cell" data-label={t("Used")}>
                  {formatRupees(loss.used)}
                </td>
                <td role="cell" data-label={t("Left")}>
                  {formatRupees(loss.left)}
                </td>
                <td role="cell" data-label={t("Usable until")}>
                  {loss.lapses}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={page.onScreen}>
        <Disclosure label={t("Enter losses of earlier years")}>
          <LossForm report={report} />
        </Disclosure>
      </div>
    </Section>
  );
}
