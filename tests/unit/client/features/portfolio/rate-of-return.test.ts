import { describe, expect, it } from "vitest";
import { rateOf } from "../../../../../src/client/features/portfolio/rate-of-return.tsx";
import type { Performance } from "../../../../../src/shared/portfolio/schema.ts";

const performance = (change: Partial<Performance>): Performance => ({
  value: 110,
  invested: 100,
  realised: 0,
  dividends: 0,
  stt: 0,
  totalGain: 10,
  paidIn: 100,
  xirr: null,
  xirrReason: "contradicts-gain",
  since: "2024-01-01",
  ...change,
});

describe("a rate of return", () => {
  it("is not shown where it contradicts the gain, and says that several may fit", () => {
    const rate = rateOf(performance({}), "2026-01-01");
    expect(rate).toMatchObject({ percent: null, kind: "none" });
    expect(rate.note).toMatch(/^Several yearly rates may fit/);
    expect(rate.brief).toBe(rate.note);
  });

  it("is the absolute return within a year, also where there is no rate a year", () => {
    for (const xirrReason of ["contradicts-gain", "no-rate", "out-of-range"] as const) {
      const rate = rateOf(performance({ xirrReason }), "2024-06-01");
      expect(rate).toMatchObject({ percent: 10, kind: "absolute" });
    }
  });

  it("is none within a year where the gain is not known either", () => {
    for (const xirrReason of ["partial-history", "no-nav", "no-flows", "one-day"] as const) {
      expect(rateOf(performance({ xirrReason }), "2024-06-01").kind).toBe("none");
    }
  });
});
