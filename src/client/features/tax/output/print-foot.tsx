import type { TaxReport } from "../../../../shared/tax/report/report-types.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { isComplete } from "../tax-notes.ts";
import styles from "./print-foot.module.css";

type PrintFootProps = { report: TaxReport; name: string };

export const PrintFoot = ({ report, name }: PrintFootProps) => (
  <div className={styles.foot} aria-hidden>
    <p className={styles.line}>
      <span>
        {t("Capital gains {year}: {name}", {
          year: report.financialYear,
          name,
        })}
      </span>
      <span>{t("Fundbook, as of {date}", { date: dateText(report.asOf) })}</span>
      <span>
        {(report.leftOut.length > 0 || !isComplete(report)) && `${t("Not complete")} · `}
        {t("By the law as of {date}. Not advice.", { date: dateText(report.rulesAsOf) })}
      </span>
    </p>
  </div>
);
