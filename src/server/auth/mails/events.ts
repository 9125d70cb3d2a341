import { missing } from "../../../shared/missing.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";
import { englishEvents } from "./languages/en.ts";
import type { EventTexts, ToldKind } from "./languages/event-texts.ts";
import { mailLanguage, type MailCode } from "./languages/mail-language.ts";
import { hindiEvents } from "./languages/hi.ts";

const languages: Record<MailCode, EventTexts> = { en: englishEvents, hi: hindiEvents };

export type MailedEvent = {
  kind: ToldKind;
  at: Date;
  device: string | null;
  network: string | null;
  detail: string | null;
};

/** @param hasPassword whether a mailed link can set a new one */
export type MailReader = { language: string | null; hasPassword: boolean };

/**
 * @param events oldest first; at least one
 * @param options.wayBack a link, in a mail to an address that the account has no more
 */
export function eventsMail(
  events: readonly MailedEvent[],
  { language, hasPassword }: MailReader,
  { wayBack }: { wayBack?: string } = {},
): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const texts = languages[shown.code];
  const [first = missing()] = events;
  const subject =
    events.length === 1
      ? complete(texts.subjects[first.kind], first)
      : texts.subject(events.length);
  const isLost = events.some(({ kind }) => kind === "account-deleted" || kind === "address-lost");
  const advice = hasPassword ? texts.advice : texts.adviceWithoutPassword;
  return mailOf(
    subject,
    [
      ...events.map((event) => eventText(event, texts)),
      ...(wayBack !== undefined
        ? [texts.wayBack.advice, { href: wayBack, label: texts.wayBack.label }]
        : [isLost ? texts.lostAdvice : advice]),
    ],
    shown,
  );
}

function eventText(event: MailedEvent, texts: EventTexts): string {
  const { at, kind, device, network } = event;
  const moment = new Intl.DateTimeFormat(texts.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(at);
  const where = [
    texts.where.device.replace("{device}", () => device ?? texts.unknown),
    ...(network === null ? [] : [texts.where.network.replace("{network}", () => network)]),
  ];
  return `${complete(texts.sentences[kind], event)} (${moment}, ${texts.indianTime}. ${where.join(", ")})`;
}

const complete = (text: string, { detail }: Pick<MailedEvent, "detail">): string =>
  text.replace("{detail}", () => detail ?? "");
