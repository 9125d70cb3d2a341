import * as z from "zod/mini";
import { withCode } from "../contract.ts";
import type { IsoDate } from "../dates.ts";
import { errorCatalogue } from "../errors.ts";
import { numberField } from "../number-field.ts";
import { codeField, idField, textField } from "../text-field.ts";
import { codePattern } from "../schemes/scheme.ts";
import type { DayChange } from "./day-change.ts";

export const maxFundsPerUser = 20_000;
export const maxSchemeName = 300;
const maxCategoryName = 60;

const allFieldsRequired = errorCatalogue["funds/invalid"].message;
const required = {
  missing: allFieldsRequired,
  blank: allFieldsRequired,
  appCode: "funds/invalid",
} as const;

const categoryField = textField({
  label: "Category",
  max: maxCategoryName,
  ...required,
}).check(z.toLowerCase());

const fundFields = {
  folioNumber: textField({ label: "Folio number", max: 50, ...required }),
  schemeName: textField({ label: "Scheme name", max: maxSchemeName, ...required }),
  amfiCode: z.optional(
    z.nullable(
      z
        .string({ error: "The AMFI code must be text" })
        .check(
          z.maxLength(10, { error: "An AMFI code has up to 10 digits", abort: true }),
          z.regex(codePattern, { error: "An AMFI code has up to 10 digits" }),
        ),
    ),
  ),
  category: categoryField,
  /** Rupees. Zero is allowed: units can be a gift. */
  investedAmount: numberField({
    label: "Invested amount",
    min: 0,
    max: 99_999_999_999,
    maxText: "₹99,99,99,99,999",
    missing: allFieldsRequired,
    appCode: "funds/invalid",
  }),
  units: numberField({
    label: "Units",
    min: 0,
    minExclusive: true,
    max: 999_999_999,
    maxText: "99,99,99,999",
    missing: allFieldsRequired,
    appCode: "funds/invalid",
  }),
};

export type FundFields = z.output<z.ZodMiniObject<typeof fundFields>>;
export const fundFieldNames = Object.keys(fundFields) as (keyof FundFields)[];

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const addFundInput = z.strictObject({
  /** Made by the client, so that an add sent twice is one fund. */
  id: z.optional(
    codeField(uuidPattern, { length: 36, error: "The fund's id must be a UUID" }).check(
      z.toLowerCase(),
    ),
  ),
  ...fundFields,
});
export type AddFundInput = z.output<typeof addFundInput>;

const fundIdField = idField("The fund's id", "No fund id provided", "funds/no-id");
const fundChanges = z.partial(z.strictObject(fundFields));
type FundChanges = z.input<typeof fundChanges>;

const hasChanges = (data: unknown): boolean =>
  typeof data === "object" && data !== null && !Array.isArray(data) && Object.keys(data).length > 0;
const noData = { error: "No updated data provided", ...withCode("funds/no-data"), abort: true };

export const updateFundInput = z.strictObject({
  id: fundIdField,
  data: z.pipe(z.custom<FundChanges>().check(z.refine(hasChanges, noData)), fundChanges),
});
export type UpdateFundInput = z.output<typeof updateFundInput>;

export const deleteFundInput = z.strictObject({ id: fundIdField });
export type DeleteFundInput = z.output<typeof deleteFundInput>;

export type Fund = Required<FundFields> & {
  id: string;
  amfiCode: string | null;
  /** Rupees a unit. This and the fields below are null until a list has the scheme. */
  nav: number | null;
  navDate: IsoDate | null;
  currentAmount: number | null;
  pnl: number | null;
  returns: number | null;
  createdAt: string;
  updatedAt: string | null;
};

export type FundList = {
  funds: Fund[];
  navAsOf: IsoDate | null;
  dayChange: DayChange | null;
};

export type RefreshResult = { updated: number; navAsOf: IsoDate | null };
