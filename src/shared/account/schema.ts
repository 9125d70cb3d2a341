import * as z from "zod/mini";
import {
  authSentences,
  confirmationField,
  confirmationTyped,
  passwordField,
  passwordsMatch,
} from "../auth/fields.ts";
import type { SentenceCodes } from "../contract.ts";
import { codeField } from "../text-field.ts";

export const changePasswordInput = z
  .strictObject({
    currentPassword: passwordField,
    password: passwordField,
    confirmPassword: confirmationField,
  })
  .check(passwordsMatch, confirmationTyped);
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

export const changePasswordCodes: SentenceCodes = {
  [authSentences.shortPassword]: "auth/weak-password",
};

/** The password is what people without a recent Google sign-in confirm it with. */
export const deleteAccountInput = z.strictObject({ password: z.optional(passwordField) });
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;

export const endSessionInput = z.strictObject({
  id: codeField(/^[0-9a-f]{64}$/, {
    length: 64,
    error: "This is no session's id",
    missing: "No session id provided",
  }),
});
export type EndSessionInput = z.output<typeof endSessionInput>;

export type Session = {
  id: string;
  /** Such as "Firefox on Windows"; null where the browser did not say. */
  device: string | null;
  method: "password" | "google";
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC; true to ten minutes. */
  seenAt: string;
  isCurrent: boolean;
};

/** How the user gets in, and where the user is signed in, the last used first. */
export type Security = { hasPassword: boolean; hasGoogle: boolean; sessions: Session[] };
