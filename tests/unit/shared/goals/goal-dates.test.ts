import { describe, expect, it } from "vitest";
import { goalDates, maturityOf } from "../../../../src/shared/goals/goal-dates.ts";

const index = "Open Ended Schemes(Index Funds - Debt Oriented)";

describe("the month in which a fund is paid back", () => {
  it.each([
    ["HDFC Nifty G-Sec Apr 2029 Index Fund", "2029-04-30"],
    ["SBI CRISIL IBX Gilt Index - June 2036 Fund", "2036-06-30"],
    ["BHARAT Bond ETF - April 2032", "2032-04-30"],
    ["Aditya Birla Sun Life Crisil IBX 60:40 SDL+AAA PSU-APR 2027 Index Fund", "2027-04-30"],
    ["Axis Crisil IBX 50:50 Gilt Plus SDL September 2027 Index Fund", "2027-09-30"],
  ])("is in the name %s", (name, day) => {
    expect(maturityOf(index, name)).toBe(day);
  });

  it.each([
    [index, "A Nifty 50 Index Fund"],
    [index, "An Equity Index Fund December 2030"],
    ["Open Ended Schemes(Equity Scheme - Small Cap Fund)", "A Bond Street Fund Apr 2030"],
    [null, "HDFC Nifty G-Sec Apr 2029 Index Fund"],
  ])("is not known of %s, %s", (heading, name) => {
    expect(maturityOf(heading, name)).toBeNull();
  });
});

it("the dates of a goal's funds are those after today, the first one first", () => {
  const elss = "Open Ended Schemes(Equity Scheme - ELSS)";
  const fund = {
    amfiCode: "1",
    schemeName: "A Tax Saver Fund",
    heading: elss,
    hasRunningSip: false,
  };
  expect(
    goalDates(
      [
        { ...fund, id: "new", boughtOn: "2026-11-05", hasRunningSip: true },
        { ...fund, id: "old", boughtOn: "2020-11-05" },
        { ...fund, id: "unknown", boughtOn: null },
        { ...fund, id: "bonds", schemeName: "A Gilt Apr 2028", heading: index, boughtOn: null },
      ],
      { today: "2026-11-27", goalOn: "2030-01-01" },
    ),
  ).toEqual([
    { fundId: "bonds", on: "2028-04-30", what: "matures" },
    { fundId: "new", on: "2029-11-06", what: "unlocks" },
    { fundId: "new", on: "2033-01-02", what: "unlocks-last" },
  ]);
});
