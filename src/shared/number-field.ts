import * as z from "zod/mini";
import { decimalPlaces } from "./money.ts";

type NumberRules = {
  label: string;
  /** The smallest value allowed, or the one that it must be above. */
  min: number;
  minExclusive?: boolean;
  max: number;
  maxText: string;
  missing: string;
};

/** Decimals that money and units may have: as many as are shown. */
const maxDecimals = 4;

/** A finite number between bounds, with at most four decimals, so that it stays exact within 15 digits. */
export const numberField = ({ label, min, minExclusive, max, maxText, missing }: NumberRules) =>
  z
    .number({ error: (issue) => (issue.input == null ? missing : `${label} must be a number`) })
    .check(
      minExclusive
        ? z.gt(min, { error: `${label} must be more than ${min}`, abort: true })
        : z.gte(min, { error: `${label} must be ${min} or more`, abort: true }),
      z.lte(max, { error: `${label} must be at most ${maxText}`, abort: true }),
      z.refine((value) => decimalPlaces(value) <= maxDecimals, {
        error: `${label} can have at most ${maxDecimals} decimals`,
      }),
    );
