import * as z from "zod/mini";
import {
  confirmationField,
  confirmationTyped,
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
  .check(passwordsMatch, confirmationTyped);
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
export type Security = {
  hasPassword: boolean;
  /** The linked Google identity, which had the account's address when it was linked. `linkedAt`: ISO 8601, UTC. */
  google: { linkedAt: string } | null;
  sessions: Session[];
};
