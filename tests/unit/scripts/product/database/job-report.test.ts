import { describe, expect, it } from "vitest";
import { describeJob } from "../../../../../scripts/product/database/job-report.ts";

const startedAt = new Date("2026-11-26T12:00:03Z");
const part = (
  name: string,
  failure: string | null = null,
  failures = failure === null ? 0 : 1,
) => ({
  part: name,
  startedAt,
  endedAt: startedAt,
  failure,
  failures,
});

describe("the report of the hourly job", () => {
  it("says when it ran and that all is well", () => {
    const state = { parts: [part("job"), part("list")], deletionsWait: false };
    expect(describeJob(state)).toEqual(["The hourly job of 2026-11-26 12:00 UTC succeeded."]);
    expect(describeJob({ parts: [], deletionsWait: false })).toEqual([
      "The hourly job has not run yet.",
    ]);
  });

  it("names the parts that failed, a job that was cut off, and deletions that wait", () => {
    const parts = [
      { ...part("job"), endedAt: null },
      part("list", "the source is closed"),
      part("histories", "it took longer than 120 s", 3),
    ];
    expect(describeJob({ parts, deletionsWait: true })).toEqual([
      "The hourly job of 2026-11-26 12:00 UTC has not ended.",
      '- Its part "list" failed: the source is closed.',
      '- Its part "histories" failed 3 times in a row: it took longer than 120 s.',
      "- Nothing is deleted for good, because the clock has jumped. If it is right, run hourly with --trust-clock.",
    ]);
  });
});
