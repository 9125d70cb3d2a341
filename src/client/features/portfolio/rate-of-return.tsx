import { daysBetween, type IsoDate } from "../../../shared/dates.ts";
import { formatReturns } from "../../../shared/number-format.ts";
import type { NoXirr, Performance } from "../../../shared/portfolio/schema.ts";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";

type Rate = {
  label: string;
  percent: number | null;
  kind: "xirr" | "absolute" | "none";
  /** The span that it covers, or why there is none. */
  note: string;
  /** A shorter note, without the first day. */
  brief: string;
};

const daysInYear = 365;

/** XIRR; for less than a year the absolute return, because a rate a year would promise too much. */
export function rateOf(performance: Performance, asOf: IsoDate | null): Rate {
  const { xirr, xirrReason, since, totalGain, paidIn } = performance;
  if (since === null || xirrReason !== null) {
    const reason = noRateText(xirrReason ?? "no-flows");
    return { label: t("XIRR"), percent: null, kind: "none", note: reason, brief: reason };
  }
  const day = dateText(since);
  if (asOf !== null && daysBetween(since, asOf) < daysInYear && totalGain !== null && paidIn > 0) {
    return {
      label: t("Absolute return"),
      percent: (totalGain / paidIn) * 100,
      kind: "absolute",
      note: t("less than a year, since {day}", { day }),
      brief: t("in less than a year"),
    };
  }
  const percent = xirr === null ? null : xirr * 100;
  return {
    label: t("XIRR"),
    percent,
    kind: "xirr",
    note: t("a year, since {day}", { day }),
    brief: t("a year"),
  };
}

const reasons: Record<NoXirr, PlainText> = {
  "no-flows": "No transactions with dates",
  "one-day": "All money moved on one day",
  "no-sign-change": "XIRR cannot be calculated for these cash flows",
  "no-nav": "No NAV yet",
  "partial-history": "The history is not complete",
};

export const noRateText = (reason: NoXirr): string => t(reasons[reason]);

/** A rate beyond this says nothing: money that was there for days only. */
const largestShown = 1e6;

export const RateFigure = ({ percent }: Pick<Rate, "percent">) =>
  percent === null || percent > largestShown ? (
    <NotAvailable />
  ) : (
    <Gain value={percent} format={formatReturns} />
  );
