import type { ReactNode } from "react";
import type { DayChange } from "../../../shared/funds/day-change.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import { formatGain, formatReturns } from "../../../shared/number-format.ts";
import type { PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { RateFigure, rateOf } from "../portfolio/rate-of-return.tsx";
import { daysText } from "./day-change-line.tsx";
import look from "../../styles/look.module.css";
import styles from "./more-figures.module.css";

type MoreFiguresProps = {
  funds: readonly Fund[];
  totals: PortfolioTotals;
  dayChange: DayChange | null;
  performance: PortfolioPerformance | undefined;
};

export function MoreFigures({ funds, totals, dayChange, performance }: MoreFiguresProps) {
  const isDated = funds.some(({ hasTransactions }) => hasTransactions);
  return (
    <Disclosure label={t("More figures")}>
      <dl className={styles.figures}>
        {dayChange !== null && (
          <Figure
            name={t("Day's change")}
            value={<Gain value={dayChange.amount} format={formatGain} />}
          >
            {t("Value at the NAVs of {day} less value at those of {before}.", {
              day: dateText(dayChange.on),
              before: daysText(dayChange.against),
            })}
          </Figure>
        )}
        <Figure name={t("PnL")} value={<Gain value={totals.pnl} format={formatGain} />}>
          {t("Current value less the amount invested in the units you still hold.")}
        </Figure>
        <Figure
          name={t("Overall Returns")}
          value={<Gain value={totals.returns} format={formatReturns} />}
        >
          {t("PnL as a percentage of Total Invested.")}
        </Figure>
        {isDated && performance !== undefined && <DatedFigures performance={performance} />}
      </dl>
    </Disclosure>
  );
}

function DatedFigures({ performance }: { performance: PortfolioPerformance }) {
  const { totalGain, realised, since, asOf } = performance;
  const { label, percent, kind, note } = rateOf(performance, asOf);
  const day = since === null ? "" : dateText(since);
  const meanings = {
    none: note,
    absolute: t("Total gain as a percentage of everything paid in since {day}.", { day }),
    xirr: t(
      "What your money has earned per year since {day}, given when each amount went in or came out.",
      {
        day,
      },
    ),
  };
  return (
    <>
      <Figure name={label} value={<RateFigure percent={percent} />}>
        {meanings[kind]}
      </Figure>
      {totalGain !== null && (
        <>
          <Figure name={t("Total gain")} value={<Gain value={totalGain} format={formatGain} />}>
            {t("Value and all money received, less all money paid in.")}
          </Figure>
          <Figure name={t("Realised gain")} value={<Gain value={realised} format={formatGain} />}>
            {t("What the units you sold brought in, less what they cost.")}
          </Figure>
        </>
      )}
    </>
  );
}

type FigureProps = { name: string; value: ReactNode; children: ReactNode };

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={look.strong}>{value}</dd>
    <dd className={`${look.note} ${styles.meaning}`}>{children}</dd>
  </div>
);
