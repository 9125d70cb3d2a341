import ical, { ICalEventTransparency, type ICalEventData } from "ical-generator";
import type { CalendarEvent } from "../../shared/calendar/events.ts";
import { addDays, type IsoDate } from "../../shared/dates.ts";
import type { Steps } from "../../shared/steps.ts";
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

/** Events that are written between two turns, and the rows whose reading takes as long as writing one. */
const [eventsAtOnce, rowsPerEvent] = [50, 100];
const [begin, end] = ["BEGIN:VEVENT", "END:VCALENDAR"];

/** An iCalendar file (RFC 5545) of whole days. */
export function* calendarFile(
  events: readonly CalendarEvent[],
  reader: CalendarReader,
): Steps<string> {
  const { holderName, language } = reader;
  const { code } = mailLanguage(language);
  const frame = ical({
    prodId: { company: "Fundbook", product: "Fundbook", language: code.toUpperCase() },
    // The library escapes the texts of events, but not this one.
    name: escapeText(holderName === null ? "Fundbook" : `Fundbook: ${holderName}`),
    ttl: timeToLive,
  }).toString();
  const parts = [frame.slice(0, -end.length)];
  for (let place = 0; place < events.length; place += eventsAtOnce) {
    const some = events.slice(place, place + eventsAtOnce);
    const part = ical({ events: some.map((event) => eventData(event, reader)) }).toString();
    parts.push(part.slice(part.indexOf(begin), -end.length));
    yield rowsPerEvent * some.length;
  }
  // The library leaves the last line without its end.
  return `${parts.join("")}${end}\r\n`;
}

function eventData(
  event: CalendarEvent,
  { appOrigin, language, withAmounts, today }: CalendarReader,
): ICalEventData {
  const { code } = mailLanguage(language);
  return {
    id: `${event.id}@${new URL(appOrigin).hostname}`,
    // The same facts are the same file all day.
    stamp: new Date(today),
    start: new Date(event.on),
    end: new Date(addDays(event.on, 1)),
    allDay: true,
    summary: visibleLine(calendarText(event, { code, withAmounts })),
    transparency: ICalEventTransparency.TRANSPARENT,
    url: `${appOrigin}${pageOf(event)}`,
  };
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
