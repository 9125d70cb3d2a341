import { Link } from "@tanstack/react-router";
import type { FundLabel } from "../../../shared/funds/fund-label.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import {
  formatGain,
  formatNav,
  formatReturns,
  formatRupees,
  formatUnits,
} from "../../../shared/number-format.ts";
import type { UnvaluedReason } from "../../../shared/history/schema.ts";
import type { Report } from "../../../shared/reports/schema.ts";
import { FigureDetail, FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { TransactionsSection } from "./transactions-section.tsx";

type ReportTablesProps = { report: Report; holder: HolderFilter };

export const ReportTables = ({ report, holder }: ReportTablesProps) => (
  <>
    {report.movements.length > 0 && <Movements report={report} />}
    {report.leftOut.length > 0 && <LeftOut report={report} />}
    {report.sips.count + report.sips.next.length > 0 && <Sips report={report} />}
    {report.holdings.length > 0 && <Holdings report={report} />}
    {report.realised.length > 0 && <Realised report={report} />}
    {report.transactions > 0 && <TransactionsSection report={report} holder={holder} />}
  </>
);

function FundName({ fundId, schemeName, folioNumber }: FundLabel) {
  return (
    <>
      <Link to="/funds/$fundId" params={{ fundId }} className={look.reach}>
        {schemeName}
      </Link>
      {folioNumber !== "" && (
        <FigureDetail>{t("Folio {folio}", { folio: folioNumber })}</FigureDetail>
      )}
    </>
  );
}

type OfReport = { report: Report };

const Movements = ({ report: { movements } }: OfReport) => (
  <Section title={t("What moved most")}>
    <FigureTable
      label={t("What moved most")}
      rows={movements}
      columns={[
        { name: "Fund", render: (fund) => <FundName {...fund} /> },
        { name: "Market", render: ({ market }) => <Gain value={market} format={formatGain} /> },
        {
          name: "Change",
          render: ({ rate }) => (
            <Gain value={rate === null ? null : rate * 100} format={formatReturns} />
          ),
        },
      ]}
    />
  </Section>
);

const reasons: Record<UnvaluedReason, PlainText> = {
  totals: "No purchase dates",
  "no-scheme": "The scheme is not in AMFI's list",
  "partial-history": "Earlier purchases are not known",
  "no-history": "Earlier NAVs are still being fetched",
  "no-navs": "No NAVs",
};

const LeftOut = ({ report: { leftOut } }: OfReport) => (
  <Section
    title={counted(leftOut.length, {
      one: "{count} fund is not counted",
      other: "{count} funds are not counted",
    })}
  >
    <FigureTable
      label={t("Left out")}
      rows={leftOut}
      columns={[
        { name: "Fund", render: (fund) => <FundName {...fund} /> },
        { name: "Why", render: ({ reason }) => t(reasons[reason]) },
      ]}
    />
  </Section>
);

const Sips = ({ report: { sips } }: OfReport) => (
  <Section
    title={t("SIPs")}
    text={
      sips.count === 0
        ? t("No instalment in this period.")
        : counted(
            sips.count,
            {
              one: "{count} instalment, {amount}.",
              other: "{count} instalments, {amount}.",
            },
            { amount: formatRupees(sips.amount) },
          )
    }
  >
    {sips.next.length > 0 && (
      <FigureTable
        label={t("Next SIPs")}
        rows={sips.next}
        columns={[
          { name: "Fund", render: (fund) => <FundName {...fund} /> },
          { name: "Next due on", render: ({ dueDate }) => dateText(dueDate) },
          { name: "Amount", render: ({ amount }) => formatRupees(amount) },
        ]}
      />
    )}
  </Section>
);

const Holdings = ({ report: { holdings } }: OfReport) => (
  <Section title={t("Held at the end")}>
    <FigureTable
      label={t("Held at the end")}
      rows={holdings}
      columns={[
        { name: "Fund", render: (fund) => <FundName {...fund} /> },
        { name: "Units", render: ({ units }) => formatUnits(units) },
        {
          name: "NAV",
          render: ({ nav, navDate }) =>
            nav === null || navDate === null ? (
              <NotAvailable />
            ) : (
              <>
                {formatNav(nav)}
                <FigureDetail>{dateText(navDate)}</FigureDetail>
              </>
            ),
        },
        { name: "Cost", render: ({ cost }) => formatRupees(cost) },
        { name: "Value", render: ({ value }) => formatRupees(value) },
      ]}
    />
  </Section>
);

const Realised = ({ report: { realised, realisedGain } }: OfReport) => (
  <Section
    title={t("Realised gain")}
    text={t("{gain} in all, before tax. The tax page counts lot by lot.", {
      gain: formatGain(realisedGain),
    })}
  >
    <FigureTable
      label={t("Realised gain")}
      rows={realised}
      columns={[
        { name: "Fund", render: (fund) => <FundName {...fund} /> },
        { name: "Received", render: ({ sold }) => formatRupees(sold) },
        { name: "Cost", render: ({ cost }) => formatRupees(cost) },
        { name: "Gain|of a lot", render: ({ gain }) => <Gain value={gain} format={formatGain} /> },
      ]}
    />
  </Section>
);
