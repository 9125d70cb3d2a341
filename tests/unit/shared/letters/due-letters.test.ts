import { describe, expect, it } from "vitest";
import { lastWeekday, lettersAt, missingNavs } from "../../../../src/shared/letters/due-letters.ts";
import { namedPeriod } from "../../../../src/shared/reports/period.ts";
import { missing } from "../../../../src/shared/missing.ts";

describe("the monthly letter", () => {
  it.each([
    ["2026-11-03T03:29:59Z", null],
    ["2026-11-03T03:30:00Z", "2026-10"],
    ["2026-11-15T18:29:59Z", "2026-10"],
    ["2026-11-15T18:30:00Z", null],
    ["2026-11-02T12:00:00Z", null],
    ["2027-01-05T00:00:00Z", "2026-12"],
  ])("is due at %s: %s", (moment, period) => {
    const monthly = lettersAt(new Date(moment)).filter(({ kind }) => kind === "monthly");
    expect(monthly.map((letter) => letter.period)).toEqual(period === null ? [] : [period]);
  });

  it("is too late from the end of the 15th in India on", () => {
    // Before 09:00.
    expect(lettersAt(new Date("2026-11-05T00:00:00Z"))).toMatchObject([
      { kind: "monthly", period: "2026-10", deadline: new Date("2026-11-15T18:30:00Z") },
    ]);
  });
});

describe("the letters with news", () => {
  // 30 November 2026 is a Monday.
  it.each([
    ["2026-11-30T03:29:59Z", []],
    ["2026-11-30T03:30:00Z", ["2026-11-30"]],
    ["2026-12-02T18:29:59Z", ["2026-11-30"]],
    ["2026-12-02T18:30:00Z", []],
    ["2026-12-06T12:00:00Z", []],
    ["2026-12-07T04:00:00Z", ["2026-12-07"]],
  ])("of a week are due at %s: %j", (moment, periods) => {
    const soon = lettersAt(new Date(moment)).filter(({ kind }) => kind === "soon");
    expect(soon.map(({ period }) => period)).toEqual(periods);
    for (const { deadline, period } of soon) {
      expect(deadline).toEqual(new Date(Date.parse(period) + 66.5 * 3_600_000));
    }
  });

  it.each([
    ["2026-11-29T03:29:59Z", []],
    ["2026-11-29T03:30:00Z", ["2026-11-29"]],
    ["2026-11-29T18:29:59Z", ["2026-11-29"]],
    ["2026-11-29T18:30:00Z", []],
  ])("of a day are due at %s: %j, for seven days", (moment, periods) => {
    const events = lettersAt(new Date(moment)).filter(({ kind }) => kind === "events");
    expect(events.map(({ period }) => period)).toEqual(periods);
    for (const { deadline } of events) expect(deadline).toEqual(new Date("2026-12-05T18:30:00Z"));
  });
});

describe("the letter about the exemption", () => {
  it.each([
    ["2027-03-01T03:29:59Z", []],
    ["2027-03-01T03:30:00Z", ["2026-27"]],
    ["2027-03-15T18:29:59Z", ["2026-27"]],
    ["2027-03-15T18:30:00Z", []],
    ["2027-04-05T12:00:00Z", []],
  ])("is due at %s: %j", (moment, periods) => {
    const march = lettersAt(new Date(moment)).filter(({ kind }) => kind === "march");
    expect(march.map(({ period }) => period)).toEqual(periods);
  });

  it.each([
    ["2027-03-31", "2027-03-31"],
    ["2029-03-31", "2029-03-30"],
    ["2030-03-31", "2030-03-29"],
  ])("names the last Monday to Friday until %s: %s", (day, weekday) => {
    expect(lastWeekday(day)).toBe(weekday);
  });
});

describe("the NAVs of a month's end", () => {
  const period = namedPeriod("month", "2026-10") ?? missing();
  const held = (value: number, navDate: string | null) => ({
    fundId: String(value),
    schemeName: "",
    folioNumber: "",
    units: 1,
    cost: 1,
    value,
    nav: 1,
    navDate,
  });
  // 31 October 2026 is a Saturday.
  const at = (moment: string, holdings: ReturnType<typeof held>[], isFinished = true) => {
    const found = missingNavs({ period, holdings, isFinished }, new Date(moment));
    return [found.waits, found.day, found.missing.map(({ value }) => value)];
  };
  const [third, eighth] = ["2026-11-03T04:00:00Z", "2026-11-07T18:30:00Z"];

  it("are waited for until the 8th where over 5 % of the value lacks them", () => {
    const most = [held(949, "2026-10-30"), held(51, "2026-10-29")];
    expect(at(third, most)).toEqual([true, "2026-10-30", [51]]);
    expect(at(eighth, most)).toEqual([false, "2026-10-30", [51]]);
    expect(at(third, [held(950, "2026-10-30"), held(50, "2026-10-29")])).toEqual([
      false,
      "2026-10-30",
      [50],
    ]);
  });

  it("are not waited for where a scheme is gone, has none, or has those of a Sunday", () => {
    expect(at(third, [held(10, "2026-10-30"), held(900, "2026-10-10"), held(800, null)])).toEqual([
      false,
      "2026-10-30",
      [],
    ]);
    expect(at(third, [held(10, "2026-10-30"), held(900, "2026-10-31")])).toEqual([
      false,
      "2026-10-30",
      [],
    ]);
  });

  it("are waited for until the 8th where no later day's are known, and then named", () => {
    const all = [held(10, "2026-10-29"), held(20, "2026-10-30")];
    expect(at(third, all, false)).toEqual([true, "2026-10-30", [10]]);
    expect(at(eighth, all, false)).toEqual([false, "2026-10-30", [10]]);
    expect(at(eighth, [held(10, "2026-10-28")], false)).toEqual([false, "2026-10-30", [10]]);
  });
});
