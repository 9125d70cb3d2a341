import { formatRupees } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { ExemptionBar } from "./exemption-bar.tsx";
import { useHarvest } from "./queries.ts";
import { gainsInAll, largestFirst, SellButtons } from "./selling/sell-buttons.tsx";
import styles from "./tax-page.module.css";
import { isComplete } from "./tax-notes.ts";
import { markOf } from "./tax-words.ts";

type TaxAnswerProps = { report: TaxReport; holder: string | undefined };

/** The year's tax, what is left of its exemption, and in the current year what would use it. */
export function TaxAnswer({ report, holder }: TaxAnswerProps) {
  const { estimate, financialYear, exemptionLimit, exemptionLeft, years } = report;
  const isCurrent = financialYear === years[0];
  const { data: harvest, error } = useHarvest(holder, isCurrent);
  return (
    <div className={`${look.sheet} ${layout.stack4} ${styles.answer}`}>
      <p className={styles.tax}>
        <span className={look.label}>{answerName(report, isCurrent)}</span>
        <strong className={look.figures}>
          {estimate.total === null
            ? estimate.slab === null
              ? t("choose a slab")
              : t("not known")
            : `${formatRupees(estimate.total)}${markOf([estimate])}`}
        </strong>
      </p>
      {exemptionLimit > 0 && (
        <ExemptionBar
          limit={exemptionLimit}
          left={exemptionLeft}
          wouldUse={isCurrent && harvest !== undefined ? gainsInAll(harvest) : 0}
          isComplete={isComplete(report)}
          isCurrent={isCurrent}
        />
      )}
      {isCurrent && error === null && (
        <div className={`${styles.onScreen} ${styles.sellable}`}>
          {harvest === undefined ? (
            <Skeleton width="100%" height="4.5rem" />
          ) : harvest.gains.length > 0 ? (
            <SellButtons
              harvest={harvest}
              gains={largestFirst(harvest).slice(0, 1)}
              holder={holder}
            />
          ) : (
            <p className={look.note}>
              {t("Nothing that you hold has a long-term gain that would use it.")}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function answerName(report: TaxReport, isCurrent: boolean): string {
  const { financialYear: year } = report;
  if (isCurrent) return isComplete(report) ? t("Tax so far") : t("Tax so far (not complete)");
  return isComplete(report)
    ? t("Tax of {year}", { year })
    : t("Tax of {year} (not complete)", { year });
}
