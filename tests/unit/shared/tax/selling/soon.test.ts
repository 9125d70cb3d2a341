import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../../src/shared/dates.ts";
import { missing } from "../../../../../src/shared/missing.ts";
import { runAtOnce } from "../../../../../src/shared/steps.ts";
import type { HeldFund } from "../../../../../src/shared/tax/selling/held-fund.ts";
import { soonSellable } from "../../../../../src/shared/tax/selling/soon.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sellableFunds,
  taxedFund,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-30";
const span = { from: addDays(today, -7), to: addDays(today, 6) };

const soonOf = (fund: HeldFund, entries: readonly TaxEntry[]) =>
  runAtOnce(
    soonSellable({ ...personWith([fund]), funds: [fund] }, factsOf(entries), {
      today,
      unlocked: span,
      longTermDays: 14,
    }),
  );

/** On 30 November 2026, units of an equity fund bought a year before are long-term from the next day. */
const boughtAYearBefore = (days: number) => addDays("2025-11-30", days);

describe("lots that turn long-term soon", () => {
  it("are told where selling them before is taxed", () => {
    const fund = heldFund({ nav: "200" });
    const entries = [
      buy(boughtAYearBefore(-400), 100, 10_000),
      buy(boughtAYearBefore(3), 10, 1_000),
      buy(boughtAYearBefore(4), 10, 3_000),
      buy(boughtAYearBefore(13), 10, 1_500),
      buy(boughtAYearBefore(14), 10, 1_000),
    ];
    // By hand: gains of 1,000 and 500 at 20 %, with 4 % of that as cess; the second loses, the last is 15 days ahead.
    expect(soonOf(fund, entries).longTerm).toMatchObject([
      { on: "2026-12-04", units: 10, tax: 208 },
      { on: "2026-12-14", units: 10, tax: 104 },
    ]);
  });

  it("have the tax of the page that sells them, where nothing older is held", () => {
    const amounts = fc.integer({ min: 500, max: 500_000 });
    const navs = fc.integer({ min: 50, max: 5_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), amounts, navs, (days, amount, nav) => {
        const fund = heldFund({ nav: String(nav) });
        const entries = [buy(boughtAYearBefore(days), 10, amount)];
        const asked = { units: 10, on: today };
        const sold = whatIf(personWith([fund]), fund, factsOf(entries), asked, { today });
        if ("problem" in sold) throw new Error(sold.problem);
        const found = soonOf(fund, entries).longTerm;
        expect(found.map(({ tax }) => tax)).toEqual((sold.tax ?? missing()) > 0 ? [sold.tax] : []);
      }),
    );
  });

  it("are told without a tax where the slab is not known, and not at all where they lose", () => {
    const debt: HeldFund = { ...taxedFund("other"), nav: "200" };
    const boughtOn = addDays("2024-11-30", 5);
    expect(soonOf(debt, [buy(boughtOn, 10, 1_000)]).longTerm).toMatchObject([{ tax: null }]);
    expect(soonOf(debt, [buy(boughtOn, 10, 3_000)]).longTerm).toEqual([]);
  });
});

describe("ELSS units whose lock-in ends", () => {
  const elss = heldFund({ nav: "20" });
  const fund: HeldFund = { ...elss, scheme: { ...elss.scheme, isElss: true } };

  it("have a value by today's NAV, and never turn long-term instead", () => {
    const entries = [buy("2023-12-01", 50, 500), buy("2025-12-02", 50, 500)];
    const { unlocked, longTerm } = soonOf(fund, entries);
    expect(unlocked).toMatchObject([{ units: 50, value: 1_000 }]);
    expect(longTerm).toEqual([]);
  });

  it("are those that the page has as locked the day before, and free on the day", () => {
    const days = fc.uniqueArray(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(days, (offsets) => {
        const entries = offsets
          .toSorted((one, other) => one - other)
          .map((offset) => buy(addDays("2023-11-30", offset), 10, 100));
        const lockedOn = (day: string) =>
          sellableFunds([fund], factsOf(entries), { today: day }).funds[0]?.locked.units ?? 0;
        const { unlocked } = soonOf(fund, entries);
        for (const { on, units } of unlocked) {
          expect(lockedOn(addDays(on, -1)) - lockedOn(on)).toBe(units);
        }
        const freed = lockedOn(addDays(span.from, -1)) - lockedOn(span.to);
        expect(unlocked.reduce((sum, { units }) => sum + units, 0)).toBe(freed);
      }),
    );
  });
});
