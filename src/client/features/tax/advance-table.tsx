import { useState } from "react";
import { formatGain } from "../../../shared/number-format.ts";
import type { Sale, TaxReport } from "../../../shared/tax/report/report-types.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { SaleTable } from "./sale-table.tsx";
import { markOf } from "./tax-words.ts";
import page from "./tax-page.module.css";

/** Gains of each period, which open to their lots; on paper these stand by fund. */
export function AdvanceTable({ report: { advance, sales, financialYear } }: AdvanceTableProps) {
  const periods = advance.map((period, index) => ({
    ...period,
    sales: salesBetween(sales, advance[index - 1]?.until, period.until),
  }));
  return (
    <Section
      title={t("By period of advance tax")}
      text={t("Gains less losses of each period, before set-off and exemption.")}
    >
      <FigureTable
        label={t("By period of advance tax")}
        rows={periods}
        columns={[
          {
            name: "Sold until",
            render: ({ until, sales: sold }) => dateText(until) + markOf(sold),
          },
          { name: "Short-term", render: ({ short }) => <Gain value={short} format={formatGain} /> },
          { name: "Long-term", render: ({ long }) => <Gain value={long} format={formatGain} /> },
        ]}
      />
      <div className={page.onScreen}>
        {periods.map(({ until, sales: sold }) => (
          <PeriodLots
            key={until}
            until={dateText(until)}
            sales={sold}
            financialYear={financialYear}
          />
        ))}
      </div>
    </Section>
  );
}

type AdvanceTableProps = { report: TaxReport };

const salesBetween = (sales: readonly Sale[], after: string | undefined, until: string): Sale[] =>
  sales.filter(({ soldOn }) => soldOn <= until && (after === undefined || soldOn > after));

type PeriodLotsProps = { until: string; sales: readonly Sale[]; financialYear: string };

function PeriodLots({ until, sales, financialYear }: PeriodLotsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (sales.length === 0) return null;
  const lots = counted(sales.length, { one: "{count} lot sold", other: "{count} lots sold" });
  const label = t("Until {date}: {lots}", { date: until, lots });
  return (
    <Disclosure label={label} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <SaleTable sales={sales} financialYear={financialYear} label={label} />}
    </Disclosure>
  );
}
