import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { portfolioAfterImport } from "../../../../../src/shared/imports/propose/portfolio-after-import.ts";

const fund = (id: string, units: number, amfiCode: string | null = id, category = "equity") => ({
  id,
  units,
  amfiCode,
  category,
});

describe("what is held after an import", () => {
  it("is valued at each fund's own NAV, or at its scheme's if the fund is new", () => {
    const funds = [fund("old", 10, "1"), fund("new", 2.5, "2"), fund("same", 1, "1")];
    const before = [{ id: "old", nav: 12.345 }];
    const navs = new Map([
      ["1", "20"],
      ["2", "100.50"],
    ]);
    // By hand: 10 × 12.345 = 123.45; 2.5 × 100.50 = 251.25; 1 × 20 = 20.
    expect(portfolioAfterImport(funds, before, navs, [])).toEqual({
      funds: 3,
      value: 394.7,
      withoutNav: 0,
    });
  });

  it("counts funds without a NAV, and leaves out redeemed funds", () => {
    const funds = [fund("unlisted", 5, null), fund("no nav", 5), fund("stale", 5), fund("sold", 0)];
    const before = [{ id: "stale", nav: null }];
    const navs = new Map([["no nav", null]]);
    expect(portfolioAfterImport(funds, before, navs, [])).toEqual({
      funds: 3,
      value: 0,
      withoutNav: 3,
    });
  });

  it("leaves out of the value what the overview leaves out", () => {
    const funds = [fund("own", 1), fund("policy", 1, "policy", "insurance")];
    const navs = new Map([
      ["own", "10"],
      ["policy", "20"],
    ]);
    expect(portfolioAfterImport(funds, [], navs, ["insurance"])).toMatchObject({
      funds: 2,
      value: 10,
    });
  });

  it("is the sum of the funds one by one", () => {
    const units = fc.integer({ min: 0, max: 1_000_000_000 }).map((micro) => micro / 1_000_000);
    const nav = fc.option(fc.integer({ min: 1, max: 100_000_000 }).map((each) => each / 10_000));
    fc.assert(
      fc.property(fc.array(fc.record({ units, nav })), (all) => {
        const funds = all.map((each, index) => fund(String(index), each.units));
        const before = all.map((each, index) => ({ id: String(index), nav: each.nav }));
        const together = portfolioAfterImport(funds, before, new Map(), []);
        const apart = funds.map((each) => portfolioAfterImport([each], before, new Map(), []));
        const paise = apart.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
        expect(Math.round(together.value * 100)).toBe(paise);
        expect(together.funds).toBe(apart.reduce((sum, { funds: own }) => sum + own, 0));
        expect(together.withoutNav).toBe(apart.reduce((sum, each) => sum + each.withoutNav, 0));
      }),
    );
  });
});
