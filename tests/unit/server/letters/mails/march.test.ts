import { describe, expect, it } from "vitest";
import { marchLetter } from "../../../../../src/server/letters/mails/march.ts";
import type { Harvest } from "../../../../../src/shared/tax/selling/selling-types.ts";

const harvest = {
  asOf: "2027-03-01",
  rulesAsOf: "2026-11-01",
  financialYear: "2026-27",
  exemptionLimit: 125_000,
  exemptionLeft: 100_000,
  gains: Array.from({ length: 12 }, (_, index) => ({
    fundId: String(index),
    schemeName: "Example Flexi Cap",
    folioNumber: "987654",
    units: 12.345,
    longTermGain: 8_333.33,
    exitLoad: 0,
    arrives: 20_000.5,
    certain: true,
  })),
  leftOut: [{ fundId: "x", schemeName: "Other", amfiCode: null, reason: "no-fmv", what: "sales" }],
} as unknown as Harvest;

const links = {
  page: "https://fundbook.example/tax/sell?holder=me",
  stop: "https://fundbook.example/api/unsubscribe/token/march",
  settings: "https://fundbook.example/account/letters",
};
const letter = (amounts: "rupees" | "percentages" | "notice", language = "en") =>
  marchLetter(harvest, { language, amounts, holderName: "Tara Rao", links });

describe("the letter about the exemption", () => {
  it("says what is left, what can be taken out, and by when", () => {
    const { subject, text } = letter("rupees");
    expect(subject).toBe("What can still be sold without tax until 31 Mar 2027: Tara Rao");
    expect(text).toContain("Left of the exemption of ₹1,25,000.00: ₹1,00,000.00");
    // Twelve times what reaches the bank, of which ten funds are named.
    expect(text).toContain("Can be taken out without tax: ₹2,40,006.00");
    expect(text.match(/Example Flexi Cap/g)).toHaveLength(10);
    expect(text).toContain("before 3 pm on 31 Mar 2027");
    expect(text).toContain("1 fund is not counted");
    expect(text).toContain(links.page);
    expect(text).toContain(links.stop);
  });

  it("has no rupees, units, folios or people's names where only percentages were chosen", () => {
    const { subject, text, html } = letter("percentages");
    for (const content of [subject, text, html]) {
      expect(content).not.toMatch(/₹|Tara|987654|12\.345/);
    }
    expect(text).toContain("Left of the exemption: 80.00%");
    // What inboxes show is said first.
    const [first = ""] = html.split("Fundbook</p>");
    expect(first).toContain("Your exemption for 2026-27 ends on 31 March.");
  });

  it("is a link alone where only a notice was chosen, in either language", () => {
    expect(letter("notice").text).not.toMatch(/₹|%|Tara|Flexi/);
    expect(letter("notice", "hi").text).toContain("2026-27 की आपकी छूट");
    expect(letter("rupees", "hi").subject).toContain("31 मार्च 2027");
  });
});
