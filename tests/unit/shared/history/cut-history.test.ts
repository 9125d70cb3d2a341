import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDay } from "../../../../src/shared/history/days.ts";
import { historyUntil, referenceIndex } from "../../../../src/shared/history/cut-history.ts";

const days = [19_000, 19_001, 19_005];
const history = {
  days,
  values: [1, 2, 3],
  invested: [1, 1, 2],
  flows: [
    { day: 19_000, paid: 1, received: 0 },
    { day: 19_005, paid: 1, received: 0 },
  ],
};

describe("a history until a day", () => {
  it("has the days and the money up to it", () => {
    expect(historyUntil(history, isoDay(19_003))).toEqual({
      days: [19_000, 19_001],
      values: [1, 2],
      invested: [1, 1],
      flows: [{ day: 19_000, paid: 1, received: 0 }],
    });
    expect(historyUntil(history, undefined)).toEqual(history);
  });

  it("never has a later day, and as many values as days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_990, max: 19_010 }), (last) => {
        const cut = historyUntil(history, isoDay(last));
        expect(cut.days.every((day) => day <= last)).toBe(true);
        expect([cut.values.length, cut.invested.length]).toEqual([
          cut.days.length,
          cut.days.length,
        ]);
      }),
    );
  });
});

describe("the day whose value counts as paid in", () => {
  it("is the last that is not after the first day asked for, and none before the beginning", () => {
    expect(referenceIndex(days, undefined)).toBeNull();
    expect(referenceIndex(days, isoDay(18_999))).toBeNull();
    expect(referenceIndex(days, isoDay(19_003))).toBe(1);
    expect(referenceIndex(days, isoDay(20_000))).toBe(2);
  });
});
