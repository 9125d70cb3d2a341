import { describe, expect, it } from "vitest";
import { sentences } from "../../../../src/shared/programs/tool-sentence.ts";

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
      sentences["programs.funds"]({ asOf: null, leftOut: 0, funds: [], nextCursor: null }),
    ).toBe("Without any NAV there are 0 funds, with none after them; nothing is left out.");
  });
});
