import type { EventKind } from "../../../../shared/account/event.ts";

/** The kinds of mails: those of the security page, the end of the account, and the loss of its address. */
export type ToldKind = EventKind | "account-deleted" | "address-lost";

/** `{detail}` is the name of what an event is about. */
export type EventTexts = {
  /** For a mail about several events. */
  subject: (count: number) => string;
  subjects: Record<ToldKind, string>;
  sentences: Record<ToldKind, string>;
  where: { device: string; network: string };
  unknown: string;
  advice: string;
  adviceWithoutPassword: string;
  /** For a reader who no longer has the account. */
  lostAdvice: string;
  /** To an address that the account has no more. */
  wayBack: { advice: string; label: string };
  /** For `Intl.DateTimeFormat`, with the name of India's time. */
  locale: string;
  indianTime: string;
};
