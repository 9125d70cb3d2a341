import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInMilliseconds } from "../../../../src/shared/day-length.ts";
import { navOnOrAfter } from "../../../../src/shared/sips/due-nav.ts";

const navs = (previousNavDate: string | null, navDate: string | null) => ({
  nav: navDate === null ? null : "11",
  navDate,
  previousNav: previousNavDate === null ? null : "10",
  previousNavDate,
});

/** Of a Friday and the Monday after it. */
const overWeekend = navs("2026-08-14", "2026-08-17");

describe("the NAV of an instalment", () => {
  it.each([
    ["the day's own", "2026-08-17", { nav: "11", date: "2026-08-17" }],
    [
      "the day's own where it is the one before the newest",
      "2026-08-14",
      { nav: "10", date: "2026-08-14" },
    ],
    ["Monday's for a Sunday", "2026-08-16", { nav: "11", date: "2026-08-17" }],
    ["unknown before the older NAV", "2026-08-13", null],
    ["unknown after the newest NAV", "2026-08-18", null],
  ])("is %s", (_what, dueDate, expected) => {
    expect(navOnOrAfter(dueDate, overWeekend)).toEqual(expected);
  });

  it("is unknown between NAVs so far apart that one may have been missed", () => {
    expect(navOnOrAfter("2026-08-13", navs("2026-08-12", "2026-08-17"))?.date).toBe("2026-08-17");
    expect(navOnOrAfter("2026-08-13", navs("2026-08-11", "2026-08-17"))).toBeNull();
    expect(navOnOrAfter("2026-08-17", navs("2026-08-11", "2026-08-17"))?.date).toBe("2026-08-17");
  });

  it("is known only for the newest day of a scheme with one NAV, and never for one without", () => {
    const single = navs(null, "2026-08-17");
    expect(navOnOrAfter("2026-08-17", single)?.nav).toBe("11");
    expect(navOnOrAfter("2026-08-16", single)).toBeNull();
    expect(navOnOrAfter("2026-08-17", navs(null, null))).toBeNull();
  });

  it("is the first of a whole history wherever it is given", () => {
    const start = Date.parse("2026-01-01");
    const dayOf = (days: number) =>
      new Date(start + days * dayInMilliseconds).toISOString().slice(0, 10);
    const gaps = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 150 }), (distances, due) => {
        let passed = 0;
        const dates = distances.map((distance) => dayOf((passed += distance)));
        const known = navs(dates.at(-2) ?? null, dates.at(-1) ?? null);
        const first = dates.find((date) => date >= dayOf(due));
        const found = navOnOrAfter(dayOf(due), known)?.date;
        const isKnown = first !== undefined && dayOf(due) >= (dates.at(-2) ?? "");
        expect(found).toBe(isKnown ? first : undefined);
      }),
    );
  });
});
