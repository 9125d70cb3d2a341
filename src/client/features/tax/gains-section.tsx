import { useState, type ReactNode } from "react";
import { formatGain, formatRupees } from "../../../shared/number-format.ts";
import type { Sale, SectionSum, TaxReport } from "../../../shared/tax/report/report-types.ts";
import { fromPaise, toPaise } from "../../../shared/transactions/fixed-point.ts";
import { Section } from "../../components/section.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { exemptionNote, isComplete } from "./tax-notes.ts";
import styles from "./gains-section.module.css";
import { SaleTable } from "./sale-table.tsx";
import { sectionName } from "./tax-words.ts";
import { showElement } from "./show-element.ts";
import { usePrinting } from "./output/use-printing.ts";

/** `fund`: the one that is open at first. */
type GainsSectionProps = { report: TaxReport; fund: string | undefined };

/** Sums by section and gains by fund; each opens to the lots behind it. On paper every lot stands there once, by fund. */
export function GainsSection({ report, fund }: GainsSectionProps) {
  const { sales, sums, financialYear } = report;
  const isPrinting = usePrinting();
  const byFund = [...Map.groupBy(sales, ({ fundId }) => fundId).values()];
  return (
    <>
      <Section title={t("Gains by section")} text={exemptionNote(report)}>
        {sums.length === 0 ? (
          <p className={styles.empty}>{t("No sales that could be worked out.")}</p>
        ) : (
          sums.map((sum) => (
            <Opening
              key={sum.section}
              isPrinting={isPrinting}
              title={sectionName(sum.section, financialYear)}
              isCertain={sum.certain}
              figures={<SumFigures sum={sum} isComplete={isComplete(report)} />}
              sales={sales.filter(({ section }) => section === sum.section)}
              financialYear={financialYear}
            />
          ))
        )}
      </Section>
      {byFund.length > 0 && (
        <Section title={t("Gains by fund")}>
          {byFund.map((ofFund) => (
            <FundGains
              key={ofFund[0]?.fundId}
              sales={ofFund}
              financialYear={financialYear}
              isPrinting={isPrinting}
              isChosen={ofFund[0]?.fundId === fund}
            />
          ))}
        </Section>
      )}
    </>
  );
}

type SumFiguresProps = { sum: SectionSum; isComplete: boolean };

const SumFigures = ({ sum, isComplete: isWhole }: SumFiguresProps) => (
  <dl className={styles.figures}>
    <div>
      <dt>{t("Gains")}</dt>
      <dd>{formatRupees(sum.gains)}</dd>
    </div>
    <div>
      <dt>{t("Losses")}</dt>
      <dd>{formatRupees(sum.losses)}</dd>
    </div>
    <div>
      <dt>{t("Set off")}</dt>
      <dd>{formatRupees(sum.setOff)}</dd>
    </div>
    <div>
      <dt>{t("Exempt")}</dt>
      <dd>{formatRupees(sum.exemption)}</dd>
    </div>
    <div className={styles.taxable}>
      <dt>{isWhole ? t("Taxable") : t("Taxable (not complete)")}</dt>
      <dd>{formatRupees(sum.taxable)}</dd>
    </div>
  </dl>
);

type FundGainsProps = {
  sales: readonly Sale[];
  financialYear: string;
  isPrinting: boolean;
  isChosen: boolean;
};

function FundGains({ sales, financialYear, isPrinting, isChosen }: FundGainsProps) {
  const [first] = sales;
  if (first === undefined) return null;
  const gain = fromPaise(sales.reduce((sum, sale) => sum + toPaise(sale.gain), 0));
  return (
    <Opening
      isPrinting={isPrinting}
      isOnPaper
      isChosen={isChosen}
      title={first.schemeName}
      note={t("Folio {folio}", { folio: first.folioNumber })}
      isCertain={sales.every(({ certain }) => certain)}
      figures={
        <p className={styles.gain}>
          <Gain value={gain} format={formatGain} />
        </p>
      }
      sales={sales}
      financialYear={financialYear}
    />
  );
}

type OpeningProps = {
  title: string;
  note?: string;
  figures: ReactNode;
  isCertain: boolean;
  sales: readonly Sale[];
  financialYear: string;
  isPrinting: boolean;
  isOnPaper?: boolean;
  isChosen?: boolean;
};

function Opening(props: OpeningProps) {
  const { title, note, figures, isCertain, sales, financialYear, isPrinting } = props;
  const { isOnPaper = false, isChosen = false } = props;
  const [isOpen, setIsOpen] = useState(isChosen);
  const isShown = isPrinting ? isOnPaper : isOpen;
  return (
    <article
      ref={isChosen ? showElement : undefined}
      className={isOnPaper ? `${styles.opening} ${styles.ofFund}` : styles.opening}
    >
      <header className={styles.head}>
        <h3 className={styles.name}>
          {title}
          {isCertain ? "" : "*"}
        </h3>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </header>
      {figures}
      <details
        className={styles.lots}
        open={isShown}
        onToggle={({ currentTarget }) => {
          if (!isPrinting) setIsOpen(currentTarget.open);
        }}
      >
        <summary>
          {counted(sales.length, { one: "{count} lot sold", other: "{count} lots sold" })}
        </summary>
        {isShown && <SaleTable sales={sales} financialYear={financialYear} label={title} />}
      </details>
    </article>
  );
}
