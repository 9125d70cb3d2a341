import { formatGain } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report-types.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

export const AdvanceTable = ({ report: { advance } }: { report: TaxReport }) => (
  <Section
    title={t("By period of advance tax")}
    text={t("Gains less losses of each period, before set-off and exemption.")}
  >
    <FigureTable
      label={t("By period of advance tax")}
      rows={advance}
      columns={[
        { name: "Sold until", render: ({ until }) => dateText(until) },
        { name: "Short-term", render: ({ short }) => <Gain value={short} format={formatGain} /> },
        { name: "Long-term", render: ({ long }) => <Gain value={long} format={formatGain} /> },
      ]}
    />
  </Section>
);
