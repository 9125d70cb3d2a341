import * as z from "zod/mini";
import { withCode } from "./contract.ts";
import type { AppCode } from "./errors.ts";
import { decimalPlaces } from "./money.ts";

type NumberRules = {
  label: string;
  min: number;
  minExclusive?: boolean;
  max: number;
  maxText: string;
  decimals?: number;
  missing: string;
  appCode?: AppCode;
};

/** Of rupees to the paisa, and of a transaction's units. */
export const rupeesRules = { max: 99_999_999_999, maxText: "₹99,99,99,99,999", decimals: 2 };
export const unitsRules = { max: 999_999_999, maxText: "99,99,99,999", decimals: 6 };

/** Few decimals, so that 15 digits hold the number exactly. */
export const numberField = (rules: NumberRules) => {
  const { label, min, minExclusive, max, maxText, decimals = 4, missing, appCode } = rules;
  const minText = min === -max ? `-${maxText}` : min;
  return z.pipe(
    z
      .custom<number>()
      .check(z.refine((value) => value != null, { error: missing, ...withCode(appCode) })),
    z.number({ error: `${label} must be a number` }).check(
      minExclusive
        ? z.gt(min, { error: `${label} must be more than ${min}`, abort: true })
        : z.gte(min, { error: `${label} must be ${minText} or more`, abort: true }),
      z.lte(max, { error: `${label} must be at most ${maxText}`, abort: true }),
      z.refine((value) => decimalPlaces(value) <= decimals, {
        error: `${label} ${decimalsRule(decimals)}`,
      }),
    ),
  );
};

const decimalsRule = (most: number): string =>
  most === 0
    ? "must be a whole number"
    : `can have at most ${most} ${most === 1 ? "decimal" : "decimals"}`;
