import type { IsoDate } from "../../dates.ts";
import type { FundLabel } from "../../funds/fund-label.ts";
import type { ExitLoad } from "../exit-load.ts";
import type { FundClass, NotCounted, Sale, TaxReport } from "../report/report-types.ts";
import type { SchemeClass, TaxSection, Term } from "../rules/tax-rules.ts";

/**
 * Long-term without a load, as the oldest units that are sold first; long-term with one; long-term without one that only
 * leave after units with one; short-term; locked in an ELSS.
 */
export type SaleKind = "free" | "load" | "behind" | "short" | "locked";

type Amount = { units: number; value: number };

/** The days on which a lot becomes long-term, can first be sold, and bears no load; null: never, or always. */
export type LotDates = {
  longTermFrom: IsoDate | null;
  lockedUntil: IsoDate | null;
  loadFreeFrom: IsoDate | null;
};

/** Units still held of a day's purchases, which the law treats alike. */
export type HeldDay = Amount &
  LotDates & {
    acquiredOn: IsoDate;
    class: SchemeClass;
    certain: boolean;
    /** The first purchase of the day, and its fund, which is another where the units were moved. */
    transactionId: string;
    fundId: string;
  };

/** Units still held of a financial year's purchases. */
export type HeldYear = Amount & { financialYear: string; lots: number };

/** Newest first; the days of the year that was asked for, and none where none was. */
export type HeldLots = { years: HeldYear[]; days: HeldDay[] };

export type Sellable = Amount &
  Record<SaleKind, Amount> & {
    fundId: string;
    schemeName: string;
    folioNumber: string;
    nav: number;
    class: SchemeClass;
    certain: boolean;
    isElss: boolean;
    /** The scheme's own rules may lock its units, until a day that is not known. */
    mayBeLocked: boolean;
    exitLoad: ExitLoad | null;
    /** The oldest units that can be sold before one that bears a load or is locked, of whatever term. */
    withoutLoad: Amount;
    /** The nearest days on which more units become long-term, unlocked or load-free. */
    next: { on: IsoDate; units: number; becomes: "long-term" | "unlocked" | "load-free" }[];
    /** How many it holds. */
    lots: number;
  };

export type SellableFunds = {
  asOf: IsoDate;
  rulesAsOf: IsoDate;
  funds: Sellable[];
  leftOut: NotCounted[];
};

/** As of when something is worked out, and what can still change it. */
type ResultBasis = Pick<
  TaxReport,
  "asOf" | "rulesAsOf" | "incompleteYears" | "unfiled" | "leftOut"
>;

type LotResult = Pick<
  Sale,
  | "acquiredOn"
  | "units"
  | "cost"
  | "ignoredLoss"
  | "addedLoss"
  | "gain"
  | "term"
  | "section"
  | "certain"
>;

/** The result of a sale. Rupees; `arrives` is after exit load and STT only. */
export type WhatIf = ResultBasis & {
  fundId: string;
  on: IsoDate;
  nav: number;
  units: number;
  amount: number;
  lots: (LotResult & { exitLoad: number })[];
  exitLoad: number;
  stt: number;
  shortGain: number;
  longGain: number;
  exemptionLeft: number;
  /** With cess; null where a part has no rate. */
  tax: number | null;
  arrives: number;
  /** The current year, where its slab is used for a sale in the next; null: the sale year's own slab is, or none. */
  slabYear: string | null;
  /** The slab assumed in setting off losses; null: one is chosen, or nothing is set off. */
  setOffSlab: number | null;
  mayBeLocked: boolean;
  /** For a non-resident the fund house deducts tax, which `arrives` still contains. */
  isResident: boolean;
  /** The day is in a year after the last one that the rules are known for. */
  isAfterRules: boolean;
};

export type Harvest = ResultBasis & {
  financialYear: string;
  exemptionLimit: number;
  exemptionLeft: number;
  /** Losses of earlier years and of this one that gains use up before the exemption. */
  lossesFirst: number;
  /** Together never more than the exemption that is left. */
  gains: (FundLabel & {
    units: number;
    longTermGain: number;
    exitLoad: number;
    /** What reaches the bank: the value less exit load and STT. */
    arrives: number;
    certain: boolean;
  })[];
  /** A fund's row here and its row in `gains` exclude each other: both begin with its oldest unit. */
  losses: (FundLabel & {
    /** All units that must be sold, from the oldest on, also those with a gain before the loss. */
    units: number;
    /** In total: gains of these units are deducted. */
    loss: number;
    /** Short where any of the loss is. */
    term: Term;
    shortGain: number;
    longGain: number;
    exitLoad: number;
    certain: boolean;
    /** Sections with taxable gains that the loss would reduce, the highest rate first. */
    against: TaxSection[];
  })[];
  /** The greatest loss of each fund that is out of reach: older units with a larger gain are sold first. */
  unreachableLosses: (FundLabel & {
    units: number;
    loss: number;
    /** The first purchase among them. */
    acquiredFrom: IsoDate;
    /** Units sold before them, without those of the fund's row in `losses`. */
    unitsBefore: number;
    gainBefore: number;
    certain: boolean;
  })[];
  soonLongTerm: (FundLabel & {
    units: number;
    on: IsoDate;
    certain: boolean;
  })[];
  /** Of all held funds, to be corrected before anything is sold. */
  classes: FundClass[];
};

/** Units of an ELSS that can be sold from a day on, and what they are worth now; rupees. */
export type UnlockedUnits = FundLabel & { on: IsoDate; units: number; value: number };

/**
 * Lots that turn long-term on a day. `tax`: what selling them today would add, with cess, in rupees; null where its rate is not
 * known.
 */
export type TaxedUntil = FundLabel & { on: IsoDate; units: number; tax: number | null };
