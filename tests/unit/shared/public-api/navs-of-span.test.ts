import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import { navsOfSpan } from "../../../../src/shared/public-api/navs-of-span.ts";

const days = ["2025-01-01", "2025-02-03", "2025-03-03"].map(dayOf);
const navs = { days, navs: [10, 11, 12] };
const daysOf = (span: Parameters<typeof navsOfSpan>[1]) => navsOfSpan(navs, span).days.map(isoDay);

describe("the NAVs within a span", () => {
  it("begin with the last day up to its first", () => {
    expect(daysOf({ from: "2025-02-28" })).toEqual(["2025-02-03", "2025-03-03"]);
    expect(daysOf({ from: "2024-01-01", to: "2025-02-03" })).toEqual(["2025-01-01", "2025-02-03"]);
    expect(daysOf({ to: "2024-12-31" })).toEqual([]);
    expect(daysOf({})).toHaveLength(3);
  });

  it("are a part of all, with the NAVs of their days", () => {
    const day = fc.integer({ min: dayOf("2024-12-01"), max: dayOf("2025-04-01") }).map(isoDay);
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from = one, to = other] = [one, other].toSorted();
        const cut = navsOfSpan(navs, { from, to });
        expect(cut.navs).toEqual(cut.days.map((each) => navs.navs[days.indexOf(each)]));
        for (const each of cut.days.slice(1)) expect(each).toBeGreaterThan(dayOf(from));
        for (const each of cut.days) expect(each).toBeLessThanOrEqual(dayOf(to));
      }),
    );
  });
});
