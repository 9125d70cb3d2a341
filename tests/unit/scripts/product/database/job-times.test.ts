import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { untilNextHour } from "../../../../../scripts/product/database/job-times.ts";

const hour = 3_600_000;

describe("the next hourly job", () => {
  it.each([
    ["2026-11-22T10:00:00.000Z", hour],
    ["2026-11-22T10:00:00.001Z", hour - 1],
    ["2026-11-22T10:59:59.000Z", 1_000],
  ])("at %s starts in %i ms", (now, wait) => {
    expect(untilNextHour(Date.parse(now))).toBe(wait);
  });

  it("starts at the next full hour", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), noInvalidDate: true }), (now) => {
        const wait = untilNextHour(now.getTime());
        expect((now.getTime() + wait) % hour).toBe(0);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(hour);
      }),
    );
  });
});
