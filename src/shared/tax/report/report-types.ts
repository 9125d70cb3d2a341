import type { AssetKind } from "../../schemes/asset-kind.ts";
import type { IsoDate } from "../../dates.ts";
import type { UnpairedUnits } from "../../transactions/unpaired-units.ts";
import type { NotCountedReason } from "../fund-sales.ts";
import type { Slab } from "../rules/slabs.ts";
import type { SchemeClass, TaxSection, Term } from "../rules/tax-rules.ts";
import type { ClassReason } from "../scheme-class.ts";

/** Rupees with 2 decimals; units with 6. */
export type Sale = {
  transactionId: string;
  fundId: string;
  schemeName: string;
  folioNumber: string;
  isin: string | null;
  soldOn: IsoDate;
  acquiredOn: IsoDate;
  units: number;
  /** After exit load; STT and TDS are part of it. */
  consideration: number;
  /** With stamp duty. */
  cost: number;
  /** On 31 January 2018, where the cost was compared with it. */
  fmvPerUnit: number | null;
  /** As the law takes it: grandfathered or indexed where it is. */
  costTaken: number;
  /** A loss that section 94(8) ignores, deducted from the cost as taken. */
  ignoredLoss: number;
  /** A loss that section 94(7) ignores, up to exempt dividends; deducted from the cost as taken. */
  ignoredForDividends: number;
  /** Losses that section 94(8) ignored earlier and that are these bonus units' cost, in the cost as taken. */
  addedLoss: number;
  gain: number;
  term: Term;
  class: SchemeClass;
  section: TaxSection;
  certain: boolean;
};

/** The sums of a fund's rows; the rows themselves are requested by fund. */
export type FundGains = {
  fundId: string;
  schemeName: string;
  folioNumber: string;
  lots: number;
  gain: number;
  certain: boolean;
  /** Whether a cost was compared with the value on the day of grandfathering. */
  usesFmv: boolean;
  bySection: { section: TaxSection; lots: number; gain: number; certain: boolean }[];
};

type OfFund = "fundId" | "schemeName" | "folioNumber" | "isin";

/** The lots that a fund sold in a year, the first ones if there are more than a response has room for. */
export type FundSales = Pick<Sale, OfFund> & { sales: Omit<Sale, OfFund>[]; hasAll: boolean };

export type SalesOfYear = {
  funds: FundSales[];
  /** The last of these funds, after which there are others; null: there are none. */
  next: string | null;
};

export type SectionSum = {
  section: TaxSection;
  /** As the Income-tax Act, 2025 numbers it; null for gains that follow the slab. */
  section2025: string | null;
  gains: number;
  losses: number;
  /** Losses set off against its gains: its own, other sections' and those of earlier years. */
  setOff: number;
  exemption: number;
  taxable: number;
  /** Whether all its sales and deductions are certain. */
  certain: boolean;
};

type SetOffRow = {
  /** The financial year of a loss that was carried; null: this year's. */
  fromYear: string | null;
  section: TaxSection | null;
  term: Term;
  against: TaxSection;
  /** The rate on these gains in percent; null: the slab. */
  rate: number | null;
  amount: number;
};

export type IncomeRow = {
  fundId: string;
  schemeName: string;
  house: string | null;
  /** Gross. */
  payout: number;
  reinvestment: number;
  tds: number;
  /** Whether the fund house paid the tax, as it did until March 2020. */
  isExempt: boolean;
};

export type CarriedRow = {
  year: string;
  short: number;
  long: number;
  used: number;
  left: number;
  /** The last year that can use it. */
  lapses: string;
};

export type TaxEstimate = {
  slab: Slab | null;
  bySection: { section: TaxSection; taxable: number; rate: number | null; tax: number | null }[];
  cess: number | null;
  total: number | null;
  certain: boolean;
};

export type NotCounted = {
  fundId: string;
  schemeName: string;
  amfiCode: string | null;
  reason: NotCountedReason;
  /** Where the other side of these units is what is missing. */
  unpaired?: UnpairedUnits;
  what: "sales" | "income";
};

export type TaxProfile = { slab: Slab | null; resident: boolean };
export type FiledLoss = { year: string; short: number; long: number };

/**
 * A loss that the user has not entered. `hasAllSales` is false where sales of its year are left out; the return then
 * shows a different loss.
 */
export type UnfiledLoss = FiledLoss & { hasAllSales: boolean };

/** How each fund with sales in the year is taxed, and why. */
export type FundClass = {
  fundId: string;
  amfiCode: string | null;
  schemeName: string;
  class: SchemeClass | null;
  reason: ClassReason;
  isChosen: boolean;
  typedFmv: number | null;
  /** Listed units count by their highest price on the exchange of that day, not by their NAV. */
  isListed: boolean;
};

export type TaxReport = {
  financialYear: string;
  /** Years that have a report, newest first. */
  years: string[];
  /** Null: the account's owner. */
  holderId: string | null;
  asOf: IsoDate;
  rulesAsOf: IsoDate;
  /** The year is after the last one that the rules are known for. */
  isAfterRules: boolean;
  funds: FundGains[];
  /** Whether a sale's figures depend on section 94(8), or on 94(7). */
  stripping: { bonus: boolean; dividend: boolean };
  sums: SectionSum[];
  setOffs: SetOffRow[];
  exemptionLimit: number;
  exemptionLeft: number;
  /** The slab by which losses were set off: the highest while none is chosen. */
  setOffSlab: number;
  income: IncomeRow[];
  /** Rupees that one fund house may pay in the year without TDS. */
  tdsThreshold: number;
  advance: { until: IsoDate; short: number; long: number; certain: boolean }[];
  carried: CarriedRow[];
  /** Earlier years whose sales are not all known, and which may have used more of the carried losses, or less. */
  incompleteYears: string[];
  /** Null: nothing was said for the year. */
  profile: TaxProfile | null;
  filed: FiledLoss[];
  /** Losses of earlier years, as worked out, that the year could use and the user has not entered. */
  unfiled: UnfiledLoss[];
  estimate: TaxEstimate;
  leftOut: NotCounted[];
  classes: FundClass[];
};

/** The user's answers about a scheme; `kind` is for targets. */
export type SchemeTaxChoice = {
  amfiCode: string;
  class: SchemeClass | null;
  kind: AssetKind | null;
  fmvPerUnit: number | null;
};
