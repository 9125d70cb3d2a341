import type { ReactNode } from "react";
import type { DayChange } from "../../../shared/funds/day-change.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatGain } from "../../../shared/number-format.ts";
import type { PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { Meaning } from "../../components/ui/meaning.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { GainSum } from "../portfolio/gain-sum.tsx";
import { rateOf } from "../portfolio/rate-of-return.tsx";
import { daysText } from "./day-change-line.tsx";
import look from "../../styles/look.module.css";
import styles from "./more-figures.module.css";

type MoreFiguresProps = {
  funds: readonly Fund[];
  dayChange: DayChange | null;
  performance: PortfolioPerformance | undefined;
};

export function MoreFigures({ funds, dayChange, performance }: MoreFiguresProps) {
  const isDated = funds.some(({ hasTransactions }) => hasTransactions);
  return (
    <Disclosure label={t("More figures")}>
      <dl className={styles.figures}>
        {isDated && performance !== undefined && <DatedFigures performance={performance} />}
        <Figure name={t("PnL")}>
          {t("Current value less the amount invested in the units you still hold.")}
        </Figure>
        <Figure name={t("Overall Returns")}>{t("PnL as a percentage of Total Invested.")}</Figure>
        {dayChange !== null && (
          <Figure name={t("Day's change")}>
            {t("Value at the NAVs of {day} less value at those of {before}.", {
              day: dateText(dayChange.on),
              before: daysText(dayChange.against),
            })}
          </Figure>
        )}
      </dl>
    </Disclosure>
  );
}

function DatedFigures({ performance }: { performance: PortfolioPerformance }) {
  const { totalGain, realised, since, asOf } = performance;
  const { label, kind, note } = rateOf(performance, asOf);
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
      {totalGain !== null && (
        <>
          <Figure name={t("Total gain")} value={<Gain value={totalGain} format={formatGain} />}>
            <GainSum performance={{ ...performance, ...performance.covered }} />
          </Figure>
          <Figure name={t("Realised gain")} value={<Gain value={realised} format={formatGain} />}>
            {t("What the units you sold brought in, before STT and TDS, less what they cost.")}
          </Figure>
        </>
      )}
      <Figure name={label}>{meanings[kind]}</Figure>
    </>
  );
}

type FigureProps = { name: string; value?: ReactNode; children: ReactNode };

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt>
      <Meaning name={name}>{children}</Meaning>
    </dt>
    <dd className={look.strong}>{value}</dd>
  </div>
);
