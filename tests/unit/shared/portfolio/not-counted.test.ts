import { describe, expect, it } from "vitest";
import { notCounted } from "../../../../src/shared/portfolio/not-counted.ts";
import type { FundPerformance } from "../../../../src/shared/portfolio/schema.ts";

const returned = (fundId: string, change: Partial<FundPerformance> = {}): FundPerformance => ({
  fundId,
  value: 110,
  invested: 100,
  realised: 0,
  dividends: 0,
  stt: 0,
  totalGain: 10,
  paidIn: 100,
  xirr: 0.1,
  xirrReason: null,
  since: "2024-01-05",
  ...change,
});
const fund = (id: string, hasTransactions = true) => ({ id, hasTransactions });

describe("the funds that XIRR leaves out", () => {
  it("are those without dates, with a partial history or without a NAV", () => {
    const performance = {
      funds: [
        returned("whole"),
        returned("partial", { xirr: null, xirrReason: "partial-history" }),
        returned("unvalued", { value: null, xirr: null, xirrReason: "no-nav" }),
        returned("new", { xirr: null, xirrReason: "one-day" }),
      ],
    };
    const funds = [...performance.funds.map(({ fundId }) => fund(fundId)), fund("totals", false)];
    expect(notCounted(funds, performance)).toEqual([
      { fund: fund("partial"), reason: "partial-history" },
      { fund: fund("unvalued"), reason: "no-nav" },
      { fund: fund("totals", false), reason: "totals" },
    ]);
  });

  it("are not guessed of a fund that is not in the response yet", () => {
    expect(notCounted([fund("added")], { funds: [] })).toEqual([]);
  });
});
