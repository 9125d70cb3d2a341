import * as z from "zod/mini";
import { decimalPlaces } from "./money.ts";

/** C0 and C1 controls: nothing that a person types, and nothing that every database keeps faithfully. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

type TextRules = {
  /** What the field is called in a sentence. */
  label: string;
  max: number;
  /** Said when the field is not there at all. */
  missing: string;
  /** Said when the field is there and blank. */
  blank: string;
};

/** One line of text: trimmed, not blank, at most `max` characters, no control characters. */
export const textField = ({ label, max, missing, blank }: TextRules) =>
  z.string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) }).check(
    z.trim(),
    z.minLength(1, { error: blank, abort: true }),
    z.maxLength(max, { error: `${label} must be at most ${max} characters`, abort: true }),
    z.refine((text) => !controlCharacter.test(text) && text.isWellFormed(), {
      error: `${label} has characters that cannot be used`,
    }),
  );

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
