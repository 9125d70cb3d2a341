import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarEvents, maxCalendarEvents } from "../../../../src/shared/calendar/events.ts";
import { addDays } from "../../../../src/shared/dates.ts";
import { nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import type { Sip } from "../../../../src/shared/sips/schema.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { isoDate } from "../../../support/data/arbitraries.ts";

const today = "2026-11-29";
type Facts = Parameters<typeof calendarEvents>[0];
type Fund = Facts["funds"][number];

const fund: Fund = {
  id: "fund",
  schemeName: "Example Flexi Cap",
  isElss: false,
  nav: "1",
  lots: [],
};
const elss: Fund = { ...fund, id: "elss", schemeName: "Example ELSS", isElss: true, nav: "12.5" };
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
const eventsOf = (change: Partial<Facts>) =>
  runAtOnce(calendarEvents({ today, funds: [fund], sips: [], goals: [], ...change }));
const ofKind = (kind: string, change: Partial<Facts>) =>
  eventsOf(change).filter((event) => event.kind === kind);

describe("the days of SIPs", () => {
  it("are those of the next 90 days, under one id a month", () => {
    expect(ofKind("sip", { sips: [sip()] }).map(({ id, on }) => [id, on])).toEqual([
      ["sip-one-2026-11", "2026-11-30"],
      ["sip-one-2026-12", "2026-12-31"],
      ["sip-one-2027-01", "2027-01-31"],
    ]);
  });

  it("keep their id when the SIP is moved to another day of the month", () => {
    const moved = sip({ day: 5, next: { dueDate: "2026-12-05", amount: 5_000 } });
    expect(ofKind("sip", { sips: [moved] })[0]).toMatchObject({
      id: "sip-one-2026-12",
      on: "2026-12-05",
    });
  });

  it("leave out a paused SIP, an ended one, and one of another person's fund", () => {
    const others = [sip({ paused: true }), sip({ next: null }), sip({ fundId: "theirs" })];
    expect(ofKind("sip", { sips: others })).toEqual([]);
  });

  it("are those of the schedule itself", () => {
    fc.assert(
      fc.property(isoDate, fc.integer({ min: 1, max: 31 }), (day, of) => {
        const each = sip({ day: of, from: "2006-01-01", next: { dueDate: day, amount: 1 } });
        for (const { on } of ofKind("sip", { today: day, sips: [each] })) {
          expect(nextInstalment(each, on)?.dueDate).toBe(on);
        }
      }),
    );
  });
});

describe("the days of ELSS units", () => {
  const lot = (date: string, remaining: number) => ({ date, remaining });

  it("are three years after each purchase, with the units of one day as one event", () => {
    const lots = [
      lot("2023-11-27", 1_000_000),
      lot("2023-12-05", 2_000_000),
      lot("2023-12-05", 1_000_000),
      lot("2023-12-06", 0),
      lot("2025-01-01", 4_000_000),
    ];
    expect(ofKind("elss", { funds: [{ ...elss, lots }] })).toEqual([
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
    expect(ofKind("elss", { funds: [{ ...fund, lots }] })).toEqual([]);
    expect(ofKind("elss", { funds: [{ ...elss, lots, nav: null }] })).toMatchObject([
      { value: null },
    ]);
  });

  it("lie within a year, each once", () => {
    const lots = fc.array(
      fc.record({ date: isoDate, remaining: fc.integer({ min: 0, max: 1e12 }) }),
    );
    fc.assert(
      fc.property(lots, isoDate, (held, day) => {
        const days = ofKind("elss", { today: day, funds: [{ ...elss, lots: held }] }).map(
          ({ on }) => on,
        );
        expect(new Set(days).size).toBe(days.length);
        for (const on of days) expect(on >= day && on <= addDays(day, 366)).toBe(true);
      }),
    );
  });
});

describe("a goal's day", () => {
  it("is there until it is over", () => {
    const goals = [{ id: "g", name: "House", target: 1, on: today }];
    expect(ofKind("goal", { goals })).toMatchObject([{ id: "goal-g", on: today }]);
    expect(ofKind("goal", { goals, today: addDays(today, 1) })).toEqual([]);
  });
});

describe("the days of advance tax", () => {
  it("are the next four", () => {
    expect(
      eventsOf({}).map((each) => [each.on, each.kind === "advance-tax" && each.percent]),
    ).toEqual([
      ["2026-12-15", 75],
      ["2027-03-15", "all"],
      ["2027-06-15", 15],
      ["2027-09-15", 45],
    ]);
  });

  it("are four on any day", () => {
    fc.assert(fc.property(isoDate, (day) => eventsOf({ today: day }).length === 4));
  });
});

describe("the events of a calendar", () => {
  it("come in one order, and are at most as many as a file has", () => {
    const goal = fc.record({ id: fc.uuid(), on: isoDate, name: fc.string(), target: fc.nat() });
    fc.assert(
      fc.property(fc.array(goal), (goals) => {
        const ordered = eventsOf({ goals, today: "2006-01-01" });
        expect(eventsOf({ goals: goals.toReversed(), today: "2006-01-01" })).toEqual(ordered);
        expect(ordered.map(({ on }) => on)).toEqual(ordered.map(({ on }) => on).toSorted());
      }),
    );
    const many = Array.from({ length: maxCalendarEvents + 1 }, (_, index) => ({
      id: String(index),
      on: today,
      name: "",
      target: 1,
    }));
    expect(eventsOf({ goals: many })).toHaveLength(maxCalendarEvents);
  });
});
