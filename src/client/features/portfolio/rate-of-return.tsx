import type { IsoDate } from "../../../shared/dates.ts";
import { formatReturns } from "../../../shared/number-format.ts";
import type { NoXirr } from "../../../shared/portfolio/schema.ts";
import { rateToShow } from "../../../shared/portfolio/shown-rate.ts";
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

/** The rate of `rateToShow`, in words. */
export function rateOf(
  performance: Parameters<typeof rateToShow>[0],
  asOf: IsoDate | null,
): ShownRate {
  const shown = rateToShow(performance, asOf);
  switch (shown.kind) {
    case "absolute":
      return {
        label: t("Absolute return"),
        percent: shown.percent,
        kind: "absolute",
        note: t("less than a year, since {day}", { day: dateText(shown.since) }),
        brief: t("in less than a year"),
      };
    case "none": {
      const reason = noRateText(shown.reason);
      return { label: t("XIRR"), percent: null, kind: "none", note: reason, brief: reason };
    }
    case "xirr":
      return {
        label: t("XIRR"),
        percent: shown.percent,
        kind: "xirr",
        note: t("a year, since {day}", { day: dateText(shown.since) }),
        brief: t("a year"),
      };
  }
}

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
