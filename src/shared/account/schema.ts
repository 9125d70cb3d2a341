import * as z from "zod/mini";
import {
  confirmationField,
  confirmationRequired,
  newPasswordField,
  passwordField,
  passwordsMatch,
  sessionIdField,
} from "../auth/fields.ts";

export const changePasswordInput = z
  .strictObject({
    currentPassword: passwordField,
    password: newPasswordField,
    confirmPassword: confirmationField,
  })
  .check(passwordsMatch, confirmationRequired);
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** Without a password, the session must have been confirmed with Google just before. */
export const deleteAccountInput = z.strictObject({ password: z.optional(passwordField) });
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;

export const unlinkGoogleInput = z.strictObject({ password: passwordField });
export type UnlinkGoogleInput = z.output<typeof unlinkGoogleInput>;

export const endSessionInput = z.strictObject({ id: sessionIdField });
export type EndSessionInput = z.output<typeof endSessionInput>;

export type Session = {
  id: string;
  device: string | null;
  method: "password" | "google";
  createdAt: string;
  /** ISO 8601, to within ten minutes. */
  seenAt: string;
  isCurrent: boolean;
};

export type Security = {
  hasPassword: boolean;
  google: { linkedAt: string } | null;
  sessions: Session[];
};
