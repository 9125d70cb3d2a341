import * as z from "zod/mini";
import { factorCodeField } from "./second-factor/schema.ts";
import type { SignUpRule } from "./invitation.ts";
import type { ProviderId } from "./sign-in-provider.ts";
import {
  confirmationField,
  confirmationRequired,
  invitationTokenField,
  mailedCodeField,
  nameField,
  newEmailField,
  newPasswordField,
  passwordField,
  passwordsMatch,
  sessionIdField,
  typedEmailField,
} from "./fields.ts";

export const loginInput = z.strictObject({
  email: typedEmailField("Enter a valid email address"),
  password: passwordField,
});
export type LoginInput = z.output<typeof loginInput>;

export const registerInput = z
  .strictObject({
    name: nameField,
    email: newEmailField("Enter a valid email", "auth/invalid-email"),
    password: newPasswordField,
    confirmPassword: confirmationField,
  })
  .check(passwordsMatch, confirmationRequired);
export type RegisterInput = z.output<typeof registerInput>;

/** Without a token, the invitation that the browser keeps. */
export const checkInvitationInput = z.strictObject({ token: z.optional(invitationTokenField) });
export type CheckInvitationInput = z.output<typeof checkInvitationInput>;

/** What makes a session fresh; the code of an account with a second factor. */
export const confirmInput = z.strictObject({
  password: passwordField,
  code: z.optional(factorCodeField),
});
export type ConfirmInput = z.output<typeof confirmInput>;

export const logoutInput = z.strictObject({ sessionId: z.optional(sessionIdField) });
export type LogoutInput = z.output<typeof logoutInput>;

export const requestResetInput = z.strictObject({
  email: typedEmailField("Enter a valid email", "auth/invalid-email"),
});
export type RequestResetInput = z.output<typeof requestResetInput>;

const invalidLink = "Invalid or expired reset link";
const resetCodeField = mailedCodeField(invalidLink, "auth/invalid-action-code");

export const verifyResetInput = z.strictObject({ code: resetCodeField });
export type VerifyResetInput = z.output<typeof verifyResetInput>;

export const resetPasswordInput = z.strictObject({
  code: resetCodeField,
  password: newPasswordField,
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const trustDeviceInput = z.strictObject({
  code: mailedCodeField(
    "This link was already used or has expired. Sign in again to get another one.",
    "auth/invalid-device-link",
  ),
});
export type TrustDeviceInput = z.output<typeof trustDeviceInput>;

export const linkByPasswordInput = z.strictObject({ password: passwordField });
export type LinkByPasswordInput = z.output<typeof linkByPasswordInput>;

export const linkByMailInput = z.strictObject({
  code: mailedCodeField(invalidLink, "auth/link-expired"),
});
export type LinkByMailInput = z.output<typeof linkByMailInput>;

export const newPasswordForm = z
  .strictObject({ password: newPasswordField, confirmPassword: confirmationField })
  .check(passwordsMatch, confirmationRequired);

export type User = {
  id: string;
  name: string;
  email: string;
  photoURL: string | null;
  provider: ProviderId | "emailAndPassword";
  /** null (users of a provider who never chose) means off. */
  canShare: boolean | null;
  createdAt: string;
  /** When a demo account is deleted; null for all others. */
  demoUntil: string | null;
  /** Categories left out of the current value in this user's totals. */
  excludedCategories: string[];
};

/** A right password signs in, or gives the browser a ticket with which to send a code. */
export type SignIn = { user: User } | { codeNeeded: true };

/** `provider` is its name. */
export type PendingLink = { email: string; provider: string };

export type Me = {
  user: User | null;
  sessionId: string | null;
  googleEnabled: boolean;
  /** The name of the operator's own OpenID provider; null without one. */
  oidcName: string | null;
  signUp: SignUpRule;
  demoEnabled: boolean;
  sharedWithMe: boolean;
  tokenSyncPath: string | null;
  passkeysEnabled: boolean;
  /** Whether statements can come by mail. */
  inboxEnabled: boolean;
  /** Whether a second factor has to be set up first, in this session or, signed out, after a sign-in by password. */
  needsSecondFactor: boolean;
  /** When the second factor ends that somebody says is lost; null where nobody does. */
  factorEndsAt: string | null;
};

export type SyncToken = {
  token: string;
  expiresAt: string;
};
