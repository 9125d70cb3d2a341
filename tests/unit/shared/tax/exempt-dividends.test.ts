import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../../../../src/shared/tax/holding-period.ts";
import type { TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import { toPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import { randomDividends } from "../../../support/data/random-dividends.ts";
import {
  factsOf,
  buy,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  taxReport,
} from "../../../support/data/tax-facts.ts";

const reportOf = (entries: readonly TaxEntry[], year = 2019) =>
  taxReport(personWith([taxedFund(), taxedFund("equity", { id: "other" })]), factsOf(entries), {
    year,
    today: "2026-11-25",
  });
const lotsIn = (entries: readonly TaxEntry[], year?: number) =>
  reportOf(entries, year).sales.map(({ gain, ignoredForDividends, certain }) => [
    gain,
    ignoredForDividends,
    certain,
  ]);

const payout = (date: string, amount: number, more: object = {}) =>
  taxEntry({ date, type: "idcw-payout", amount, ...more });

const inOrder = (...entries: readonly TaxEntry[]): TaxEntry[] =>
  entries.map((entry, sequence) => ({ ...entry, sequence }));

const bought = buy("2019-05-01", 100, 10_000);
const sold = sell("2019-07-01", 100, 9_000);

describe("a loss on units that were bought for an exempt dividend", () => {
  it("is ignored up to the dividend", () => {
    expect(lotsIn([bought, payout("2019-06-01", 1_000), sold])).toEqual([[0, 1_000, false]]);
    expect(lotsIn([bought, payout("2019-06-01", 5_000), sold])).toEqual([[0, 1_000, false]]);
    const part = [bought, payout("2019-06-01", 400), sold];
    expect(lotsIn(part)).toEqual([[-600, 400, false]]);
    expect(reportOf(part).sales).toMatchObject([{ cost: 10_000, costTaken: 9_600 }]);
    // The loss that is carried forward is less too.
    expect(reportOf(part, 2026).unfiled).toMatchObject([{ year: "2019-20", short: 600, long: 0 }]);
  });

  it("counts where dividends are taxed, or the units were bought too early or sold too late", () => {
    const counts = [[-1_000, 0, true]];
    const loss = (from: string, paid: string, until: string) =>
      lotsIn([buy(from, 100, 10_000), payout(paid, 500), sell(until, 100, 9_000)], 2020);
    expect(loss("2020-01-02", "2020-04-01", "2020-05-04")).toEqual(counts);
    expect(loss("2020-01-02", "2020-03-31", "2020-05-04")).toEqual([[-500, 500, false]]);
    expect(loss("2019-12-31", "2020-03-31", "2020-12-31")).toEqual([[-500, 500, false]]);
    expect(loss("2019-12-31", "2020-03-31", "2021-01-01")).toEqual(counts);
    expect(loss("2019-12-30", "2020-03-31", "2020-12-31")).toEqual(counts);
    expect(lotsIn([bought, payout("2019-08-01", 1_000), sold])).toEqual(counts);
  });

  it("is ignored up to what its own units got of each dividend", () => {
    // By hand: 100 of 400 units got a quarter of 1,000, then 100 of 200 half of 300.
    const entries = [
      buy("2018-02-12", 300, 30_000),
      bought,
      payout("2019-05-15", 1_000),
      sell("2019-06-03", 200, 40_000),
      payout("2019-06-10", 300),
      sell("2019-07-01", 200, 18_000),
    ];
    expect(lotsIn(entries)).toEqual([
      [20_000, 0, true],
      [-1_000, 0, true],
      [-600, 400, false],
    ]);
  });

  it("is ignored for reinvested dividends, but not on the units that they bought", () => {
    const entries = [
      bought,
      taxEntry({ date: "2019-06-01", type: "idcw-reinvestment", units: 5, amount: 500 }),
      sell("2019-07-01", 105, 9_450),
    ];
    expect(lotsIn(entries)).toEqual([
      [-500, 500, false],
      [-50, 0, true],
    ]);
  });

  it("is ignored up to what its units got before a split", () => {
    const split = taxEntry({ date: "2019-06-10", type: "split", units: 100 });
    expect(
      lotsIn([bought, payout("2019-06-01", 400), split, sell("2019-07-01", 200, 9_000)]),
    ).toEqual([[-600, 400, false]]);
  });

  it("is not certain where the units may have got one in another folio", () => {
    const moved = (["out", "in"] as const).map((side) =>
      taxEntry({
        date: "2019-06-10",
        type: `transfer-${side}`,
        units: 100,
        pairId: "pair",
        fundId: side === "out" ? "other" : "fund",
      }),
    );
    const elsewhere = { fundId: "other" };
    const from = buy("2019-05-01", 100, 10_000, elsewhere);
    expect(lotsIn([from, payout("2019-06-01", 400, elsewhere), ...moved, sold])).toEqual([
      [-1_000, 0, false],
    ]);
    expect(lotsIn([from, payout("2019-06-20", 400, elsewhere), ...moved, sold])).toEqual([
      [-1_000, 0, true],
    ]);
    // What this folio paid before they came was not theirs.
    expect(lotsIn([from, payout("2019-06-01", 400), ...moved, sold])).toEqual([[-1_000, 0, true]]);
  });

  it("counts on units that were bought or sold on the dividend's day, whatever was entered first", () => {
    const day = "2019-06-03";
    const paid = payout(day, 100);
    const part = sell(day, 90, 8_100);
    const soldParts = [
      [-900, 0, true],
      [-90, 10, false],
    ];
    // By hand: 10 of the 100 units that were held in the morning were sold after it.
    expect(lotsIn(inOrder(bought, part, paid, sell("2019-07-01", 10, 900)))).toEqual(soldParts);
    expect(lotsIn(inOrder(bought, paid, part, sell("2019-07-01", 10, 900)))).toEqual(soldParts);

    const reinvested = taxEntry({ date: day, type: "idcw-reinvestment", units: 1, amount: 100 });
    const more = buy(day, 99, 9_900);
    const lots = [
      [-1_900, 100, false],
      [-20, 0, true],
      [-1_980, 0, true],
    ];
    const all = sell("2019-07-01", 200, 16_000);
    const first = inOrder(bought, reinvested, more, all);
    const second = inOrder(bought, more, reinvested, all);
    expect(lotsIn(first)).toEqual(lots);
    expect(lotsIn(second)).toEqual([lots[0], lots[2], lots[1]]);
  });

  it("is ignored up to the dividend though the units were split on its day, or a sale before it was taken back", () => {
    const reinvested = taxEntry({
      date: "2019-06-03",
      type: "idcw-reinvestment",
      units: 10,
      amount: 1_000,
    });
    const split = taxEntry({ date: "2019-06-03", type: "split", units: 990 });
    // By hand: of 8,250 for 1,100 units, 7,500 are for the 1,000 that were 100.
    expect(lotsIn(inOrder(bought, reinvested, split, sell("2019-07-01", 1_100, 8_250)))).toEqual([
      [-1_500, 1_000, false],
      [-250, 0, true],
    ]);
    const takenBack = [
      sell("2019-05-31", 90, 9_000),
      payout("2019-06-03", 100),
      taxEntry({ date: "2019-06-05", type: "redemption-reversal", units: 90, amount: 9_000 }),
    ];
    expect(lotsIn([bought, ...takenBack, sold])).toEqual([[-900, 100, false]]);
  });

  it("counts where the dividend was reinvested and taken back, which is no income either", () => {
    const reinvested = (date: string, amount: number) =>
      taxEntry({ date, type: "idcw-reinvestment", units: 10, amount });
    const reversal = taxEntry({ date: "2019-06-04", type: "reversal", units: 10, amount: 400 });
    const takenBack = [bought, reinvested("2019-06-03", 400), reversal, sold];
    expect(lotsIn(takenBack)).toEqual([[-1_000, 0, true]]);
    expect(reportOf(takenBack).income).toEqual([]);
    const withEarlier = [...takenBack, reinvested("2019-05-15", 300)];
    expect(lotsIn(withEarlier)).toEqual([[-700, 300, false]]);
    expect(reportOf(withEarlier).income).toMatchObject([{ reinvestment: 300, payout: 0 }]);
  });

  it("is never ignored beyond a fund's exempt dividends", () => {
    fc.assert(
      fc.property(randomDividends, (entries) => {
        const sales = [2018, 2019, 2020].flatMap((year) => reportOf(entries, year).sales);
        for (const fundId of ["fund", "other"]) {
          const ofFund = sales.filter((sale) => sale.fundId === fundId);
          const ignored = ofFund.reduce(
            (sum, { ignoredForDividends }) => sum + toPaise(ignoredForDividends),
            0,
          );
          const paid = entries.reduce(
            (sum, { type, amount, ...one }) =>
              sum + (type.startsWith("idcw") && one.fundId === fundId ? amount : 0),
            0,
          );
          // What each lot got is rounded to a paisa.
          expect(ignored).toBeLessThanOrEqual(paid + ofFund.length / 2);
        }
      }),
    );
  });

  it("is ignored as by a check of each dividend", () => {
    const day = fc
      .integer({ min: 0, max: 600 })
      .map((days) => new Date(Date.UTC(2019, 0, 1 + days)).toISOString().slice(0, 10));
    const dividends = fc.array(
      fc.record({ date: day, paise: fc.integer({ min: 1, max: 90_000 }) }),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(dividends, day, day, (paid, one, other) => {
        const [from, until] = one < other ? [one, other] : [other, one];
        const entries = [
          buy(from, 60, 6_000),
          ...paid.map(({ date, paise }) => payout(date, paise / 100, { sequence: 1 })),
          sell(until, 60, 1_000, { sequence: 2 }),
        ];
        const got = paid
          .filter(
            ({ date }) =>
              date < "2020-04-01" &&
              date > from &&
              date <= addMonths(from, 3) &&
              date < until &&
              until <= addMonths(date, 9),
          )
          .reduce((sum, { paise }) => sum + paise, 0);
        const years = [2018, 2019, 2020];
        const [sale] = years.flatMap((year) => reportOf(entries, year).sales);
        expect(toPaise(sale?.ignoredForDividends ?? Number.NaN)).toBe(Math.min(got, 500_000));
        expect(toPaise(sale?.gain ?? Number.NaN)).toBe(Math.min(0, got - 500_000));
        expect(sale?.certain).toBe(got === 0);
      }),
    );
  });
});
