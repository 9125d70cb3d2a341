import { useDeferredValue, useMemo } from "react";
import { growthFrom } from "../../../shared/compare/growth.ts";
import { isoDay } from "../../../shared/history/days.ts";
import { hasSpan, spans, spanStart } from "../../../shared/history/spans.ts";
import { missing } from "../../../shared/missing.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import type { ChartLine } from "../../components/chart/chart-lines.ts";
import { TimeChart } from "../../components/chart/time-chart.tsx";
import { Section } from "../../components/section.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { HistoryTable } from "../history/history-table.tsx";
import { SpanChoice } from "../history/span-choice.tsx";
import { useStoredSpan } from "../history/stored-span.ts";
import look from "../../styles/look.module.css";
import type { NamedComparison } from "./named-schemes.ts";

export function GrowthSection({ comparison }: { comparison: NamedComparison }) {
  const { common, schemes } = comparison;
  const { days } = common;
  const [span, setSpan] = useStoredSpan(days);
  // The choice shows at once, and thousands of points follow.
  const drawnSpan = useDeferredValue(span);
  const growth = useMemo(
    () => growthFrom(common, spanStart(common.days, drawnSpan)),
    [common, drawnSpan],
  );
  const lines = useMemo(
    () =>
      schemes.map(({ name, tone }, index): ChartLine => ({
        name,
        tone,
        values: growth.values[index] ?? missing(),
        format: formatRupees,
      })),
    [schemes, growth],
  );
  return (
    <Section title={t("Growth of ₹10,000")}>
      <SpanChoice
        span={span}
        spans={spans.filter((each) => hasSpan(days, each))}
        onSpan={setSpan}
      />
      <TimeChart
        label={t("Growth of ₹10,000 by day")}
        days={growth.days}
        lines={lines}
        dayText={dayText}
      />
      <p className={look.note}>{spanText(comparison)}</p>
      <HistoryTable days={growth.days} lines={lines} />
    </Section>
  );
}

function spanText({ from, to, schemes, shortenedBy }: NamedComparison): string {
  const days = { from: dayText(from), to: dayText(to) };
  const youngest = schemes.find(({ code }) => code === shortenedBy);
  return youngest === undefined
    ? t("Compared over the days that all have in common, {from} to {to}.", days)
    : t("Compared from {from} to {to}: {scheme} has no earlier NAVs.", {
        ...days,
        scheme: youngest.name,
      });
}

const dayText = (day: number): string => dateText(isoDay(day));
