import { useState } from "react";
import { formatGain } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { FoldedSection } from "../../components/folded-section.tsx";
import { SoldLots } from "./sold-lots.tsx";
import { markOf } from "./tax-words.ts";
import page from "./tax-page.module.css";
import { isShort, type SalesQuery } from "./year-sales.ts";

export function AdvanceTable({ report, sold }: AdvanceTableProps) {
  const { advance, financialYear } = report;
  return (
    <FoldedSection
      title={t("By period of advance tax")}
      text={t("Gains less losses of each period, before set-off and exemption.")}
    >
      <FigureTable
        label={t("By period of advance tax")}
        rows={advance}
        columns={[
          {
            name: "Sold until",
            render: (period) => dateText(period.until) + markOf([period]),
          },
          { name: "Short-term", render: ({ short }) => <Gain value={short} format={formatGain} /> },
          { name: "Long-term", render: ({ long }) => <Gain value={long} format={formatGain} /> },
        ]}
      />
      {isShort(report) && (
        <div className={page.onScreen}>
          {advance.map(({ until }, index) => (
            <PeriodLots
              key={until}
              after={advance[index - 1]?.until}
              until={until}
              sold={sold}
              financialYear={financialYear}
            />
          ))}
        </div>
      )}
    </FoldedSection>
  );
}

type AdvanceTableProps = { report: TaxReport; sold: SalesQuery };

type PeriodLotsProps = {
  after: string | undefined;
  until: string;
  sold: SalesQuery;
  financialYear: string;
};

function PeriodLots({ after, until, sold, financialYear }: PeriodLotsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWithin = ({ soldOn }: { soldOn: string }): boolean =>
    (after === undefined || soldOn > after) && soldOn <= until;
  const count = sold.data?.sales.filter(isWithin).length ?? 0;
  if (count === 0) return null;
  const lots = counted(count, { one: "{count} lot sold", other: "{count} lots sold" });
  const label = t("Until {date}: {lots}", { date: dateText(until), lots });
  return (
    <Disclosure label={label} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && (
        <SoldLots query={sold} pick={isWithin} financialYear={financialYear} label={label} />
      )}
    </Disclosure>
  );
}
