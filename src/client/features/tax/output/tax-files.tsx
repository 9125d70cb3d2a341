import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Sale, TaxReport } from "../../../../shared/tax/report/report-types.ts";
import { schedule112AIn } from "../../../../shared/tax/rules/in-force.ts";
import { taxRules } from "../../../../shared/tax/rules/tax-rules.ts";
import { salesCsv } from "../../../../shared/tax/report/sales-csv.ts";
import { schedule112ACsv } from "../../../../shared/tax/report/schedule-112a.ts";
import { firstYearOf } from "../../../../shared/transactions/financial-year.ts";
import { Section } from "../../../components/section.tsx";
import { retryTransient } from "../../../api/query-client.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { t } from "../../../language/text.ts";
import { isComplete, leftOutNotes } from "../tax-notes.ts";
import { salesHeadings, salesWords } from "./sales-headings.ts";
import styles from "../tax-page.module.css";
import { fitsFile, useSalesForFile } from "../year-sales.ts";

type TaxFilesProps = { report: TaxReport; name: string; notes: readonly string[] };

/** @param notes that stand below the report too */
export function TaxFiles({ report, name, notes }: TaxFilesProps) {
  const { financialYear, sums } = report;
  const year = firstYearOf(financialYear);
  const isWhole = isComplete(report);
  const isDoubtful112A =
    !schedule112AIn(year, taxRules).certain && sums.some(({ section }) => section === "112A");
  const [hasTooMany, setHasTooMany] = useState(!fitsFile(report));
  const loadSales = useSalesForFile(report);
  const textOf = {
    "tax-sales": (sales: readonly Sale[]) =>
      salesCsv(year, sales, salesHeadings(), salesWords(), [
        name,
        ...leftOutNotes(report),
        ...notes,
      ]),
    "schedule-112a": (sales: readonly Sale[]) => schedule112ACsv(year, sales),
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: keyof typeof textOf) => {
      const sales = fitsFile(report) ? await loadSales() : null;
      setHasTooMany(sales === null);
      if (sales === null) return;
      saveFile(`${kind}-${financialYear}${isWhole ? "" : "-incomplete"}.csv`, textOf[kind](sales));
    },
    retry: retryTransient,
  });
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
      {hasTooMany && (
        <Notice>
          {t(
            "More lots were sold in this year than a file can have: 20,000 in all, 5,000 of one fund. The sums above have all of them.",
          )}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" busy={isPending} onClick={() => mutate("tax-sales")}>
          {t("Sales (CSV)")}
        </Button>
        <Button variant="quiet" busy={isPending} onClick={() => mutate("schedule-112a")}>
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
