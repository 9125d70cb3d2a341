import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exitLoadOn,
  loadFreeFrom,
  loadPercentOn,
  unitsWithoutLoad,
} from "../../../../src/shared/tax/exit-load.ts";
import {
  addMonths,
  dayAfterMonths,
  isHeldLonger,
} from "../../../../src/shared/tax/holding-period.ts";
import { toMicroUnits } from "../../../../src/shared/transactions/fixed-point.ts";
import { isoDate } from "../../../support/data/arbitraries.ts";

describe("a holding period", () => {
  it.each([
    ["2024-01-31", 12, "2025-01-31"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 36, "2027-02-28"],
    ["2023-12-31", 2, "2024-02-29"],
    ["2024-11-30", 3, "2025-02-28"],
  ])("from %s of %i months ends on %s", (date, months, end) => {
    expect(addMonths(date, months)).toBe(end);
    expect(isHeldLonger(date, end, months)).toBe(false);
  });

  it("is over on the first day on which units are held for longer", () => {
    fc.assert(
      fc.property(isoDate, fc.constantFrom(12, 24, 36), (date, months) => {
        const first = dayAfterMonths(date, months);
        expect(isHeldLonger(date, first, months)).toBe(true);
        expect(isHeldLonger(date, addMonths(date, months), months)).toBe(false);
        expect(Date.parse(first) - Date.parse(addMonths(date, months))).toBe(86_400_000);
      }),
    );
  });
});

describe("an exit load", () => {
  const load = {
    steps: [
      { days: 30, percent: 2 },
      { days: 365, percent: 1 },
    ],
    freePercent: 10,
  };
  const lot = (bought: number, remaining: number) => ({
    acquiredOn: "2025-01-01",
    bought: toMicroUnits(bought),
    remaining: toMicroUnits(remaining),
  });

  it("falls by steps of days since the purchase", () => {
    const days = ["2025-01-31", "2025-02-01", "2026-01-01", "2026-01-02"];
    expect(days.map((day) => loadPercentOn(load, "2025-01-01", day))).toEqual([2, 1, 1, 0]);
    expect(loadFreeFrom(load, "2025-01-01")).toBe("2026-01-02");
    expect(loadFreeFrom(null, "2025-01-01")).toBeNull();
  });

  it("leaves a part of each purchase free, once", () => {
    // By hand: 10 of 100 units are free; after 4 were sold, 6 are; of 50 sold units 44 bear 1 %.
    expect(unitsWithoutLoad(load, lot(100, 96))).toBe(toMicroUnits(6));
    const sold = { units: toMicroUnits(50), value: 100_000, on: "2025-06-01" };
    expect(exitLoadOn(load, lot(100, 96), sold)).toBe(880);
    expect(exitLoadOn(load, lot(100, 80), sold)).toBe(1_000);
    expect(exitLoadOn(null, lot(100, 100), sold)).toBe(0);
  });
});
