import { describe, expect, it } from "vitest";
import { sinceLastSeen } from "../../../src/shared/relative-time.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

describe("a relative time", () => {
  it.each([
    ["2026-11-21T12:00:00.000Z", null],
    // The server's clock may be ahead of the browser's.
    ["2026-11-21T12:03:00.000Z", null],
    ["2026-11-21T11:45:00.001Z", null],
    ["2026-11-21T11:45:00.000Z", { count: 15, unit: "minute" }],
    ["2026-11-21T11:00:00.001Z", { count: 59, unit: "minute" }],
    ["2026-11-21T11:00:00.000Z", { count: 1, unit: "hour" }],
    ["2026-11-21T09:30:00.000Z", { count: 2, unit: "hour" }],
    ["2026-11-20T12:00:00.001Z", { count: 23, unit: "hour" }],
    ["2026-11-20T12:00:00.000Z", { count: 1, unit: "day" }],
    ["2026-10-23T12:00:00.000Z", { count: 29, unit: "day" }],
  ])("%s is %o", (seenAt, passed) => {
    expect(sinceLastSeen(seenAt, now)).toEqual(passed);
  });
});
