import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { salesByYear } from "../../../../src/shared/tax/fund-sales.ts";
import type { TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import { taxReport } from "../../../../src/shared/tax/report.ts";
import { taxRules } from "../../../../src/shared/tax/rules/tax-rules.ts";
import { LedgerRejectedError } from "../../../../src/shared/transactions/ledger.ts";
import { groupFlow } from "../../../../src/shared/transactions/flows.ts";
import { toPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import { randomTransaction } from "../../../support/data/ledger-entries.ts";
import { factsOf, personWith, taxedFund, taxEntry } from "../../../support/data/tax-facts.ts";

/** Spread over some years, so that lots are sold short and long. */
const ledger = fc.array(
  fc.tuple(randomTransaction, fc.integer({ min: 0, max: 2 })).map(([given, years]) =>
    taxEntry({
      ...given,
      date: `${Number(given.date.slice(0, 4)) + years}${given.date.slice(4)}`,
    }),
  ),
  { minLength: 1, maxLength: 25 },
);

/** Too few units are another test's matter. */
function factsIfPossible(entries: readonly TaxEntry[]) {
  try {
    return factsOf(entries);
  } catch (error) {
    if (error instanceof LedgerRejectedError) return null;
    throw error;
  }
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

describe("of any ledger", () => {
  it("what was sold and what is left are all units and all money paid", () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const facts = factsIfPossible(entries);
        fc.pre(facts !== null);
        const own = facts.ledgers.get("fund");
        const years = [...salesByYear(taxedFund(), facts, taxRules).values()];
        fc.pre(years.every(({ leftOut }) => leftOut === null));
        const sales = years.flatMap((year) => year.sales);
        const lots = own?.lots ?? [];
        expect(sum(lots, ({ remaining }) => remaining)).toBe(own?.units);
        expect(sum(lots, ({ cost }) => cost)).toBe(own?.invested);
        const isBought = ({ type }: TaxEntry) =>
          !["redemption", "swp", "switch-out", "idcw-payout"].includes(type);
        const bought = entries.filter(isBought);
        expect(sum(sales, ({ units }) => units) + (own?.units ?? 0)).toBe(
          sum(bought, ({ units }) => units),
        );
        expect(sum(sales, ({ cost }) => cost) + (own?.invested ?? 0)).toBe(
          sum(bought, ({ amount, stampDuty }) => amount + stampDuty),
        );
      }),
    );
  });

  it("the gains of all years, what is unrealised and the income are the total gain", () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: 0, max: 100_000_000 }), (entries, value) => {
        const facts = factsIfPossible(entries);
        fc.pre(facts !== null);
        const person = personWith([taxedFund()]);
        const reports = [2023, 2024, 2025, 2026].map((year) =>
          taxReport(person, facts, { year, today: "2026-11-25" }),
        );
        fc.pre(reports.every(({ leftOut }) => leftOut.length === 0));
        const own = facts.ledgers.get("fund");
        const gains = sum(reports, ({ sales }) => sum(sales, ({ gain }) => toPaise(gain)));
        const income = sum(reports, (report) =>
          sum(report.income, ({ payout, reinvestment }) => toPaise(payout) + toPaise(reinvestment)),
        );
        const received = sum(entries, (entry) => groupFlow(entry, "outside"));
        expect(gains + (value - (own?.invested ?? 0)) + income).toBe(value + received);
        for (const { sales, advance } of reports) {
          expect(sum(advance, ({ short, long }) => toPaise(short) + toPaise(long))).toBe(
            sum(sales, ({ gain }) => toPaise(gain)),
          );
        }
      }),
    );
  });
});
