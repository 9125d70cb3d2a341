import { describe, expect, it } from "vitest";
import { portfolioPerformance } from "../../../../src/shared/portfolio/performance.ts";
import { sentences } from "../../../../src/shared/public-api/tool-sentence.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const span = {
  asOf: "2026-11-26",
  leftOut: 1,
  leftOutFunds: [],
  from: "2026-01-01",
  to: "2026-11-26",
  value: 120,
  gain: 20,
  timeWeighted: 0.2,
  xirr: null,
  xirrReason: "one-day",
  absolute: 0.2,
} as const;

describe("the sentence of a tool", () => {
  it("has the days, the figures with their units, and what is left out", () => {
    expect(sentences["programs.returns"]({ ...span, leftOutFunds: [] })).toBe(
      "From 2026-01-01 to 2026-11-26 the gain was 20 rupees, the time-weighted return 20 % and the XIRR an unknown rate; 1 fund is left out.",
    );
  });

  it("says where nothing is known", () => {
    const unknown = { ...span, from: null, to: null, leftOutFunds: [] };
    expect(sentences["programs.returns"](unknown)).toBe(
      "Nothing is known of this span; 1 fund is left out.",
    );
    expect(
      sentences["programs.funds"]({
        asOf: null,
        leftOut: 0,
        leftOutFunds: [],
        funds: [],
        nextCursor: null,
      }),
    ).toBe("Without any NAV there are 0 funds, and no more; nothing is left out.");
  });

  it("says which of a portfolio's figures leave which funds out", () => {
    const performance = runAtOnce(portfolioPerformance([], []));
    const leftOutFunds = [
      { fundId: "a", reason: "totals" },
      { fundId: "b", reason: "no-nav" },
      { fundId: "c", reason: "no-nav" },
    ] as const;
    const told = {
      ...performance,
      asOf: "2026-11-26",
      value: 16_145.51,
      leftOutFunds: [...leftOutFunds],
    };
    expect(sentences["portfolio.performance"]({ ...told, totalGain: 4_074.27, xirr: 0.3 })).toBe(
      "As of 2026-11-26 the portfolio is worth 16145.51 rupees; left out: 2 funds without a NAV. " +
        "The total gain is 4074.27 rupees and the XIRR 30 %; left out: 2 funds without a NAV, 1 fund without transactions.",
    );
    expect(sentences["portfolio.performance"]({ ...told, totalGain: null })).toContain(
      "Its total gain and XIRR are not known;",
    );
  });
});
