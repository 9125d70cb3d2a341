import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../../src/shared/dates.ts";
import { heldLots } from "../../../../../src/shared/tax/selling/held-lots.ts";
import { firstYearOf } from "../../../../../src/shared/transactions/financial-year.ts";
import { buy, factsOf, heldFund, sell } from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const fund = heldFund();

describe("lots held", () => {
  it("are summed by financial year, newest first, and listed by day for the year asked for", () => {
    const sameDay = [buy("2024-04-01", 20, 200), buy("2024-04-01", 5, 60)];
    const facts = factsOf([
      buy("2024-03-31", 10, 100),
      ...sameDay,
      buy("2024-07-01", 7, 70),
      sell("2026-01-05", 4, 80),
    ]);
    const found = heldLots(fund, facts, { today, year: 2024 });
    expect(found.years).toEqual([
      { financialYear: "2024-25", lots: 3, units: 32, value: 640 },
      { financialYear: "2023-24", lots: 1, units: 6, value: 120 },
    ]);
    expect(found.days).toMatchObject([
      { acquiredOn: "2024-07-01", units: 7, value: 140, longTermFrom: "2025-07-02" },
      { acquiredOn: "2024-04-01", units: 25, value: 500, fundId: "fund" },
    ]);
    expect(sameDay.map(({ id }) => id)).toContain(found.days[1]?.transactionId);
    expect(heldLots(fund, facts, { today }).days).toEqual([]);
  });

  it("have the units of their years, and less than 100 KB in each answer, however many there are", () => {
    const bought = fc.array(fc.nat({ max: 700 }), { minLength: 2_500, maxLength: 3_000 });
    fc.assert(
      fc.property(bought, (days) => {
        const entries = days
          .toSorted((one, other) => one - other)
          .map((day) => buy(addDays("2024-04-01", day), 1, 10));
        const facts = factsOf(entries);
        const { years } = heldLots(fund, facts, { today });
        expect(years.reduce((sum, { lots }) => sum + lots, 0)).toBe(days.length);
        for (const { financialYear, units } of years) {
          const ofYear = heldLots(fund, facts, { today, year: firstYearOf(financialYear) });
          expect(ofYear.days.reduce((sum, day) => sum + day.units, 0)).toBe(units);
          expect(JSON.stringify(ofYear).length).toBeLessThan(100_000);
        }
      }),
      { numRuns: 10 },
    );
  });
});
