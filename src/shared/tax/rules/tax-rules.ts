import type { IsoDate } from "../../dates.ts";
import { costInflationIndex } from "./cost-inflation.ts";

/** How a scheme is taxed. `specified`: over 65 % debt, section 50AA; `other`: neither equity nor debt. */
export const schemeClasses = ["equity", "specified", "other"] as const;
export type SchemeClass = (typeof schemeClasses)[number];

/** Sections of the Income-tax Act, 1961; `slab` is other short-term gain, taxed as other income is. */
export const sections = ["111A", "112A", "112", "50AA", "slab"] as const;
export type TaxSection = (typeof sections)[number];

export type Term = "short" | "long";

type Sourced = { source: string; certain: boolean };

type HoldingPeriod = Sourced & {
  class: "equity" | "other";
  /** Units that are listed on an exchange, as an ETF's are; null: all units. */
  isListed: boolean | null;
  soldFrom: IsoDate;
  /** Long-term is what was held longer. */
  months: number;
};

export type Rate = Sourced & {
  section: TaxSection;
  soldFrom: IsoDate;
  /** Percent without surcharge and cess; null: the person's slab. */
  percent: number | null;
  /** Whether the cost rises with the cost inflation index. */
  isIndexed: boolean;
  /** Others have a rate that these rules do not know. */
  isOfResidents: boolean;
};

export type TaxRules = {
  /** The day on which these rules were read. */
  asOf: IsoDate;
  /** The financial years that they are good for, by their first calendar year. */
  firstYear: number;
  lastYear: number;
  /** The first year under the Income-tax Act, 2025, and its sections. */
  newActFromYear: number;
  sectionsOfNewAct: Record<TaxSection, string | null>;
  holdingPeriods: readonly HoldingPeriod[];
  rates: readonly Rate[];
  /** Long-term gains under 112A that are not taxed, in rupees a person and year. */
  exemptions: readonly (Sourced & { fromYear: number; amount: number })[];
  specified: Sourced & {
    acquiredFrom: IsoDate;
    /** Until then, what has at most 35 % in domestic equity was specified as well. */
    withLittleEquityUntil: IsoDate;
  };
  grandfathering: Sourced & { acquiredUntil: IsoDate };
  costInflation: Sourced & { index: ReadonlyMap<number, number> };
  cess: Sourced & { percent: number };
  lossesCarried: Sourced & { years: number };
  /** Before `taxedFrom` the fund house paid the tax of a dividend. */
  idcw: Sourced & {
    taxedFrom: IsoDate;
    tdsPercent: number;
    /** TDS is due where one fund house pays more in a year. */
    thresholds: readonly { fromYear: number; amount: number }[];
  };
  bonusStripping: Sourced & { monthsBefore: number; monthsAfter: number };
  /** Securities transaction tax on the value of equity units that are sold to the fund house. */
  stt: Sourced & { percent: number };
  /** The last days of the periods of advance tax; months and days of the year's two calendar years. */
  advancePeriods: readonly { monthDay: string; isNextYear: boolean }[];
  elssLock: Sourced & { months: number };
};

const act112A = "aubsp.com, sections 196 to 198 of the Act of 2025";
const finance2024 = "Finance (No. 2) Act, 2024, in force from 23 July 2024";

export const taxRules: TaxRules = {
  asOf: "2026-11-22",
  firstYear: 2018,
  lastYear: 2026,
  newActFromYear: 2026,
  sectionsOfNewAct: { "111A": "196", "112A": "198", "112": "197", "50AA": "76", slab: null },
  holdingPeriods: [
    period("equity", null, "2018-04-01", 12, "section 2(42A)"),
    period("other", null, "2018-04-01", 36, "section 2(42A)"),
    period("other", false, "2024-07-23", 24, finance2024),
    period("other", true, "2024-07-23", 12, finance2024),
  ],
  rates: [
    rate("111A", "2018-04-01", 15, act112A),
    rate("111A", "2024-07-23", 20, finance2024),
    rate("112A", "2018-04-01", 10, act112A),
    rate("112A", "2024-07-23", 12.5, finance2024),
    {
      ...rate("112", "2018-04-01", 20, "section 48, second proviso"),
      isIndexed: true,
      isOfResidents: true,
    },
    rate("112", "2024-07-23", 12.5, finance2024),
    rate("50AA", "2018-04-01", null, "section 50AA"),
    rate("slab", "2018-04-01", null, "section 45"),
  ],
  exemptions: [
    { fromYear: 2018, amount: 100_000, source: "section 112A(2)", certain: true },
    { fromYear: 2024, amount: 125_000, source: finance2024, certain: true },
  ],
  specified: {
    acquiredFrom: "2023-04-01",
    withLittleEquityUntil: "2025-04-01",
    source: "section 50AA, as amended by the Finance (No. 2) Act, 2024 from 2026-27",
    certain: true,
  },
  grandfathering: {
    acquiredUntil: "2018-01-31",
    source: "section 55(2)(ac)",
    certain: true,
  },
  costInflation: {
    index: costInflationIndex,
    source: "notifications of the CBDT under section 48",
    certain: true,
  },
  cess: { percent: 4, source: "Finance Acts from 2018", certain: true },
  lossesCarried: { years: 8, source: "sections 70 and 74; 108 and 111", certain: true },
  idcw: {
    taxedFrom: "2020-04-01",
    tdsPercent: 10,
    thresholds: [
      { fromYear: 2020, amount: 5_000 },
      { fromYear: 2025, amount: 10_000 },
    ],
    source: "section 194K; 393(1)",
    certain: true,
  },
  bonusStripping: { monthsBefore: 3, monthsAfter: 9, source: "section 94(8)", certain: false },
  stt: { percent: 0.001, source: "section 98 of the Finance (No. 2) Act, 2004", certain: true },
  advancePeriods: [
    { monthDay: "06-15", isNextYear: false },
    { monthDay: "09-15", isNextYear: false },
    { monthDay: "12-15", isNextYear: false },
    { monthDay: "03-15", isNextYear: true },
    { monthDay: "03-31", isNextYear: true },
  ],
  elssLock: { months: 36, source: "Equity Linked Savings Scheme, 2005", certain: true },
};

function period(
  ofClass: HoldingPeriod["class"],
  isListed: boolean | null,
  soldFrom: IsoDate,
  months: number,
  source: string,
): HoldingPeriod {
  return { class: ofClass, isListed, soldFrom, months, source, certain: true };
}

function rate(
  section: TaxSection,
  soldFrom: IsoDate,
  percent: number | null,
  source: string,
): Rate {
  return {
    section,
    soldFrom,
    percent,
    isIndexed: false,
    isOfResidents: false,
    source,
    certain: true,
  };
}
