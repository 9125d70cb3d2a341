import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advanceTaxEvents,
  elssEvents,
  goalEvents,
  maxCalendarEvents,
  nearestEvents,
  sipEvents,
} from "../../../../src/shared/calendar/events.ts";
import { addDays } from "../../../../src/shared/dates.ts";
import { nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import type { Sip } from "../../../../src/shared/sips/schema.ts";
import { isoDate } from "../../../support/data/arbitraries.ts";

const today = "2026-11-29";
const names = new Map([["fund", { schemeName: "Example Flexi Cap" }]]);
const sip = (change: Partial<Sip> = {}): Sip => ({
  id: "one",
  fundId: "fund",
  amount: 5_000,
  day: 31,
  from: "2026-01-01",
  to: null,
  stepUp: null,
  earlier: [],
  paused: false,
  recordedThrough: null,
  notBought: [],
  next: { dueDate: "2026-11-30", amount: 5_000 },
  ...change,
});

describe("the days of SIPs", () => {
  it("are those of the next 90 days, under one id a month", () => {
    expect(sipEvents([sip()], names, today).map(({ id, on }) => [id, on])).toEqual([
      ["sip-one-2026-11", "2026-11-30"],
      ["sip-one-2026-12", "2026-12-31"],
      ["sip-one-2027-01", "2027-01-31"],
    ]);
  });

  it("keep their id when the SIP is moved to another day of the month", () => {
    const moved = sip({ day: 5, next: { dueDate: "2026-12-05", amount: 5_000 } });
    expect(sipEvents([moved], names, today)[0]).toMatchObject({
      id: "sip-one-2026-12",
      on: "2026-12-05",
    });
  });

  it("leave out a paused SIP, an ended one, and one of another person's fund", () => {
    const others = [sip({ paused: true }), sip({ next: null }), sip({ fundId: "theirs" })];
    expect(sipEvents(others, names, today)).toEqual([]);
  });
});

describe("the days of ELSS units", () => {
  const fund = { id: "elss", schemeName: "Example ELSS", isElss: true, nav: "12.5" };
  const lot = (date: string, remaining: number) => ({ date, remaining });

  it("are three years after each purchase, with the units of one day as one event", () => {
    const lots = [
      lot("2023-11-27", 1_000_000),
      lot("2023-12-05", 2_000_000),
      lot("2023-12-05", 1_000_000),
      lot("2023-12-06", 0),
      lot("2025-01-01", 4_000_000),
    ];
    expect(elssEvents([{ ...fund, lots }], today)).toEqual([
      {
        kind: "elss",
        id: "elss-elss-2026-12-06",
        on: "2026-12-06",
        fundId: "elss",
        schemeName: "Example ELSS",
        units: 3,
        value: 37.5,
      },
    ]);
  });

  it("are none of other schemes, and have no value without a NAV", () => {
    const lots = [lot("2023-12-05", 1_000_000)];
    expect(elssEvents([{ ...fund, lots, isElss: false }], today)).toEqual([]);
    expect(elssEvents([{ ...fund, lots, nav: null }], today)).toMatchObject([{ value: null }]);
  });

  it("have all the units that are locked today, by a year from now or later", () => {
    const lots = fc.array(
      fc.record({ date: isoDate, remaining: fc.integer({ min: 0, max: 1e12 }) }),
    );
    fc.assert(
      fc.property(lots, isoDate, (held, day) => {
        const events = elssEvents([{ ...fund, lots: held }], day);
        const shown = events.reduce((sum, each) => sum + (each.kind === "elss" ? 1 : 0), 0);
        const days = new Set(events.map(({ on }) => on));
        expect(days.size).toBe(shown);
        for (const on of days) expect(on >= day && on <= addDays(day, 366)).toBe(true);
      }),
    );
  });
});

describe("a goal's day", () => {
  it("is there until it is over", () => {
    const goal = { id: "g", name: "House", target: 1, on: today };
    expect(goalEvents([goal], today)).toMatchObject([{ id: "goal-g", on: today }]);
    expect(goalEvents([goal], addDays(today, 1))).toEqual([]);
  });
});

describe("the days of advance tax", () => {
  it("are the four of the year ahead", () => {
    expect(
      advanceTaxEvents(today).map((each) => [each.on, each.kind === "advance-tax" && each.percent]),
    ).toEqual([
      ["2026-12-15", 75],
      ["2027-03-15", "all"],
      ["2027-06-15", 15],
      ["2027-09-15", 45],
    ]);
  });

  it("are four on any day", () => {
    fc.assert(fc.property(isoDate, (day) => advanceTaxEvents(day).length === 4));
  });
});

describe("the nearest events", () => {
  it("come in one order, and are at most as many as a file has", () => {
    const id = fc.uuid();
    const events = fc.array(
      fc.record({
        kind: fc.constant("goal" as const),
        id,
        on: isoDate,
        name: id,
        target: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(events, (some) => {
        const ordered = nearestEvents(some);
        expect(nearestEvents(some.toReversed())).toEqual(ordered);
        expect(ordered.map(({ on }) => on)).toEqual(some.map(({ on }) => on).toSorted());
      }),
    );
    const many = Array.from({ length: maxCalendarEvents + 1 }, (_, index) => ({
      kind: "goal" as const,
      id: String(index),
      on: today,
      name: "",
      target: 1,
    }));
    expect(nearestEvents(many)).toHaveLength(maxCalendarEvents);
  });

  it("have an instalment's own amount and day", () => {
    fc.assert(
      fc.property(isoDate, fc.integer({ min: 1, max: 31 }), (day, of) => {
        const each = sip({ day: of, from: "2006-01-01", next: { dueDate: day, amount: 1 } });
        for (const event of sipEvents([each], names, day)) {
          expect(nextInstalment(each, event.on)?.dueDate).toBe(event.on);
        }
      }),
    );
  });
});
