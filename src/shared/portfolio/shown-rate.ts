import { daysBetween, type IsoDate } from "../dates.ts";
import type { NoXirr, Performance } from "./schema.ts";

type Known = Pick<Performance, "xirr" | "xirrReason" | "since" | "totalGain" | "paidIn">;

/** Percent. */
export type RateToShow =
  | { kind: "absolute"; percent: number; since: IsoDate }
  | { kind: "xirr"; percent: number | null; since: IsoDate }
  | { kind: "none"; reason: NoXirr };

const daysInYear = 365;

/** XIRR; for less than a year the absolute return, because a rate a year would promise too much. */
export function rateToShow(performance: Known, asOf: IsoDate | null): RateToShow {
  const { xirr, xirrReason, since, totalGain, paidIn } = performance;
  const isShort = since !== null && asOf !== null && daysBetween(since, asOf) < daysInYear;
  const isGainKnown = xirrReason === null || onlyAboutRates.has(xirrReason);
  if (isShort && isGainKnown && totalGain !== null && paidIn > 0) {
    return { kind: "absolute", percent: (totalGain / paidIn) * 100, since };
  }
  if (since === null || xirrReason !== null)
    return { kind: "none", reason: xirrReason ?? "no-flows" };
  return { kind: "xirr", percent: xirr === null ? null : xirr * 100, since };
}

/** Reasons that say nothing against the gain itself. */
const onlyAboutRates: ReadonlySet<NoXirr> = new Set([
  "no-sign-change",
  "no-rate",
  "out-of-range",
  "contradicts-gain",
]);
