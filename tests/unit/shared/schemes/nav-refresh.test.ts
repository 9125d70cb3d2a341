import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemeLookup } from "../../../../src/shared/schemes/matching.ts";
import { navUpdateFor } from "../../../../src/shared/schemes/nav-refresh.ts";
import { isoDate, navText } from "../../../support/arbitraries.ts";

const listed = (navDate: string, nav = "11") =>
  schemeLookup([{ code: "1", name: "Alpha", nav, navDate }], navDate);
const fund = {
  schemeName: "Alpha",
  amfiCode: "1",
  nav: "10",
  navDate: "2026-08-19",
  updatedAt: new Date("2026-08-19T12:00:00Z"),
};

describe("a NAV refresh", () => {
  it("takes a NAV with a later date", () => {
    expect(navUpdateFor(fund, listed("2026-08-20"))).toEqual({
      schemeName: "Alpha",
      amfiCode: "1",
      nav: "11",
      navDate: "2026-08-20",
    });
  });

  it("leaves a fund alone that has the list's date, or a later one", () => {
    expect(navUpdateFor(fund, listed("2026-08-19"))).toBeNull();
    expect(navUpdateFor(fund, listed("2026-08-18"))).toBeNull();
  });

  it("takes the list's NAV of the same date for a fund that was never updated", () => {
    expect(navUpdateFor({ ...fund, updatedAt: null }, listed("2026-08-19"))?.nav).toBe("11");
  });

  it("never takes a NAV back in date, also for a fund that was never updated", () => {
    expect(navUpdateFor({ ...fund, updatedAt: null }, listed("2026-08-18"))).toMatchObject({
      nav: "10",
      navDate: "2026-08-19",
    });
  });

  it("gives a fund without a NAV the one that a list has by now", () => {
    expect(navUpdateFor({ ...fund, nav: null, navDate: null }, listed("2020-01-01"))?.nav).toBe(
      "11",
    );
  });

  it("does nothing without a scheme, or with one that has no NAV", () => {
    expect(navUpdateFor(fund, schemeLookup([], null))).toBeNull();
    const unpriced = { code: "1", name: "Alpha", nav: null, navDate: null };
    expect(navUpdateFor(fund, schemeLookup([unpriced], "2026-08-20"))).toBeNull();
  });

  it("takes the scheme's new name also where its NAV has nothing new, or is none", () => {
    const renamed = { code: "1", name: "Alpha Fund", nav: "11", navDate: "2026-08-19" };
    const kept = { schemeName: "Alpha Fund", amfiCode: "1", nav: "10", navDate: "2026-08-19" };
    expect(navUpdateFor(fund, schemeLookup([renamed], "2026-08-20"))).toEqual(kept);
    const unpriced = { ...renamed, nav: null, navDate: null };
    expect(navUpdateFor(fund, schemeLookup([unpriced], "2026-08-20"))).toEqual(kept);
  });

  it("is done once: a fund that took it over has nothing more to take, whatever the dates", () => {
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
