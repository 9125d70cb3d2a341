import { Link } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import type { ReportKind } from "../../../shared/reports/period.ts";
import type { Report } from "../../../shared/reports/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../components/ui/page.tsx";
import { dateText, monthText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { holderInput } from "../holders/holder-input.ts";
import type { HolderSearch } from "../holders/holder-search.ts";
import { titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import layout from "../../styles/layout.module.css";
import { useReport } from "./queries.ts";
import { PrintButton } from "./print-button.tsx";
import { ReportChoices } from "./report-choices.tsx";
import { ChangeSection } from "./change-section.tsx";
import styles from "./report-page.module.css";
import { ReportTables } from "./report-tables.tsx";

type ReportPageProps = { kind: ReportKind; name: string; search: HolderSearch };

export function ReportPage({ kind, name, search }: ReportPageProps) {
  const { holders, holderName } = useChosenHolder(search);
  const { holder } = search;
  const input = { kind, period: name, ...holderInput(holder) };
  const query = useReport(input);
  const { data: report, error } = query;
  const title = titleWithHolder(periodTitle(kind, name), holderName);
  return (
    <Page
      title={title}
      back="/"
      aside={
        <span className={`${layout.row3} ${styles.onScreen}`}>
          <SampleNavs />
          <PrintButton report={input} isLoaded={report !== undefined} />
        </span>
      }
    >
      <ReportChoices kind={kind} name={name} holder={holder} holders={holders} />
      {report !== undefined ? (
        <Loaded report={report} title={title} holder={holder} />
      ) : error !== null ? (
        <LoadFailure title={t("The report could not be loaded")} query={query} />
      ) : (
        <ReportSkeleton />
      )}
    </Page>
  );
}

function periodTitle(kind: ReportKind, name: string): string {
  if (kind === "year") return t("Report for {year}", { year: name });
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(name);
  return t("Report for {month}", { month: isMonth ? monthText(`${name}-01`) : name });
}

type LoadedProps = { report: Report; title: string; holder: HolderFilter };

function Loaded({ report, title, holder }: LoadedProps) {
  const { figures, asOf, isFinished, isFilling, leftOut } = report;
  if (figures === null && leftOut.length === 0) {
    return (
      <EmptyState
        icon={WalletCards}
        title={t("Nothing was held yet")}
        text={t("A report needs transactions with dates. Import a statement or add them.")}
      >
        <Link to="/funds/import" className={buttonClass()}>
          {t("Import your statement")}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className={styles.report}>
      <div className={styles.paperHead} aria-hidden>
        <p className={styles.paperLine}>
          <span>{title}</span>
          <span>{asOf !== null && t("Fundbook, as of {date}", { date: dateText(asOf) })}</span>
        </p>
      </div>
      <div className={styles.content}>
        {!isFinished && (
          <Notice>
            {asOf === null
              ? t("Not finished: there are no NAVs yet.")
              : t("Not finished: as known with the NAVs of {date}.", { date: dateText(asOf) })}
          </Notice>
        )}
        {isFilling && (
          <Notice>{t("NAVs of earlier days are still being fetched. Figures can change.")}</Notice>
        )}
        {figures !== null && <ChangeSection report={report} figures={figures} />}
        <ReportTables report={report} holder={holder} />
        <p className={styles.source}>
          {t("From your own records and AMFI's NAVs. Nothing here is advice.")}{" "}
          <Link to="/funds/reconcile" className={styles.onScreen}>
            {t("Match with a statement")}
          </Link>
        </p>
      </div>
    </div>
  );
}

const ReportSkeleton = () => (
  <div role="status" aria-label={t("Loading the report")} className={layout.stack4}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} width="100%" height="4.5rem" />
    ))}
  </div>
);
