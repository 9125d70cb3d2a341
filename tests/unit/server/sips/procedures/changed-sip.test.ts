import { describe, expect, it } from "vitest";
import { changedSip } from "../../../../../src/server/sips/procedures/changed-sip.ts";
import { storedEarlierTerms } from "../../../../../src/server/sips/earlier-terms-rows.ts";
import { scheduleOf } from "../../../../../src/server/sips/sip-view.ts";
import { storedSkipped } from "../../../../../src/server/sips/skipped-rows.ts";
import { dueDatesBetween } from "../../../../../src/shared/sips/skipped.ts";
import { nextInstalment } from "../../../../../src/shared/sips/due-dates.ts";

/** Its instalments of September and October wait for their NAVs on 20 October. */
const waiting = {
  userId: "user",
  id: "sip",
  fundId: "fund",
  amount: "5000",
  day: 5,
  from: "2026-06-05",
  to: null,
  stepUp: null,
  paused: false,
  pausedOn: null,
  skipped: storedSkipped([]),
  earlierTerms: storedEarlierTerms([]),
  recordedThrough: "2026-08-05",
  nextDue: "2026-09-05",
  createdAt: new Date("2026-06-01T00:00:00Z"),
};
const now = new Date("2026-10-20T06:00:00Z");

const instalmentsOf = (sip: ReturnType<typeof changedSip>) =>
  dueDatesBetween(scheduleOf(sip), sip.nextDue ?? "", "2026-12-31").map((dueDate) =>
    nextInstalment(scheduleOf(sip), dueDate),
  );

describe("a SIP that is changed", () => {
  it("keeps amount and day of what has fallen due, also where it is not recorded yet", () => {
    expect(instalmentsOf(changedSip(waiting, { amount: 7_000, day: 20 }, now))).toEqual([
      { dueDate: "2026-09-05", amount: 5_000 },
      { dueDate: "2026-10-05", amount: 5_000 },
      { dueDate: "2026-11-20", amount: 7_000 },
      { dueDate: "2026-12-20", amount: 7_000 },
    ]);
  });

  it("begins anew where its start is changed before it has an instalment", () => {
    const unrecorded = { ...waiting, recordedThrough: null, nextDue: "2026-06-05" };
    const moved = changedSip(unrecorded, { from: "2026-11-01", amount: 7_000 }, now);
    expect(instalmentsOf(moved)).toEqual([
      { dueDate: "2026-11-05", amount: 7_000 },
      { dueDate: "2026-12-05", amount: 7_000 },
    ]);
  });

  it("goes on after ten years without instalments, and not after more", () => {
    const paused = { ...waiting, from: "2010-06-05", nextDue: "2010-09-05", paused: true };
    const resumed = (pausedOn: string) => () =>
      changedSip({ ...paused, pausedOn }, { paused: false }, now);
    expect(resumed("2016-10-10")().skipped).toContain("2026-10-05");
    expect(resumed("2016-09-01")).toThrow(
      expect.objectContaining({ appCode: "sips/stopped-long-ago" }),
    );
  });
});
