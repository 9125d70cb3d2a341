import * as z from "zod/mini";
import { withCode } from "../contract.ts";
import type { IsoDate } from "../dates.ts";
import { numberField } from "../number-field.ts";
import { holderIdField } from "../holders/schema.ts";
import { idField, textField, uuidField } from "../text-field.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import type { SchemeKind } from "../schemes/suggested-categories.ts";
import type { DayChange } from "./day-change.ts";
import {
  allFieldsRequired,
  fundFieldLabels,
  totalsRules,
  type FundFieldName,
} from "./fund-fields.ts";

export const maxFundsPerUser = 1_000;
export const maxSchemeName = 300;
const maxCategoryName = 60;

const required = {
  missing: allFieldsRequired,
  blank: allFieldsRequired,
  appCode: "funds/invalid",
} as const;

export const categoryField = textField({
  label: fundFieldLabels.category,
  max: maxCategoryName,
  ...required,
}).check(z.toLowerCase());

const fundFields = {
  folioNumber: textField({ label: fundFieldLabels.folioNumber, max: 50, ...required }),
  schemeName: textField({ label: fundFieldLabels.schemeName, max: maxSchemeName, ...required }),
  amfiCode: z.optional(z.nullable(schemeCodeField)),
  category: categoryField,
  investedAmount: numberField({
    label: fundFieldLabels.investedAmount,
    ...totalsRules.investedAmount,
    missing: allFieldsRequired,
    appCode: "funds/invalid",
  }),
  units: numberField({
    label: fundFieldLabels.units,
    ...totalsRules.units,
    missing: allFieldsRequired,
    appCode: "funds/invalid",
  }),
} satisfies Record<FundFieldName, z.ZodMiniType>;

/** Made by the client, so that an add sent twice is one fund. */
const newFundId = z.optional(uuidField("The fund's id must be a UUID"));

/** Whose fund it is; null: the account's owner. */
const holderId = z.optional(z.nullable(holderIdField));

const { investedAmount, units, ...descriptiveFields } = fundFields;
export const fundTotalsFields = { investedAmount, units };
export const fundDescription = { id: newFundId, ...descriptiveFields };
export const ownedFundDescription = { ...fundDescription, holderId };

export type FundFields = z.output<z.ZodMiniObject<typeof fundFields>>;

export const addFundInput = z.strictObject({ id: newFundId, holderId, ...fundFields });
export type AddFundInput = z.output<typeof addFundInput>;

export const fundIdField = idField("The fund's id", "No fund id provided", "funds/no-id");
const fundChanges = z.partial(z.strictObject({ ...fundFields, holderId }));
type FundChanges = z.input<typeof fundChanges>;

const hasChanges = (data: unknown): boolean =>
  typeof data === "object" && data !== null && !Array.isArray(data) && Object.keys(data).length > 0;
const noData = { error: "No updated data provided", ...withCode("funds/no-data"), abort: true };

export const updateFundInput = z.strictObject({
  id: fundIdField,
  data: z.pipe(z.custom<FundChanges>().check(z.refine(hasChanges, noData)), fundChanges),
  /** Whether the other funds of the folio get the holder too: a folio has one. */
  wholeFolio: z.optional(z.boolean({ error: "wholeFolio must be true or false" })),
});
export type UpdateFundInput = z.output<typeof updateFundInput>;

export const deleteFundInput = z.strictObject({ id: fundIdField });
export type DeleteFundInput = z.output<typeof deleteFundInput>;

/** null for what may be left out and is. */
type StoredFields = { [Name in FundFieldName]-?: Exclude<FundFields[Name], undefined> };

export type ValuedFund = StoredFields & {
  id: string;
  /** Rupees a unit. This and the fields below are null until a list has the scheme. */
  nav: number | null;
  navDate: IsoDate | null;
  currentAmount: number | null;
  pnl: number | null;
  returns: number | null;
  createdAt: string;
  updatedAt: string | null;
};

export type Fund = ValuedFund & {
  /** Units and invested amount follow from transactions, and cannot be edited. */
  hasTransactions: boolean;
  /** Rupees gained by what was sold; null for a fund with totals only. */
  realised: number | null;
  firstDate: IsoDate | null;
  /** null: the account's owner. */
  holderId: string | null;
};

export type FundFacts = {
  /** Rupees on the newest NAV date; null where it is not known. */
  dayChange: number | null;
  fundHouse: string | null;
  /** The asset kind of its scheme, by AMFI's category. */
  kind: SchemeKind | null;
};

export type FundList = {
  funds: Fund[];
  navAsOf: IsoDate | null;
  dayChange: DayChange | null;
  /** By the fund's id. */
  facts?: Record<string, FundFacts>;
  /** By the holder's id, the account's owner as "me"; left out where all funds are the owner's. */
  holderDayChanges?: Record<string, DayChange | null>;
};

export type RefreshResult = { updated: number; navAsOf: IsoDate | null };
