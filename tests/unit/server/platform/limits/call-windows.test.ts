import { describe, expect, it } from "vitest";
import { CallWindows } from "../../../../../src/server/platform/limits/call-windows.ts";

const span = 60_000;
const refusedOf = (windows: CallWindows, caller: string, calls: number, now: number): number => {
  let refused = 0;
  for (let call = 0; call < calls; call += 1) {
    try {
      windows.count(caller, now);
    } catch {
      refused += 1;
    }
  }
  return refused;
};

describe("the calls of a window", () => {
  it("are refused beyond the most, with the seconds until it ends", () => {
    const windows = new CallWindows({ max: 900, span });
    expect(refusedOf(windows, "asha", 10_000, 1_000)).toBe(9_100);
    expect(() => windows.count("asha", 31_000)).toThrow(
      expect.objectContaining({ appCode: "request/too-many", retryAfter: 30 }),
    );
  });

  it("begin anew at its end, and where a clock that ran ahead began it", () => {
    const windows = new CallWindows({ max: 1, span });
    expect(refusedOf(windows, "asha", 2, 1_000_000)).toBe(1);
    expect(refusedOf(windows, "asha", 1, 1_000_000 + span)).toBe(0);
    expect(refusedOf(windows, "asha", 1, 1_000)).toBe(0);
  });

  it("are counted for each caller, of whom the oldest are forgotten", () => {
    const windows = new CallWindows({ max: 1, span });
    for (let caller = 0; caller <= 10_000; caller += 1) windows.count(`caller-${caller}`, 0);
    expect(refusedOf(windows, "caller-10000", 1, 0)).toBe(1);
    expect(refusedOf(windows, "caller-0", 1, 0)).toBe(0);
  });
});
