import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carriedNav } from "../../../../src/shared/history/carried-nav.ts";
import { dayOf } from "../../../../src/shared/history/days.ts";
import { randomNavs } from "../../../support/data/random-navs.ts";

describe("a carried NAV", () => {
  const navs = { days: [dayOf("2026-08-10")], navs: [25.5] };

  it("is the last one for ten days, and none after them or before the first", () => {
    expect(carriedNav(navs, dayOf("2026-08-09"))).toBeNull();
    expect(carriedNav(navs, dayOf("2026-08-10"))).toBe(25.5);
    expect(carriedNav(navs, dayOf("2026-08-20"))).toBe(25.5);
    expect(carriedNav(navs, dayOf("2026-08-21"))).toBeNull();
  });

  it("is the last of a day's eleven, for any history", () => {
    fc.assert(
      fc.property(
        randomNavs(),
        fc.integer({ min: -20, max: 700 }),
        ({ days, navs: own }, after) => {
          const day = (days[0] ?? 0) + after;
          const near = own.filter((_, index) => {
            const age = day - (days[index] ?? 0);
            return age >= 0 && age <= 10;
          });
          expect(carriedNav({ days, navs: own }, day)).toBe(near.at(-1) ?? null);
        },
      ),
    );
  });
});
