import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonNavs } from "../../../../src/shared/compare/common-navs.ts";
import { compareSchemes, navsOfFaceValue } from "../../../../src/shared/compare/comparison.ts";
import { growthFrom } from "../../../../src/shared/compare/growth.ts";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../../src/shared/history/schema.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";
import { randomNavs } from "../../../support/data/random-navs.ts";
import { madeHistory } from "../../../support/servers/history-source.ts";

const navsOn = (navs: Record<string, number>): NavPoints => ({
  days: Object.keys(navs).map(dayOf),
  navs: Object.values(navs),
});

const older = navsOn({
  "2024-01-01": 50,
  "2024-01-02": 51,
  "2024-01-03": 52,
  "2024-01-20": 60,
  "2024-01-22": 62,
});
const younger = navsOn({ "2024-01-02": 10, "2024-01-03": 11, "2024-01-21": 12 });

describe("the days that schemes have in common", () => {
  it("begin with the youngest and end with the one that ends first", () => {
    expect(commonNavs([older, younger])).toEqual({
      days: ["2024-01-02", "2024-01-03", "2024-01-20", "2024-01-21"].map(dayOf),
      // By hand: 11 is over ten days old on the 20th.
      navs: [
        [51, 52, 60, 60],
        [10, 11, null, 12],
      ],
    });
  });

  it("are none where one ends before another begins", () => {
    const ended = navsOn({ "2019-01-01": 10, "2019-01-02": 11 });
    expect(commonNavs([older, ended])).toBeNull();
    expect(commonNavs([older, { days: [], navs: [] }])).toBeNull();
  });

  it("are shortened by a scheme that begins more than a month after the others", () => {
    const compared = (...starts: string[]) =>
      runAtOnce(
        compareSchemes(
          starts.map((from, index) => ({
            code: String(index),
            navs: madeHistory(String(index), from, "2026-08-18"),
          })),
        ),
      )?.shortenedBy;
    expect(compared("2020-01-01", "2024-01-01")).toBe("1");
    expect(compared("2023-12-20", "2020-01-01", "2024-01-01")).toBeNull();
    expect(compared("2020-01-01")).toBeNull();
  });

  it("have the last NAV of at most ten days before, for any NAVs", () => {
    fc.assert(
      fc.property(fc.array(randomNavs(), { minLength: 1, maxLength: 5 }), (schemes) => {
        const common = commonNavs(schemes);
        if (common === null) return;
        for (const [scheme, navs] of common.navs.entries()) {
          const own = schemes[scheme] ?? { days: [], navs: [] };
          expect(navs).toHaveLength(common.days.length);
          for (const [index, day] of common.days.entries()) {
            const at = own.days.findLastIndex((known) => known <= day && known >= day - 10);
            expect(navs[index]).toBe(at === -1 ? null : own.navs[at]);
          }
          expect(navs[0]).not.toBeNull();
          expect(navs.at(-1)).not.toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the growth of 10,000 rupees", () => {
  it("begins for all on the first day from an index on on which all have a NAV", () => {
    const common = commonNavs([older, younger]) ?? { days: [], navs: [] };
    expect(growthFrom(common, 0).values[1]).toEqual([10_000, 11_000, null, 12_000]);
    const later = growthFrom(common, 2);
    expect(later.days.map(isoDay)).toEqual(["2024-01-21"]);
    expect(later.values).toEqual([[10_000], [10_000]]);
  });
});

describe("NAVs of one face value", () => {
  it("begin on the day of its last change", () => {
    const navs = navsOn({ "2024-01-01": 1_000, "2024-01-02": 10, "2024-01-03": 10.1 });
    expect(navsOfFaceValue(navs)).toEqual({
      navs: navsOn({ "2024-01-02": 10, "2024-01-03": 10.1 }),
      changedOn: dayOf("2024-01-02"),
    });
    expect(navsOfFaceValue(older)).toEqual({ navs: older, changedOn: null });
  });
});

describe("a comparison", () => {
  it("has each scheme's figures over the days in common", () => {
    const [long, short] = [
      madeHistory("1", "2016-01-01", "2026-08-18"),
      madeHistory("2", "2019-07-01", "2026-08-18"),
    ];
    const compared = runAtOnce(
      compareSchemes([
        { code: "1", navs: long },
        { code: "2", navs: short },
      ]),
    );
    expect(compared).toMatchObject({ from: dayOf("2019-07-01"), to: dayOf("2026-08-18") });
    const [first] = compared?.schemes ?? [];
    const navOf = (date: string) => long.navs[long.days.indexOf(dayOf(date))] ?? NaN;
    expect(first?.change).toBeCloseTo(navOf("2026-08-18") / navOf("2019-07-01") - 1, 12);
    expect(first?.years.map(({ year, isPartial }) => [year, isPartial])).toEqual([
      [2019, true],
      ...[2020, 2021, 2022, 2023, 2024, 2025].map((year) => [year, false]),
      [2026, true],
    ]);
    // A daily SIP's months: the first of July 2019 to the first of August 2026.
    expect(first?.sip?.paid).toBe(860_000);
    expect(first?.rolling.map((returns) => returns?.years)).toEqual([1, 3, 5]);
  });

  it("has no rate a year where it is shorter than one", () => {
    const compared = runAtOnce(compareSchemes([{ code: "1", navs: older }]));
    expect(compared?.schemes).toMatchObject([
      { change: 62 / 50 - 1, yearly: null, volatility: null, rolling: [null, null, null] },
    ]);
  });
});
