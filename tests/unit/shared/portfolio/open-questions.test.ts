import { describe, expect, it } from "vitest";
import { openQuestions } from "../../../../src/shared/portfolio/open-questions.ts";
import type { Fund } from "../../../../src/shared/funds/schema.ts";
import type { FundPerformance } from "../../../../src/shared/portfolio/schema.ts";

const fund = (id: string, currentAmount: number | null, hasTransactions = true): Fund => ({
  id,
  folioNumber: "1",
  schemeName: id,
  category: "equity",
  investedAmount: 100,
  units: 10,
  nav: null,
  navDate: null,
  currentAmount,
  pnl: null,
  returns: null,
  holderId: null,
  hasTransactions,
  realised: null,
  firstDate: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: null,
  amfiCode: null,
});
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

describe("open questions", () => {
  it("are one of each kind, about the most money first, and name the most valuable fund", () => {
    const funds = [
      fund("small totals", 50, false),
      fund("large totals", 400, false),
      fund("differing", 1_000),
      fund("partial", 200),
      fund("agreeing", 9_000),
    ];
    const performance = {
      funds: [
        returned("differing"),
        returned("agreeing"),
        returned("partial", { xirr: null, xirrReason: "partial-history" }),
      ],
    };
    const balances = [
      { fundId: "differing", state: "differs" as const, recorded: 10, units: 12.5 },
      { fundId: "agreeing", state: "agrees" as const, recorded: 10, units: 10 },
    ];
    const questions = openQuestions(funds, { performance, balances });
    expect(
      questions.map(({ kind, funds: about, difference }) => [
        kind,
        about.map(({ id }) => id),
        difference,
      ]),
    ).toEqual([
      ["differs", ["differing"], -2.5],
      ["totals", ["large totals", "small totals"], null],
      ["partial-history", ["partial"], null],
    ]);
  });

  it("are none where all agrees", () => {
    const performance = { funds: [returned("agreeing")] };
    expect(openQuestions([fund("agreeing", 1)], { performance, balances: [] })).toEqual([]);
  });
});
