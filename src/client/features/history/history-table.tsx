import { useState } from "react";
import { isoDay } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";
import type { ChartLine } from "../../components/chart/chart-lines.ts";
import { copyText } from "../../components/copy-text.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import tableStyles from "../../components/table.module.css";
import styles from "./history-table.module.css";

type HistoryTableProps = { days: readonly Day[]; lines: readonly ChartLine[] };

/** Rows of a longer span are those of the months' last days. */
const maxDays = 70;

export function HistoryTable({ days, lines }: HistoryTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rows = isOpen ? rowsOf(days) : [];
  const copy = () => {
    const cells = [
      [t("Date"), ...lines.map(({ name }) => name)],
      ...rows.map((index) => [
        isoDay(days[index] ?? missing()),
        ...lines.map(({ values }) => String(values[index] ?? "")),
      ]),
    ];
    void copyText(cells.map((row) => row.join("\t")).join("\n"));
  };
  return (
    <Disclosure label={t("As a table")} onToggle={setIsOpen}>
      {isOpen && (
        <>
          <button type="button" className={styles.copy} onClick={copy}>
            {t("Copy for a spreadsheet")}
          </button>
          <div className={styles.scroll} role="region" aria-label={t("Value by day")} tabIndex={0}>
            <table className={`${tableStyles.figures} ${styles.table}`}>
              <thead>
                <tr>
                  <th scope="col">{t("Date")}</th>
                  {lines.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((index) => (
                  <tr key={index}>
                    <th scope="row">{dateText(isoDay(days[index] ?? missing()))}</th>
                    {lines.map(({ name, values, format }) => (
                      <td key={name}>{values[index] == null ? "–" : format(values[index])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Disclosure>
  );
}

function rowsOf(days: readonly Day[]): number[] {
  const indexes = days.map((_, index) => index);
  const month = (index: number) => isoDay(days[index] ?? missing()).slice(0, 7);
  const shown =
    days.length <= maxDays
      ? indexes
      : indexes.filter((index) => index === days.length - 1 || month(index) !== month(index + 1));
  return shown.toReversed();
}
