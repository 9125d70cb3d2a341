import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { fundIdField } from "../funds/schema.ts";
import type { Day } from "../history/schema.ts";
import { holderFilterField } from "../holders/schema.ts";
import type { NoTwinReason } from "../schemes/direct-twin.ts";
import type { Sellable, WhatIf } from "../tax/selling/selling-types.ts";

export const directFundInput = z.strictObject({ fundId: fundIdField });
export type DirectFundInput = z.output<typeof directFundInput>;

export const directPortfolioInput = z.strictObject({ holderId: holderFilterField });
export type DirectPortfolioInput = z.output<typeof directPortfolioInput>;

export type TwinView = { code: string; title: string };

/**
 * Why nothing is known of the same money in the direct plan: `no-scheme` where the fund's scheme is in no list, `ended`
 * where it has no NAV of the last days, `not-held` where nothing is held any more, `no-history` where NAVs of one of the
 * plans are not stored.
 */
export type DirectReason =
  | NoTwinReason
  | "no-scheme"
  | "ended"
  | "not-held"
  | "totals"
  | "partial-history"
  | "no-history";

/** Values by day, oldest first, at most some hundreds. Rupees, 2 decimals. */
export type DirectSeries = { days: Day[]; values: number[]; direct: number[] };

/** By how many rupees, and percent, the direct plan did better; null without a NAV at an end of the span. */
export type LostInSpan = { lost: number | null; percent: number | null };

/** Of a financial year. */
export type YearInDirect = { financialYear: string } & LostInSpan;

export type Jump = { date: IsoDate; percent: number };

/** Rupees; what the direct plan is worth, and how much more than the fund. */
type Values = { value: number; valueDirect: number; lost: number };

export type InDirect = Values & {
  asOf: IsoDate;
  /** The last twelve months, or since the first day held. */
  lastYear: LostInSpan;
  /** Fractions a year. */
  xirr: number | null;
  xirrDirect: number | null;
  years: YearInDirect[];
  /** Days on which a NAV moved by more than costs explain. */
  jumps: Jump[];
  isEstimate: boolean;
  series: DirectSeries;
};

/** Growth of both plans in percent a year, and the months until a switch has paid for itself; null: never within 20 years, or not known. */
export type BreakEven = { growth: number; months: number | null };

/** Rupees; null where it is not known. */
export type SwitchCost = {
  exitLoad: number | null;
  tax: number | null;
  stt: number;
  stampDuty: number;
  total: number | null;
};

/** A switch of all that can leave today. */
export type SwitchToDirect = {
  /** 0 where everything is locked; then there are no costs either. */
  amount: number;
  lots: WhatIf["lots"];
  switchCost: SwitchCost | null;
  breakEven: BreakEven[];
  /** The day on which the last units of an ELSS can be sold; null: nothing is locked. */
  lockedUntil: IsoDate | null;
  isElss: boolean;
  sellable: Sellable;
};

export type DirectFund = {
  fundId: string;
  twin: TwinView | null;
  reason: DirectReason | null;
  isFilling: boolean;
  /** Null where there is a reason. */
  inDirect: InDirect | null;
  /** Null where a sale cannot be worked out. */
  switching: SwitchToDirect | null;
};

export type FundInDirect = {
  fundId: string;
  twin: TwinView | null;
  reason: DirectReason | null;
  value: number | null;
  lost: number | null;
  lastYear: LostInSpan | null;
  isEstimate: boolean;
};

/** What is worked out for funds of which something is only estimated: in rupees, by how much more the direct plans are worth. */
export type EstimatedInDirect = { lost: number; funds: string[] };

/** The sums are of the funds without an estimate. */
export type DirectPortfolio = Values & {
  /** In addition, with the ids of the funds; those that were sold are among them. */
  estimated: EstimatedInDirect;
  asOf: IsoDate | null;
  /** Percent of what these funds are worth now. */
  lastYear: { lost: number; percent: number | null };
  /** Funds with a figure first, the largest loss before all. */
  funds: FundInDirect[];
  isFilling: boolean;
  series: DirectSeries;
};
