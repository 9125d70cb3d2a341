import type { DayChange } from "../../../shared/funds/day-change.ts";
import { formatGain } from "../../../shared/number-format.ts";
import type { PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { Info } from "../../components/ui/info.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { GainSum } from "../portfolio/gain-sum.tsx";
import { daysText } from "./day-change-line.tsx";

/** What Home's figures mean, and the further gains that belong to them. */
export const figureMeanings = (
  dayChange: DayChange | null,
  performance: PortfolioPerformance | undefined,
) => ({
  value: dayChange !== null && (
    <Info name={t("Day's change")}>
      {t("Value at the NAVs of {day} less value at those of {before}.", {
        day: dateText(dayChange.on),
        before: daysText(dayChange.against),
      })}
    </Info>
  ),
  pnl: (
    <Info name={t("PnL")}>
      <p>{t("Current value less the amount invested in the units you still hold.")}</p>
      {performance !== undefined && performance.totalGain !== null && (
        <>
          <p>
            {t("Total gain")} <Gain value={performance.totalGain} format={formatGain} />
          </p>
          <GainSum performance={{ ...performance, ...performance.covered }} />
        </>
      )}
    </Info>
  ),
  returns: <Info name={t("Overall Returns")}>{t("PnL as a percentage of Total Invested.")}</Info>,
});
