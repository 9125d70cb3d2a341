import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { holderFilterField } from "../holders/schema.ts";
import { categoryField, fundIdField } from "../funds/schema.ts";

/** Days since 1970-01-01. */
export type Day = number;

/** NAVs of one scheme by day, oldest first. Both arrays have the same length. */
export type NavPoints = { days: Day[]; navs: number[] };
/** The same where they are only read; typed arrays take less time and memory. */
export type ReadonlyNavPoints = { days: ArrayLike<Day>; navs: ArrayLike<number> };

/** The response of `GET /api/nav-history/{code}`, which is null where none are stored. */
export type NavHistory = NavPoints & {
  code: string;
  asOf: IsoDate | null;
  isFilling: boolean;
};

/** One fund, one category, one holder's funds, or without all of them the whole portfolio. */
export const historyInput = z.strictObject({
  fundId: z.optional(fundIdField),
  category: z.optional(categoryField),
  holderId: holderFilterField,
});
export type HistoryInput = z.output<typeof historyInput>;

/** Values by day, oldest first. All arrays have the same length. Rupees, 2 decimals. */
export type ValueSeries = {
  days: Day[];
  values: number[];
  invested: number[];
};

/** Money of one day, both positive. Rupees, 2 decimals. */
export type DayFlow = { day: Day; paid: number; received: number };

/**
 * Why a fund is not in the series: kept as totals, without a scheme of the list, with a past that is only known in part,
 * with NAVs still to be fetched, or without NAVs of its first years.
 */
export type UnvaluedReason = "totals" | "no-scheme" | "partial-history" | "no-history" | "no-navs";

export type UnvaluedFund = { fundId: string; reason: UnvaluedReason };

export type PortfolioHistory = ValueSeries & {
  /** The last day of the series. */
  asOf: IsoDate | null;
  flows: DayFlow[];
  /** Neither in the series nor estimated. */
  leftOut: UnvaluedFund[];
  /** What funds are worth whose past is not known: from when something is known; null where there are none. */
  estimated: (ValueSeries & { funds: UnvaluedFund[] }) | null;
  /** Funds still held whose newest NAV is over 10 days old, with its date. */
  stale: { fundId: string; navDate: IsoDate }[];
  /** Funds without NAVs for over 10 days in between, with the longest such time: its last day with a NAV and its next. */
  gaps: { fundId: string; from: IsoDate; to: IsoDate }[];
  /** Funds of which nothing is held any more and whose scheme has no NAVs: at cost while they were held. */
  atCost: string[];
  /** Where NAVs are known from a later day than the first transaction: that day. */
  missingUntil: IsoDate | null;
  isFilling: boolean;
};
