import * as z from "zod/mini";
import {
  confirmationField,
  confirmationRequired,
  invitationTokenField,
  nameField,
  newPasswordField,
  passwordField,
  passwordsMatch,
  sessionIdField,
} from "../auth/fields.ts";
import type { AddressProof } from "../auth/addresses/proof-link.ts";
import type { SecondFactor } from "../auth/second-factor/schema.ts";
import { codeField } from "../text-field.ts";
import { providerIds, type ProviderId } from "../auth/sign-in-provider.ts";

/** Without a current password, an account that has none gets its first one. */
export const changePasswordInput = z
  .strictObject({
    currentPassword: z.optional(passwordField),
    password: newPasswordField,
    confirmPassword: confirmationField,
  })
  .check(passwordsMatch, confirmationRequired);
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

export const unlinkProviderInput = z.strictObject({ provider: z.enum(providerIds) });
export type UnlinkProviderInput = z.output<typeof unlinkProviderInput>;

export const changeNameInput = z.strictObject({ name: nameField });
export type ChangeNameInput = z.output<typeof changeNameInput>;

export const inviteInput = z.strictObject({ token: invitationTokenField });
export type InviteInput = z.output<typeof inviteInput>;

export const withdrawInvitationInput = z.strictObject({ id: sessionIdField });
export type WithdrawInvitationInput = z.output<typeof withdrawInvitationInput>;

/** An ISO 639 code. A language that mails are not written in is kept: they are in English until they are. */
export const setLanguageInput = z.strictObject({
  language: codeField(/^[a-z]{2}$/, {
    length: 2,
    error: "Invalid language",
    missing: "No language provided",
  }),
});
export type SetLanguageInput = z.output<typeof setLanguageInput>;

export const endSessionInput = z.strictObject({ id: sessionIdField });
export type EndSessionInput = z.output<typeof endSessionInput>;

/** `tokens`: whether all access tokens are revoked as well. */
export const endOtherSessionsInput = z.strictObject({
  tokens: z.optional(z.boolean({ error: "tokens must be true or false" })),
});
export type EndOtherSessionsInput = z.output<typeof endOtherSessionsInput>;

export type Session = {
  id: string;
  device: string | null;
  method: "password" | "passkey" | ProviderId;
  createdAt: string;
  /** ISO 8601, to within ten minutes. */
  seenAt: string;
  isCurrent: boolean;
};

/** `name` is the provider's. */
export type LinkedIdentity = { name: string; linkedAt: string };

export type Security = {
  /** Whether this session has to set up a second factor before anything else. */
  needsSecondFactor: boolean;
  addressProof: AddressProof;
  /** The one that was asked for; its mailed link has not been opened yet. */
  newAddress: string | null;
  hasPassword: boolean;
  google: LinkedIdentity | null;
  oidc: LinkedIdentity | null;
  /** Whether one of its passkeys works at this address. */
  hasPasskey: boolean;
  secondFactor: SecondFactor | null;
  /** Whether one can be turned on here. */
  hasSecretsKey: boolean;
  sessions: Session[];
};
