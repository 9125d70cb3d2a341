import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printedDay } from "../../../src/server/history/sources/amfi-report.ts";
import { daysBetween, parseNavDate, weekdaysBetween } from "../../../src/shared/dates.ts";
import { isoDate } from "../../support/data/arbitraries.ts";

describe("NAV dates", () => {
  it.each([
    ["20-Aug-2026", "2026-08-20"],
    ["20-AUG-2026", "2026-08-20"],
    ["20-08-2026", "2026-08-20"],
    ["2026-08-20", "2026-08-20"],
    [" 5-Jan-2017 ", "2017-01-05"],
    ["29-Feb-2024", "2024-02-29"],
  ])("parse %j as %s", (text, date) => expect(parseNavDate(text)).toBe(date));

  it.each([
    "",
    "N.A.",
    "29-Feb-2026",
    "31-04-2026",
    "20-Agu-2026",
    "00-Jan-2026",
    "20/08/2026",
    "2026-13-01",
  ])("refuse %j", (text) => expect(parseNavDate(text)).toBeNull());

  it("parse every day back from AMFI's format", () => {
    fc.assert(
      fc.property(isoDate, (date) => {
        expect(parseNavDate(printedDay(date))).toBe(date);
      }),
    );
  });

  it("differ by whole days, also across a leap day", () => {
    expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
    expect(daysBetween("2026-08-20", "2026-08-10")).toBe(-10);
  });
});

describe("weekdaysBetween", () => {
  it.each([
    ["2026-11-20", "2026-11-20", 0],
    ["2026-11-20", "2026-11-19", 0],
    ["2026-11-20", "2026-11-23", 0],
    ["2026-11-20", "2026-11-24", 1],
    ["2026-11-18", "2026-11-25", 4],
    ["2026-10-26", "2026-11-25", 21],
  ])("of %s and %s are %i", (after, before, expected) => {
    expect(weekdaysBetween(after, before)).toBe(expected);
  });
});
