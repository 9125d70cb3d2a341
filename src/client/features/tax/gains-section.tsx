import { useState, type ReactNode } from "react";
import { formatGain, formatNumber, formatRupees } from "../../../shared/number-format.ts";
import type { FundGains, SectionSum, TaxReport } from "../../../shared/tax/report/report-types.ts";
import type { TaxSection } from "../../../shared/tax/rules/tax-rules.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { FoldedSection } from "../../components/folded-section.tsx";
import { isComplete } from "./tax-notes.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./gains-section.module.css";
import page from "./tax-page.module.css";
import { FundLots, SoldLots } from "./sold-lots.tsx";
import { sectionName } from "./tax-words.ts";
import { showElement } from "../../components/show-element.ts";
import { usePrinting } from "../../components/use-printing.ts";
import { isShort, type SalesQuery } from "./year-sales.ts";

type GainsSectionProps = {
  report: TaxReport;
  sold: SalesQuery;
  fund: string | undefined;
};

/**
 * Sums by section and gains by fund; each opens to the lots behind it. In a year of many lots a section opens to its funds,
 * and a fund loads its lots. On paper every lot of a short year stands there once, by fund.
 */
export function GainsSection({ report, sold, fund: chosen }: GainsSectionProps) {
  const { funds, sums, financialYear } = report;
  const isPrinting = usePrinting();
  const isWhole = isShort(report);
  return (
    <>
      <Section title={t("Gains by section")}>
        {sums.map((sum) => {
          const title = sectionName(sum.section, financialYear);
          const ofFunds = gainsIn(sum.section, funds);
          return (
            <Opening
              key={sum.section}
              isPrinting={isPrinting}
              title={title}
              isCertain={sum.certain}
              figures={<SumFigures sum={sum} isComplete={isComplete(report)} />}
              lots={ofFunds.reduce((count, { lots }) => count + lots, 0)}
            >
              {isWhole ? (
                <SoldLots
                  query={sold}
                  pick={({ section }) => section === sum.section}
                  financialYear={financialYear}
                  label={title}
                />
              ) : (
                <FundTable funds={ofFunds} label={title} />
              )}
            </Opening>
          );
        })}
      </Section>
      <FoldedSection title={t("Gains by fund")} isOpen={chosen !== undefined}>
        {!isWhole && (
          <p className={page.onPaper}>
            {t("The lots of this year are too many to print: they are in the file of sales.")}
          </p>
        )}
        {funds.map((fund) => (
          <Opening
            key={fund.fundId}
            isPrinting={isPrinting}
            isOnPaper={isWhole}
            isChosen={fund.fundId === chosen}
            title={fund.schemeName}
            note={t("Folio {folio}", { folio: fund.folioNumber })}
            isCertain={fund.certain}
            figures={
              <p className={styles.gain}>
                <Gain value={fund.gain} format={formatGain} />
              </p>
            }
            lots={fund.lots}
          >
            {isWhole ? (
              <SoldLots
                query={sold}
                pick={({ fundId }) => fundId === fund.fundId}
                financialYear={financialYear}
                label={fund.schemeName}
              />
            ) : (
              <FundLots
                fundId={fund.fundId}
                financialYear={financialYear}
                label={fund.schemeName}
              />
            )}
          </Opening>
        ))}
      </FoldedSection>
    </>
  );
}

type GainsIn = Pick<FundGains, "fundId" | "schemeName" | "lots" | "gain" | "certain">;

const gainsIn = (section: TaxSection, funds: readonly FundGains[]): GainsIn[] =>
  funds.flatMap(({ fundId, schemeName, bySection }) =>
    bySection.flatMap((sum) => (sum.section === section ? [{ fundId, schemeName, ...sum }] : [])),
  );

const FundTable = ({ funds, label }: { funds: readonly GainsIn[]; label: string }) => (
  <FigureTable
    label={label}
    rows={funds}
    columns={[
      { name: "Fund", render: ({ schemeName, certain }) => `${schemeName}${certain ? "" : "*"}` },
      { name: "Lots", render: ({ lots }) => formatNumber(lots) },
      { name: "Gain|of a lot", render: ({ gain }) => <Gain value={gain} format={formatGain} /> },
    ]}
  />
);

type SumFiguresProps = { sum: SectionSum; isComplete: boolean };

const SumFigures = ({ sum, isComplete: isWhole }: SumFiguresProps) => (
  <FigureList
    className={styles.figures}
    figures={[
      { name: t("Gains"), value: formatRupees(sum.gains) },
      { name: t("Losses"), value: formatRupees(sum.losses) },
      { name: t("Set off"), value: formatRupees(sum.setOff) },
      { name: t("Exempt"), value: formatRupees(sum.exemption) },
      {
        name: isWhole ? t("Taxable") : t("Taxable (not complete)"),
        value: formatRupees(sum.taxable),
        className: styles.taxable,
      },
    ]}
  />
);

type OpeningProps = {
  title: string;
  note?: string;
  figures: ReactNode;
  isCertain: boolean;
  lots: number;
  children: ReactNode;
  isPrinting: boolean;
  isOnPaper?: boolean;
  isChosen?: boolean;
};

function Opening(props: OpeningProps) {
  const { title, note, figures, isCertain, lots, children, isPrinting } = props;
  const { isOnPaper = false, isChosen = false } = props;
  const [isOpen, setIsOpen] = useState(isChosen);
  const isShown = isPrinting ? isOnPaper : isOpen;
  return (
    <article
      ref={isChosen ? showElement : undefined}
      className={isOnPaper ? `${styles.opening} ${styles.ofFund}` : styles.opening}
    >
      <header className={`${layout.spread} ${styles.head}`}>
        <h3 className={styles.name}>
          {title}
          {isCertain ? "" : "*"}
        </h3>
        {note !== undefined && <p className={`${look.note} ${look.breaks}`}>{note}</p>}
      </header>
      {figures}
      <details
        className={styles.lots}
        open={isShown}
        onToggle={({ currentTarget }) => {
          if (!isPrinting) setIsOpen(currentTarget.open);
        }}
      >
        <summary>{counted(lots, { one: "{count} lot sold", other: "{count} lots sold" })}</summary>
        {isShown && children}
      </details>
    </article>
  );
}
