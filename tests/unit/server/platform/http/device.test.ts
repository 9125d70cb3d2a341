import { describe, expect, it } from "vitest";
import { describeDevice } from "../../../../../src/server/platform/http/request-context.ts";

describe("a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "Chrome on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari on iOS",
    ],
    ["", null],
    ["x".repeat(10_000), null],
  ])("is named after its browser and system", (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });

  it("has no name without a user agent", () => {
    expect(describeDevice(undefined)).toBeNull();
  });
});
