import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { Option } from "../schemes/plan-and-option.ts";
import { maxCompared } from "./compared.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";

export const compareInput = z.strictObject({
  codes: z
    .array(schemeCodeField, { error: "No codes provided" })
    .check(
      z.minLength(1, { error: "Choose a scheme to compare" }),
      z.maxLength(maxCompared, { error: "At most five schemes can be compared" }),
    ),
});
export type CompareInput = z.output<typeof compareInput>;

export type ComparableScheme = {
  code: string;
  name: string;
  option: Option;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  /** Whether its whole history is fetched, not only the years in which it was held. */
  isWhole: boolean;
};

/** The requested schemes that the list has, and the list's day. */
export type ComparableSchemes = { asOf: IsoDate | null; schemes: ComparableScheme[] };
