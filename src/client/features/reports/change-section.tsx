import { formatGain, formatReturns, formatRupees } from "../../../shared/number-format.ts";
import type { Report, ReportFigures } from "../../../shared/reports/schema.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { RateFigure, rateOf } from "../portfolio/rate-of-return.tsx";
import look from "../../styles/look.module.css";
import styles from "./report-page.module.css";

type ChangeSectionProps = { report: Report; figures: ReportFigures };

/** The value before and after, and what lies between them: money and market. */
export function ChangeSection({ report: { estimated }, figures }: ChangeSectionProps) {
  const { opening, openingOn, paid, received, market, marketRate } = figures;
  const { closing, closingOn, sinceFirst } = figures;
  const rate = rateOf(sinceFirst, closingOn);
  return (
    <section className={`${look.card} ${styles.figures}`} aria-label={t("What changed")}>
      <FigureList
        className={styles.list}
        figures={[
          {
            name: openingOn === null ? t("Before") : t("On {date}", { date: dateText(openingOn) }),
            value: formatRupees(opening),
          },
          { name: t("Put in"), value: formatRupees(paid) },
          { name: t("Taken out"), value: formatRupees(received) },
          {
            name: t("Market"),
            value: <Gain value={market} format={formatGain} />,
            note: marketRate === null ? undefined : formatReturns(marketRate * 100),
          },
          {
            name: t("On {date}", { date: dateText(closingOn) }),
            value: <strong>{formatRupees(closing)}</strong>,
          },
          {
            name: rate.label,
            value: <RateFigure percent={rate.percent} />,
            note: rate.note,
          },
        ]}
      />
      {estimated !== null && (
        <p className={look.note}>
          {t("Not counted here: {amount}, estimated from funds whose past is not known.", {
            amount: formatRupees(estimated),
          })}
        </p>
      )}
    </section>
  );
}
