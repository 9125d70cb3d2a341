import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { portfolioTotals } from "../../../../src/shared/funds/totals.ts";
import {
  fundPerformance as fundSteps,
  portfolioPerformance as performanceSteps,
  type CashMovement,
  type PerformingFund,
} from "../../../../src/shared/portfolio/performance.ts";
import { fromPaise, toPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import type { TransactionType } from "../../../../src/shared/transactions/types.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const fundPerformance = (...of: Parameters<typeof fundSteps>) => runAtOnce(fundSteps(...of));

const portfolioPerformance = (...of: Parameters<typeof performanceSteps>) =>
  runAtOnce(performanceSteps(...of));

const fund = (change: Partial<PerformingFund> = {}): PerformingFund => {
  const whole = {
    id: "one",
    category: "equity",
    units: 10,
    investedAmount: 1_000,
    currentAmount: 1_210,
    realised: 0,
    navDate: "2025-12-31",
    hasTransactions: true,
    ...change,
  };
  const { currentAmount, investedAmount } = whole;
  return { pnl: currentAmount === null ? null : currentAmount - investedAmount, ...whole };
};

const move = (
  date: string,
  type: TransactionType,
  amount: number,
  { stampDuty = 0, stt = 0, tds = 0, ...change }: Partial<CashMovement> = {},
): CashMovement => ({
  fundId: "one",
  date,
  type,
  pairId: null,
  source: "manual",
  confirmed: true,
  ...change,
  amount: toPaise(amount),
  stampDuty: toPaise(stampDuty),
  stt: toPaise(stt),
  tds: toPaise(tds),
});

describe("a fund's returns", () => {
  it("count the value on its NAV's date as the last flow", () => {
    // By hand: 1,000 on 1 January 2024 are 1,210 after 730 days: 1.1² = 1.21.
    const result = fundPerformance(fund(), [move("2024-01-01", "purchase", 1_000)]);
    expect(result).toMatchObject({
      value: 1_210,
      invested: 1_000,
      totalGain: 210,
      paidIn: 1_000,
      xirrReason: null,
      since: "2024-01-01",
    });
    expect(result.xirr).toBeCloseTo(0.1, 10);
  });

  it("count the value on the day of the last flow where that is later than the NAV", () => {
    const moves = [
      move("2024-01-01", "purchase", 500),
      move("2026-01-01", "purchase", 500, { stampDuty: 0.03 }),
    ];
    const late = fundPerformance(fund({ navDate: "2025-12-31" }), moves);
    expect(late.xirr).toBe(fundPerformance(fund({ navDate: "2026-01-01" }), moves).xirr);
    expect(late.paidIn).toBe(1_000.03);
  });

  it("add income and proceeds to the gain: value and all received less all paid", () => {
    // By hand: 700 + 400 + 50 − 1,000 = 150 = PnL 100 + realised 0 + income 50.
    const moves = [
      move("2024-01-01", "purchase", 1_000),
      move("2024-06-01", "redemption", 400),
      move("2024-07-01", "idcw-payout", 50),
      move("2024-08-01", "idcw-reinvestment", 20),
    ];
    const { totalGain } = fundPerformance(fund({ investedAmount: 600, currentAmount: 700 }), moves);
    expect(totalGain).toBe(150);
  });

  it("have no value, gain or rate without a NAV, and say so", () => {
    const result = fundPerformance(fund({ currentAmount: null, navDate: null }), [
      move("2024-01-01", "purchase", 1_000),
    ]);
    expect(result).toMatchObject({
      value: null,
      totalGain: null,
      xirr: null,
      xirrReason: "no-nav",
    });
  });

  it("have the rate nearest 0 where several fit, and none where it contradicts the gain", () => {
    // By hand: −100 (y − 0.8)(y − 1.05)(y − 1.15) in thousands, a flow each 365 days.
    const returns = (amounts: [number, number, number], left: number) =>
      fundPerformance(fund({ navDate: "2023-12-31", currentAmount: left }), [
        move("2021-01-01", "purchase", amounts[0]),
        move("2022-01-01", "redemption", amounts[1]),
        move("2023-01-01", "purchase", amounts[2]),
      ]);
    const contradicting = returns([100_000, 300_000, 296_750], 96_600);
    expect(contradicting).toMatchObject({ totalGain: -150, xirr: null });
    expect(contradicting.xirrReason).toBe("contradicts-gain");
    const zero = returns([1_000, 2_500, 2_000], 500);
    expect(zero).toMatchObject({ totalGain: 0, xirr: 0, xirrReason: null });
  });

  it("have no rate without flows", () => {
    const bonus = [move("2024-01-01", "bonus", 0)];
    expect(fundPerformance(fund(), bonus)).toMatchObject({ xirrReason: "no-flows", since: null });
  });
});

describe("a portfolio's returns", () => {
  const old = fund({ id: "old", currentAmount: 0, investedAmount: 0, realised: 100 });
  const other = fund({ id: "new", category: "debt", currentAmount: 1_210, investedAmount: 1_100 });
  const switched = [
    move("2024-01-01", "purchase", 1_000, { fundId: "old" }),
    move("2025-01-01", "switch-out", 1_100, { fundId: "old", pairId: "pair" }),
    move("2025-01-01", "switch-in", 1_100, { fundId: "new", pairId: "pair" }),
  ];

  it("leave a switch between its own funds out, and count it in each fund and category", () => {
    const { funds, categories, ...whole } = portfolioPerformance([old, other], switched);
    expect(whole).toMatchObject({ value: 1_210, paidIn: 1_000, totalGain: 210 });
    expect(whole.xirr).toBeCloseTo(0.1, 3);
    expect(funds.map(({ totalGain, paidIn }) => [totalGain, paidIn])).toEqual([
      [100, 1_000],
      [110, 1_100],
    ]);
    expect(categories.map(({ name, totalGain }) => [name, totalGain])).toEqual([
      ["equity", 100],
      ["debt", 110],
    ]);
  });

  it("count a switch whose other fund is not known as money that comes and goes", () => {
    const { totalGain, paidIn } = portfolioPerformance([other], switched.slice(2));
    expect([totalGain, paidIn]).toEqual([110, 1_100]);
  });

  it("leave funds without a NAV out of all sums", () => {
    const unknown = fund({ id: "unknown", currentAmount: null, investedAmount: 5_000 });
    const moves = [...switched, move("2024-01-01", "purchase", 5_000, { fundId: "unknown" })];
    const { value, invested, funds } = portfolioPerformance([old, other, unknown], moves);
    expect([value, invested]).toEqual([1_210, 1_100]);
    expect(funds.at(-1)).toMatchObject({ fundId: "unknown", invested: 5_000, value: null });
  });

  it("count a merger whose other fund is not known as money that comes and goes", () => {
    const merged = [
      move("2024-01-01", "purchase", 1_000, { fundId: "old" }),
      move("2025-01-01", "merger-out", 1_100, { fundId: "old", pairId: "pair" }),
      move("2025-01-01", "merger-in", 1_100, { fundId: "new", pairId: "pair" }),
    ];
    // By hand: 1,100 on 1 January 2025 are 1,210 after 364 days: 1.1^(365/364) - 1.
    const alone = portfolioPerformance([other], merged.slice(2));
    expect(alone).toMatchObject({ paidIn: 1_100, totalGain: 110 });
    expect(alone.xirr).toBeCloseTo(1.1 ** (365 / 364) - 1, 10);
    // By hand: 1,000 on 1 January 2024 are 1,210 after 730 days.
    const both = portfolioPerformance([old, other], merged);
    expect(both).toMatchObject({ paidIn: 1_000, totalGain: 210 });
    expect(both.xirr).toBeCloseTo(0.1, 10);
    const unpaired = merged.map((each) => ({ ...each, pairId: null }));
    expect(portfolioPerformance([old, other], unpaired)).toMatchObject({
      totalGain: 210,
      xirr: both.xirr,
    });
  });

  it("count what was paid and received of a fund that has no NAV and no units any more", () => {
    const matured = fund({ id: "matured", investedAmount: 0, currentAmount: 0, navDate: null });
    const passedOn = fund({ ...matured, id: "passed-on" });
    const moves = [
      move("2024-01-01", "purchase", 1_000, { fundId: "matured" }),
      move("2025-12-31", "redemption", 1_210, { fundId: "matured" }),
      move("2024-01-01", "bonus", 0, { fundId: "passed-on" }),
    ];
    const { covered, funds, ...whole } = portfolioPerformance([matured, passedOn], moves);
    expect(covered.funds).toBe(2);
    expect(whole).toMatchObject({ value: 0, totalGain: 210, xirrReason: null });
    expect(whole.xirr).toBeCloseTo(0.1, 10);
    expect(funds).toMatchObject([{ totalGain: 210 }, { xirrReason: "no-flows" }]);
  });

  it("leave funds out whose past is only known in part, and give them no rate", () => {
    const partial = fund({ id: "partial", investedAmount: 5_000 });
    const imported = { fundId: "partial", source: "import", confirmed: false } as const;
    const moves = [...switched, move("2024-01-01", "opening", 5_000, imported)];
    const { value, covered, funds } = portfolioPerformance([old, other, partial], moves);
    expect([value, covered]).toEqual([2_420, { funds: 2, value: 1_210, invested: 1_100 }]);
    expect(funds.at(-1)).toMatchObject({ xirr: null, xirrReason: "partial-history", value: 1_210 });
    const typed = [move("2024-01-01", "opening", 5_000, { fundId: "partial" })];
    expect(portfolioPerformance([partial], typed)).toMatchObject({
      covered: { funds: 1 },
      xirrReason: null,
    });
  });

  it.each(["merger-in", "merger-out", "switch-in", "transfer-in"] as const)(
    "leave a fund out that has a %s without an amount, until its amount or its other leg is known",
    (type) => {
      const bought = move("2024-01-01", "purchase", 1_000);
      const whole = (change: Partial<CashMovement>, amount = 0) =>
        portfolioPerformance([fund()], [bought, move("2024-06-01", type, amount, change)]);
      expect(whole({})).toMatchObject({
        covered: { funds: 0 },
        totalGain: null,
        xirr: null,
        xirrReason: "partial-history",
      });
      expect(whole({}, 500)).toMatchObject({ covered: { funds: 1 }, xirrReason: null });
      expect(whole({ pairId: "pair" })).toMatchObject({ covered: { funds: 1 }, xirrReason: null });
    },
  );
});

describe("a portfolio's value", () => {
  const ledger = fund({ id: "ledger" });
  const totals = fund({ id: "totals", category: "debt", hasTransactions: false });
  const unpriced = fund({ id: "unpriced", currentAmount: null, hasTransactions: false });
  const redeemed = fund({ id: "redeemed", units: 0, investedAmount: 0, currentAmount: 0 });
  const moves = [
    { ...move("2024-01-01", "purchase", 1_000), fundId: "ledger" },
    { ...move("2024-01-01", "purchase", 100), fundId: "redeemed" },
    { ...move("2024-06-01", "redemption", 150), fundId: "redeemed" },
  ];

  it("counts funds of totals, whose gains are not known", () => {
    const found = portfolioPerformance([ledger, totals, unpriced, redeemed], moves);
    expect(found).toMatchObject({
      value: 2_420,
      invested: 2_000,
      pnl: 420,
      returns: 21,
      covered: { funds: 2, value: 1_210, invested: 1_000 },
      // By hand: 210 of what is held and 50 of what was sold.
      totalGain: 260,
      leftOut: 2,
      leftOutFunds: [
        { fundId: "totals", reason: "totals" },
        { fundId: "unpriced", reason: "no-nav" },
      ],
      categories: [
        { name: "equity", value: 1_210, totalGain: 260 },
        { name: "debt", value: 1_210, totalGain: null },
      ],
    });
    expect(found.funds.map(({ value, totalGain }) => [value, totalGain])).toEqual([
      [1_210, 210],
      [1_210, null],
      [null, null],
      [0, 50],
    ]);
  });

  it("has no gain where no fund has transactions, and one of 0 without any fund", () => {
    expect(portfolioPerformance([totals], [])).toMatchObject({ value: 1_210, totalGain: null });
    expect(portfolioPerformance([], [])).toMatchObject({ value: 0, totalGain: 0, leftOut: 0 });
  });

  it("leaves out excluded categories, whose gains count", () => {
    expect(portfolioPerformance([ledger, totals], moves.slice(0, 1), ["equity"])).toMatchObject({
      value: 1_210,
      invested: 2_000,
      totalGain: 210,
      leftOutFunds: [
        { fundId: "ledger", reason: "excluded-category" },
        { fundId: "totals", reason: "totals" },
      ],
      categories: [{ value: 1_210 }, { value: 1_210 }],
    });
  });

  it("is Home's, and the sum of its funds and categories, whatever is known of each", () => {
    const paise = fc.integer({ min: 0, max: 10_000_000_000 }).map((amount) => amount / 100);
    const held = fc.record({
      category: fc.constantFrom("equity", "debt", "gold"),
      isHeld: fc.boolean(),
      isPriced: fc.boolean(),
      hasTransactions: fc.boolean(),
      invested: paise,
      current: paise,
    });
    const sum = (values: readonly (number | null)[]) =>
      fromPaise(values.reduce<number>((total, value) => total + toPaise(value ?? 0), 0));
    fc.assert(
      fc.property(fc.array(held, { maxLength: 12 }), (all) => {
        const funds = all.map(({ isHeld, isPriced, invested, current, ...own }, index) => {
          const [investedAmount, value] = isHeld ? [invested, current] : [0, 0];
          const isValued = isPriced || !isHeld;
          const currentAmount = isValued ? value : null;
          const pnl = isValued ? fromPaise(toPaise(value) - toPaise(investedAmount)) : null;
          const units = isHeld ? 1 : 0;
          return fund({ ...own, id: `${index}`, units, investedAmount, currentAmount, pnl });
        });
        const found = portfolioPerformance(funds, []);
        const home = portfolioTotals(funds, []);
        expect([found.value, found.invested, found.pnl]).toEqual([
          home.currentValue,
          home.invested,
          home.pnl,
        ]);
        expect(sum(found.funds.map(({ value }) => value))).toBe(found.value);
        expect(sum(found.categories.map(({ value }) => value))).toBe(found.value);
        expect(found.covered.funds + found.leftOut).toBe(funds.length);
      }),
    );
  });
});
