import type { DirectSeries } from "../../../shared/direct/schema.ts";
import { isoDay } from "../../../shared/history/days.ts";
import { formatGain, formatRupees } from "../../../shared/number-format.ts";
import type { ChartLine } from "../../components/chart/chart-lines.ts";
import { TimeChart } from "../../components/chart/time-chart.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { HistoryTable } from "../history/history-table.tsx";
import layout from "../../styles/layout.module.css";

/** Both values by day, with what lies between them filled and named. */
export function DirectChart({ series: { days, values, direct } }: { series: DirectSeries }) {
  if (days.length < 2) return null;
  const lines: ChartLine[] = [
    { name: t("In the direct plan"), tone: "main", values: direct, format: formatRupees },
    { name: t("As held"), tone: "second", values, format: formatRupees },
  ];
  return (
    <div className={layout.stack2}>
      <TimeChart
        label={t("Value by day")}
        days={days}
        lines={lines}
        gap={{ name: t("Difference"), format: formatGain }}
        dayText={(day) => dateText(isoDay(day))}
      />
      <HistoryTable days={days} lines={lines} />
    </div>
  );
}
