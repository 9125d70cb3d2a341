/** The events that the owner of an account is told of. */
export const eventKinds = [
  "signed-in",
  "password-changed",
  "password-reset",
  "provider-linked",
  "provider-unlinked",
  "taken-over",
  "address-changed",
  "address-restored",
  "passkey-added",
  "passkey-removed",
  "passkey-refused",
  "token-made",
  "token-revoked",
  "assistant-connected",
  "factor-on",
  "factor-off",
  "recovery-codes-made",
  "recovery-code-used",
  "codes-refused",
  "factor-loss-started",
  "factor-loss-ended",
  "share-kept-up",
  "inbox-made",
  "calendar-made",
] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventDays = 90;
export const maxEvents = 50;

export type AccountEvent = {
  id: string;
  kind: EventKind;
  at: string;
  device: string | null;
  /** The first part of the address, such as `203.0.113`. */
  network: string | null;
  /** The name of the provider, passkey or token; the former address, or the recipient's; how many recovery codes are left, or codes were wrong. */
  detail: string | null;
};
