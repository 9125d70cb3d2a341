import * as z from "zod/mini";
import { schemeClasses, sections } from "../tax/rules/tax-rules.ts";
import { count, date, flag, perUnit, rupees, text, units } from "./fields.ts";

const section = z.enum(sections).check(z.describe("The section of the Income-tax Act, 1961"));
const term = z.enum(["short", "long"]).check(z.describe("Short-term or long-term"));
const certain = flag("Whether an official text settles this; if false, ask a professional");
const year = (what: string) => text(`${what}, such as 2025-26`);

const notCounted = z.strictObject({
  fundId: text("The fund's id"),
  schemeName: text("The scheme"),
  amfiCode: z.nullable(text("AMFI's code")),
  reason: text("Why it is left out: a code such as totals or unknown-class"),
  unpaired: z.optional(
    z.strictObject({
      came: z
        .number()
        .check(z.describe("Units that came in without a known source, in millionths")),
      went: z
        .number()
        .check(z.describe("Units that went out without a known destination, in millionths")),
    }),
  ),
  what: z.enum(["sales", "income"]),
});

const filedLoss = {
  year: year("The year of the loss"),
  short: rupees("Short-term"),
  long: rupees("Long-term"),
};
const unfiledLoss = z.strictObject({
  ...filedLoss,
  hasAllSales: flag("Whether all sales of its year are known"),
});

const basis = {
  asOf: date("The day for which this is worked out"),
  rulesAsOf: date("The day as of which the tax rules were read"),
  incompleteYears: z.array(year("An earlier year with sales that are not known")),
  unfiled: z.array(unfiledLoss),
  leftOut: z.array(notCounted),
};

const fundClass = z.strictObject({
  fundId: text("The fund's id"),
  amfiCode: z.nullable(text("AMFI's code")),
  schemeName: text("The scheme"),
  class: z.nullable(z.enum(schemeClasses)),
  reason: text("Why, as a code"),
  isChosen: flag("Whether the user chose it"),
  typedFmv: z.nullable(perUnit("The value on 31 January 2018 that the user typed")),
  isListed: flag("Whether the units are listed"),
});

export const taxReportResult = z.strictObject({
  financialYear: year("The financial year"),
  years: z.array(year("A year that has a report")),
  holderId: z.nullable(text("The person; null: the account's owner")),
  ...basis,
  isAfterRules: flag("Whether the year is after the last one whose rules are known"),
  funds: z.array(
    z.strictObject({
      fundId: text("The fund's id"),
      schemeName: text("The scheme"),
      folioNumber: text("The folio"),
      lots: count("How many lots were sold"),
      gain: rupees("Their taxable gain, before set-off and exemption"),
      certain,
      usesFmv: flag("Whether a cost was compared with the value on 31 January 2018"),
      bySection: z.array(
        z.strictObject({ section, lots: count("Lots"), gain: rupees("Gain"), certain }),
      ),
    }),
  ),
  stripping: z.strictObject({ bonus: flag("Section 94(8)"), dividend: flag("Section 94(7)") }),
  sums: z.array(
    z.strictObject({
      section,
      section2025: z.nullable(text("As the Income-tax Act, 2025 numbers it")),
      gains: rupees("Gains"),
      losses: rupees("Losses"),
      setOff: rupees("Losses set off against them"),
      exemption: rupees("The exempt part"),
      taxable: rupees("The taxable rest"),
      certain,
    }),
  ),
  setOffs: z.array(
    z.strictObject({
      fromYear: z.nullable(year("The year of a loss carried forward; null: this year's")),
      section: z.nullable(section),
      term,
      against: section,
      rate: z.nullable(count("The tax rate on these gains in percent; null: the slab rate")),
      amount: rupees("The amount set off"),
    }),
  ),
  exemptionLimit: rupees("Of long-term gains on equity in the year"),
  exemptionLeft: rupees("What is left of it"),
  setOffSlab: count("The slab rate assumed in setting off losses, in percent"),
  income: z.array(
    z.strictObject({
      fundId: text("The fund's id"),
      schemeName: text("The scheme"),
      house: z.nullable(text("The fund house")),
      payout: rupees("IDCW paid out, before TDS"),
      reinvestment: rupees("IDCW reinvested, before TDS"),
      tds: rupees("Tax deducted at source"),
      isExempt: flag("Whether the fund house paid the tax, as until March 2020"),
    }),
  ),
  tdsThreshold: rupees("How much one fund house can pay in the year without TDS"),
  advance: z.array(
    z.strictObject({
      until: date("The day by which it counts for advance tax"),
      short: rupees("Short-term"),
      long: rupees("Long-term"),
      certain,
    }),
  ),
  carried: z.array(
    z.strictObject({
      ...filedLoss,
      used: rupees("Used in this year"),
      left: rupees("Left for later years"),
      lapses: year("The last year in which it can be used"),
    }),
  ),
  profile: z.nullable(
    z.strictObject({
      slab: z.nullable(count("The slab rate in percent; null: not chosen")),
      resident: flag("Whether the person is a resident"),
    }),
  ),
  filed: z.array(z.strictObject(filedLoss)),
  estimate: z.strictObject({
    slab: z.nullable(count("In percent; null: not chosen")),
    bySection: z.array(
      z.strictObject({
        section,
        taxable: rupees("Taxable gains"),
        rate: z.nullable(count("In percent")),
        tax: z.nullable(rupees("Without cess")),
      }),
    ),
    cess: z.nullable(rupees("Health and education cess")),
    total: z.nullable(rupees("With cess")),
    certain,
  }),
  classes: z.array(fundClass),
});

export const whatIfResult = z.strictObject({
  fundId: text("The fund's id"),
  on: date("The day of the sale"),
  nav: perUnit("The NAV that is assumed"),
  units: units("The units sold"),
  amount: rupees("Units at that NAV"),
  lots: z.array(
    z.strictObject({
      acquiredOn: date("When the lot was bought"),
      units: units("Of this lot"),
      cost: rupees("With stamp duty"),
      ignoredLoss: rupees("A loss that section 94(8) ignores"),
      addedLoss: rupees("Losses ignored earlier that count as the cost of these bonus units"),
      gain: rupees("The taxable gain, before set-off and exemption"),
      term,
      section,
      certain,
      exitLoad: rupees("Of this lot"),
    }),
  ),
  exitLoad: rupees("Of all lots"),
  stt: rupees("Securities transaction tax"),
  shortGain: rupees("Short-term"),
  longGain: rupees("Long-term"),
  exemptionLeft: rupees("Left of the year's exemption after the sale"),
  tax: z.nullable(
    rupees("The tax that the sale adds to the year, with cess; null where a part has no rate"),
  ),
  arrives: rupees("The amount after exit load and STT"),
  slabYear: z.nullable(
    year("The current year, where its slab rate is used for a sale in the next"),
  ),
  setOffSlab: z.nullable(count("The slab rate assumed in setting off losses, in percent")),
  mayBeLocked: flag("Whether the scheme's own rules may lock the units"),
  isResident: flag("Whether the person is a resident"),
  isAfterRules: flag("Whether the day is after the last year whose rules are known"),
  ...basis,
});
