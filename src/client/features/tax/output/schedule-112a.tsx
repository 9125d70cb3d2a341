import { useState, type ReactNode } from "react";
import type { TaxReport } from "../../../../shared/tax/report/report-types.ts";
import { schedule112AFile } from "../../../../shared/tax/report/schedule-112a-file.ts";
import { form112AIn } from "../../../../shared/tax/rules/in-force.ts";
import { taxRules, type Form112A } from "../../../../shared/tax/rules/tax-rules.ts";
import { firstYearOf } from "../../../../shared/transactions/financial-year.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { TemplateDrop, type ChosenTemplate } from "./template-drop.tsx";
import type { SaveSales } from "./use-sales-file.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";

type Schedule112AProps = { report: TaxReport; save: SaveSales; isPending: boolean };

export function Schedule112A({ report, save, isPending }: Schedule112AProps) {
  const { financialYear: year, sums } = report;
  const form = form112AIn(firstYearOf(year), taxRules);
  const [chosen, setChosen] = useState<ChosenTemplate | null>(null);
  if (form === null) {
    return (
      <Part>
        <p className={look.note}>
          {t(
            "There is no file of Schedule 112A for {year}: the department's instructions for that return are not known.",
            { year },
          )}
        </p>
      </Part>
    );
  }
  return (
    <Part>
      <div className={layout.wrap3}>
        <Button
          variant="quiet"
          busy={isPending}
          onClick={() =>
            save("schedule-112a", (sales) =>
              schedule112AFile(sales, form, chosen?.template ?? null),
            )
          }
        >
          {t("Schedule 112A (CSV)")}
        </Button>
      </div>
      {!form.certain && sums.some(({ section }) => section === "112A") && (
        <p>
          {t(
            "Whether the return of {year} still asks for column 1b of Schedule 112A is not certain: compare the headings with those of its template.",
            { year },
          )}
        </p>
      )}
      <AboutFile form={form} />
      <TemplateDrop year={year} form={form} chosen={chosen} onChoose={setChosen} />
    </Part>
  );
}

/** What a return asks for by this name. */
const Part = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="schedule-112a" className={layout.stack3}>
    <h3 id="schedule-112a" className={look.strong}>
      {t("Schedule 112A, for your return")}
    </h3>
    {children}
  </section>
);

const AboutFile = ({ form }: { form: Form112A }) => (
  <Disclosure label={t("About this file")}>
    <ul className={`${look.note} ${layout.stack1}`}>
      <li>
        {t(
          "Schedule 112A has long-term gains on equity only: a row for each lot that was bought on or before {date}, and one row for all others, or two where column 1b differs. It does not say what is left out or not certain.",
          { date: dateText(taxRules.grandfathering.acquiredUntil) },
        )}
      </li>
      <li>
        {t(
          "What follows from other figures of a row is worked out from them as they stand in the file, in whole rupees, because the portal does the same. So sums can differ from the report's by a few rupees.",
        )}
      </li>
      <li>
        {t(
          "Checked against the department's instructions for the upload, as they were quoted on {date}. Not checked against the portal: look at what it shows after the upload.",
          { date: dateText(form.readOn) },
        )}
      </li>
    </ul>
  </Disclosure>
);
