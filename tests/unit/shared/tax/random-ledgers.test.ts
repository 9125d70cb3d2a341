import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missing } from "../../../../src/shared/missing.ts";
import type { Sale } from "../../../../src/shared/tax/report/report-types.ts";
import type { LedgerFacts, TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import { financialYear } from "../../../../src/shared/transactions/financial-year.ts";
import { toMicroUnits, toPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import {
  classedFunds,
  lastDay,
  randomBonuses,
  randomYears,
} from "../../../support/data/random-years.ts";
import {
  factsOf,
  personWith,
  sell,
  harvest,
  taxReport,
  whatIf,
} from "../../../support/data/tax-facts.ts";

const [firstYear, lastYear] = [2016, financialYear(lastDay)];
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const paidTypes = new Set(["purchase", "sip", "switch-in", "idcw-reinvestment"]);
const soldTypes = new Set(["redemption", "swp", "switch-out"]);

/** Money that went into units, with stamp duty. */
const paidFor = (entries: readonly TaxEntry[]): number =>
  sum(entries, ({ type, amount, stampDuty }) => (paidTypes.has(type) ? amount + stampDuty : 0));
const received = (entries: readonly TaxEntry[]): number =>
  sum(entries, ({ type, amount }) => (soldTypes.has(type) ? amount : 0));

const invested = (facts: LedgerFacts): number =>
  sum([...facts.ledgers.values()], (ledger) => ledger.invested);

/** As if the user had said how the unknown fund is taxed, and typed what units were worth after mergers. */
const answered = () =>
  classedFunds().map((fund) => ({
    ...fund,
    scheme: { ...fund.scheme, class: fund.scheme.class ?? ("equity" as const) },
    fmv: { perUnit: fund.fmv?.perUnit ?? "18", isTyped: true },
  }));

const reportsOf = (funds: ReturnType<typeof classedFunds>, facts: LedgerFacts) =>
  years.map((year) => taxReport(personWith(funds), facts, { year, today: lastDay }));

const gainByCost = (sales: readonly Sale[]): number =>
  sum(sales, ({ consideration, cost }) => toPaise(consideration) - toPaise(cost));

const histories = fc.oneof(randomYears, randomBonuses());

describe("of random ledgers of funds of every class", () => {
  it("each fund's lots are its units and its cost", () => {
    fc.assert(
      fc.property(randomYears, (entries) => {
        const { ledgers } = factsOf(entries);
        for (const { lots, units, invested: cost } of ledgers.values()) {
          expect(sum(lots, ({ remaining }) => remaining)).toBe(units);
          expect(sum(lots, (lot) => lot.cost)).toBe(cost);
        }
        const sold = sum([...ledgers.values()], ({ sales }) =>
          sum(sales, ({ parts }) => sum(parts, (part) => part.cost)),
        );
        expect(sold + sum([...ledgers.values()], (ledger) => ledger.invested)).toBe(
          paidFor(entries),
        );
      }),
    );
  });

  it("the years' gains and the unrealised gain are the whole gain, and income is what was paid", () => {
    fc.assert(
      fc.property(randomYears, fc.integer({ min: 0, max: 1_000_000_000 }), (entries, value) => {
        const facts = factsOf(entries);
        const reports = reportsOf(answered(), facts);
        let before = 0;
        for (const [index, year] of years.entries()) {
          const { sales, leftOut, income, advance } = reports[index] ?? missing();
          expect(leftOut).toEqual([]);
          const ofYear = entries.filter(({ date }) => financialYear(date) === year);
          const upToYear = entries.filter(({ date }) => financialYear(date) <= year);
          const after = invested(factsOf(upToYear));
          // What came in, less what left with the units sold, is what is held more.
          expect(gainByCost(sales)).toBe(received(ofYear) - (before + paidFor(ofYear) - after));
          expect(
            sum(income, ({ payout, reinvestment }) => toPaise(payout) + toPaise(reinvestment)),
          ).toBe(
            sum(ofYear, ({ type, amount, stampDuty }) =>
              type.startsWith("idcw") ? amount + (type === "idcw-payout" ? 0 : stampDuty) : 0,
            ),
          );
          expect(sum(advance, ({ short, long }) => toPaise(short) + toPaise(long))).toBe(
            sum(sales, ({ gain }) => toPaise(gain)),
          );
          before = after;
        }
        const gains = sum(reports, ({ sales }) => gainByCost(sales));
        expect(gains + (value - before)).toBe(value + received(entries) - paidFor(entries));
      }),
    );
  });

  it("the cost that the law takes differs from the cost paid only where it says so", () => {
    fc.assert(
      fc.property(histories, (entries) => {
        const sales = reportsOf(answered(), factsOf(entries)).flatMap((report) => report.sales);
        for (const sale of sales) {
          const isOld = sale.acquiredOn <= "2018-01-31" && sale.section === "112A";
          const isIndexed = sale.section === "112" && sale.soldOn < "2024-07-23";
          const ignored = toPaise(sale.ignoredLoss) + toPaise(sale.ignoredForDividends);
          const cost = (toPaise(sale.cost + sale.addedLoss) - ignored) / 100;
          expect(sale.fmvPerUnit !== null).toBe(isOld);
          if (isOld) {
            expect(sale.costTaken).toBeGreaterThanOrEqual(cost);
            expect(sale.costTaken).toBeLessThanOrEqual(Math.max(cost, sale.consideration));
          } else if (isIndexed) expect(sale.costTaken).toBeGreaterThanOrEqual(cost);
          else expect(sale.costTaken).toBe(cost);
          if (sale.ignoredLoss > 0) expect([sale.gain, sale.certain]).toEqual([0, false]);
          if (sale.addedLoss + sale.ignoredForDividends > 0) expect(sale.certain).toBe(false);
          expect(toPaise(sale.gain)).toBe(toPaise(sale.consideration) - toPaise(sale.costTaken));
          const isLong = sale.section === "112A" || sale.section === "112";
          expect(sale.term).toBe(isLong ? "long" : "short");
        }
      }),
    );
  });

  it("an ignored loss is the cost of bonus units once, or of those that are still held", () => {
    fc.assert(
      fc.property(histories, (entries) => {
        const sales = reportsOf(answered(), factsOf(entries)).flatMap((report) => report.sales);
        const of = (key: "ignoredLoss" | "addedLoss"): number =>
          sum(sales, (sale) => toPaise(sale[key]));
        expect(of("addedLoss")).toBeLessThanOrEqual(of("ignoredLoss"));
      }),
    );
  });

  it("a fund of unknown class is in no figure, and is left out in each year with its sales", () => {
    fc.assert(
      fc.property(randomYears, (entries) => {
        const funds = answered().map((fund) =>
          fund.id === "unknown" ? { ...fund, scheme: { ...fund.scheme, class: null } } : fund,
        );
        const facts = factsOf(entries);
        const soldIn = new Set(
          facts.ledgers.get("unknown")?.sales.map(({ entry }) => financialYear(entry.date)),
        );
        for (const [index, report] of reportsOf(funds, facts).entries()) {
          expect(report.sales.filter(({ fundId }) => fundId === "unknown")).toEqual([]);
          expect(report.leftOut.map(({ reason }) => reason)).toEqual(
            soldIn.has(years[index] ?? 0) ? ["unknown-class"] : [],
          );
          expect(sum(report.sums, ({ gains, losses }) => toPaise(gains) - toPaise(losses))).toBe(
            sum(report.sales, ({ gain }) => toPaise(gain)),
          );
        }
      }),
    );
  });

  it("each row of a harvest has the result of its sale, fits the exemption and adds no tax under 112A", () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 100, max: 900_000 }), (entries, nav) => {
        const funds = answered().map((fund) => ({ ...fund, nav: String(nav / 1000) }));
        const person = { ...personWith(funds), funds };
        const facts = factsOf(entries);
        const year = lastYear;
        const found = harvest(person, facts, { today: lastDay });
        expect(found.leftOut).toEqual([]);
        expect(sum(found.gains, ({ longTermGain }) => toPaise(longTermGain))).toBeLessThanOrEqual(
          toPaise(found.exemptionLeft),
        );
        const sold = found.gains.map(({ fundId, units, longTermGain }) => {
          const fund = funds.find(({ id }) => id === fundId);
          if (fund === undefined) throw new Error(fundId);
          const planned = whatIf(person, fund, facts, { units, on: lastDay }, { today: lastDay });
          if ("problem" in planned) throw new Error(planned.problem);
          expect(toMicroUnits(units) % 1_000).toBe(0);
          expect(toPaise(planned.longGain)).toBe(toPaise(longTermGain));
          expect(planned.lots.every(({ section }) => section === "112A")).toBe(true);
          return sell(lastDay, units, planned.amount - planned.exitLoad, {
            fundId,
            sequence: entries.length,
          });
        });
        for (const { fundId, units, shortGain, longGain, loss } of found.losses) {
          const fund = funds.find(({ id }) => id === fundId) ?? missing();
          expect(
            whatIf(person, fund, facts, { units, on: lastDay }, { today: lastDay }),
          ).toMatchObject({ units, shortGain, longGain });
          expect(toPaise(loss)).toBe(-toPaise(shortGain) - toPaise(longGain));
        }
        const taxableIn = (all: readonly TaxEntry[]) =>
          taxReport(person, factsOf(all), { year, today: lastDay }).sums.find(
            ({ section }) => section === "112A",
          )?.taxable ?? 0;
        expect(taxableIn([...entries, ...sold])).toBe(taxableIn(entries));
      }),
    );
  });
});

describe("the random ledgers", () => {
  it("hold sales of every section, on both sides of each change of the law, and every kind of event", () => {
    const ledgers = fc.sample(randomYears, { numRuns: 150, seed: 5 });
    const sales = ledgers.flatMap((entries) =>
      reportsOf(answered(), factsOf(entries)).flatMap((report) => report.sales),
    );
    expect(new Set(sales.map(({ section }) => section)).size).toBe(5);
    for (const [before, after] of [
      [
        sales.filter((sale) => sale.acquiredOn <= "2018-01-31"),
        sales.filter((sale) => sale.acquiredOn > "2018-01-31"),
      ],
      [
        sales.filter((sale) => sale.acquiredOn < "2023-04-01"),
        sales.filter((sale) => sale.acquiredOn >= "2023-04-01"),
      ],
      [
        sales.filter((sale) => sale.soldOn < "2024-07-23"),
        sales.filter((sale) => sale.soldOn >= "2024-07-23"),
      ],
    ]) {
      expect(Math.min(before?.length ?? 0, after?.length ?? 0)).toBeGreaterThan(30);
    }
    const types = new Set(ledgers.flatMap((entries) => entries.map(({ type }) => type)));
    for (const type of ["split", "bonus", "switch-in", "merger-in", "transfer-in"] as const) {
      expect(types).toContain(type);
    }
  });
});
