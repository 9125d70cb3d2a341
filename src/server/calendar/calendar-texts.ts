import type { CalendarEvent } from "../../shared/calendar/events.ts";
import { formatShortRupees, formatRupees, formatUnits } from "../../shared/number-format.ts";
import type { MailCode } from "../auth/mails/languages/mail-language.ts";

type CalendarTexts = {
  sip: (name: string, amount: string | null) => string;
  elss: (name: string, amount: string | null) => string;
  goal: (name: string, amount: string | null) => string;
  advanceTax: (percent: number | "all") => string;
};

const english: CalendarTexts = {
  sip: (name, amount) => (amount === null ? `SIP: ${name}` : `SIP of ${amount}: ${name}`),
  elss: (name, amount) => `ELSS units can be sold${amount === null ? "" : `, ${amount}`}: ${name}`,
  goal: (name, amount) => (amount === null ? `Goal: ${name}` : `Goal: ${name}, ${amount}`),
  advanceTax: (percent) =>
    percent === "all"
      ? "Advance tax, if any is due: all of the year's by today"
      : `Advance tax, if any is due: ${percent} % of the year's by today`,
};

const hindi: CalendarTexts = {
  sip: (name, amount) => (amount === null ? `SIP: ${name}` : `${amount} की SIP: ${name}`),
  elss: (name, amount) => `ELSS यूनिट बेची जा सकती हैं${amount === null ? "" : `, ${amount}`}: ${name}`,
  goal: (name, amount) => (amount === null ? `लक्ष्य: ${name}` : `लक्ष्य: ${name}, ${amount}`),
  advanceTax: (percent) =>
    percent === "all"
      ? "अग्रिम कर, अगर देना हो: साल का पूरा कर आज तक"
      : `अग्रिम कर, अगर देना हो: साल के कर का ${percent} % आज तक`,
};

const texts: Record<MailCode, CalendarTexts> = { en: english, hi: hindi };

/** The words of an event, in which amounts stand only where they were asked for. */
export function calendarText(
  event: CalendarEvent,
  { code, withAmounts }: { code: MailCode; withAmounts: boolean },
): string {
  const { sip, elss, goal, advanceTax } = texts[code];
  const shown = (amount: string) => (withAmounts ? amount : null);
  switch (event.kind) {
    case "sip":
      return sip(event.schemeName, shown(formatShortRupees(event.amount)));
    case "elss":
      return elss(
        event.schemeName,
        shown(event.value === null ? formatUnits(event.units) : formatRupees(event.value)),
      );
    case "goal":
      return goal(event.name, shown(formatShortRupees(event.target)));
    case "advance-tax":
      return advanceTax(event.percent);
  }
}
