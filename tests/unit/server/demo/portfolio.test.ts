import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newFamilyIds } from "../../../../src/server/demo/family.ts";
import {
  demoCodes,
  demoFunds,
  demoFundsInPlans,
  demoLedgers,
  demoStart,
  demoYears,
} from "../../../../src/server/demo/portfolio.ts";
import { madeUpNav, madeUpNavs, storedNavs } from "../../../../src/server/demo/sip-ledger.ts";
import { addDays } from "../../../../src/shared/dates.ts";
import { monthAfter, nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import { addFundWithTransactionsInput } from "../../../../src/shared/transactions/schema.ts";
import { fundTotals, replayed } from "../../../../src/server/transactions/ledger-change.ts";
import { newRows, toEntry } from "../../../../src/server/transactions/ledger-entries.ts";

const until = "2026-08-20";
const ids = newFamilyIds();
const options = { until, today: "2026-08-21", ids };
/** The SIP of the 5th of each month. */
const lastInstalment = { from: "2026-08-01", recordedThrough: "2026-08-05" };
const navsUntil = (day: string) => (needed: { nav: number; growth: number }) =>
  madeUpNavs(needed.nav, day, needed.growth);

describe("the demo's ledgers", () => {
  it("satisfy the contract and the replay, and end before the newest NAV, on any day", () => {
    const day = fc.integer({ min: dayOf("2024-01-01"), max: dayOf("2040-12-31") }).map(isoDay);
    fc.assert(
      fc.property(day, (newest) => {
        const ofDay = { until: newest, today: newest, ids };
        for (const ledger of demoLedgers(demoFunds, ofDay, navsUntil(newest))) {
          const { sip, ...fund } = ledger;
          const { transactions } = addFundWithTransactionsInput.parse({ ...fund, schemeName: "A" });
          const rows = newRows(transactions, "1", new Date(0));
          const { units, lastDate } = fundTotals(replayed(rows.map(toEntry)).get("1"));
          expect(units).toBeGreaterThan(0);
          expect((lastDate ?? "") < newest).toBe(true);
          expect(transactions.length).toBeGreaterThan(sip === null ? 0 : demoYears * 12 - 2);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("buy at stored NAVs, on the days that have one", () => {
    const weekly = Array.from({ length: 500 }, (_, week) => dayOf("2018-01-01") + 7 * week);
    const points = { days: weekly, navs: weekly.map((day) => day / 100) };
    const [ledger] = demoLedgers(
      demoFunds,
      options,
      () => storedNavs(points, demoStart(until)) ?? (() => null),
    );
    const [first, second] = ledger?.transactions ?? [];
    expect(first).toMatchObject({ date: "2018-08-06", nav: dayOf("2018-08-06") / 100 });
    expect(second).toMatchObject({ date: "2018-09-10", nav: dayOf("2018-09-10") / 100 });
  });

  it("continue after the last instalment, with the stepped-up amount of the SIP", () => {
    const [ledger] = demoLedgers(demoFunds, options, navsUntil(until));
    expect(ledger?.sip).toMatchObject({ stepUp: 10, amount: 10_718, ...lastInstalment });
  });
});

describe("the demo's needs", () => {
  it("are one instalment that waits, on any day", () => {
    const day = fc.integer({ min: dayOf("2024-01-01"), max: dayOf("2040-12-31") }).map(isoDay);
    fc.assert(
      fc.property(day, (newest) => {
        const today = addDays(newest, 1);
        const ofDay = { until: newest, today, ids };
        const waiting = demoLedgers(demoFunds, ofDay, navsUntil(newest)).filter(({ sip }) => {
          if (sip === null) return false;
          const from = sip.recordedThrough === null ? sip.from : monthAfter(sip.recordedThrough);
          const next = nextInstalment(sip, from);
          return next !== null && next.dueDate < addDays(today, -5);
        });
        expect(waiting).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the demo's regular plans", () => {
  it("are held only where the NAVs of both plans are stored", () => {
    const codesWith = (stored: (code: string) => boolean) =>
      demoFundsInPlans(stored).map(({ code }) => code);
    const direct = demoFunds.map(({ code }) => code);
    const regular = demoCodes.filter((code) => !direct.includes(code));
    expect(codesWith(() => false)).toEqual(direct);
    expect(codesWith((code) => regular.includes(code))).toEqual(direct);
    expect(codesWith(() => true).filter((code) => regular.includes(code))).toEqual(regular);
  });
});

describe("stored NAVs", () => {
  it("are not used if they start after the first instalments", () => {
    const points = { days: [dayOf("2020-01-01")], navs: [10] };
    expect(storedNavs(points, "2019-12-01")).toBe(null);
    expect(storedNavs({ days: [], navs: [] }, "2019-12-01")).toBe(null);
    expect(storedNavs(points, "2019-12-25")?.("2019-12-25")).toEqual({
      date: "2020-01-01",
      nav: "10",
    });
    expect(storedNavs(points, "2019-12-25")?.("2020-01-02")).toBe(null);
  });
});

describe("made-up NAVs", () => {
  it("end at the newest NAV", () => {
    for (const { nav, growth } of demoFunds) expect(madeUpNav(until, nav, until, growth)).toBe(nav);
  });
});
