import * as z from "zod/mini";
import { holderFilterField, holderIdField } from "../holders/schema.ts";
import { me } from "../holders/holder.ts";
import { missing } from "../missing.ts";
import { fundIdField } from "../funds/schema.ts";
import { numberField, rupeesRules, unitsRules } from "../number-field.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import { financialYearText, firstYearOf } from "../transactions/financial-year.ts";
import { dateField } from "../transactions/schema.ts";
import { maxLoadSteps } from "./exit-load.ts";
import { isSlab, type Slab } from "./rules/slabs.ts";
import { schemeClasses } from "./rules/tax-rules.ts";

const maxLoadDays = 3_650;
const yearError = "A financial year must be such as 2025-26";

const financialYearField = z.string({ error: yearError }).check(
  z.maxLength(7, { error: yearError, abort: true }),
  z.refine((text) => /^\d{4}-/.test(text) && financialYearText(firstYearOf(text)) === text, {
    error: yearError,
  }),
);

const personField = z.union([z.literal(me), holderIdField], { error: 'A person is "me" or an id' });

/** Of the current year where none is given; of the account's owner where no person is. */
export const taxReportInput = z.strictObject({
  financialYear: z.optional(financialYearField),
  holderId: holderFilterField,
});
export type TaxReportInput = z.output<typeof taxReportInput>;

/** The lots that funds sold in a year: of one fund, or of all of a person's, those after another one. */
export const taxSalesInput = z.strictObject({
  financialYear: financialYearField,
  holderId: holderFilterField,
  fundId: z.optional(fundIdField),
  after: z.optional(fundIdField),
});
export type TaxSalesInput = z.output<typeof taxSalesInput>;

export const setClassInput = z.strictObject({
  amfiCode: schemeCodeField,
  /** Null: by the scheme's category again. */
  class: z.nullable(z.enum(schemeClasses, { error: "A class is equity, specified or other" })),
});
export type SetClassInput = z.output<typeof setClassInput>;

export const setFmvInput = z.strictObject({
  amfiCode: schemeCodeField,
  /** Rupees for a unit as it was on that day; null: by the scheme's NAV again. */
  fmvPerUnit: z.nullable(
    numberField({
      label: "The value per unit",
      min: 0,
      minExclusive: true,
      max: 999_999_999,
      maxText: "₹99,99,99,999",
      decimals: 8,
      missing: "The value per unit is required",
    }),
  ),
});
export type SetFmvInput = z.output<typeof setFmvInput>;

export const setProfileInput = z.strictObject({
  holderId: personField,
  financialYear: financialYearField,
  /** Percent; null: not chosen. */
  slab: z.nullable(
    z
      .custom<Slab>()
      .check(
        z.refine((slab) => isSlab(slab), { error: "A slab is 0, 5, 10, 15, 20, 25 or 30 percent" }),
      ),
  ),
  resident: z.boolean({ error: "resident must be true or false" }),
});
export type SetProfileInput = z.output<typeof setProfileInput>;

const lossField = (label: string) =>
  numberField({
    label,
    min: 0,
    ...rupeesRules,
    missing: `${label} is required`,
  });

export const setCarriedLossesInput = z.strictObject({
  holderId: personField,
  /** The year of the loss. */
  year: financialYearField,
  /** As filed, in rupees; both 0: none. */
  short: lossField("The short-term loss"),
  long: lossField("The long-term loss"),
});
const percentField = (label: string) =>
  numberField({
    label,
    min: 0,
    max: 100,
    maxText: "100%",
    decimals: 3,
    missing: `${label} is required`,
  });

const loadStepField = z.strictObject({
  days: z.number({ error: "The days of a load must be a number" }).check(
    z.refine((days) => Number.isInteger(days) && days >= 1 && days <= maxLoadDays, {
      error: "The days of a load must be from 1 to 3,650",
    }),
  ),
  percent: percentField("The exit load"),
});

export const setExitLoadInput = z.strictObject({
  fundId: fundIdField,
  /** Null: none is known. */
  exitLoad: z.nullable(
    z.strictObject({
      steps: z.array(loadStepField, { error: "An exit load has steps" }).check(
        z.maxLength(maxLoadSteps, { error: "An exit load has at most 4 steps", abort: true }),
        z.refine(
          (steps) =>
            steps.every(
              ({ days }, index) => index === 0 || days > (steps[index - 1] ?? missing()).days,
            ),
          { error: "Each step of an exit load must have more days than the one before" },
        ),
      ),
      freePercent: percentField("The part without a load"),
    }),
  ),
});
export type SetExitLoadInput = z.output<typeof setExitLoadInput>;

/** Of the account's owner where no person is given. */
export const sellingInput = z.strictObject({ holderId: holderFilterField });
export type SellingInput = z.output<typeof sellingInput>;

export const taxLotsInput = z.strictObject({
  fundId: fundIdField,
  /** Of whose days the lots are listed. */
  financialYear: z.optional(financialYearField),
});
export type TaxLotsInput = z.output<typeof taxLotsInput>;

export const whatIfInput = z
  .strictObject({
    fundId: fundIdField,
    units: z.optional(
      numberField({
        label: "Units",
        min: 0,
        minExclusive: true,
        ...unitsRules,
        missing: "Units are required",
      }),
    ),
    /** Rupees at the fund's NAV, before exit load and STT. */
    amount: z.optional(
      numberField({
        label: "Amount",
        min: 0,
        minExclusive: true,
        ...rupeesRules,
        missing: "Amount is required",
      }),
    ),
    /** Today where none is given, or the first day of the year asked about. */
    on: z.optional(dateField("Date")),
    /** That of the day where none is given; otherwise the day must be in it. */
    financialYear: z.optional(financialYearField),
  })
  .check(
    z.refine(({ units, amount }) => (units === undefined) !== (amount === undefined), {
      error: "Enter either units or an amount",
      path: ["units"],
    }),
  );
export type WhatIfInput = z.output<typeof whatIfInput>;

export type SetCarriedLossesInput = z.output<typeof setCarriedLossesInput>;
