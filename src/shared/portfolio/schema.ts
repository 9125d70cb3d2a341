import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { fundIdField } from "../funds/schema.ts";
import { holderFilterField } from "../holders/schema.ts";
import type { XirrReason } from "./xirr.ts";

export const performanceInput = z.strictObject({ holderId: holderFilterField });
export type PerformanceInput = z.output<typeof performanceInput>;

/** A share whose copies the sender has not updated for long. */
export type OldShare = {
  recipientId: string;
  recipientName: string;
  /** When the sender last updated it; ISO 8601, UTC. */
  sharedAt: string;
};

/** A share whose recipient has asked for an update since the last one. */
export type AskedShare = {
  recipientId: string;
  recipientName: string;
  /** ISO 8601, UTC. */
  askedAt: string;
};

/** The newest statement that came by mail and waits to be read. */
export type WaitingStatement = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
};

export const homeInput = performanceInput;
export type HomeInput = PerformanceInput;

/** What Home leads to, and what it says of shares. */
export type HomeFacts = {
  hasGoals: boolean;
  /** For the person that Home shows, or for all. */
  hasTarget: boolean;
  /** The oldest first. */
  oldShares: OldShare[];
  /** The newest request first. */
  askedShares: AskedShare[];
  waitingStatement: WaitingStatement | null;
  /** When the mail service ended the owner's letters; ISO 8601, UTC. */
  lettersStopped: string | null;
};

export const fundPerformanceInput = z.strictObject({ fundId: fundIdField });
export type FundPerformanceInput = z.output<typeof fundPerformanceInput>;

/** Why there is no XIRR: `no-nav` where a fund's value is not known. */
export type NoXirr = XirrReason | "no-nav" | "partial-history" | "unpaired";

/** Rupees, 2 decimals. */
export type Performance = {
  /** null without a NAV. */
  value: number | null;
  invested: number;
  /** The value of what was sold less what it had cost. */
  realised: number;
  /** Income paid out or reinvested, before TDS. */
  dividends: number;
  /** Paid on sales; the realised gain is before it, the total gain after it. */
  stt: number;
  /** Value and all money received less all money paid; null without a value or transactions. */
  totalGain: number | null;
  paidIn: number;
  /** A fraction a year, not rounded: 0.1234 is 12.34 %. */
  xirr: number | null;
  xirrReason: NoXirr | null;
  since: IsoDate | null;
};

export type FundPerformance = Performance & { fundId: string };

/**
 * Of several funds: value, cost, PnL and returns are the overview's (`PortfolioTotals`), about all that are held and have a NAV.
 * Gains, income, `paidIn`, XIRR and `since` are about the covered ones.
 */
export type GroupPerformance = Performance & {
  value: number;
  pnl: number;
  /** Percent, 2 decimals; null where nothing was invested. */
  returns: number | null;
  /** The funds whose gains are known, what they are worth and what they cost. */
  covered: { funds: number; value: number; invested: number };
};
export type CategoryPerformance = GroupPerformance & { name: string };

/**
 * Why the gains and XIRR of a portfolio leave a fund out: it has no transactions, its past is known in part, units came or
 * went without their other side, or, which leaves it out of the value too, it has no NAV.
 */
export const uncountedReasons = ["totals", "partial-history", "unpaired", "no-nav"] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** The value leaves out a fund of an excluded category, the gains count it. */
export const leftOutReasons = [...uncountedReasons, "excluded-category"] as const;
export type LeftOutFund = { fundId: string; reason: (typeof leftOutReasons)[number] };

export type PortfolioPerformance = GroupPerformance & {
  asOf: IsoDate | null;
  /** How many funds some of these figures leave out. */
  leftOut: number;
  leftOutFunds: LeftOutFund[];
  funds: FundPerformance[];
  categories: CategoryPerformance[];
};
