import * as z from "zod/mini";
import { withCode } from "../../contract.ts";
import { isCode, withoutGroups } from "./code.ts";

const invalid = "Enter the six digits of your app, or a recovery code";

/** Six digits, or a recovery code in any grouping. The length is checked before anything reads it. */
export const factorCodeField = z
  .string({ error: invalid })
  .check(
    z.maxLength(60, { error: invalid, abort: true }),
    z.overwrite(withoutGroups),
    z.refine(isCode, { error: invalid, ...withCode("auth/invalid-code") }),
  );

export const loginCodeInput = z.strictObject({
  code: factorCodeField,
  skipFor30Days: z.boolean({ error: "Say whether to ask for a code on this device" }),
});
export type LoginCodeInput = z.output<typeof loginCodeInput>;

export const turnOnInput = z.strictObject({ code: factorCodeField });
export type TurnOnInput = z.output<typeof turnOnInput>;

/** Made by `factor.start`: base32. */
export type NewFactor = { secret: string };

/** Shown once. */
export type NewRecoveryCodes = { recoveryCodes: string[] };

export type SecondFactor = { since: string; recoveryCodesLeft: number };
