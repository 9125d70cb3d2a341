import { Link } from "@tanstack/react-router";
import type { HolderFilter } from "../../../../shared/holders/holder.ts";
import { salesCsv } from "../../../../shared/tax/report/sales-csv.ts";
import type { TaxReport } from "../../../../shared/tax/report/report-types.ts";
import { firstYearOf } from "../../../../shared/transactions/financial-year.ts";
import { Section } from "../../../components/section.tsx";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { t } from "../../../language/text.ts";
import { isComplete, leftOutNotes } from "../tax-notes.ts";
import layout from "../../../styles/layout.module.css";
import { salesHeadings, salesWords } from "./sales-headings.ts";
import { Schedule112A } from "./schedule-112a.tsx";
import { useSalesFile } from "./use-sales-file.ts";

type TaxFilesProps = {
  report: TaxReport;
  name: string;
  notes: readonly string[];
  holder: HolderFilter;
};

/** @param notes that stand below the report too */
export function TaxFiles({ report, name, notes, holder }: TaxFilesProps) {
  const { save, isPending, hasTooMany } = useSalesFile(report);
  const saveSales = () =>
    save("tax-sales", (sales) =>
      salesCsv(firstYearOf(report.financialYear), sales, salesHeadings(), salesWords(), [
        name,
        ...leftOutNotes(report),
        ...notes,
      ]),
    );
  return (
    <Section
      title={t("Files")}
      text={
        isComplete(report)
          ? t("For your return or whoever prepares it.")
          : t("These files are not complete: see what is left out above.")
      }
    >
      {hasTooMany && (
        <Notice>
          {t(
            "More lots were sold in this year than a file can have: 20,000 in all, 5,000 of one fund. The sums above include all of them.",
          )}
        </Notice>
      )}
      {report.sums.some(({ section }) => section === "112A") && (
        <Schedule112A
          key={report.financialYear}
          report={report}
          save={save}
          isPending={isPending}
        />
      )}
      <div className={layout.wrap3}>
        <Button variant="quiet" busy={isPending} onClick={saveSales}>
          {t("Sales (CSV)")}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t("Print")}
        </Button>
        <Link
          to="/reports/year/$year"
          params={{ year: report.financialYear }}
          search={holder === undefined ? {} : { holder }}
          className={buttonClass("quiet")}
        >
          {t("Report of the year")}
        </Link>
      </div>
    </Section>
  );
}
