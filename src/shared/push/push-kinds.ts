/** What a device can be told of: instalments that fall due, and what needs a person. */
export const pushKinds = ["sips", "events"] as const;
export type PushKind = (typeof pushKinds)[number];

/** What the service worker gets: it has the words, and can read no setting of the page. */
export type PushPayload = {
  kind: PushKind;
  /** A day: of the instalment, or of the telling. */
  id: string;
  /** An ISO 639 code; null where it is not known. */
  language: string | null;
};
