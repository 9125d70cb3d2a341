import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween } from "../../../../src/shared/dates.ts";
import { nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import type { Sip } from "../../../../src/shared/sips/schema.ts";
import {
  dueThisMonth,
  monthlyTotal,
  sipsInMonth,
  upcomingInstalments,
} from "../../../../src/shared/sips/upcoming.ts";
import { isoDate } from "../../../support/data/arbitraries.ts";

const sip = (change: Partial<Sip> = {}): Sip => ({
  id: "sip",
  fundId: "fund",
  amount: 5_000,
  day: 5,
  from: "2026-01-01",
  to: null,
  stepUp: null,
  earlier: [],
  paused: false,
  recordedThrough: "2026-10-05",
  notBought: [],
  next: { dueDate: "2026-11-05", amount: 5_000 },
  ...change,
});

const december = { next: { dueDate: "2026-12-05", amount: 5_000 } };
const recorded = { recordedThrough: "2026-11-05", ...december };

describe("the upcoming instalments", () => {
  it("are those of the next 30 days, the first due first", () => {
    const sips = [
      sip({ id: "fifth" }),
      sip({ id: "first", day: 1, amount: 2_000, next: { dueDate: "2026-12-01", amount: 2_000 } }),
    ];
    expect(upcomingInstalments(sips, "2026-11-05")).toEqual([
      { sipId: "fifth", fundId: "fund", dueDate: "2026-11-05", amount: 5_000 },
      { sipId: "first", fundId: "fund", dueDate: "2026-12-01", amount: 2_000 },
      { sipId: "fifth", fundId: "fund", dueDate: "2026-12-05", amount: 5_000 },
    ]);
    expect(upcomingInstalments([sip(december)], "2026-11-04")).toEqual([]);
  });

  it("have the amount of their own year", () => {
    const grown = sip({ from: "2025-12-05", stepUp: 10 });
    expect(upcomingInstalments([grown], "2026-11-05").map(({ amount }) => amount)).toEqual([
      5_000, 5_500,
    ]);
  });

  it("leave out what is paused, ended, recorded or past", () => {
    const stopped = [sip({ paused: true }), sip({ next: null }), sip({ to: "2026-11-06" })];
    expect(upcomingInstalments(stopped, "2026-11-06")).toEqual([]);
    expect(upcomingInstalments([sip(recorded)], "2026-11-05")).toMatchObject([
      { dueDate: "2026-12-05" },
    ]);
  });

  it("are one a month at most, between today and 30 days from it", () => {
    const day = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(day, isoDate, isoDate, (wanted, from, today) => {
        const schedule = sip({ day: wanted, from });
        const found = upcomingInstalments(
          [{ ...schedule, next: nextInstalment(schedule, from) }],
          today,
        );
        const months = found.map(({ dueDate }) => dueDate.slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
        for (const { dueDate } of found) {
          expect(daysBetween(today, dueDate)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(today, dueDate)).toBeLessThanOrEqual(30);
        }
      }),
    );
  });
});

describe("the total of a month", () => {
  it.each([
    ["what is still to come", sip(), 5_000],
    ["what was recorded", sip(recorded), 5_000],
    ["what was recorded before a pause", sip({ ...recorded, paused: true }), 5_000],
    ["what was recorded before an end", sip({ ...recorded, to: "2026-11-04", next: null }), 5_000],
    [
      "what waits for its NAV behind an older one",
      sip({ next: { dueDate: "2026-09-05", amount: 5_000 } }),
      5_000,
    ],
    ["what has grown since", sip({ from: "2025-11-05", stepUp: 10 }), 5_500],
  ])("has %s", (_what, given, total) => {
    expect(monthlyTotal([given], "2026-11-23")).toBe(total);
  });

  it.each([
    ["is paused", sip({ paused: true })],
    ["has ended", sip({ next: null, to: "2026-10-31" })],
    ["starts later", sip({ from: "2026-12-01", recordedThrough: null, ...december })],
    ["was skipped by a pause", sip(december)],
  ])("leaves out what %s", (_what, given) => {
    expect(monthlyTotal([given], "2026-11-23")).toBe(0);
  });

  it("adds paise exactly", () => {
    expect(monthlyTotal([sip({ amount: 0.1 }), sip({ amount: 0.2 })], "2026-11-23")).toBe(0.3);
  });
});

describe("what falls due in a month and is not recorded yet", () => {
  it.each([
    ["what is still to come", sip(), "2026-11-04", 5_000],
    ["what waits for its NAV", sip(), "2026-11-06", 5_000],
    ["not what is recorded", sip(recorded), "2026-11-04", 0],
    [
      "nothing of earlier months",
      sip({ next: { dueDate: "2026-09-05", amount: 1 } }),
      "2026-11-30",
      5_000,
    ],
  ])("is %s", (_what, given, today, due) => {
    expect(dueThisMonth([given], today)).toBe(due);
  });
});

describe("the SIPs of a month", () => {
  it("are counted, and those among them that are recorded", () => {
    const ended = sip({ next: null, recordedThrough: "2026-10-05" });
    expect(sipsInMonth([sip(recorded), sip(), sip({ paused: true }), ended], "2026-11-20")).toEqual(
      {
        recorded: 1,
        total: 2,
      },
    );
    expect(sipsInMonth([], "2026-11-20")).toEqual({ recorded: 0, total: 0 });
  });
});
