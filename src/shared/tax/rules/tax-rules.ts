import type { IsoDate } from "../../dates.ts";
import { costInflationIndex } from "./cost-inflation.ts";

/** How a scheme is taxed. `specified`: over 65 % debt, section 50AA; `other`: neither equity nor debt. */
export const schemeClasses = ["equity", "specified", "other"] as const;
export type SchemeClass = (typeof schemeClasses)[number];

/** Sections of the Income-tax Act, 1961; `slab` is other short-term gain, taxed as other income is. */
export const sections = ["111A", "112A", "112", "50AA", "slab"] as const;
export type TaxSection = (typeof sections)[number];

export type Term = "short" | "long";

/** A rule's section in the Acts of 1961 and 2025 (null: it has none of its own), and where it was read. */
type Sourced = {
  act1961: string | null;
  act2025: string | null;
  source: string;
  certain: boolean;
};

/** A loss is ignored on units bought shortly before a bonus or dividend and sold soon after it. */
export type Stripping = Sourced & { soldFrom: IsoDate; monthsBefore: number; monthsAfter: number };

export type HoldingPeriod = Sourced & {
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
  /** Whether it applies to residents only: the rate of others is not known. */
  isOfResidents: boolean;
};

/** How Schedule 112A of the returns of some financial years, by their first calendar years, is uploaded. */
export type Form112A = Sourced & {
  fromYear: number;
  untilYear: number;
  /** Whether it asks on which side of `ratesChangedOn` units were sold: column 1b. */
  hasTransferred: boolean;
  /** The day on which its instructions were read. */
  readOn: IsoDate;
};

export type TaxRules = {
  /** The day on which these rules were read. */
  asOf: IsoDate;
  /** The financial years that they are known for, by their first calendar year. */
  firstYear: number;
  lastYear: number;
  /** The first year under the Income-tax Act, 2025, and its sections. */
  newActFromYear: number;
  /** The highest slab, in percent, by which losses are set off while none is chosen. */
  highestSlab: number;
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
  /** Units acquired until `acquiredUntil` may have their value on `valuedOn` as cost. */
  grandfathering: Sourced & { acquiredUntil: IsoDate; valuedOn: IsoDate };
  /** An earlier cost is taken as of `from`. */
  costInflation: Sourced & { from: IsoDate; index: ReadonlyMap<number, number> };
  cess: Sourced & { fromYear: number; percent: number };
  lossesCarried: Sourced & { fromYear: number; years: number };
  /** Before `taxedFrom` the fund house paid the tax of a dividend. */
  idcw: Sourced & {
    taxedFrom: IsoDate;
    /** TDS is due where one fund house pays more in a year. */
    thresholds: readonly { fromYear: number; amount: number }[];
  };
  bonusStripping: Stripping;
  /** For exempt dividends, which are those before `idcw.taxedFrom`. */
  dividendStripping: Stripping;
  /** Securities transaction tax on the value of equity units that are sold to the fund house. */
  stt: Sourced & { soldFrom: IsoDate; percent: number };
  /**
   * The last days of the periods of advance tax, months and days of the year's two calendar years, with the percent of the
   * year's tax that is to be paid by then in all; null for the rest of the year.
   */
  advance: Sourced & {
    fromYear: number;
    periods: readonly { monthDay: string; isNextYear: boolean; percent: number | "all" | null }[];
  };
  elssLock: Sourced & { acquiredFrom: IsoDate; months: number };
  /** Of years without a form the instructions are not known. */
  schedule112A: { ratesChangedOn: IsoDate; forms: readonly Form112A[] };
};

const readOfNewAct = "aubsp.com, sections 196 to 198 of the Act of 2025";
const finance2024 = "Finance (No. 2) Act, 2024, in force from 23 July 2024";

/** Of the portal that opened in 2021, as four public projects quote it alike. */
const csvInstructions = "incometax.gov.in, 112A_115AD_CSV_Instructions.pdf";

const sectionsOfNewAct: TaxRules["sectionsOfNewAct"] = {
  "111A": "196",
  "112A": "198",
  "112": "197",
  "50AA": "76",
  slab: null,
};

export const taxRules: TaxRules = {
  asOf: "2026-11-22",
  firstYear: 2018,
  lastYear: 2026,
  newActFromYear: 2026,
  highestSlab: 30,
  sectionsOfNewAct,
  holdingPeriods: [
    period("equity", null, "2018-04-01", 12, "eztax.in, section 2(101)"),
    period("other", null, "2018-04-01", 36, "eztax.in, section 2(101)"),
    period("other", false, "2024-07-23", 24, finance2024),
    period("other", true, "2024-07-23", 12, finance2024),
  ],
  rates: [
    rate("111A", "2018-04-01", 15, readOfNewAct),
    rate("111A", "2024-07-23", 20, finance2024),
    rate("112A", "2018-04-01", 10, readOfNewAct),
    rate("112A", "2024-07-23", 12.5, finance2024),
    {
      ...rate("112", "2018-04-01", 20, "second proviso to section 48"),
      isIndexed: true,
      isOfResidents: true,
    },
    rate("112", "2024-07-23", 12.5, finance2024),
    rate("50AA", "2018-04-01", null, "lawspedia.in, section 76"),
    rate("slab", "2018-04-01", null, "eztax.in, section 67"),
  ],
  exemptions: [
    { fromYear: 2018, amount: 100_000, ...law("112A(2)", "198", readOfNewAct) },
    { fromYear: 2024, amount: 125_000, ...law("112A(2)", "198", finance2024) },
  ],
  specified: {
    acquiredFrom: "2023-04-01",
    withLittleEquityUntil: "2025-04-01",
    ...law("50AA", "76", "section 50AA, as amended by the Finance (No. 2) Act, 2024 from 2026-27"),
  },
  grandfathering: {
    acquiredUntil: "2018-01-31",
    valuedOn: "2018-01-31",
    ...law("55(2)(ac)", "90", "help.mprofit.in, eight cases; eztax.in, section 90"),
  },
  costInflation: {
    from: "2001-04-01",
    index: costInflationIndex,
    ...law("48", "72", "notifications of the CBDT"),
  },
  cess: { fromYear: 2018, percent: 4, ...law(null, null, "Finance Acts from 2018") },
  lossesCarried: {
    fromYear: 2018,
    years: 8,
    ...law("70, 74", "108, 111", "lawspedia.in, section 108; aubsp.com, section 111"),
  },
  idcw: {
    taxedFrom: "2020-04-01",
    thresholds: [
      { fromYear: 2020, amount: 5_000 },
      { fromYear: 2025, amount: 10_000 },
    ],
    ...law("194K", "393(1)", "taxtmi.com, notes 1870; blog.tdsman.com"),
  },
  bonusStripping: {
    soldFrom: "2005-04-01",
    monthsBefore: 3,
    monthsAfter: 9,
    ...law("94(8)", "175(9)", "taxindiaonline.com; aubsp.com, section 175"),
    certain: false,
  },
  dividendStripping: {
    soldFrom: "2005-04-01",
    monthsBefore: 3,
    monthsAfter: 9,
    ...law("94(7)", "175(8)", "taxindiaonline.com; aubsp.com, section 175"),
    certain: false,
  },
  stt: {
    soldFrom: "2013-06-01",
    percent: 0.001,
    ...law(null, null, "section 98 of the Finance (No. 2) Act, 2004"),
  },
  advance: {
    fromYear: 2016,
    periods: [
      { monthDay: "06-15", isNextYear: false, percent: 15 },
      { monthDay: "09-15", isNextYear: false, percent: 45 },
      { monthDay: "12-15", isNextYear: false, percent: 75 },
      { monthDay: "03-15", isNextYear: true, percent: "all" },
      { monthDay: "03-31", isNextYear: true, percent: null },
    ],
    ...law("234C", null, "Finance Act, 2016, section 211; Schedule CG of the return"),
  },
  elssLock: {
    acquiredFrom: "2005-11-03",
    months: 36,
    ...law(null, null, "Equity Linked Savings Scheme, 2005"),
  },
  schedule112A: {
    ratesChangedOn: "2024-07-23",
    forms: [
      form(2020, 2023, false, csvInstructions, "2026-11-26", true),
      form(
        2024,
        2024,
        true,
        `${csvInstructions}; ITR-2 validation rules of AY 2025-26`,
        "2026-11-26",
        true,
      ),
      // One source alone says that column 1b stayed: a checker written from a template and an upload.
      form(
        2025,
        2025,
        true,
        `${csvInstructions}; check_112a_csv.py of AY 2026-27`,
        "2026-11-26",
        false,
      ),
    ],
  },
};

function law(act1961: string | null, act2025: string | null, source: string): Sourced {
  return { act1961, act2025, source, certain: true };
}

function form(
  fromYear: number,
  untilYear: number,
  hasTransferred: boolean,
  source: string,
  readOn: IsoDate,
  certain: boolean,
): Form112A {
  const years = { fromYear, untilYear, hasTransferred, readOn };
  return { ...years, ...law("112A", "198", source), certain };
}

function period(
  ofClass: HoldingPeriod["class"],
  isListed: boolean | null,
  soldFrom: IsoDate,
  months: number,
  source: string,
): HoldingPeriod {
  return { class: ofClass, isListed, soldFrom, months, ...law("2(42A)", "2(101)", source) };
}

function rate(
  section: TaxSection,
  soldFrom: IsoDate,
  percent: number | null,
  source: string,
): Rate {
  const inActs =
    section === "slab" ? law("45", "67", source) : law(section, sectionsOfNewAct[section], source);
  return { section, soldFrom, percent, isIndexed: false, isOfResidents: false, ...inActs };
}
