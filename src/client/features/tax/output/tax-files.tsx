import type { TaxReport } from "../../../../shared/tax/report/report-types.ts";
import { schedule112AIn } from "../../../../shared/tax/rules/in-force.ts";
import { taxRules } from "../../../../shared/tax/rules/tax-rules.ts";
import { salesCsv } from "../../../../shared/tax/report/sales-csv.ts";
import { schedule112ACsv } from "../../../../shared/tax/report/schedule-112a.ts";
import { firstYearOf } from "../../../../shared/transactions/financial-year.ts";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { isComplete, leftOutNotes } from "../tax-notes.ts";
import { salesHeadings, salesWords } from "./sales-headings.ts";
import styles from "../tax-page.module.css";

type TaxFilesProps = { report: TaxReport; name: string; notes: readonly string[] };

/** @param notes that stand below the report too */
export function TaxFiles({ report, name, notes }: TaxFilesProps) {
  const { financialYear, sales } = report;
  const year = firstYearOf(financialYear);
  const isWhole = isComplete(report);
  const isDoubtful112A =
    !schedule112AIn(year, taxRules).certain && sales.some(({ section }) => section === "112A");
  const fileName = (kind: string): string =>
    `${kind}-${financialYear}${isWhole ? "" : "-incomplete"}.csv`;
  return (
    <Section
      title={t("Files")}
      text={
        isWhole
          ? t("For your return or whoever prepares it.")
          : t("These files are not complete: see what is left out above.")
      }
    >
      {isDoubtful112A && (
        <p>
          {t(
            "Whether the return of {year} still asks for column 1b of Schedule 112A is not certain: compare the headings with those of its template.",
            { year: financialYear },
          )}
        </p>
      )}
      <p>
        {t(
          "The schedule's file has long-term gains on equity only, and says nothing of what is left out or not certain.",
        )}
      </p>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          onClick={() =>
            saveFile(
              fileName("tax-sales"),
              salesCsv(year, sales, salesHeadings(), salesWords(), [
                name,
                ...leftOutNotes(report),
                ...notes,
              ]),
            )
          }
        >
          {t("Sales (CSV)")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => saveFile(fileName("schedule-112a"), schedule112ACsv(year, sales))}
        >
          {t("Schedule 112A (CSV)")}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t("Print")}
        </Button>
      </div>
    </Section>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser may read the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
