import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimatedDirectNavs } from "../../../../src/shared/direct/idcw-navs.ts";
import {
  jumpsSinceHeld,
  ratesOf as rateSteps,
  moneyInDirect as moneyWithMoved,
} from "../../../../src/shared/direct/same-money.ts";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../../src/shared/history/schema.ts";
import { missing } from "../../../../src/shared/missing.ts";
import { entry } from "../../../support/data/ledger-entries.ts";
import { plainTwin } from "../../../support/data/reference-twin.ts";
import { madePair, randomLedger, stepsOf } from "../../../support/data/twin-ledgers.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const ratesOf = (...of: Parameters<typeof rateSteps>) => runAtOnce(rateSteps(...of));

/** Of a fund that no paired leg joins to another. */
const moneyInDirect = (
  steps: Parameters<typeof moneyWithMoved>[0],
  navs: Parameters<typeof moneyWithMoved>[1],
) => moneyWithMoved(steps, navs, new Map());

const points = (navs: Record<string, number>): NavPoints => ({
  days: Object.keys(navs).map(dayOf),
  navs: Object.values(navs),
});

/** Four weeks on which each plan has one NAV a week. */
const weeks = {
  regular: points({ "2024-01-01": 10, "2024-01-08": 20, "2024-01-15": 20, "2024-01-22": 25 }),
  direct: points({ "2024-01-01": 10, "2024-01-08": 25, "2024-01-15": 25, "2024-01-22": 32 }),
};

const buy = (date: string, units: number, amount: number) =>
  entry({ date, type: "purchase", units, amount });

describe("the same money in the direct plan", () => {
  it("agrees with a plain reckoning to the paisa on thirty random ledgers", () => {
    const navs = madePair("2018-01-01", "2024-06-28");
    fc.assert(
      fc.property(randomLedger(navs), (entries) => {
        const found = moneyInDirect(stepsOf(entries), navs) ?? missing();
        const end = isoDay(found.asOf);
        const { value, valueDirect } = found;
        expect({ value, valueDirect }).toEqual(plainTwin(entries, navs, end));
        const years = found.years.map(({ lost }) => Math.round((lost ?? 0) * 100));
        expect(years.reduce((sum, lost) => sum + lost, 0)).toBe(valueDirect - value);
        let before = 0;
        for (const [index, { financialYear }] of found.years.slice(0, -1).entries()) {
          const on = `${Number(financialYear.slice(0, 4)) + 1}-03-31`;
          const then = plainTwin(entries, navs, on);
          expect(years[index]).toBe(then.valueDirect - then.value - before);
          before = then.valueDirect - then.value;
        }
      }),
      { numRuns: 30, seed: 2026 },
    );
  });

  it("takes the money of a sale before load and taxes, and never more than is there", () => {
    const bought = buy("2024-01-01", 100, 1_000);
    const sold = entry({
      date: "2024-01-08",
      type: "redemption",
      units: 50,
      amount: 980,
      stt: 5,
      tds: 5,
    });
    const steps = stepsOf([bought, sold]).map((step) =>
      step.entry === sold ? { ...step, exitLoad: 1_000 } : step,
    );
    // 100 units less 1,000 rupees at 25 are 60.
    expect(moneyInDirect(steps, weeks)).toMatchObject({ value: 125_000, valueDirect: 192_000 });
    const direct = points({ "2024-01-01": 10, "2024-01-08": 5, "2024-01-15": 5 });
    const dear = { regular: weeks.regular, direct };
    const all = entry({ date: "2024-01-08", type: "redemption", units: 100, amount: 2_000 });
    const found = moneyInDirect(stepsOf([bought, all]), dear) ?? missing();
    expect(found).toMatchObject({ value: 0, valueDirect: 0 });
    expect([...found.ledger.shortfalls.values()]).toEqual([150_000]);
  });

  it("takes units at their value, as an estimate, where the recorded money cannot be theirs", () => {
    // 100 units at 10 are worth 1,000: 100 x 32 beside 100 x 25.
    const tenfold = moneyInDirect(stepsOf([buy("2024-01-01", 100, 10_000)]), weeks) ?? missing();
    expect(tenfold).toMatchObject({ value: 250_000, valueDirect: 320_000 });
    expect(tenfold.ledger.isEstimate).toBe(true);
    const near = moneyInDirect(stepsOf([buy("2024-01-01", 100, 1_090)]), weeks) ?? missing();
    expect(near.ledger.isEstimate).toBe(false);
    const sale = entry({ date: "2024-01-08", type: "redemption", units: 50, amount: 100 });
    const sold = moneyInDirect(stepsOf([buy("2024-01-01", 100, 1_000), sale]), weeks) ?? missing();
    expect(sold).toMatchObject({ value: 125_000, valueDirect: 160_000 });
    expect(sold.ledger.isEstimate).toBe(true);
  });

  it("takes the day whose listed NAV is the recorded one", () => {
    const late = entry({ date: "2024-01-06", type: "sip", units: 50, amount: 1_000, nav: "20" });
    expect(moneyInDirect(stepsOf([late]), weeks)?.valueDirect).toBe(128_000);
    const unknown = entry({ date: "2024-01-06", type: "sip", units: 100, amount: 1_000 });
    expect(moneyInDirect(stepsOf([unknown]), weeks)?.valueDirect).toBe(320_000);
  });

  it("takes over what was held before the first NAV of the direct plan", () => {
    const later = { ...weeks, direct: points({ "2024-01-08": 25, "2024-01-22": 32 }) };
    const steps = stepsOf([buy("2024-01-01", 100, 1_000), buy("2024-01-15", 50, 1_000)]);
    // 100 x 20 / 25 = 80, and 1,000 / 25 = 40.
    const found = moneyInDirect(steps, later) ?? missing();
    expect(found.valueDirect).toBe(120 * 3_200);
    expect(found.ledger.steps.map(({ entry: { date } }) => date)).toEqual([
      "2024-01-08",
      "2024-01-15",
    ]);
  });

  it("changes by the fund's own factor with bonus, split and a gift", () => {
    const steps = stepsOf([
      buy("2024-01-01", 100, 1_000),
      entry({ date: "2024-01-08", type: "bonus", units: 50 }),
      entry({ date: "2024-01-08", type: "split", units: 150, sequence: 1 }),
      entry({ date: "2024-01-15", type: "transfer-out", units: 75, amount: 0 }),
    ]);
    expect(moneyInDirect(steps, weeks)?.valueDirect).toBe(225 * 3_200);
    const received = entry({ date: "2024-01-08", type: "merger-in", units: 100, amount: 900 });
    const found = moneyInDirect(stepsOf([received]), weeks) ?? missing();
    expect(found.valueDirect).toBe(80 * 3_200);
    expect(found.ledger.isEstimate).toBe(true);
  });

  it("forgets a purchase and a sale that were taken back", () => {
    const steps = stepsOf([
      buy("2024-01-01", 100, 1_000),
      buy("2024-01-08", 50, 1_000),
      entry({ date: "2024-01-15", type: "reversal", units: 50, amount: 1_000 }),
      entry({ date: "2024-01-15", type: "redemption", units: 20, amount: 400, sequence: 1 }),
      entry({ date: "2024-01-22", type: "redemption-reversal", units: 20, amount: 400 }),
    ]);
    expect(moneyInDirect(steps, weeks)?.valueDirect).toBe(320_000);
  });

  it("keeps invested what the direct plan would pay out beyond the same money", () => {
    const payout = entry({ date: "2024-01-08", type: "idcw-payout", amount: 90, tds: 10 });
    const found =
      moneyInDirect(stepsOf([buy("2024-01-01", 100, 1_000), payout]), weeks) ?? missing();
    // It pays 125 instead of 100: one unit of 25 more.
    expect(found.valueDirect).toBe(101 * 3_200);
    expect(found.ledger.isEstimate).toBe(true);
  });

  it("has the same rate where nothing differs, and the better one where it does", () => {
    const steps = stepsOf([buy("2024-01-01", 100, 1_000)]);
    const equal = { regular: weeks.regular, direct: weeks.regular };
    const same = ratesOf(steps, moneyInDirect(steps, equal) ?? missing());
    expect(same.xirrDirect).toBe(same.xirr);
    const better = ratesOf(steps, moneyInDirect(steps, weeks) ?? missing());
    expect(better.xirrDirect).toBeCloseTo(3.2 ** (365 / 21) - 1, 0);
    expect(better.xirr).toBeCloseTo(2.5 ** (365 / 21) - 1, 0);
  });

  it("flags the days on which the quotient jumps by over a quarter of a percent", () => {
    const navs = madePair("2022-12-01", "2023-01-31", 1);
    const at = navs.direct.days.indexOf(dayOf("2022-12-27"));
    navs.direct.navs = navs.direct.navs.map((nav, index) => (index < at ? nav : nav * 1.0051));
    const steps = stepsOf([buy("2022-12-01", 100, 2_000)]);
    const jumps = jumpsSinceHeld(navs, moneyInDirect(steps, navs) ?? missing());
    expect(jumps.map(({ date }) => date)).toEqual(["2022-12-27"]);
    expect(jumps[0]?.percent).toBeCloseTo(0.513, 2);
  });

  it("is not known where a NAV of a transaction's day is missing", () => {
    const gap = { ...weeks, direct: points({ "2024-01-01": 10, "2024-03-04": 40 }) };
    expect(moneyInDirect(stepsOf([buy("2024-01-22", 100, 2_500)]), gap)).toBeNull();
    expect(
      moneyInDirect(stepsOf([buy("2024-01-01", 1, 10)]), { ...weeks, direct: points({}) }),
    ).toBeNull();
  });
});

describe("estimated NAVs of a direct plan that pays out", () => {
  it("follow the quotient of the growth options", () => {
    const own = points({ "2024-01-01": 10, "2024-01-08": 12, "2024-02-20": 12 });
    expect(estimatedDirectNavs(own, weeks)).toEqual(points({ "2024-01-01": 10, "2024-01-08": 15 }));
  });
});
