import * as z from "zod/mini";
import { textField } from "../../text-field.ts";

/** Bytes that a browser sends as base64url; an authenticator's own limits are far below. */
const bytesField = (max: number) =>
  z
    .string({ error: "Invalid passkey" })
    .check(
      z.maxLength(max, { error: "Invalid passkey", abort: true }),
      z.regex(/^[A-Za-z0-9_-]+$/, { error: "Invalid passkey" }),
    );

/** WebAuthn allows ids of 1,023 bytes. */
const passkeyIdField = bytesField(1_364);
const maxStatement = 20_000;
const maxPart = 4_000;

/** Ways to reach an authenticator, as WebAuthn names them; a newer browser may have others. */
const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];
export const isTransport = (text: string): boolean => transports.includes(text);

/** Browsers add further fields, which nothing reads. */
const credential = {
  id: passkeyIdField,
  rawId: passkeyIdField,
  type: z.literal("public-key"),
  clientExtensionResults: z._default(z.object({}), {}),
};

const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesField(maxPart),
    authenticatorData: bytesField(maxPart),
    signature: bytesField(maxPart),
    userHandle: z.optional(bytesField(100)),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

const transportsField = z
  .array(z.string({ error: "Invalid passkey" }).check(z.maxLength(20)))
  .check(z.maxLength(10));

const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesField(maxPart),
    attestationObject: bytesField(maxStatement),
    transports: z._default(transportsField, []),
  }),
});
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

export const addPasskeyInput = z.strictObject({ passkey: passkeyAttestation });
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;

export const usePasskeyInput = z.strictObject({ passkey: passkeyAssertion });
export type UsePasskeyInput = z.output<typeof usePasskeyInput>;

const nameField = textField({
  label: "Name",
  max: 60,
  missing: "No name provided",
  blank: "Name is required",
});

export const passkeyNameForm = z.strictObject({ name: nameField });

export const renamePasskeyInput = z.strictObject({ id: passkeyIdField, name: nameField });
export type RenamePasskeyInput = z.output<typeof renamePasskeyInput>;

export const removePasskeyInput = z.strictObject({ id: passkeyIdField });
export type RemovePasskeyInput = z.output<typeof removePasskeyInput>;

export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
  /** Whether a password manager keeps a copy of it elsewhere. */
  isBackedUp: boolean;
  /** The other host that it was made for; null where it works here. */
  otherHost: string | null;
};

export type Passkeys = {
  /** The host that new ones are made for; null where the address of the installation can have none. */
  rpId: string | null;
  passkeys: Passkey[];
  /** By which authenticators know the user; null without passkeys. */
  userHandle: string | null;
};

/** Milliseconds that a challenge is valid. */
export const challengeLifetime = 5 * 60_000;
