import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import { flowsByDay } from "../../../../src/shared/history/flows-by-day.ts";
import { periodMoney } from "../../../../src/shared/history/period-money.ts";
import type { NavPoints, PortfolioHistory } from "../../../../src/shared/history/schema.ts";
import { valueSeries } from "../../../../src/shared/history/value-series.ts";
import {
  fundInPeriod,
  holdingOn,
  type PastFund,
} from "../../../../src/shared/reports/fund-in-period.ts";
import { namedPeriod, periodAfter, periodAt } from "../../../../src/shared/reports/period.ts";
import { report as reportSteps } from "../../../../src/shared/reports/report.ts";
import { missing } from "../../../../src/shared/missing.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import type { Entry } from "../../../../src/shared/transactions/entry.ts";
import { fromPaise, toPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import { replay } from "../../../../src/shared/transactions/ledger.ts";
import { entry } from "../../../support/data/ledger-entries.ts";
import { madeLedger, randomNumbers } from "../../../support/data/sample-ledgers.ts";
import { numberOfRuns } from "../../../support/number-of-runs.ts";
import { madeHistory } from "../../../support/servers/history-source.ts";

const octoberOf2024 = namedPeriod("month", "2024-10") ?? missing();

function portfolioOf(funds: readonly { id: string; entries: readonly Entry[]; navs: NavPoints }[]) {
  const ledgers = replay(funds.flatMap(({ entries }) => entries));
  const past: PastFund[] = funds.map(({ id, navs }) => ({
    id,
    ledger: ledgers.get(id) ?? missing(),
    navs,
  }));
  const { days, values, invested } = valueSeries(
    past.map(({ ledger, navs }) => ({ entries: ledger.entries, navs })),
  );
  const history: PortfolioHistory = {
    asOf: isoDay(days.at(-1) ?? missing()),
    days,
    values: values.map(fromPaise),
    invested: invested.map(fromPaise),
    flows: flowsByDay(
      funds.flatMap(({ entries }) => entries),
      () => "outside",
    ),
    leftOut: [],
    estimated: null,
    stale: [],
    gaps: [],
    atCost: [],
    missingUntil: null,
    isFilling: false,
  };
  return { past, history };
}

const fundOf = (
  id: string,
  navs: NavPoints,
  rows: Omit<Parameters<typeof entry>[0], "fundId">[],
) => ({
  id,
  navs,
  entries: rows.map((row) => entry({ ...row, fundId: id })),
});

const made = (seed: number, count: number) => {
  const random = randomNumbers(seed);
  return portfolioOf(
    Array.from({ length: count }, (_, index) => {
      const id = `fund-${index}`;
      const navs = madeHistory(String(index + seed), "2024-01-01", "2025-06-30");
      return fundOf(id, navs, madeLedger(navs, 25, random));
    }),
  );
};

describe("the report's figures", () => {
  it("add up to the paisa, period after period, and are the sums of the funds'", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom("month" as const, "year" as const),
        (seed, count, kind) => {
          const { past, history } = made(seed, count);
          let before = 0;
          for (
            let period = periodAt(kind, "2023-12-01");
            period.from < "2025-09-01";
            period = periodAfter(period)
          ) {
            const money = periodMoney(history, period.from, period.to);
            const funds = past.map((fund) => fundInPeriod(fund, period));
            const sumOf = (of: (fund: (typeof funds)[number]) => number) =>
              funds.reduce((sum, fund) => sum + of(fund), 0);
            if (money === null) {
              expect(sumOf(({ closing }) => closing.value)).toBe(0);
              continue;
            }
            const [opening, paid, received, gain, closing] = [
              money.opening,
              money.paid,
              money.received,
              money.gain,
              money.closing,
            ].map(toPaise) as [number, number, number, number, number];
            expect(opening + paid - received + gain).toBe(closing);
            expect(opening).toBe(before);
            expect(sumOf((fund) => fund.closing.value)).toBe(closing);
            expect(sumOf(({ market }) => market ?? missing())).toBe(gain);
            before = closing;
          }
        },
      ),
      { numRuns: numberOfRuns(60) },
    );
  });

  it("value a fund on each day as the value by day does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { past } = made(seed, 1);
        const [fund = missing()] = past;
        const history = { entries: fund.ledger.entries, navs: fund.navs };
        const { days, values, invested } = valueSeries([history]);
        for (const [index, day] of days.entries()) {
          const { value, cost } = holdingOn(history, day);
          expect([value, cost]).toEqual([values[index], invested[index]]);
        }
        expect(holdingOn(history, (days[0] ?? missing()) - 1)).toMatchObject({
          value: 0,
          units: 0,
        });
      }),
      { numRuns: numberOfRuns(60) },
    );
  });

  it("say what a month brought, by hand", () => {
    const navs = {
      days: ["2024-09-02", "2024-09-30", "2024-10-31", "2024-11-04"].map(dayOf),
      navs: [10, 11, 12, 13],
    };
    const still = { days: ["2024-09-02"].map(dayOf), navs: [100] };
    const { past, history } = portfolioOf([
      fundOf("a", navs, [
        { date: "2024-09-02", type: "purchase", units: 100, amount: 1_000 },
        { date: "2024-10-07", type: "sip", units: 10, amount: 110, stampDuty: 0.01 },
        { date: "2024-10-21", type: "redemption", units: 50, amount: 560 },
      ]),
      fundOf("b", still, [{ date: "2024-09-02", type: "purchase", units: 1, amount: 100 }]),
    ]);
    const octobers = runAtOnce(
      reportSteps({
        period: octoberOf2024,
        today: "2024-11-05",
        navAsOf: "2024-11-04",
        history,
        inPeriod: past.map((fund) => fundInPeriod(fund, octoberOf2024)),
        funds: ["a", "b"].map((id) => ({ id, schemeName: `Scheme ${id}`, folioNumber: "" })),
        sips: [],
      }),
    );
    expect(octobers.isFinished).toBe(true);
    // 100 × 11 + 100; 60 × 12 + 100. The market: 820 + 560 − 1,200 − 110.01.
    expect(octobers.figures).toMatchObject({
      openingOn: "2024-09-30",
      opening: 1_200,
      paid: 110.01,
      received: 560,
      market: 69.99,
      closing: 820,
      closingOn: "2024-10-31",
      sinceFirst: { since: "2024-09-02", totalGain: 169.99, paidIn: 1_210.01 },
    });
    expect(octobers.movements).toMatchObject([{ fundId: "a", market: 69.99 }]);
    expect(octobers.holdings.map(({ fundId, value, navDate }) => [fundId, value, navDate])).toEqual(
      [
        ["a", 720, "2024-10-31"],
        ["b", 100, "2024-09-02"],
      ],
    );
    // The first 50 units had cost 500.
    expect(octobers).toMatchObject({
      realised: [{ fundId: "a", sold: 560, cost: 500, gain: 60 }],
      realisedGain: 60,
      transactions: 2,
      sips: { count: 1, amount: 110.01, next: [] },
      leftOut: [],
      estimated: null,
    });
  });

  it("count from the first known day where NAVs begin within the period", () => {
    const { history } = portfolioOf([
      fundOf("a", { days: ["2024-10-10", "2024-10-31"].map(dayOf), navs: [10, 12] }, [
        { date: "2024-10-10", type: "purchase", units: 100, amount: 900 },
      ]),
    ]);
    const late = { ...history, missingUntil: "2024-10-10" };
    expect(periodMoney(late, "2024-10-01", "2024-10-31")).toMatchObject({
      opening: 1_000,
      openingOn: dayOf("2024-10-10"),
      paid: 0,
      gain: 200,
    });
    expect(periodMoney(history, "2024-09-01", "2024-09-30")).toBeNull();
  });

  it("leave out of what moved a fund whose units came at no known value", () => {
    const navs = { days: ["2024-10-01", "2024-10-31"].map(dayOf), navs: [10, 12] };
    const { past } = portfolioOf([
      fundOf("a", navs, [
        { date: "2024-10-02", type: "transfer-in", units: 5, amount: 0, cost: 50 },
      ]),
    ]);
    expect(fundInPeriod(past[0] ?? missing(), octoberOf2024).market).toBeNull();
  });
});
