import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Bonuses, bonusesOfSoldLots } from "../../../../../src/shared/tax/stripping/bonuses.ts";
import { addMonths } from "../../../../../src/shared/tax/holding-period.ts";
import { taxRules } from "../../../../../src/shared/tax/rules/tax-rules.ts";
import { randomBonuses } from "../../../../support/data/random-years.ts";
import {
  buy,
  factsOf,
  heldFund,
  personWith,
  sell,
  taxEntry,
  taxReport,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

/** By section 94(8), one bonus and one lot at a time. */
const isBoughtFor = (date: string, acquiredOn: string, soldOn: string): boolean =>
  acquiredOn <= date &&
  date <= addMonths(acquiredOn, 3) &&
  date <= soldOn &&
  soldOn <= addMonths(date, 9);

describe("the bonuses for which lots may have been bought", () => {
  it("are those that a check of each bonus finds", () => {
    const day = fc
      .integer({ min: 0, max: 500 })
      .map((days) => new Date(Date.UTC(2019, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 30 }), day, day, (days, acquiredOn, soldOn) => {
        const bonuses = new Bonuses(
          days.map((date, index) => ({ id: `bonus ${index}`, fundId: "fund", date })),
          taxRules,
        );
        const { from, to } = bonuses.boughtFor({ acquiredOn, soldOn });
        expect(bonuses.list.slice(from, Math.max(from, to))).toEqual(
          bonuses.list.filter(({ date }) => isBoughtFor(date, acquiredOn, soldOn)),
        );
      }),
    );
  });

  it("of all sales of a fund are those of each sold lot", () => {
    fc.assert(
      fc.property(randomBonuses(), (entries) => {
        for (const ledger of factsOf(entries).ledgers.values()) {
          const expected = ledger.entries.flatMap(({ entry: { id, type, date } }) =>
            type === "bonus" &&
            ledger.sales.some(({ entry, parts }) =>
              parts.some((part) => part.origin !== id && isBoughtFor(date, part.date, entry.date)),
            )
              ? [id]
              : [],
          );
          expect([...bonusesOfSoldLots(ledger, taxRules)].toSorted()).toEqual(expected.toSorted());
        }
      }),
    );
  });
});

describe("a loss to which many bonuses may apply", () => {
  const bonus = (date: string, units: number) => taxEntry({ date, type: "bonus", units });
  const entries = [
    bonus("2026-05-04", 10),
    bonus("2026-05-05", 20),
    buy("2026-05-01", 100, 200_000),
    buy("2026-05-03", 100, 300_000),
    ...Array.from({ length: 20 }, (_, index) =>
      bonus(`2026-05-${String(index + 6).padStart(2, "0")}`, 1),
    ),
  ];

  it("becomes the cost of the newest bonus with units still held, and counts where there is none", () => {
    const sold = [
      // All but 10 units of the newest bonuses.
      sell("2026-06-01", 100, 100_000),
      sell("2026-06-02", 100, 100_000),
      sell("2026-06-03", 40, 40_000),
      sell("2026-06-04", 10, 10_000),
    ];
    const { sales } = taxReport(personWith([heldFund()]), factsOf([...entries, ...sold]), {
      year: 2026,
      today: "2026-11-25",
    });
    expect(sales.slice(0, 2).map(({ ignoredLoss }) => ignoredLoss)).toEqual([100_000, 200_000]);
    // The newest bonus's units are sold last, and both losses are their cost.
    expect(sales.map(({ addedLoss }) => addedLoss).filter((loss) => loss > 0)).toEqual([300_000]);
    expect(sales.at(-1)).toMatchObject({ acquiredOn: "2026-05-25", addedLoss: 300_000 });
  });

  it("skips the bonuses whose units a planned sale takes itself", () => {
    const held = heldFund({ nav: "1000" });
    const asked = { on: "2026-06-01" };
    const ignoredIn = (units: number) => {
      const planned = whatIf(
        personWith([held]),
        held,
        factsOf(entries),
        { ...asked, units },
        { today: asked.on },
      );
      return "lots" in planned && planned.lots.map(({ ignoredLoss }) => ignoredLoss);
    };
    // By hand: all but the newest bonus unit sold, the losses are ignored; all sold, they count.
    expect(ignoredIn(249)).toEqual([100_000, 200_000, ...Array.from({ length: 21 }, () => 0)]);
    expect(ignoredIn(250)).toEqual(Array.from({ length: 24 }, () => 0));
  });
});
