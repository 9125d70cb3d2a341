import { Link } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import { me as owner } from "../../../shared/holders/holder.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { titleWithHolder } from "../holders/use-chosen-holder.ts";
import { useHolders } from "../holders/queries.ts";
import { useNavStatus } from "../schemes/queries.ts";
import { useMe } from "../auth/session/queries.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import { AdvanceTable } from "./advance-table.tsx";
import { ClubbedNotice } from "./clubbed-notice.tsx";
import { EstimateSection } from "./estimate-section.tsx";
import { GainsSection } from "./gains-section.tsx";
import { IncomeTable } from "./income-table.tsx";
import { LeftOutNotice } from "./left-out-notice.tsx";
import { LossesSection } from "./losses-section.tsx";
import { PrintFoot } from "./output/print-foot.tsx";
import { useTaxReport } from "./queries.ts";
import { NotesSection } from "./notes-section.tsx";
import { SchemeClasses } from "./scheme-classes.tsx";
import { TaxAnswer } from "./tax-answer.tsx";
import { TaxChoices } from "./tax-choices.tsx";
import { TaxFiles } from "./output/tax-files.tsx";
import { carriedLossNote, reportNotes, sampleNavsNote } from "./tax-notes.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./tax-page.module.css";
import { useYearSales } from "./year-sales.ts";

type TaxPageProps = {
  year: string | undefined;
  holder: string | undefined;
  /** The fund whose sales are open at first. */
  fund: string | undefined;
};

export function TaxPage({ year, holder, fund }: TaxPageProps) {
  const { data: me } = useMe();
  const { data: holders = [] } = useHolders();
  const { data: navs } = useNavStatus();
  const query = useTaxReport(year, holder);
  const { data: report, error } = query;
  const holderName =
    holder === undefined || holder === owner
      ? null
      : (holders.find(({ id }) => id === holder)?.name ?? null);
  return (
    <Page
      title={titleWithHolder(t("Tax"), holderName)}
      back="/funds"
      aside={
        <span className={`${layout.wrap} ${styles.aside} ${styles.onScreen}`}>
          <SampleNavs />
          {(report === undefined || report.financialYear === report.years[0]) && (
            <Link
              to="/tax/sell"
              search={holder === undefined ? {} : { holder }}
              className={look.reach}
            >
              {t("Before selling")}
            </Link>
          )}
        </span>
      }
    >
      <TaxChoices
        year={report?.financialYear ?? year}
        years={report?.years ?? []}
        holder={holder}
        holders={holders}
        fund={fund}
      />
      {holders.find(({ id }) => id === holder)?.kind === "minor" && (
        <Notice>{t("A minor's income is taxed with a parent's.")}</Notice>
      )}
      <ClubbedNotice holder={holder} holders={holders} />
      {report !== undefined ? (
        <Report
          report={report}
          name={holderName ?? me?.user?.name ?? t("Me")}
          fund={fund}
          holder={holder}
          hasSampleNavs={navs?.source === "sample"}
        />
      ) : error !== null ? (
        <LoadFailure title={t("Your tax could not be worked out")} query={query} />
      ) : (
        <TaxSkeleton />
      )}
    </Page>
  );
}

type ReportProps = {
  report: TaxReport;
  /** The taxpayer's name, for paper and files. */
  name: string;
  fund: string | undefined;
  holder: string | undefined;
  hasSampleNavs: boolean;
};

function Report({ report, name, fund, holder, hasSampleNavs }: ReportProps) {
  const sold = useYearSales(report);
  const notes = [...reportNotes(report), ...(hasSampleNavs ? [sampleNavsNote()] : [])];
  const lossNote = carriedLossNote(report);
  const lacksFund =
    fund !== undefined &&
    !report.funds.some(({ fundId }) => fundId === fund) &&
    !report.leftOut.some(({ fundId }) => fundId === fund);
  const isEmpty = report.funds.length + report.income.length + report.leftOut.length === 0;
  return (
    <div className={styles.report}>
      <PrintFoot report={report} name={name} />
      <p className={styles.onPaper}>
        {t("Capital gains {year}: {name}", { year: report.financialYear, name })}
      </p>
      <TaxAnswer report={report} holder={holder} />
      <LeftOutNotice {...report} />
      {lacksFund && (
        <Notice>
          {t("Nothing of the fund you came from was sold in {year}.", {
            year: report.financialYear,
          })}
        </Notice>
      )}
      {lossNote !== null && <Notice>{lossNote}</Notice>}
      {isEmpty ? (
        <EmptyState
          icon={WalletCards}
          title={t("Nothing was sold in {year}", { year: report.financialYear })}
          text={t("Sales and IDCW of the year appear here once their transactions are recorded.")}
        />
      ) : (
        <>
          {report.funds.length > 0 && <GainsSection report={report} sold={sold} fund={fund} />}
          {report.income.length > 0 && <IncomeTable report={report} />}
          {report.funds.length > 0 && <EstimateSection report={report} />}
          {report.funds.length > 0 && <AdvanceTable report={report} sold={sold} />}
          <SchemeClasses {...report} />
          {report.funds.length > 0 && (
            <div className={styles.onScreen}>
              <TaxFiles report={report} name={name} notes={notes} holder={holder} />
            </div>
          )}
        </>
      )}
      <LossesSection report={report} />
      <NotesSection notes={notes} />
    </div>
  );
}

const TaxSkeleton = () => (
  <div role="status" aria-label={t("Loading your tax")} className={layout.stack4}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} width="100%" height="4.5rem" />
    ))}
  </div>
);
