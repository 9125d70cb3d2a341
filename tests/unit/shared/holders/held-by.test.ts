import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHeldBy } from "../../../../src/shared/holders/held-by.ts";
import { holderNameKey } from "../../../../src/shared/holders/name-key.ts";
import { portfolioPerformance as performanceSteps } from "../../../../src/shared/portfolio/performance.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { fromPaise, toPaise } from "../../../../src/shared/transactions/fixed-point.ts";

const portfolioPerformance = (...of: Parameters<typeof performanceSteps>) =>
  runAtOnce(performanceSteps(...of));

const people = [null, "meera", "ravi", "child"] as const;
const filters = ["me", "meera", "ravi", "child"] as const;

const paise = fc.integer({ min: 1, max: 10_000_000_000 });
const rupees = paise.map((amount) => amount / 100);
const day = fc.integer({ min: 10, max: 28 }).map((date) => `2024-01-${date}`);

const fund = fc.record({
  holderId: fc.constantFrom(...people),
  category: fc.constantFrom("equity", "debt"),
  investedAmount: rupees,
  currentAmount: rupees,
  realised: rupees,
  bought: paise,
  sold: paise,
  date: day,
});

/** Some funds switch to the next one, which can be another person's. */
const household = fc.array(fc.tuple(fund, fc.boolean(), paise), { minLength: 1, maxLength: 12 });

const portfolioOf = (parts: typeof household extends fc.Arbitrary<infer Parts> ? Parts : never) => {
  const funds = parts.map(([{ bought: _, sold: __, date: ___, ...rest }], index) => ({
    ...rest,
    id: `fund ${index}`,
    units: 1,
    pnl: fromPaise(toPaise(rest.currentAmount) - toPaise(rest.investedAmount)),
    navDate: "2025-01-31",
    hasTransactions: true,
  }));
  const moves = parts.flatMap(([{ bought, sold, date }, switches, amount], index) => {
    const common = {
      date,
      stampDuty: 0,
      stt: 0,
      tds: 0,
      source: "manual",
      confirmed: true,
    } as const;
    const fundId = `fund ${index}`;
    const pair = { ...common, amount, pairId: `pair ${index}` };
    return [
      { ...common, fundId, type: "purchase" as const, amount: bought, pairId: null },
      { ...common, fundId, type: "redemption" as const, amount: sold, pairId: null },
      ...(switches && index + 1 < parts.length
        ? [
            { ...pair, fundId, type: "switch-out" as const },
            { ...pair, fundId: `fund ${index + 1}`, type: "switch-in" as const },
          ]
        : []),
    ];
  });
  return { funds, moves, hasSwitch: moves.some(({ pairId }) => pairId !== null) };
};

const inPaise = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100);

describe("figures by holder", () => {
  it("sum to everyone's to the paisa", () => {
    fc.assert(
      fc.property(household, (parts) => {
        const { funds, moves, hasSwitch } = portfolioOf(parts);
        const everyone = portfolioPerformance(funds, moves);
        const each = filters.map((filter) =>
          portfolioPerformance(
            funds.filter((held) => isHeldBy(held, filter)),
            moves,
          ),
        );
        for (const figure of ["value", "invested", "realised", "totalGain"] as const) {
          const sum = each.reduce((total, performance) => total + inPaise(performance[figure]), 0);
          expect(sum).toBe(inPaise(everyone[figure]));
        }
        // A switch between two people is money that comes and goes for each of them.
        const paidIn = each.reduce((total, performance) => total + inPaise(performance.paidIn), 0);
        if (hasSwitch) expect(paidIn).toBeGreaterThanOrEqual(inPaise(everyone.paidIn));
        else expect(paidIn).toBe(inPaise(everyone.paidIn));
        expect(each.reduce((total, { covered }) => total + covered.funds, 0)).toBe(
          everyone.covered.funds,
        );
      }),
    );
  });
});

describe("holderNameKey", () => {
  it("is the same for names that differ only in case and spaces", () => {
    expect(holderNameKey(" Meera   IYER ")).toBe(holderNameKey("meera iyer"));
    expect(holderNameKey("Meera Iyer")).not.toBe(holderNameKey("Meera Iyers"));
  });

  it.each([
    ["Ravi", "Ra\u200dvi"],
    ["Ravi", "Rаvі"],
    ["ASHA", "АЅНА"],
    ["Tom Brown", "Τοm Вrоwn"],
    ["O'Brien-Rao", "O’Brien‐Rao"],
    ["श्रीमती", "श्\u200dरीमती"],
  ])("is the same for %s and the equal-looking %s", (name, other) => {
    expect(name).not.toBe(other);
    expect(holderNameKey(other)).toBe(holderNameKey(name));
  });

  it("tells names apart that look different", () => {
    const names = ["Ravi", "Rāvi", "Rabi", "Ravi 1", "Ravi 2", "Рави", "रवि", "रवी"];
    expect(new Set(names.map(holderNameKey)).size).toBe(names.length);
  });

  it("is its own key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (name) => {
        expect(holderNameKey(holderNameKey(name))).toBe(holderNameKey(name));
      }),
    );
  });
});
