import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { agoText } from "../../../../src/client/language/ago-text.ts";
import { languages } from "../../../../src/client/language/catalogue.ts";
import { counted } from "../../../../src/client/language/counted.ts";
import { dateText, localDate, localMoment } from "../../../../src/client/language/dates.ts";
import type { LanguageRules } from "../../../../src/client/language/language-rules.ts";
import { preferredLanguage } from "../../../../src/client/language/preferred-language.ts";
import { setCatalogue, setLanguage, t, translate } from "../../../../src/client/language/text.ts";

describe("the language of the interface", () => {
  it("has its own name in the list of languages", () => {
    expect([...languages]).toEqual(
      expect.arrayContaining([
        ["en", "English"],
        ["hi", "हिन्दी"],
      ]),
    );
    expect(new Set(languages.values()).size).toBe(languages.size);
  });

  it.each([
    [null, [], "en"],
    [null, ["hi-IN", "en-IN"], "hi"],
    [null, ["en-IN", "hi-IN"], "en"],
    [null, ["xx-IN", "HI", "en"], "hi"],
    [null, ["xx-IN", "zz"], "en"],
    [null, ["hif-FJ"], "en"],
    ["hi", ["en-IN"], "hi"],
    ["en", ["hi-IN"], "en"],
    ["toString", ["hi-IN"], "hi"],
  ] as const)("with the setting %o and the browser's %o is %s", (chosen, preferred, language) => {
    expect(preferredLanguage(chosen, preferred, languages)).toBe(language);
  });

  it("is the chosen one, whatever the browser prefers", () => {
    fc.assert(
      fc.property(fc.constantFrom("en", "hi"), fc.array(fc.string()), (chosen, preferred) => {
        expect(preferredLanguage(chosen, preferred, languages)).toBe(chosen);
      }),
    );
  });
});

describe("a translated text", () => {
  afterEach(() => setLanguage("en"));

  const goodbye = () => t("Goodbye, {name}!", { name: "$& Asha" });
  const funds = (count: number) => counted(count, { one: "{count} fund", other: "{count} funds" });

  it("is the key itself in English, with the values inserted", () => {
    expect([t("Home"), goodbye(), t("Share|of the whole")]).toEqual([
      "Home",
      "Goodbye, $& Asha!",
      "Share",
    ]);
    expect([0, 1, 2, 14_000].map(funds)).toEqual(["0 funds", "1 fund", "2 funds", "14,000 funds"]);
    expect([dateText("2026-08-05"), agoText({ count: 2, unit: "hour" })]).toEqual([
      "5 Aug 2026",
      "2 hours ago",
    ]);
  });

  it("is the catalogue's entry in Hindi, with the same digits", async () => {
    await setLanguage("hi");
    expect([t("Home"), goodbye(), t("Share|of the whole"), t("Share")]).toEqual([
      "होम",
      "फिर मिलेंगे, $& Asha!",
      "हिस्सा",
      "साझा करें",
    ]);
    expect([0, 1, 14_000].map(funds)).toEqual(["0 फ़ंड", "1 फ़ंड", "14,000 फ़ंड"]);
    expect([dateText("2026-08-20"), agoText({ count: 2, unit: "hour" })]).toEqual([
      "20 अगस्त 2026",
      "2 घंटे पहले",
    ]);
  });

  it("formats an instant in the reader's time zone", () => {
    const platform = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
    const instants = fc.date({ min: new Date(0), max: new Date("2100"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const expected = platform.format(instant).replace("Sept", "Sep").replace("\u202F", " ");
        expect(localMoment(instant.toISOString())).toBe(expected);
        expect(expected).toContain(`${localDate(instant.toISOString())}, `);
      }),
    );
  });

  it("of the server is translated where the catalogue has it, and shown unchanged otherwise", async () => {
    await setLanguage("hi");
    expect(translate("Fund not found")).toBe("फ़ंड नहीं मिला");
    for (const unknown of ["Something new", "toString", ""])
      expect(translate(unknown)).toBe(unknown);
  });
});

describe("a count in a language with six plural forms", () => {
  const rules = new Intl.PluralRules("ar");
  const arabic: LanguageRules = {
    name: "العربية",
    pluralForm: (count) => rules.select(count),
    furtherForms: {
      "{count} funds": {
        zero: "لا صناديق",
        two: "صندوقان",
        few: "{count} صناديق",
        many: "{count} صندوقًا",
      },
    },
    formatDate: (year, month, day) => `${day}/${month}/${year}`,
    formatDay: String,
    formatMonth: String,
    formatTime: (hours, minutes) => `${hours}:${minutes}`,
  };
  const texts = { "{count} fund": "صندوق واحد", "{count} funds": "{count} صندوق" };
  afterEach(() => setLanguage("en"));

  it.each([
    [0, "لا صناديق"],
    [1, "صندوق واحد"],
    [2, "صندوقان"],
    [3, "3 صناديق"],
    [11, "11 صندوقًا"],
    [100, "100 صندوق"],
  ])("of %d is %s", (count, text) => {
    setCatalogue("ar", arabic, texts);
    expect(counted(count, { one: "{count} fund", other: "{count} funds" })).toBe(text);
  });

  it("falls back to the form for other numbers where the catalogue lacks one", () => {
    setCatalogue("ar", arabic, { "{count} lines": "{count} سطر" });
    expect(counted(3, { one: "{count} line", other: "{count} lines" })).toBe("3 سطر");
  });
});
