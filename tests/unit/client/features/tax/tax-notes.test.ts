import { afterEach, describe, expect, it } from "vitest";
import english from "../../../../../src/client/language/catalogues/en.ts";
import hindi from "../../../../../src/client/language/catalogues/hi.ts";
import { setCatalogue } from "../../../../../src/client/language/text.ts";
import {
  salesHeadings,
  salesWords,
} from "../../../../../src/client/features/tax/output/sales-headings.ts";
import {
  carriedLossNote,
  exemptionText,
  isComplete,
  ownLossNote,
  reportNotes,
} from "../../../../../src/client/features/tax/tax-notes.ts";
import { salesCsv } from "../../../../../src/shared/tax/report/sales-csv.ts";
import type { TaxEntry } from "../../../../../src/shared/tax/taxed-fund.ts";
import { toPaise } from "../../../../../src/shared/transactions/fixed-point.ts";
import {
  buy,
  factsOf,
  personWith,
  sell,
  taxedFund,
  taxReport,
} from "../../../../support/data/tax-facts.ts";

const unknown = taxedFund(null, { id: "unknown" });
const person = personWith([taxedFund(), unknown], {
  losses: [{ year: 2022, short: 0, long: toPaise(1000) }],
});
const certainSale = [buy("2024-01-03", 100, 10_000), sell("2025-06-10", 100, 11_000)];
const leftOutSale = [
  buy("2022-01-03", 10, 100, { fundId: "unknown" }),
  sell("2024-05-02", 10, 900, { fundId: "unknown" }),
];
const reportOf = (entries: readonly TaxEntry[], year = 2025) =>
  taxReport(person, factsOf(entries), { year, today: "2028-01-25" });

const legend = "What is marked with * depends on a point that is not certain.";
const afterRules =
  "The rules of this year are not known yet: those of the last known year are used.";

afterEach(() => setCatalogue("en", english, {}));

describe("a loss with which the report's own year ended", () => {
  it("is to be entered in the next year's report, once its return is filed", () => {
    const lost = [buy("2025-05-02", 100, 10_000), sell("2025-06-10", 100, 4_000)];
    expect(ownLossNote(reportOf(lost))).toBe(
      "A loss is carried forward by the return, which is filed after the year ends. Once the 2025-26 return is filed in time, enter its loss in the 2026-27 report.",
    );
    expect(ownLossNote(reportOf(lost, 2026))).toBeNull();
    expect(ownLossNote(reportOf(certainSale))).toBeNull();
  });
});

describe("the notes of a tax report", () => {
  it("name the years that may have used more of the losses, and call the report incomplete", () => {
    const report = reportOf([...certainSale, ...leftOutSale]);
    const note =
      "Sales of 2024-25 are left out or not known: what they used of earlier losses can be more or less than is shown.";
    expect(report.leftOut).toEqual([]);
    expect(isComplete(report)).toBe(false);
    expect(carriedLossNote(report)).toBe(note);
    expect(
      salesCsv(2025, report.sales, salesHeadings(), salesWords(), reportNotes(report)),
    ).toContain(note);
    const whole = reportOf(certainSale);
    expect(isComplete(whole)).toBe(true);
    expect(carriedLossNote(whole)).toBeNull();
  });

  it("name a loss of an earlier year that nobody has typed as filed", () => {
    // The oldest units leave first: 10 of those that cost ₹1,000.
    const lost = [buy("2024-05-02", 10, 2_000), sell("2024-06-03", 10, 500), ...certainSale];
    const report = reportOf(lost);
    const note =
      "2024-25 ended with a loss of ₹500.00: enter it under Losses in the tax report if the return was filed in time.";
    expect(carriedLossNote(report)).toBe(note);
    expect(
      salesCsv(2025, report.sales, salesHeadings(), salesWords(), reportNotes(report)),
    ).toContain(note);
  });

  it("explain an asterisk wherever there is one, and a year after the rules", () => {
    const notes = reportNotes(reportOf(certainSale));
    expect(notes).not.toContain(legend);
    expect(notes).not.toContain(afterRules);
    const later = [buy("2024-01-03", 100, 10_000), sell("2027-06-10", 100, 11_000)];
    expect(reportNotes(reportOf(later, 2027))).toEqual(
      expect.arrayContaining([legend, afterRules]),
    );
  });

  it("say that at most so much of the exemption is left where a sale is left out", () => {
    const left = { left: 75_164.72, isCurrent: true };
    expect(exemptionText({ ...left, isComplete: true })).toBe("₹75,164 more tax-free this year");
    expect(exemptionText({ ...left, isComplete: false })).toBe(
      "Up to ₹75,164 more tax-free this year; less if you sold what is not recorded here",
    );
    const past = { left: 125_000, isCurrent: false, isComplete: false };
    expect(exemptionText(past)).toBe("At most ₹1,25,000 of the exemption was left");
  });
});

describe("the headings and words of the file of sales", () => {
  it("are in the language of the interface", () => {
    expect(Object.values(salesHeadings())).toContain("Sold on");
    setCatalogue("hi", hindi, hindi.texts);
    const { isin, ...headings } = salesHeadings();
    expect(isin).toBe("ISIN");
    for (const heading of Object.values(headings)) expect(heading).not.toMatch(/[a-z]/i);
    const { term, class: names, ...words } = salesWords();
    for (const word of [term, names, words].flatMap(Object.values)) {
      expect(word).not.toMatch(/[a-z]/i);
    }
  });
});
