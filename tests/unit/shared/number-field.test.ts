import { expect, it } from "vitest";
import { toFieldErrors } from "../../../src/shared/contract.ts";
import { numberField } from "../../../src/shared/number-field.ts";
import * as z from "zod/mini";

it.each([
  [0, "Amount must be a whole number"],
  [1, "Amount can have at most 1 decimal"],
  [2, "Amount can have at most 2 decimals"],
])("a number of more than %i decimals is refused with a sentence", (decimals, sentence) => {
  const field = numberField({
    label: "Amount",
    min: 0,
    max: 9,
    maxText: "9",
    decimals,
    missing: "Amount is required",
  });
  const { error } = z.object({ amount: field }).safeParse({ amount: 1.234 });
  expect(error && toFieldErrors(error)).toEqual({ amount: sentence });
});
