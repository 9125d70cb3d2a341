import { describe, expect, it } from "vitest";
import { monthlyLetter } from "../../../../../src/server/letters/mails/monthly.ts";
import { missing } from "../../../../../src/shared/missing.ts";
import { namedPeriod } from "../../../../../src/shared/reports/period.ts";
import type { Report } from "../../../../../src/shared/reports/schema.ts";

const fund = { fundId: "a", schemeName: "A <script> & Co\r\nBcc: x", folioNumber: "987654" };
const report: Report = {
  period: namedPeriod("month", "2026-10") ?? missing(),
  asOf: "2026-11-03",
  isFinished: true,
  isFilling: false,
  figures: {
    openingOn: "2026-09-30",
    opening: 1_200,
    paid: 110.01,
    received: 560,
    market: 69.99,
    marketRate: 0.0534,
    closing: 820,
    closingOn: "2026-10-30",
    sinceFirst: {
      xirr: 0.1234,
      xirrReason: null,
      since: "2020-01-01",
      totalGain: 169.99,
      paidIn: 1_210.01,
    },
  },
  movements: [{ ...fund, market: 69.99, rate: 0.0534 }],
  holdings: [],
  realised: [],
  realisedGain: 0,
  transactions: 2,
  sips: {
    count: 1,
    amount: 110.01,
    next: Array.from({ length: 14 }, () => ({ ...fund, dueDate: "2026-11-07", amount: 7_777 })),
  },
  leftOut: [{ ...fund, reason: "totals" }],
  estimated: 4_321,
};
const links = {
  page: "https://fundbook.example/reports/month/2026-10",
  stop: "https://fundbook.example/api/unsubscribe/token/monthly",
  settings: "https://fundbook.example/account/letters",
};
const now = new Date("2026-11-03T04:00:00Z");
const letter = (amounts: "rupees" | "percentages" | "notice", language: string | null = "en") =>
  monthlyLetter(report, { language, amounts, holderName: "Tara Rao", links }, now);

describe("the monthly letter", () => {
  it("has the report's figures in its text and its HTML", () => {
    const { subject, text, html } = letter("rupees");
    expect(subject).toBe("Your funds in October 2026: Tara Rao");
    for (const content of [text, html]) {
      for (const figure of ["₹1,200.00", "₹110.01", "₹560.00", "+₹69.99", "₹820.00", "+12.34%"])
        expect(content).toContain(figure);
      expect(content).toContain("₹4,321.00");
      expect(content).toContain("and 4 more");
      expect(content).toContain(links.stop);
      expect(content).not.toContain("987654");
    }
    expect(html).not.toContain("<script>");
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it("has no rupees, units, folios or people's names where only percentages were chosen", () => {
    const { subject, text, html } = letter("percentages");
    for (const content of [subject, text, html]) {
      expect(content).not.toMatch(/₹|Tara|987654|7,777/);
    }
    expect(text).toContain("+5.34%");
    expect(text).toContain("+12.34%");
  });

  it("shows inboxes no percentage as its first words", () => {
    const shown = (amounts: "rupees" | "percentages") =>
      letter(amounts)
        .html.replace(/^.*<body[^>]*>/s, "")
        .replaceAll(/<[^>]*>|\s+/g, " ")
        .trim()
        .slice(0, 200);
    expect(shown("percentages")).toMatch(/^Your report for October 2026 is ready\./);
    expect(shown("percentages")).not.toContain("%");
    expect(shown("rupees")).toMatch(/^Fundbook/);
  });

  it("is small also with the longest names", () => {
    const named = Array.from({ length: 500 }, (_, index) => ({
      fundId: String(index),
      schemeName: `"`.repeat(296) + String(index).padStart(4, "0"),
      folioNumber: "1",
    }));
    const held = { units: 1, cost: 1, value: 1, nav: 1 };
    const longest: Report = {
      ...report,
      movements: named.slice(0, 3).map((each) => ({ ...each, market: 1, rate: 1 })),
      sips: {
        ...report.sips,
        next: named.map((each) => ({ ...each, dueDate: "2026-11-07", amount: 1 })),
      },
      leftOut: named.map((each) => ({ ...each, reason: "no-history" })),
      holdings: named.map((each, index) => ({
        ...each,
        ...held,
        navDate: index === 0 ? "2026-10-30" : "2026-10-29",
      })),
    };
    for (const language of ["en", "hi"]) {
      const reader = { language, amounts: "rupees", holderName: null, links } as const;
      const { html } = monthlyLetter(longest, reader, now);
      expect(html.match(/<tr>/g)?.length).toBeGreaterThan(33);
      expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    }
  });

  it("is a link alone where only a notice was chosen", () => {
    const { text } = letter("notice");
    expect(text).not.toMatch(/₹|%|Tara|Co/);
    expect(text).toContain("Your report for October 2026 is ready.");
    expect(text).toContain(links.page);
  });

  it("is in the reader's language, else in English", () => {
    expect(letter("rupees", "hi").subject).toBe("अक्टूबर 2026 में आपके फ़ंड: Tara Rao");
    expect(letter("rupees", "hi").html).toContain('<html lang="hi"');
    expect(letter("rupees", null).subject).toContain("October");
  });

  it("says that nothing was held only where no fund is left out", () => {
    const textOf = (leftOut: Report["leftOut"]) =>
      monthlyLetter(
        { ...report, figures: null, movements: [], leftOut },
        { language: "en", amounts: "percentages", holderName: null, links },
        now,
      ).text;
    expect(textOf([])).toContain("Nothing was held yet.");
    expect(textOf(report.leftOut)).not.toContain("Nothing was held yet.");
    expect(textOf(report.leftOut)).toContain("None of your funds could be counted");
  });

  it("loads nothing, has its styles in its elements, and is small", () => {
    const { html } = letter("rupees");
    expect(html).not.toMatch(/<(?:style|img|link|script|iframe)|class=|url\(/);
    const addresses = [...html.matchAll(/https?:\/\/[^/"]+/g)].map(([address]) => address);
    expect(new Set(addresses)).toEqual(new Set(["https://fundbook.example"]));
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});
