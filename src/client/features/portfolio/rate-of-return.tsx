import { daysBetween, type IsoDate } from "../../../shared/dates.ts";
import { formatReturns } from "../../../shared/number-format.ts";
import type { NoXirr, Performance } from "../../../shared/portfolio/schema.ts";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";

export type ShownRate = {
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
export function rateOf(performance: Performance, asOf: IsoDate | null): ShownRate {
  const { xirr, xirrReason, since, totalGain, paidIn } = performance;
  const isShort = since !== null && asOf !== null && daysBetween(since, asOf) < daysInYear;
  const isGainKnown = xirrReason === null || onlyAboutRates.has(xirrReason);
  if (isShort && isGainKnown && totalGain !== null && paidIn > 0) {
    return {
      label: t("Absolute return"),
      percent: (totalGain / paidIn) * 100,
      kind: "absolute",
      note: t("less than a year, since {day}", { day: dateText(since) }),
      brief: t("in less than a year"),
    };
  }
  if (since === null || xirrReason !== null) {
    const reason = noRateText(xirrReason ?? "no-flows");
    return { label: t("XIRR"), percent: null, kind: "none", note: reason, brief: reason };
  }
  const percent = xirr === null ? null : xirr * 100;
  return {
    label: t("XIRR"),
    percent,
    kind: "xirr",
    note: t("a year, since {day}", { day: dateText(since) }),
    brief: t("a year"),
  };
}

/** Reasons that say nothing against the gain itself. */
const onlyAboutRates: ReadonlySet<NoXirr> = new Set([
  "no-sign-change",
  "no-rate",
  "out-of-range",
  "contradicts-gain",
]);

const reasons: Record<NoXirr, PlainText> = {
  "no-flows": "No transactions with dates",
  "one-day": "All money moved on one day",
  "no-sign-change": "XIRR cannot be calculated for these cash flows",
  "no-rate": "No yearly rate makes these cash flows add up to 0",
  "out-of-range": "XIRR is too large or too close to −100 % to show",
  "contradicts-gain":
    "Several yearly rates may fit these cash flows, and the one nearest 0 contradicts the gain",
  "no-nav": "No NAV yet",
  "partial-history": "The history is not complete",
  unpaired: "The history is not complete",
};

export const noRateText = (reason: NoXirr): string => t(reasons[reason]);

/** A rate beyond this says nothing: money that was there for days only. */
const largestShown = 1e6;

export const RateFigure = ({ percent }: Pick<ShownRate, "percent">) =>
  percent === null || percent > largestShown ? (
    <NotAvailable />
  ) : (
    <Gain value={percent} format={formatReturns} />
  );
