import fc from "fast-check";
import { expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";

it("the number of a day is that of its milliseconds, in any year", () => {
  expect(dayOf("1970-01-01")).toBe(0);
  expect(dayOf("2024-02-29") + 1).toBe(dayOf("2024-03-01"));
  const days = fc.integer({ min: -50_000, max: 2_900_000 });
  fc.assert(fc.property(days, (day) => dayOf(isoDay(day)) === day));
});
