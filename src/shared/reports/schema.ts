import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import type { FundLabel } from "../funds/fund-label.ts";
import { fundIdField } from "../funds/schema.ts";
import type { UnvaluedReason } from "../history/schema.ts";
import { holderFilterField } from "../holders/schema.ts";
import type { XirrReason } from "../portfolio/xirr.ts";
import { idField } from "../text-field.ts";
import { dateField } from "../transactions/schema.ts";
import type { TransactionType } from "../transactions/types.ts";
import { namedPeriod, reportKinds, type ReportPeriod } from "./period.ts";

const periodError =
  "A report is of a month such as 2026-10, or of a financial year such as 2025-26";

const periodFields = {
  kind: z.enum(reportKinds, { error: periodError }),
  period: z
    .string({ error: periodError })
    .check(z.maxLength(7, { error: periodError, abort: true })),
  holderId: holderFilterField,
};

const isPeriod = <Value extends { kind: ReportPeriod["kind"]; period: string }>() =>
  z.refine<Value>(({ kind, period }) => namedPeriod(kind, period) !== null, {
    error: periodError,
    path: ["period"],
  });

export const reportInput = z.strictObject(periodFields).check(isPeriod());
export type ReportInput = z.output<typeof reportInput>;

/** A part of the period's transactions: those after the last one of the part before. */
export const reportTransactionsInput = z
  .strictObject({
    ...periodFields,
    cursor: z.optional(
      z.nullable(
        z.strictObject({
          fundId: fundIdField,
          date: dateField("The date"),
          id: idField("The transaction's id", "No transaction id provided"),
        }),
      ),
    ),
    /** tRPC's infinite queries always send a direction. */
    direction: z.optional(z.literal("forward", { error: "The direction must be forward" })),
  })
  .check(isPeriod());
export type ReportTransactionsInput = z.output<typeof reportTransactionsInput>;

/** Rupees, 2 decimals; opening + paid - received + market is the closing value. Rates are fractions. */
export type ReportFigures = {
  /** The last known day before the period; null where the first money came within it. */
  openingOn: IsoDate | null;
  opening: number;
  paid: number;
  received: number;
  market: number;
  /** The market's part by what was there at the start and paid in; null where that is 0. */
  marketRate: number | null;
  closing: number;
  closingOn: IsoDate;
  /** Of all money from the first day to the period's end, as `rateToShow` takes it. */
  sinceFirst: {
    xirr: number | null;
    xirrReason: XirrReason | null;
    since: IsoDate;
    totalGain: number;
    paidIn: number;
  };
};

/** What the market did to a fund within the period; money that went to or came from another fund is not part of it. */
export type Movement = FundLabel & { market: number; rate: number | null };

/** At the end of the period. `nav` is null where the scheme has none: the value is the cost. */
export type ReportHolding = FundLabel & {
  units: number;
  cost: number;
  value: number;
  nav: number | null;
  navDate: IsoDate | null;
};

/** What was sold within the period, and what it had cost. */
export type RealisedGain = FundLabel & { sold: number; cost: number; gain: number };

export type NextSip = FundLabel & { dueDate: IsoDate; amount: number };

export type ReportedSips = {
  /** Instalments within the period, and what they came to with stamp duty. */
  count: number;
  amount: number;
  /** Due within 30 days; empty in a report of a period that ended over a month ago. */
  next: NextSip[];
};

/** A fund that the figures do not count. */
export type ReportLeftOut = FundLabel & { reason: UnvaluedReason };

export type Report = {
  period: ReportPeriod;
  /** The day of the newest NAVs that are known. */
  asOf: IsoDate | null;
  /** Whether the period is over and NAVs of later days are known. */
  isFinished: boolean;
  /** NAVs of earlier days are still being fetched. */
  isFilling: boolean;
  /** Null where nothing is known by the period's end. */
  figures: ReportFigures | null;
  /** At most three, the largest first. */
  movements: Movement[];
  /** The largest first. */
  holdings: ReportHolding[];
  /** The largest first, without regard to the sign. */
  realised: RealisedGain[];
  realisedGain: number;
  transactions: number;
  sips: ReportedSips;
  leftOut: ReportLeftOut[];
  /** What the funds that are left out are worth as estimated at the end; null where none is. */
  estimated: number | null;
};

export type ReportTransaction = {
  id: string;
  fundId: string;
  date: IsoDate;
  type: TransactionType;
  units: number;
  amount: number;
  nav: number | null;
};

export type ReportTransactions = {
  rows: ReportTransaction[];
  nextCursor: { fundId: string; date: IsoDate; id: string } | null;
};
