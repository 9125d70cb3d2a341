import * as z from "zod/mini";
import { fundFieldNames, type FundFieldName } from "../funds/fund-fields.ts";
import type { ValuedFund } from "../funds/schema.ts";
import { leftOutReasons } from "../portfolio/schema.ts";
import { xirrReasons } from "../portfolio/xirr.ts";
import { transactionSources } from "../transactions/schema.ts";
import { transactionTypes } from "../transactions/types.ts";
import {
  asOf,
  count,
  date,
  flag,
  fraction,
  leftOutCount,
  moment,
  perUnit,
  rupees,
  text,
  units,
} from "./fields.ts";

const noXirr = z
  .enum([...xirrReasons, "no-nav", "partial-history", "unpaired"])
  .check(z.describe("Why there is no XIRR"));

const reasons =
  "no-nav: without a NAV, left out of all figures; totals: no transactions are known, partial-history: a past that is known in part, and unpaired: units that moved from or to a folio that is not here, left out of gains, income and XIRR only; excluded-category: left out of the value only";

const leftOut = {
  leftOut: count("How many funds some of these figures leave out"),
  leftOutFunds: z
    .array(
      z.strictObject({
        fundId: text("The fund's id"),
        reason: z.enum(leftOutReasons).check(z.describe(reasons)),
      }),
    )
    .check(z.describe("Those funds, with the figures that leave each out")),
};

const gainFields = {
  realised: rupees("The proceeds of sales, less what was sold had cost"),
  dividends: rupees("Dividends (IDCW) paid out or reinvested, before TDS"),
  stt: rupees("Securities transaction tax paid on sales"),
  totalGain: z.nullable(
    rupees(
      "The value and all money received, less all money paid in; null if no transactions are known",
    ),
  ),
  paidIn: rupees("All money paid in"),
  xirr: z.nullable(fraction("The money-weighted return per year")),
  xirrReason: z.nullable(noXirr),
  since: z.nullable(date("The first transaction")),
};

const fundPerformance = z.strictObject({
  fundId: text("The fund's id"),
  value: z.nullable(rupees("The value of what is held, at its newest NAV; null without one")),
  invested: rupees("The cost of what is held"),
  ...gainFields,
});

const groupFields = {
  value: rupees("The value of what is held, with or without transactions, at the newest NAVs"),
  invested: rupees("The cost of the same funds"),
  pnl: rupees("That value less that cost"),
  returns: z.nullable(z.number().check(z.describe("PnL in percent of the cost"))),
  covered: z
    .strictObject({
      funds: count("How many"),
      value: rupees("What they are worth"),
      invested: rupees("The cost of what is held of them"),
    })
    .check(z.describe("The funds that gains, income and XIRR are about")),
  ...gainFields,
};

export const portfolioResult = z.strictObject({
  asOf,
  ...groupFields,
  ...leftOut,
  funds: z.array(fundPerformance),
  categories: z.array(
    z.strictObject({ name: text("The category, as the user typed it"), ...groupFields }),
  ),
});

type FundFields = { [Name in FundFieldName]: z.ZodMiniType<ValuedFund[Name]> };

const describedFields: Partial<FundFields> = {
  folioNumber: text("As the user typed it or a statement prints it"),
  schemeName: text("As in AMFI's list, or as the user typed it"),
  amfiCode: z.nullable(text("AMFI's code of the scheme")),
  category: text("As the user typed it"),
  investedAmount: rupees("The cost of what is held"),
  units: units("The units held"),
};
const typedText = z.nullable(text("As the user typed it"));

/** A field that has no description here is a text that the user may have typed. */
const fundFields = Object.fromEntries(
  fundFieldNames.map((name) => [name, describedFields[name] ?? typedText]),
) as FundFields;

const fund = z.strictObject({
  id: text("The fund's id"),
  ...fundFields,
  nav: z.nullable(perUnit("The newest NAV")),
  navDate: z.nullable(date("The day of that NAV")),
  currentAmount: z.nullable(rupees("The units at that NAV")),
  pnl: z.nullable(rupees("The value less the cost")),
  returns: z.nullable(z.number().check(z.describe("PnL in percent of the cost"))),
  createdAt: moment("When it was added"),
  updatedAt: z.nullable(moment("When it was last changed")),
  hasTransactions: flag("Whether units and invested amount follow from transactions"),
  realised: z.nullable(rupees("The proceeds of sales, less what was sold had cost")),
  firstDate: z.nullable(date("The first transaction")),
  holderId: z.nullable(text("Whose fund it is; null: the account's owner")),
});

export const fundsResult = z.strictObject({
  asOf,
  ...leftOut,
  funds: z.array(fund),
  nextCursor: z.nullable(text("The cursor of the next page; null on the last one")),
});
export type FundsResult = z.output<typeof fundsResult>;

export const fundResult = z.strictObject({
  asOf,
  ...leftOut,
  fund,
  performance: fundPerformance,
});

const transaction = z.strictObject({
  id: text("The transaction's id"),
  fundId: text("The fund's id"),
  date: date("The day whose NAV it has"),
  type: z.enum(transactionTypes).check(z.describe("The kind of transaction")),
  units: units("Positive; the type gives the direction. Only a split can have negative units"),
  amount: rupees("Without stamp duty; of a redemption, the amount credited"),
  nav: z.nullable(perUnit("The NAV of the transaction")),
  stampDuty: rupees("Paid on top of the amount"),
  charges: z.strictObject({
    exitLoad: rupees("For information: already deducted from the amount"),
    stt: rupees("For information"),
    tds: rupees("For information"),
  }),
  note: z.nullable(text("As the user typed it")),
  pairId: z.nullable(text("The same on both sides of a switch or transfer")),
  source: z.enum(transactionSources).check(z.describe("Who recorded it")),
  confirmed: flag("Whether the user or a statement vouches for it"),
});

export type FundResult = z.output<typeof fundResult>;

export const transactionPageResult = z.strictObject({
  asOf,
  ...leftOut,
  transactions: z.array(transaction),
  nextCursor: z.nullable(text("The `cursor` of the next page; null at the end")),
});
export type TransactionPageResult = z.output<typeof transactionPageResult>;

const unvaluedFund = z.strictObject({
  fundId: text("The fund's id"),
  reason: z
    .enum(["totals", "no-scheme", "partial-history", "no-history", "no-navs"])
    .check(z.describe("Why its value on earlier days is not known")),
});

const ofHistory = {
  asOf,
  leftOut: leftOutCount,
  leftOutFunds: z.array(unvaluedFund),
};

export const returnsResult = z.strictObject({
  ...ofHistory,
  from: z.nullable(date("The day whose value counts as paid in; null where nothing is known")),
  to: z.nullable(date("The last day")),
  value: z.nullable(rupees("The value on the last day")),
  gain: z.nullable(
    rupees(
      "The value at the end and money received, less the value at the start and money paid in",
    ),
  ),
  timeWeighted: z.nullable(fraction("The time-weighted return over the whole span")),
  xirr: z.nullable(fraction("The money-weighted return per year")),
  xirrReason: z.nullable(z.enum(xirrReasons).check(z.describe("Why there is no XIRR"))),
  absolute: z.nullable(
    fraction("The gain divided by the value at the start and the money paid in"),
  ),
});
export type ReturnsResult = z.output<typeof returnsResult>;

export const historyResult = z.strictObject({
  ...ofHistory,
  isFilling: flag("Whether NAVs of earlier days are still being fetched"),
  days: z.array(
    z.strictObject({
      date: date("The day"),
      value: rupees("The value of what was held, at the day's NAVs"),
      invested: rupees("The cost of what was held"),
    }),
  ),
  flows: z.array(
    z.strictObject({
      date: date("The day"),
      paid: rupees("Money paid in"),
      received: rupees("Money received"),
    }),
  ),
});
export type HistoryResult = z.output<typeof historyResult>;

export const comparisonResult = z.strictObject({
  asOf: z.nullable(date("The day of the newest list of NAVs; null without one")),
  leftOut: count("How many of the schemes asked for are not compared"),
  leftOutSchemes: z.array(
    z.strictObject({
      code: text("AMFI's code of the scheme"),
      reason: z
        .enum(["unknown", "idcw", "bonus", "no-navs"])
        .check(
          z.describe(
            "Why: not in AMFI's list; its NAV drops with each payout or bonus; or no NAVs are stored",
          ),
        ),
    }),
  ),
  from: z.nullable(date("The first day that all have in common; null without one")),
  to: z.nullable(date("The last day that all have in common")),
  schemes: z.array(
    z.strictObject({
      code: text("AMFI's code of the scheme"),
      name: text("As in AMFI's list"),
      change: fraction("The change from the first day to the last"),
      yearly: z.nullable(fraction("The change per year; null for less than a year")),
      sip: z.nullable(
        z.strictObject({
          paid: rupees("₹10,000 on the 1st of each month, without stamp duty"),
          value: rupees("What these became"),
          xirr: z.nullable(fraction("The money-weighted return per year")),
        }),
      ),
      worstFall: z.nullable(
        z.strictObject({
          from: date("The day of the highest NAV before it"),
          to: date("The day of the lowest"),
          change: fraction("The fall, negative"),
          recoveredOn: z.nullable(date("When the NAV was as high again; null if not yet")),
        }),
      ),
      volatility: z.nullable(
        fraction("The annualised standard deviation of the last 36 monthly returns"),
      ),
      calendarYears: z.array(
        z.strictObject({
          year: count("The year"),
          change: z.nullable(fraction("The change within the year")),
          isPartial: flag("Whether the comparison begins or ends within it"),
        }),
      ),
      rollingReturns: z.array(
        z.strictObject({
          years: count("The length of each period, in years"),
          lowest: fraction("Per year"),
          lowerQuartile: fraction("Per year"),
          median: fraction("Per year"),
          upperQuartile: fraction("Per year"),
          highest: fraction("Per year"),
          shareAboveZero: fraction("The share of periods with a gain"),
        }),
      ),
    }),
  ),
});
export type ComparisonResult = z.output<typeof comparisonResult>;

const listDay = z.nullable(date("The day of the newest list of NAVs; null without one"));

export const schemesResult = z.strictObject({
  asOf: listDay,
  leftOut: count("How many more schemes fit the words"),
  schemes: z
    .array(
      z.strictObject({
        code: text("AMFI's code of the scheme"),
        name: text("As in AMFI's list"),
        fundHouse: z.nullable(text("The fund house")),
        category: z.nullable(text("AMFI's category")),
        isin: z.nullable(text("The ISIN")),
        nav: z.nullable(perUnit("The newest NAV")),
        navDate: z.nullable(date("The day of that NAV")),
      }),
    )
    .check(z.describe("At most 20")),
});
export type SchemesResult = z.output<typeof schemesResult>;

export const navResult = z.strictObject({
  asOf: listDay,
  leftOut: count("1 where there is no NAV, else 0"),
  code: text("AMFI's code of the scheme"),
  name: z.nullable(text("As in AMFI's list")),
  on: date("The day that was asked for"),
  nav: z.nullable(perUnit("The NAV of that day, or of the last day before it that has one")),
  navDate: z.nullable(date("The day of that NAV")),
  reason: z
    .nullable(z.enum(["unknown", "not-stored"]))
    .check(z.describe("Why there is none: not in AMFI's list, or no NAV up to that day is stored")),
});
export type NavResult = z.output<typeof navResult>;

export const addTransactionsResult = z.strictObject({
  dryRun: flag("Whether this was a dry run, which writes nothing"),
  asOf,
  importId: z.nullable(
    text(
      "The import that has the rows, or would have them; null where all of them were recorded before it",
    ),
  ),
  leftOut: count("0: all rows are added, or none"),
  added: count("Transactions that were or would be added"),
  duplicates: count("Rows that are recorded already"),
});
export type AddTransactionsResult = z.output<typeof addTransactionsResult>;

export const addImportResult = z.strictObject({
  dryRun: flag("Whether this was a dry run, which writes nothing"),
  asOf,
  importId: z.nullable(
    text(
      "The import that has the rows, or would have them: the `id` that was sent, or another one where that import is stored without them; null where all of them were recorded before it",
    ),
  ),
  leftOut: count("How many rows of the file are left out; `problems` says why"),
  added: count("Transactions, and funds with only totals, that were or would be added"),
  duplicates: count("Rows that are recorded already"),
  replaced: count("Openings, estimated instalments and totals that were or would be replaced"),
  newFunds: z.array(
    z.strictObject({
      folioNumber: text("As the file has it"),
      schemeName: text("As the file has it"),
    }),
  ),
  problems: z.array(
    z.strictObject({
      at: text("The place in the file, such as `transactions[3]`"),
      reason: text("What is wrong; of a doubt, its name, by which `accept` answers it"),
      recordedOn: z.nullable(
        date("Of a doubt, the day of the payment that is recorded, or the instalment's due day"),
      ),
    }),
  ),
});
export type AddImportResult = z.output<typeof addImportResult>;
