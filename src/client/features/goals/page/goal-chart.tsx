import { useState } from "react";
import { indianDay } from "../../../../shared/dates.ts";
import { goalLine, monthsTo } from "../../../../shared/goals/goal-figures.ts";
import { paidByMonth, sumOfShares } from "../../../../shared/goals/paid-by-month.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { GoalView } from "../../../../shared/goals/schema.ts";
import { dayOf, isoDay } from "../../../../shared/history/days.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import type { Sip } from "../../../../shared/sips/schema.ts";
import { runAtOnce } from "../../../../shared/steps.ts";
import type { ChartLine } from "../../../components/chart/chart-lines.ts";
import { TimeChart } from "../../../components/chart/time-chart.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { HistoryTable } from "../../history/history-table.tsx";
import { fundNames } from "../../funds/fund-names.ts";
import { goalDateText } from "./goal-date-text.ts";
import layout from "../../../styles/layout.module.css";

type GoalChartProps = { goal: GoalView; sips: readonly Sip[]; funds: readonly Fund[] };

/**
 * From today to the goal's day, in rupees of each month: the projection with its band, the cost, and dates of its
 * funds.
 */
export function GoalChart({ goal, sips, funds }: GoalChartProps) {
  const [today] = useState(() => indianDay(new Date()));
  const months = monthsTo(goal, today);
  const parts = goal.parts.map(({ fundId, percent }) => {
    const own = sips.filter((sip) => sip.fundId === fundId);
    return { percent, paid: runAtOnce(paidByMonth(own, today, months)) };
  });
  const line = goalLine(goal, { value: goal.value, paid: sumOfShares(parts, months) }, today);
  const days = line.dates.map(dayOf);
  if (days.length < 2) return null;
  const format = formatShortRupees;
  const nameOf = fundNames(funds);
  const lines: ChartLine[] = [
    { name: t("2 points more"), tone: "estimate", values: line.high, format },
    { name: t("2 points less"), tone: "second", values: line.low, format },
    { name: t("As you assume"), tone: "main", values: line.mid, format },
    { name: t("What it costs"), tone: "third", values: line.cost, format },
  ];
  return (
    <div className={layout.stack2}>
      <TimeChart
        label={t("The goal by month, in the rupees of each month")}
        days={days}
        lines={lines}
        marks={goal.dates
          .filter(({ on }) => on <= goal.on)
          .map((date) => ({
            day: dayOf(date.on),
            direction: "date",
            name: goalDateText(date, nameOf),
          }))}
        gap={{ name: t("Band") }}
        dayText={(day) => dateText(isoDay(day))}
      />
      <HistoryTable days={days} lines={lines} />
    </div>
  );
}
