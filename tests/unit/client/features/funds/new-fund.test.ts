import { describe, expect, it } from "vitest";
import { checkNewFund } from "../../../../../src/client/features/funds/form/check-fund.ts";
import {
  emptyDraft,
  type FundDraft,
} from "../../../../../src/client/features/funds/form/fund-draft.ts";
import { blankSchedule } from "../../../../../src/client/features/funds/form/schedule-draft.ts";
import { sinceDoubts } from "../../../../../src/client/features/funds/form/since-doubts.ts";
import { dayOf } from "../../../../../src/shared/history/days.ts";

/** Noon of 5 March 2024 in India. */
const now = new Date("2024-03-05T06:30:00Z");

const draft: FundDraft = {
  ...emptyDraft,
  folioNumber: "1001/1",
  schemeName: "Sample Fund - Growth",
  category: "equity",
  units: "30",
};
const schedule = { ...blankSchedule, amount: "5,000", month: "2024-01" };
const sip = (part: Partial<typeof schedule>, fund: Partial<FundDraft> = {}): FundDraft => ({
  ...draft,
  since: "sip",
  schedule: { ...schedule, ...part },
  ...fund,
});

const errorsOf = (wrong: FundDraft) => {
  const checked = checkNewFund(wrong, now);
  return "errors" in checked ? checked.errors : {};
};

function inputOf(right: FundDraft) {
  const checked = checkNewFund(right, now);
  if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.input;
}

describe("a fund that is held by a SIP", () => {
  it("begins with the instalments due by today, which share its units and are estimates", () => {
    const { fund, transactions } = inputOf(sip({}));
    expect(fund).toMatchObject({ investedAmount: 15_000, units: 30 });
    // By hand: 5,000 × 0.005 / 100.005 = 0.24998…
    expect(transactions).toEqual(
      ["2024-01-05", "2024-02-05", "2024-03-05"].map((date) =>
        expect.objectContaining({
          date,
          type: "sip",
          units: 10,
          amount: 4_999.75,
          stampDuty: 0.25,
          confirmed: false,
        }),
      ),
    );
    expect(inputOf(sip({ day: "6" })).transactions).toHaveLength(2);
  });

  it("has as many instalments as are typed, grown by the step-up, up to those due by tomorrow", () => {
    const grown = inputOf(sip({ month: "2022-03", count: "13", stepUp: "10" }));
    // By hand: 12 × 5,000 + 5,500 = 65,500.
    expect(grown.fund.investedAmount).toBe(65_500);
    expect(inputOf(sip({ day: "6", count: "3" })).transactions).toHaveLength(3);
    expect(errorsOf(sip({ count: "4" }))).toEqual({
      count: "Only 3 of these are due by now",
    });
  });

  it.each([
    ["", "First month is required"],
    ["January", "First month must be a month such as 2024-01"],
    ["2024-13", "First month must be a month such as 2024-01"],
    ["0024-01", "First month must be in 1964 or later"],
    ["2200-01", "First month must be before 2200"],
  ])("says of the first month %o: %s", (month, message) => {
    expect(errorsOf(sip({ month }))).toEqual({ month: message });
  });

  it("names what is wrong with the fund and with the schedule at once", () => {
    const wrong = { amount: "", day: "32", month: "", stepUp: "x", count: "0" };
    expect(Object.keys(errorsOf(sip(wrong, { units: "" }))).toSorted()).toEqual([
      "amount",
      "count",
      "day",
      "month",
      "stepUp",
      "units",
    ]);
    expect(errorsOf(sip({ month: "2024-04" }))).toEqual({ month: "No instalment is due by now" });
    expect(errorsOf(sip({}, { units: "0.001" }))).toEqual({ units: "Units must be more than 0" });
  });

  it("has no more instalments than one request takes", () => {
    expect(inputOf(sip({ month: "1982-08" })).transactions).toHaveLength(500);
    expect(errorsOf(sip({ month: "1982-07" }))).toEqual({ count: "1 to 500 instalments" });
  });

  it("is asked about with the units that the instalments' NAVs give, else by today's NAV", () => {
    const history = {
      code: "900001",
      days: ["2024-01-05", "2024-02-05", "2024-03-05"].map(dayOf),
      navs: [100, 100, 100],
      asOf: "2024-03-05",
      isFilling: false,
    };
    const doubtsAbout = (units: string, navs: Parameters<typeof sinceDoubts>[1]) => {
      const written: object[] = [];
      const doubts = sinceDoubts(inputOf(sip({}, { units })), navs, (part) => written.push(part));
      doubts[0]?.proposal?.write();
      return { asked: doubts.map(({ proposal }) => proposal?.text), written };
    };
    // By hand: 3 × 4,999.75 / 100 = 3 × 49.998 (rounded) = 149.994.
    expect(doubtsAbout("30", { nav: 100, history })).toEqual({
      asked: ["Use 149.994 units"],
      written: [{ units: "149.994" }],
    });
    expect(doubtsAbout("149.994", { nav: 100, history }).asked).toEqual([]);
    expect(doubtsAbout("1.5", { nav: 100, history: null })).toEqual({
      asked: ["Use 150.000 units"],
      written: [{ units: "150" }],
    });
    expect(doubtsAbout("150", { nav: 100, history: null }).asked).toEqual([]);
  });

  it("is asked about with the scheme's first month where it began later", () => {
    const early = sip({ month: "2012-01" }, { schemeName: "Sample Fund - Direct Plan - Growth" });
    const written: object[] = [];
    const [doubt] = sinceDoubts(inputOf(early), { nav: null, history: null }, (part) =>
      written.push(part),
    );
    doubt?.proposal?.write();
    expect(written).toEqual([{ month: "2013-01" }]);
  });
});

describe("a fund that is held since a date", () => {
  it("begins with an opening of that day, and one without a date with its totals", () => {
    const held = { ...draft, investedAmount: "4,000" };
    expect(inputOf({ ...held, since: "date", sinceDate: "2024-01-05" }).transactions).toEqual([
      expect.objectContaining({ type: "opening", date: "2024-01-05", units: 30, amount: 4_000 }),
    ]);
    expect(inputOf(held).transactions).toEqual([]);
    expect(errorsOf({ ...held, since: "date", units: "" })).toEqual({
      units: "Required",
      sinceDate: "Date is required",
    });
  });

  it.each([
    ["2024-03-07", "Date cannot be in the future"],
    ["0023-05-02", "Date must be in 1964 or later"],
    ["2023-02-31", "Date must be a day such as 2026-01-31"],
  ])("says at the field what is wrong with %s", (sinceDate, message) => {
    const held = { ...draft, investedAmount: "4,000" };
    expect(errorsOf({ ...held, since: "date", sinceDate })).toEqual({ sinceDate: message });
  });
});
