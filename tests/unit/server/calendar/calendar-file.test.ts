import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile as calendarSteps } from "../../../../src/server/calendar/calendar-file.ts";
import type { CalendarEvent } from "../../../../src/shared/calendar/events.ts";
import { addDays } from "../../../../src/shared/dates.ts";
import { missing } from "../../../../src/shared/missing.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { visibleLine } from "../../../../src/shared/visible-text.ts";
import { isoDate } from "../../../support/data/arbitraries.ts";

const calendarFile = (...of: Parameters<typeof calendarSteps>) => runAtOnce(calendarSteps(...of));

const reader = {
  appOrigin: "https://fundbook.example",
  language: "en",
  withAmounts: true,
  holderName: null,
  today: "2026-11-29",
};
const sip: CalendarEvent = {
  kind: "sip",
  id: "sip-1-2026-12",
  on: "2026-12-05",
  fundId: "f",
  schemeName: "Example Flexi Cap",
  amount: 5_000,
};
const opened = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    // A property that it does not know is left escaped.
    name: String(calendar.getFirstPropertyValue("x-wr-calname")).replaceAll(/\\([\\;,])/g, "$1"),
    events: calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each)),
  };
};

describe("a calendar's file", () => {
  it("is read as whole days by another library", () => {
    const { name, events } = opened(calendarFile([sip], reader));
    const [event = missing()] = events;
    expect(name).toBe("Fundbook");
    expect(event.uid).toBe("sip-1-2026-12@fundbook.example");
    expect(event.summary).toBe("SIP of ₹5,000: Example Flexi Cap");
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      "2026-12-05",
      "2026-12-06",
    ]);
    expect(event.component.getFirstPropertyValue("url")).toBe("https://fundbook.example/funds/f");
  });

  it("has each of many events once", () => {
    const ids = Array.from({ length: 120 }, (_, index) => `sip-${index}`);
    const { events } = opened(
      calendarFile(
        ids.map((id) => ({ ...sip, id })),
        reader,
      ),
    );
    expect(events.map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@fundbook.example`));
    expect(opened(calendarFile([], reader)).events).toEqual([]);
  });

  it("has no amount unless it was asked for", () => {
    const events: CalendarEvent[] = [
      sip,
      { kind: "goal", id: "g", on: "2030-01-01", name: "House", target: 90_001 },
      {
        kind: "elss",
        id: "e",
        on: "2026-12-06",
        fundId: "f",
        schemeName: "ELSS",
        units: 77.5,
        value: 90_001,
      },
    ];
    for (const language of ["en", "hi"]) {
      const file = calendarFile(events, { ...reader, language, withAmounts: false });
      expect(file).not.toMatch(/₹|5.?000|90.?001|77/);
    }
  });

  it("is the same all day, and in each language that mails have", () => {
    expect(calendarFile([sip], reader)).toBe(calendarFile([sip], reader));
    expect(opened(calendarFile([sip], { ...reader, language: "hi" })).events[0]?.summary).toBe(
      "₹5,000 की SIP: Example Flexi Cap",
    );
    expect(calendarFile([sip], { ...reader, language: "xx" })).toContain("SIP of");
  });

  it("ends lines by CRLF and folds them at 75 bytes, whatever names a fund and a person have", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.constantFrom(
        "a\r\nEND:VEVENT\r\nBEGIN:VEVENT",
        'x;VALUE=URI:https://evil.example,\\n"',
        "लंबा नाम ".repeat(20),
        "\u2028\u0000\u0085X",
        "BEGIN:VEVENT END:VCALENDAR",
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, isoDate, (schemeName, holderName, on) => {
        const file = calendarFile([{ ...sip, schemeName, on }], { ...reader, holderName });
        expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        for (const line of file.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        const { name, events } = opened(file);
        expect(events).toHaveLength(1);
        expect(events[0]?.summary).toBe(visibleLine(`SIP of ₹5,000: ${schemeName}`));
        expect(name).toBe(visibleLine(`Fundbook: ${holderName}`));
        expect(events[0]?.endDate.toString()).toBe(addDays(on, 1));
      }),
    );
  });
});
