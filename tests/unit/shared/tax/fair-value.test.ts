import { describe, expect, it } from "vitest";
import { taxRules, type TaxRules } from "../../../../src/shared/tax/rules/tax-rules.ts";
import type { TaxEntry } from "../../../../src/shared/tax/taxed-fund.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxEntry,
  taxReport,
} from "../../../support/data/tax-facts.ts";

const listed = { perUnit: "20", isTyped: false };
const typed = { perUnit: "20", isTyped: true };

type Options = { year?: number; rules?: TaxRules; oldNavs?: ReadonlyMap<string, string> };

const reportOf = (
  entries: readonly TaxEntry[],
  fmv: typeof listed | null,
  { year = 2025, rules = taxRules, oldNavs }: Options = {},
) =>
  taxReport(personWith([taxedFund("equity", { fmv })]), factsOf(entries, oldNavs), {
    year,
    today: "2026-11-25",
    rules,
  });

/** What the report says of the value and the cost of its first sale. */
const valueIn = (...given: Parameters<typeof reportOf>) => {
  const { sales, leftOut } = reportOf(...given);
  const [sale] = sales;
  return sale === undefined
    ? leftOut.map(({ reason }) => reason)
    : [sale.fmvPerUnit, sale.costTaken, sale.certain];
};

const bought = buy("2017-01-02", 10, 100);
const split = (date: string, units: number, more: object = {}) =>
  taxEntry({ date, type: "split", units, ...more });
const pair = (type: "merger" | "transfer", units: number, date: string) =>
  (["out", "in"] as const).map((side) =>
    taxEntry({
      date,
      type: `${type}-${side}`,
      units: side === "in" ? units : 10,
      amount: 200,
      pairId: "pair",
      fundId: side === "in" ? "fund" : "old",
    }),
  );

describe("the value of 31 January 2018", () => {
  it("of a unit that was split is its share of the old unit's value", () => {
    // By hand: 10 units of 20 became 20 units of 10.
    const entries = [bought, split("2020-01-02", 10), sell("2025-06-10", 20, 500)];
    expect(valueIn(entries, listed)).toEqual([10, 200, true]);
    expect(
      valueIn(
        [...entries.slice(0, 2), split("2021-01-04", -10), sell("2025-06-10", 10, 500)],
        listed,
      ),
    ).toEqual([20, 200, true]);
  });

  it("of a unit that was sold before its split is the old unit's", () => {
    const entries = [bought, sell("2025-06-10", 5, 250), split("2025-06-11", 5)];
    expect(valueIn(entries, listed)).toEqual([20, 100, true]);
  });

  it("counts a split of the day of sale, which comes before the sale", () => {
    const entries = [bought, sell("2025-06-10", 20, 500), split("2025-06-10", 10)];
    expect(valueIn(entries, listed)).toEqual([10, 200, true]);
  });

  it("does not change by a split before that day, or by a bonus", () => {
    const early = [bought, split("2018-01-30", 10), sell("2025-06-10", 20, 500)];
    expect(valueIn(early, listed)).toEqual([20, 400, true]);
    const bonus = [
      bought,
      taxEntry({ date: "2020-01-02", type: "bonus", units: 10 }),
      sell("2025-06-10", 10, 500),
    ];
    expect(valueIn(bonus, listed)).toEqual([20, 200, true]);
  });

  it("counts the splits of the folio from which a lot was transferred", () => {
    const old = [
      buy("2017-01-02", 5, 100, { fundId: "old" }),
      split("2020-01-02", 5, { fundId: "old" }),
    ];
    const entries = [...old, ...pair("transfer", 10, "2021-01-04"), sell("2025-06-10", 10, 500)];
    expect(valueIn(entries, listed)).toEqual([10, 100, true]);
  });

  it("that was typed is not certain once units were split or merged", () => {
    const plain = [bought, sell("2025-06-10", 10, 500)];
    expect(valueIn(plain, typed)).toEqual([20, 200, true]);
    const entries = [bought, split("2020-01-02", 10), sell("2025-06-10", 20, 500)];
    expect(valueIn(entries, typed)).toEqual([10, 200, false]);
    const merged = [
      buy("2017-01-02", 10, 100, { fundId: "old" }),
      ...pair("merger", 20, "2020-01-02"),
      sell("2025-06-10", 20, 500),
    ];
    expect(valueIn(merged, typed)).toEqual([20, 400, false]);
    expect(valueIn(merged, listed)).toEqual(["no-fmv"]);
  });

  it("of a unit of a merged scheme is its own NAV by the ratio of the merger, and not certain", () => {
    const merged = [
      buy("2017-01-02", 5, 100, { fundId: "old" }),
      split("2019-01-02", 5, { fundId: "old" }),
      ...pair("merger", 20, "2020-01-02"),
      split("2021-01-04", 20),
      sell("2025-06-10", 40, 900),
    ];
    const oldNavs = new Map([["old", "48"]]);
    // By hand: 5 units of 48 were 10 of 24, then 20 of 12, then 40 of 6; this scheme's own NAV has no part in it.
    expect(valueIn(merged, listed, { oldNavs })).toEqual([6, 240, false]);
    expect(valueIn(merged, null, { oldNavs })).toEqual([6, 240, false]);
    expect(valueIn(merged, typed, { oldNavs })).toEqual([10, 400, false]);
    expect(valueIn(merged, listed)).toEqual(["no-fmv"]);
  });

  it("that was typed for merged units does not apply to the scheme's own units if its NAV is known", () => {
    const entries = [
      buy("2016-05-02", 10, 100),
      buy("2017-01-02", 10, 100, { fundId: "old" }),
      ...pair("merger", 10, "2020-01-02"),
      sell("2025-06-10", 20, 2_000),
    ];
    const typedForMerged = { perUnit: "50", isTyped: true };
    const bothIn = (oldNavs: ReadonlyMap<string, string>) =>
      reportOf(entries, typedForMerged, { oldNavs }).sales.map(({ fmvPerUnit, certain }) => [
        fmvPerUnit,
        certain,
      ]);
    expect(bothIn(new Map([["fund", "30"]]))).toEqual([
      [30, true],
      [50, false],
    ]);
    expect(bothIn(new Map())).toEqual([
      [50, false],
      [50, false],
    ]);
  });

  describe("typed for a scheme of which one folio has merged units", () => {
    const folios = [
      buy("2017-01-02", 10, 100, { fundId: "old" }),
      ...pair("merger", 10, "2020-01-02").map((entry) =>
        entry.fundId === "fund" ? { ...entry, fundId: "other" } : entry,
      ),
      sell("2025-06-10", 10, 1_000, { fundId: "other" }),
      bought,
    ];
    const sold = sell("2025-06-11", 10, 1_000);
    const salesOf = (entries: readonly TaxEntry[], oldNavs?: ReadonlyMap<string, string>) =>
      taxReport(
        personWith([
          taxedFund("equity", { fmv: typed }),
          taxedFund("equity", { id: "other", fmv: typed }),
        ]),
        factsOf(entries, oldNavs),
        { year: 2025, today: "2026-11-25" },
      ).sales.map(({ fundId, fmvPerUnit, certain }) => [fundId, fmvPerUnit, certain]);

    it("applies to the merged units; another folio's own units use the scheme's NAV", () => {
      const navs = new Map([["fund", "30"]]);
      expect(salesOf([...folios, sold], navs)).toEqual([
        ["other", 20, false],
        ["fund", 30, true],
      ]);
    });

    it("applies to the other folio's own units too where no NAV is known, and is not certain", () => {
      expect(salesOf([...folios, sold])).toEqual([
        ["other", 20, false],
        ["fund", 20, false],
      ]);
    });

    it("still applies to merged units after a transfer to another folio, even where the scheme's NAV is known", () => {
      const on = (["out", "in"] as const).map((side) =>
        taxEntry({
          date: "2021-01-04",
          type: `transfer-${side}`,
          units: 10,
          pairId: "on",
          fundId: side === "out" ? "other" : "fund",
        }),
      );
      const moved = [...folios.slice(0, 3), ...on, sold];
      expect(salesOf(moved, new Map([["fund", "30"]]))).toEqual([["fund", 20, false]]);
    });
  });

  it("of listed units is their NAV, which is not certain: the price on the exchange counts", () => {
    const entries = [bought, sell("2025-06-10", 10, 500)];
    const certainBy = (fmv: typeof listed) =>
      taxReport(personWith([taxedFund("equity", { fmv, isListed: true })]), factsOf(entries), {
        year: 2025,
        today: "2026-11-25",
      }).sales.map(({ certain }) => certain);
    expect(certainBy(listed)).toEqual([false]);
    expect(certainBy(typed)).toEqual([true]);
  });

  it("is not known for a merged unit whose other side is not recorded", () => {
    const alone = taxEntry({
      date: "2020-01-02",
      type: "merger-in",
      units: 10,
      amount: 200,
      cost: 100,
      acquiredOn: "2017-01-02",
    });
    expect(valueIn([alone, sell("2025-06-10", 10, 500)], listed)).toEqual(["no-fmv"]);
  });

  it("is that of the day which the rules name", () => {
    const { grandfathering } = taxRules;
    const rules = { ...taxRules, grandfathering: { ...grandfathering, valuedOn: "2020-01-02" } };
    const entries = [bought, split("2020-01-02", 10), sell("2025-06-10", 20, 500)];
    expect(valueIn(entries, listed, { rules })).toEqual([20, 400, true]);
  });
});
