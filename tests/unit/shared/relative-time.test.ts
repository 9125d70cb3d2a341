import { describe, expect, it } from "vitest";
import { lastSeen } from "../../../src/shared/relative-time.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

describe("when somebody was last seen", () => {
  it.each([
    ["2026-11-21T12:00:00.000Z", "Active now"],
    // The server's clock may be ahead of the browser's.
    ["2026-11-21T12:03:00.000Z", "Active now"],
    ["2026-11-21T11:45:00.001Z", "Active now"],
    ["2026-11-21T11:45:00.000Z", "15 minutes ago"],
    ["2026-11-21T11:00:00.001Z", "59 minutes ago"],
    ["2026-11-21T11:00:00.000Z", "1 hour ago"],
    ["2026-11-21T09:30:00.000Z", "2 hours ago"],
    ["2026-11-20T12:00:00.001Z", "23 hours ago"],
    ["2026-11-20T12:00:00.000Z", "1 day ago"],
    ["2026-10-23T12:00:00.000Z", "29 days ago"],
  ])("%s is %s", (seenAt, words) => {
    expect(lastSeen(seenAt, now)).toBe(words);
  });
});
