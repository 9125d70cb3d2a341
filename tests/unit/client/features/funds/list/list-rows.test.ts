import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  listRows,
  redeemedHeading,
} from "../../../../../../src/client/features/funds/list/sort-and-filter.ts";
import {
  naturalOrder,
  orders,
  sorts,
} from "../../../../../../src/client/features/funds/list/sorting.ts";
import {
  readListSearch,
  readSorting,
  sortingSearch,
} from "../../../../../../src/client/features/funds/list/list-search.ts";
import type { ValuedFund } from "../../../../../../src/shared/funds/schema.ts";
import { valueFund } from "../../../../../../src/shared/funds/valuation.ts";
import { wholeFund } from "../../../../../support/data/whole-fund.ts";

const fund = (
  id: string,
  holding: { units: number; investedAmount: number; nav: number | null },
): ValuedFund =>
  wholeFund({
    id,
    navDate: holding.nav === null ? null : "2026-08-19",
    ...holding,
    ...valueFund(holding),
  });
const namesOf = (rows: ReturnType<typeof listRows>["rows"]) =>
  rows.map((row) => (row === redeemedHeading ? row : row.id));
const byValue = { sort: "value", order: "descending" } as const;

describe("the rows of a list of funds", () => {
  const large = fund("large", { units: 10, investedAmount: 100, nav: 50 });
  const small = fund("small", { units: 10, investedAmount: 100, nav: 20 });
  const unknown = fund("unknown", { units: 10, investedAmount: 100, nav: null });
  const redeemed = fund("redeemed", { units: 0, investedAmount: 0, nav: 20 });
  const gift = fund("gift", { units: 1, investedAmount: 0, nav: 30 });
  const funds = [redeemed, unknown, small, gift, large];

  it("list redeemed funds last, under a heading, and do not count them as held", () => {
    const { rows, held } = listRows(funds, {}, byValue);
    expect(namesOf(rows)).toEqual(["large", "small", "gift", "unknown", "redeemed", "redeemed"]);
    expect(rows[4]).toBe(redeemedHeading);
    expect(held).toBe(4);
    expect(namesOf(listRows([small], {}, byValue).rows)).toEqual(["small"]);
  });

  it("list funds without the figure last in either order, such as returns on an investment of 0", () => {
    for (const order of orders) {
      const { rows } = listRows(funds, {}, { sort: "returns", order });
      expect(namesOf(rows).slice(2, 4)).toEqual(["unknown", "gift"]);
    }
  });

  it("can list the newest first or last", () => {
    const held = [small, large];
    const newest = (order: (typeof orders)[number]) =>
      namesOf(listRows(held, {}, { sort: "newest", order }).rows);
    expect(newest("descending")).toEqual(["small", "large"]);
    expect(newest("ascending")).toEqual(["large", "small"]);
  });

  it("hold the same funds in each sorting", () => {
    const holding = fc.record({
      units: fc.integer({ min: 0, max: 2 }),
      investedAmount: fc.integer({ min: 0, max: 3 }),
      nav: fc.option(fc.integer({ min: 1, max: 5 })),
    });
    const sorting = fc.record({
      sort: fc.constantFrom(...sorts),
      order: fc.constantFrom(...orders),
    });
    fc.assert(
      fc.property(fc.array(holding, { maxLength: 12 }), sorting, (holdings, by) => {
        const all = holdings.map((one, index) => fund(String(index), one));
        const { rows, held } = listRows(all, {}, by);
        const listed = rows.filter((row) => row !== redeemedHeading);
        expect(new Set(listed)).toEqual(new Set(all));
        expect(listed.slice(0, held).every(({ units }) => units > 0)).toBe(true);
        expect(listed.slice(held).every(({ units }) => units === 0)).toBe(true);
      }),
    );
  });
});

describe("a sorting", () => {
  it("survives a round trip through the URL, which omits the natural order", () => {
    for (const sort of sorts) {
      for (const order of orders) {
        const search = sortingSearch({ sort, order });
        expect("order" in search).toBe(order !== naturalOrder(sort));
        expect(readSorting(search.sort, search.order)).toEqual({ sort, order });
        expect(readListSearch(search)).toEqual(search);
      }
    }
    expect(readSorting("bogus", "up")).toBeUndefined();
  });
});
