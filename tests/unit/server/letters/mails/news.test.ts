import { describe, expect, it } from "vitest";
import { eventsLetter, soonLetter } from "../../../../../src/server/letters/mails/news.ts";
import { eventsIn } from "../../../../../src/shared/letters/events.ts";
import type { LetterAmounts } from "../../../../../src/shared/letters/schema.ts";
import { soonIn } from "../../../../../src/shared/letters/soon.ts";

const today = "2026-11-30";
const fund = { fundId: "a", schemeName: "A <b>Fund</b>\r\nBcc: x", folioNumber: "12398765" };
const soon = soonIn(
  {
    sips: [
      { ...fund, sipId: "s", dueDate: "2026-12-02", amount: 5_000 },
      { ...fund, fundId: "b", folioNumber: "4321", sipId: "t", dueDate: "2026-12-03", amount: 777 },
    ],
    unlocked: [{ ...fund, on: "2026-12-03", units: 12.345, value: 1_500.5 }],
    longTerm: [
      { ...fund, on: "2026-12-10", units: 3, tax: 208 },
      { ...fund, on: "2026-12-11", units: 4, tax: null },
    ],
    goals: [
      { goalId: "g", name: "College of Tara Rao", missingSip: 4_200 },
      { goalId: "h", name: "House", missingSip: 1 },
    ],
  },
  today,
  () => true,
);
const held = Array.from({ length: 14 }, (_, at) => ({
  id: `${at}`,
  schemeName: `Scheme ${at}`,
  folioNumber: "12398765",
  navDate: "2026-11-01",
}));
const events = eventsIn(
  {
    navAsOf: "2026-11-27",
    held,
    renamed: [{ fundId: "0", was: "Old Fund", is: "New <i>Fund</i>", on: "2026-11-20" }],
    instalments: [{ fundId: "1", count: 2, amount: 3_000, last: "2026-11-05" }],
    inbox: [{ id: "f", cameOn: "2026-09-08", goesOn: "2026-12-07" }],
    balances: [{ fundId: "2", date: "2026-01-01", isDated: true, state: "agrees" }],
    updated: [{ senderId: "s", at: "2026-11-29T00:00:00.000Z" }],
    ended: [],
  },
  today,
  () => true,
);

const links = {
  page: "https://fundbook.example/",
  stop: "https://fundbook.example/api/unsubscribe/token/soon",
  settings: "https://fundbook.example/account/letters",
};
const reader = (amounts: LetterAmounts, language: string | null) => ({
  language,
  amounts,
  holderName: "Tara Rao\r\nBcc: all@example.in",
  links,
});
const soonText = (amounts: LetterAmounts, language: string | null = "en") =>
  soonLetter(soon, reader(amounts, language));
const eventsText = (amounts: LetterAmounts, language: string | null = "en") =>
  eventsLetter(events, reader(amounts, language));

describe("the letter about what is due soon", () => {
  it("has what is due, with two folios of a scheme told apart", () => {
    const { text } = soonText("rupees");
    for (const line of [
      "(folio ending 8765): ₹5,000.00 (due on 2 Dec 2026)",
      "(folio ending 4321): ₹777.00 (due on 3 Dec 2026)",
      ": ₹1,500.50 (12.345 units, can be sold from 3 Dec 2026)",
      "(3.000 units, long-term from 10 Dec 2026; tax if sold today: ₹208.00)",
      "a sale today is taxed at your slab",
      "College of Tara Rao: ₹4,200.00 a month",
    ])
      expect(text).toContain(line);
  });
});

describe("the letter about what has happened", () => {
  it("has each kind, and no more than ten of a list", () => {
    const { text, html } = eventsText("rupees");
    for (const line of [
      "New <i>Fund</i> (since 20 Nov 2026, formerly Old Fund)",
      "Scheme 1: ₹3,000.00 (2, the last of 5 Nov 2026)",
      "A statement came on 8 Sep 2026 and is waiting",
      "A waiting statement will be deleted on 7 Dec 2026",
      "Scheme 2 (the last one is of 1 Jan 2026)",
      "A share was updated",
      "and 4 more",
    ])
      expect(text).toContain(line);
    expect(html).not.toContain("<i>");
    expect(text).not.toContain("8765");
  });
});

describe.each([
  ["soon", soonText],
  ["events", eventsText],
])("a letter with news: %s", (_, letter) => {
  it("has no rupees, units, folios or people's names where only percentages were chosen", () => {
    const { subject, text, html } = letter("percentages");
    for (const content of [subject, text, html]) {
      expect(content).not.toMatch(/₹|Tara|8765|4321|12\.345|\d units/);
    }
  });

  it("has each name on the line of what it is about", () => {
    const { subject, text } = letter("rupees");
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc/m);
  });

  it("is a link alone where only a notice was chosen", () => {
    const { subject, text } = letter("notice");
    expect(subject + text).not.toMatch(/₹|%|Tara|Scheme|Fund\b/);
    expect(text).toContain(links.page);
  });

  it("is in the reader's language, else in English", () => {
    expect(letter("rupees", "hi").html).toContain('<html lang="hi"');
    expect(letter("rupees", "hi").text).toMatch(/सितंबर|दिसंबर/);
    expect(letter("rupees", null).text).toContain("Each item is mentioned once.");
  });

  it("loads nothing, has its styles in its elements, and is small", () => {
    const { html } = letter("rupees");
    expect(html).not.toMatch(/<(?:style|img|link|script|iframe|b>|i>)|class=|url\(/);
    const addresses = [...html.matchAll(/https?:\/\/[^/"]+/g)].map(([address]) => address);
    expect(new Set(addresses)).toEqual(new Set(["https://fundbook.example"]));
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});
