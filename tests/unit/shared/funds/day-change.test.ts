import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayChangeOf, dayChangesByFund } from "../../../../src/shared/funds/day-change.ts";
import { valueFund } from "../../../../src/shared/funds/valuation.ts";
import { isoDate, navText, units } from "../../../support/data/arbitraries.ts";

const holding = (
  held: string,
  today: [string, string] | null,
  before: [string, string] | null,
) => ({
  units: held,
  nav: today?.[0] ?? null,
  navDate: today?.[1] ?? null,
  previousNav: before?.[0] ?? null,
  previousNavDate: before?.[1] ?? null,
});

describe("the day's change", () => {
  it("is the change by the newest NAVs", () => {
    // By hand: 10 × 404.73 = 4047.30 after 10 × 404.6081 = 4046.081, rounded 4046.08: +1.22.
    // 100.5 × 99.9 = 10039.95 after 100.5 × 100 = 10050.00: −10.05. Together −8.83 on 14096.08: −0.0626… %.
    expect(
      dayChangeOf([
        holding("10", ["404.73", "2026-08-20"], ["404.6081", "2026-08-19"]),
        holding("100.5", ["99.9", "2026-08-20"], ["100", "2026-08-19"]),
      ]),
    ).toEqual({
      amount: -8.83,
      percent: -0.06,
      on: "2026-08-20",
      against: { earliest: "2026-08-19", latest: "2026-08-19" },
      funds: 2,
    });
  });

  it("counts only funds with a NAV of the newest day, and says so", () => {
    const late = holding("10", ["50", "2026-08-19"], ["40", "2026-08-18"]);
    const onTime = holding("10", ["11", "2026-08-20"], ["10", "2026-08-19"]);
    expect(dayChangeOf([late, onTime])).toMatchObject({ amount: 10, on: "2026-08-20", funds: 1 });
  });

  it("counts no fund whose units were all redeemed", () => {
    const redeemed = holding("0", ["11", "2026-08-21"], ["10", "2026-08-20"]);
    const held = holding("10", ["11", "2026-08-20"], ["10", "2026-08-19"]);
    expect(dayChangeOf([redeemed])).toBeNull();
    expect(dayChangeOf([redeemed, held])).toEqual(dayChangeOf([held]));
  });

  it("names the previous days when funds publish on different days", () => {
    // A Monday: equity published on Friday before, a liquid fund on Sunday.
    const equity = holding("1", ["11", "2026-08-24"], ["10", "2026-08-21"]);
    const liquid = holding("1", ["100.02", "2026-08-24"], ["100", "2026-08-23"]);
    expect(dayChangeOf([liquid, equity])).toMatchObject({
      amount: 1.02,
      against: { earliest: "2026-08-21", latest: "2026-08-23" },
      funds: 2,
    });
  });

  it("is missing without funds, without previous NAVs, and with outdated previous NAVs", () => {
    expect(dayChangeOf([])).toBeNull();
    expect(dayChangeOf([holding("10", null, null)])).toBeNull();
    expect(dayChangeOf([holding("10", ["11", "2026-08-20"], null)])).toBeNull();
    expect(dayChangeOf([holding("10", ["11", "2026-08-20"], ["10", "2026-08-09"])])).toBeNull();
    expect(dayChangeOf([holding("10", ["11", "2026-08-20"], ["10", "2026-08-10"])])).not.toBeNull();
  });

  it("equals the exact difference between previous and current values, in any order", () => {
    const fund = fc.record({
      units: units.map(String),
      nav: fc.option(navText),
      navDate: fc.option(isoDate),
      previousNav: fc.option(navText),
      previousNavDate: fc.option(isoDate),
    });
    const ofOneDay = fund.map((one) => ({
      ...one,
      navDate: "2026-08-20",
      previousNavDate: "2026-08-19",
    }));
    fc.assert(
      fc.property(fc.array(fc.oneof(fund, ofOneDay), { maxLength: 40 }), (funds) => {
        const change = dayChangeOf(funds);
        expect(dayChangeOf(funds.toReversed())).toEqual(change);
        const each = dayChangesByFund(funds.map((one, index) => ({ ...one, id: String(index) })));
        expect(each.size).toBe(change?.funds ?? 0);
        const inPaise = [...each.values()].reduce(
          (sum, rupees) => sum + Math.round(rupees * 100),
          0,
        );
        expect(inPaise).toBe(Math.round((change?.amount ?? 0) * 100));
        if (change === null) return;
        const { on, against } = change;
        expect(against.earliest <= against.latest && against.latest < on).toBe(true);
        const inIt = funds.filter(
          ({ navDate, nav, previousNav, previousNavDate }) =>
            navDate === on &&
            nav !== null &&
            previousNav !== null &&
            previousNavDate !== null &&
            previousNavDate >= against.earliest &&
            previousNavDate <= against.latest,
        );
        expect(inIt).toHaveLength(change.funds);
        const paise = (value: number | null) => BigInt(Math.round((value ?? 0) * 100));
        const worth = (nav: (one: (typeof funds)[number]) => string | null) =>
          inIt.reduce(
            (sum, one) =>
              sum +
              paise(
                valueFund({ investedAmount: 0, units: one.units, nav: nav(one) }).currentAmount,
              ),
            0n,
          );
        expect(worth(({ previousNav }) => previousNav) + paise(change.amount)).toBe(
          worth(({ nav }) => nav),
        );
      }),
    );
  });
});
