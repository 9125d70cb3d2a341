import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDue, nextJob } from "../../../../../scripts/product/database/job-times.ts";
import { times } from "../../../../../scripts/product/times.ts";

const [minute, hour] = [60_000, 3_600_000];
const instant = fc.date({ min: new Date(hour), noInvalidDate: true }).map(Number);
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

describe("the next hourly job", () => {
  it.each([
    ["10:00:00.000", 0, "11:00:00.000"],
    ["10:59:59.000", 0, "11:00:00.000"],
    ["10:10:00.000", 1, "10:11:00.000"],
    ["10:10:00.000", 2, "10:15:00.000"],
    ["10:10:00.000", 3, "10:25:00.000"],
    ["10:10:00.000", 4, "11:00:00.000"],
    ["10:59:30.000", 1, "11:00:00.000"],
  ])("at %s, after %i failures in a row, starts at %s", (now, failures, next) => {
    expect(nextJob(at(now), failures, times.retries)).toBe(at(next));
  });

  it("starts within the hour, and not at once", () => {
    fc.assert(
      fc.property(instant, fc.nat({ max: 9 }), (now, failures) => {
        const next = nextJob(now, failures, times.retries);
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThanOrEqual(nextJob(now, 0, times.retries));
        expect(nextJob(now, 0, times.retries) % hour).toBe(0);
      }),
    );
  });

  it("is due at its time, and where the clock was set back", () => {
    fc.assert(
      fc.property(instant, fc.nat({ max: 9 }), (now, failures) => {
        const next = nextJob(now, failures, times.retries);
        expect([now, next - 1, next, next + hour].map((time) => isDue(time, next))).toEqual([
          false,
          false,
          true,
          true,
        ]);
        expect(isDue(now - hour - minute, next)).toBe(true);
      }),
    );
  });
});
