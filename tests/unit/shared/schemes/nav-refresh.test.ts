import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemeLookup } from "../../../../src/shared/schemes/matching.ts";
import * as rules from "../../../../src/shared/schemes/nav-refresh.ts";
import { isoDate, navText } from "../../../support/data/arbitraries.ts";

const listed = (navDate: string, nav = "11") =>
  schemeLookup([{ code: "1", name: "Alpha", nav, navDate }], navDate);
const latest = "2031-01-01";
const navUpdateFor = (
  held: Parameters<typeof rules.navUpdateFor>[0],
  lookup: Parameters<typeof rules.navUpdateFor>[1],
) => rules.navUpdateFor(held, lookup, latest);
const fund = {
  schemeName: "Alpha",
  amfiCode: "1",
  nav: "10",
  navDate: "2026-08-19",
  updatedAt: new Date("2026-08-19T12:00:00Z"),
};

describe("a NAV refresh", () => {
  it("applies a NAV with a later date", () => {
    expect(navUpdateFor(fund, listed("2026-08-20"))).toEqual({
      schemeName: "Alpha",
      amfiCode: "1",
      nav: "11",
      navDate: "2026-08-20",
    });
  });

  it("leaves a fund with the same or a later date unchanged", () => {
    expect(navUpdateFor(fund, listed("2026-08-19"))).toBeNull();
    expect(navUpdateFor(fund, listed("2026-08-18"))).toBeNull();
  });

  it("applies a NAV of the same date to a fund that was never updated", () => {
    expect(navUpdateFor({ ...fund, updatedAt: null }, listed("2026-08-19"))?.nav).toBe("11");
  });

  it("never applies an older NAV, even to a fund that was never updated", () => {
    expect(navUpdateFor({ ...fund, updatedAt: null }, listed("2026-08-18"))).toMatchObject({
      nav: "10",
      navDate: "2026-08-19",
    });
  });

  it("replaces a NAV dated after tomorrow by any that is not, and by no other such", () => {
    const future = { ...fund, nav: "99", navDate: "2099-01-01" };
    const replaced = rules.navUpdateFor(future, listed("2026-08-18"), "2026-08-20");
    expect(replaced).toMatchObject({ nav: "11", navDate: "2026-08-18" });
    expect(rules.navUpdateFor(future, listed("2098-01-01"), "2026-08-20")).toBeNull();
    expect(rules.navUpdateFor(fund, listed("2026-08-18"), "2026-08-20")).toBeNull();
  });

  it("gives a fund without a NAV the one that is now listed", () => {
    expect(navUpdateFor({ ...fund, nav: null, navDate: null }, listed("2020-01-01"))?.nav).toBe(
      "11",
    );
  });

  it("changes nothing without a scheme or without its NAV", () => {
    expect(navUpdateFor(fund, schemeLookup([], null))).toBeNull();
    const unpriced = { code: "1", name: "Alpha", nav: null, navDate: null };
    expect(navUpdateFor(fund, schemeLookup([unpriced], "2026-08-20"))).toBeNull();
  });

  it("applies the scheme's new name even when its NAV is unchanged or missing", () => {
    const renamed = { code: "1", name: "Alpha Fund", nav: "11", navDate: "2026-08-19" };
    const kept = { schemeName: "Alpha Fund", amfiCode: "1", nav: "10", navDate: "2026-08-19" };
    expect(navUpdateFor(fund, schemeLookup([renamed], "2026-08-20"))).toEqual(kept);
    const unpriced = { ...renamed, nav: null, navDate: null };
    expect(navUpdateFor(fund, schemeLookup([unpriced], "2026-08-20"))).toEqual(kept);
  });

  it("is idempotent for any dates", () => {
    const own = fc.record({
      ...asConstants(fund),
      nav: fc.option(navText),
      navDate: fc.option(isoDate),
    });
    fc.assert(
      fc.property(own, isoDate, navText, (held, navDate, nav) => {
        const list = listed(navDate, nav);
        const update = navUpdateFor(held, list);
        if (update === null) return;
        const keptItsDay = held.navDate === null || (update.navDate ?? "") >= held.navDate;
        expect(keptItsDay || held.nav === null).toBe(true);
        expect(navUpdateFor({ ...update, updatedAt: new Date() }, list)).toBeNull();
      }),
    );
  });
});

const asConstants = ({ schemeName, amfiCode, updatedAt }: typeof fund) => ({
  schemeName: fc.constant(schemeName),
  amfiCode: fc.constant(amfiCode),
  updatedAt: fc.option(fc.constant(updatedAt)),
});
