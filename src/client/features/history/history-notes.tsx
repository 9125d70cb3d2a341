import { isoDay, maxGapDays } from "../../../shared/history/days.ts";
import type { Day, NavPoints, PortfolioHistory } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { benchmarkName } from "./benchmark-choice.tsx";
import type { Benchmark } from "../../../shared/history/benchmarks.ts";
import look from "../../styles/look.module.css";

type HistoryNotesProps = {
  history: PortfolioHistory;
  isAlone: boolean;
};

export function HistoryNotes({ history, isAlone }: HistoryNotesProps) {
  const { missingUntil, isFilling, gaps, stale, atCost } = history;
  const [gap, staleFund] = [gaps[0], stale[0]];
  return (
    <>
      {missingUntil !== null && (
        <p className={look.note}>
          {isFilling
            ? t("NAVs before {day} are not available yet, so the chart begins on that day.", {
                day: dateText(missingUntil),
              })
            : t("There are no NAVs before {day}, so the chart begins on that day.", {
                day: dateText(missingUntil),
              })}
        </p>
      )}
      {atCost.length > 0 && (
        <p className={look.note}>
          {counted(atCost.length, {
            one: "{count} fund that you sold has no NAVs. It is shown at its cost.",
            other: "{count} funds that you sold have no NAVs. They are shown at their cost.",
          })}
        </p>
      )}
      {gap !== undefined && (
        <p className={look.note}>
          {isAlone
            ? t("There are no NAVs between {from} and {to}. The last one before is used.", {
                from: dateText(gap.from),
                to: dateText(gap.to),
              })
            : counted(gaps.length, {
                one: "{count} fund has no NAVs for some time. The last one before is used.",
                other: "{count} funds have no NAVs for some time. The last ones before are used.",
              })}
        </p>
      )}
      {staleFund !== undefined && (
        <p className={look.note}>
          {isAlone
            ? t("The newest NAV is of {day}.", { day: dateText(staleFund.navDate) })
            : counted(stale.length, {
                one: "The newest NAV of {count} fund is over 10 days old.",
                other: "The newest NAVs of {count} funds are over 10 days old.",
              })}
        </p>
      )}
    </>
  );
}

type BenchmarkNoteProps = {
  benchmark: Benchmark;
  navs: NavPoints | null;
  days: readonly Day[];
  isShown: boolean;
};

export function BenchmarkNote({ benchmark, navs, days, isShown }: BenchmarkNoteProps) {
  const fund = benchmarkName(benchmark);
  const [first, newest] = [navs?.days[0], navs?.days.at(-1)];
  if (first === undefined || newest === undefined) {
    return <p className={look.note}>{t("The NAVs of {fund} are not available yet.", { fund })}</p>;
  }
  if (!isShown) {
    const day = dateText(isoDay(first));
    return (
      <p className={look.note}>
        {t("The NAVs of {fund} begin on {day}, after this chart.", { fund, day })}
      </p>
    );
  }
  if (newest >= (days.at(-1) ?? missing()) - maxGapDays) return null;
  const day = dateText(isoDay(newest));
  return <p className={look.note}>{t("The newest NAV of {fund} is of {day}.", { fund, day })}</p>;
}
