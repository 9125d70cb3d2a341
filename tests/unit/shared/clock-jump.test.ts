import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreesWithClock, type KnownTimes } from "../../../src/shared/clock-jump.ts";

const now = new Date("2026-11-26T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);
const agrees = (known: Partial<KnownTimes>) =>
  agreesWithClock(now, { lastJob: null, newestStored: null, listedOn: null, ...known });
const job = (days: number, agreed = true) => ({ at: daysAgo(days), agreed });

describe("the clock of a job", () => {
  it("agrees with a last job of at most two days ago or ahead", () => {
    for (const days of [0.04, 2, -2]) expect(agrees({ lastJob: job(days) })).toBe(true);
    for (const days of [2.1, 40, -2.1]) expect(agrees({ lastJob: job(days) })).toBe(false);
  });

  it("is compared with the newest stored time where there was no job before", () => {
    expect(agrees({})).toBe(true);
    expect(agrees({ newestStored: daysAgo(1) })).toBe(true);
    expect(agrees({ newestStored: daysAgo(40) })).toBe(false);
    expect(agrees({ newestStored: daysAgo(-40) })).toBe(false);
  });

  it("agrees after a jump once the list or a user's act is of the same time", () => {
    const lastJob = job(0.04, false);
    expect(agrees({ lastJob })).toBe(false);
    expect(agrees({ lastJob, newestStored: daysAgo(1) })).toBe(true);
    expect(agrees({ lastJob, newestStored: daysAgo(40) })).toBe(false);
    expect(agrees({ lastJob, listedOn: dayAgo(3) })).toBe(true);
    expect(agrees({ lastJob, listedOn: dayAgo(40), newestStored: daysAgo(0) })).toBe(false);
  });

  it("never agrees with a job that is more than two days away, whatever else is known", () => {
    const days = fc.double({ min: 2.001, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(days, fc.boolean(), fc.boolean(), (away, isAhead, agreed) => {
        const lastJob = job(isAhead ? -away : away, agreed);
        const known = { lastJob, newestStored: now, listedOn: dayAgo(0) };
        expect(agrees(known)).toBe(false);
      }),
    );
  });
});
