import type { EventKind } from "../../../../shared/account/event.ts";

/** What a mail tells: those of the security page, and the end of the account. */
export type ToldKind = EventKind | "account-deleted";

/** `{detail}` is the name of what an event is about. */
export type EventTexts = {
  /** Of a mail that tells several. */
  subject: (count: number) => string;
  subjects: Record<ToldKind, string>;
  sentences: Record<ToldKind, string>;
  where: { device: string; network: string };
  unknown: string;
  advice: string;
  /** Where the account is gone. */
  deletedAdvice: string;
  /** To an address that the account has no more. */
  wayBack: { advice: string; label: string };
  /** For `Intl.DateTimeFormat`, with the name of India's time. */
  locale: string;
  indianTime: string;
};
