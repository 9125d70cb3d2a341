import { describe, expect, it } from "vitest";
import type { TaxPerson } from "../../../../../src/shared/tax/report/person-years.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxReport,
  whatIf,
} from "../../../../support/data/tax-facts.ts";

const today = "2026-11-25";
const unfiledIn = (year: number, entries: readonly TaxEntry[], losses: TaxPerson["losses"] = []) =>
  taxReport(personWith([taxedFund()], { losses }), factsOf(entries), { year, today }).unfiled;

const lost = [buy("2024-05-02", 100, 10_000), sell("2024-06-03", 100, 4_000)];
const ofLoss = { year: "2024-25", short: 6_000, long: 0, hasAllSales: true };

describe("a loss that a year's report ended with and that nobody typed", () => {
  it("is named in the eight years after, and not in its own", () => {
    expect(unfiledIn(2024, lost)).toEqual([]);
    expect(unfiledIn(2025, lost)).toEqual([ofLoss]);
    expect(unfiledIn(2032, lost)).toEqual([ofLoss]);
    expect(unfiledIn(2033, lost)).toEqual([]);
  });

  it("is not named once a loss of its year is typed", () => {
    const typed = [{ year: 2024, short: toPaise(5_000), long: 0 }];
    expect(unfiledIn(2025, lost, typed)).toEqual([]);
  });

  it("is what the year's own gains left of it, and is not named once later years would have used it", () => {
    const entries = [
      ...lost,
      buy("2024-05-02", 10, 1_000),
      sell("2024-07-03", 10, 2_000),
      buy("2025-05-02", 10, 1_000),
      sell("2025-07-03", 10, 6_500),
    ];
    expect(unfiledIn(2025, entries)).toEqual([{ ...ofLoss, short: 5_000 }]);
    expect(unfiledIn(2026, entries)).toEqual([]);
  });

  it("is marked where sales of its year are left out", () => {
    const unknown = taxedFund(null, { id: "unknown" });
    const entries = [
      ...lost,
      buy("2024-05-02", 10, 1_000, { fundId: unknown.id }),
      sell("2024-07-03", 10, 9_000, { fundId: unknown.id }),
    ];
    const person = personWith([taxedFund(), unknown]);
    const { unfiled } = taxReport(person, factsOf(entries), { year: 2025, today });
    expect(unfiled).toEqual([{ ...ofLoss, hasAllSales: false }]);
  });

  it("is named by a what-if in the next year", () => {
    const held = { ...taxedFund(), nav: "20", exitLoad: null };
    const entries = [
      buy("2026-05-04", 100, 10_000),
      sell("2026-06-03", 100, 4_000),
      buy("2026-07-01", 100, 1_000),
    ];
    const asked = { units: 10, on: "2027-04-05" };
    const planned = whatIf(personWith([held]), held, factsOf(entries), asked, { today });
    expect("unfiled" in planned && planned.unfiled).toEqual([
      { year: "2026-27", short: 6_000, long: 0, hasAllSales: true },
    ]);
  });
});
