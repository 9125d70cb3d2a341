import type { EventKind } from "../../../../shared/account/event.ts";

/** What a mail tells: those of the security page, the end of the account, and that an address is no longer its own. */
export type ToldKind = EventKind | "account-deleted" | "address-lost";

/** `{detail}` is the name of what an event is about. */
export type EventTexts = {
  /** Of a mail that tells several. */
  subject: (count: number) => string;
  subjects: Record<ToldKind, string>;
  sentences: Record<ToldKind, string>;
  where: { device: string; network: string };
  unknown: string;
  advice: string;
  adviceWithoutPassword: string;
  /** Where the reader has the account no more. */
  lostAdvice: string;
  /** To an address that the account has no more. */
  wayBack: { advice: string; label: string };
  /** For `Intl.DateTimeFormat`, with the name of India's time. */
  locale: string;
  indianTime: string;
};
