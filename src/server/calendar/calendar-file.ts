import ical, { ICalEventTransparency } from "ical-generator";
import type { CalendarEvent } from "../../shared/calendar/events.ts";
import { addDays, type IsoDate } from "../../shared/dates.ts";
import { visibleLine } from "../../shared/visible-text.ts";
import { mailLanguage } from "../auth/mails/languages/mail-language.ts";
import { calendarText } from "./calendar-texts.ts";

type CalendarReader = {
  appOrigin: string;
  language: string | null;
  withAmounts: boolean;
  /** Whom it is about; null for everyone, and for the owner. */
  holderName: string | null;
  today: IsoDate;
};

/** Seconds after which a program should ask again. */
const timeToLive = 6 * 60 * 60;

/** An iCalendar file (RFC 5545) of whole days. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { appOrigin, language, withAmounts, holderName, today }: CalendarReader,
): string {
  const { code } = mailLanguage(language);
  const { hostname } = new URL(appOrigin);
  const calendar = ical({
    prodId: { company: "Fundbook", product: "Fundbook", language: code.toUpperCase() },
    // The library escapes the texts of events, but not this one.
    name: escapeText(holderName === null ? "Fundbook" : `Fundbook: ${holderName}`),
    ttl: timeToLive,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${hostname}`,
      // The same facts are the same file all day.
      stamp: new Date(today),
      start: new Date(event.on),
      end: new Date(addDays(event.on, 1)),
      allDay: true,
      summary: visibleLine(calendarText(event, { code, withAmounts })),
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${appOrigin}${pageOf(event)}`,
    });
  }
  // The last line has to end as well, which the library forgets.
  return `${calendar.toString()}\r\n`;
}

const escapeText = (text: string): string => visibleLine(text).replaceAll(/[\\;,]/g, "\\$&");

function pageOf(event: CalendarEvent): string {
  switch (event.kind) {
    case "sip":
    case "elss":
      return `/funds/${encodeURIComponent(event.fundId)}`;
    case "goal":
      return "/goals";
    case "advance-tax":
      return "/tax";
  }
}
