import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { fundIdField } from "../funds/schema.ts";
import { holderFilterField } from "../holders/schema.ts";
import type { XirrReason } from "./xirr.ts";

export const performanceInput = z.strictObject({ holderId: holderFilterField });
export type PerformanceInput = z.output<typeof performanceInput>;

export const fundPerformanceInput = z.strictObject({ fundId: fundIdField });
export type FundPerformanceInput = z.output<typeof fundPerformanceInput>;

/** Why there is no XIRR: `no-nav` where a fund's value is not known. */
export type NoXirr = XirrReason | "no-nav" | "partial-history";

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
  /** Value and all money received less all money paid; null without a value. */
  totalGain: number | null;
  paidIn: number;
  /** A fraction a year, not rounded: 0.1234 is 12.34 %. */
  xirr: number | null;
  xirrReason: NoXirr | null;
  since: IsoDate | null;
};

export type FundPerformance = Performance & { fundId: string };
export type CategoryPerformance = Performance & { name: string };

export type PortfolioPerformance = Performance & {
  asOf: IsoDate | null;
  /** Funds without transactions, without a NAV or with an unknown past, which the figures do not cover. */
  leftOut: number;
  funds: FundPerformance[];
  categories: CategoryPerformance[];
};
