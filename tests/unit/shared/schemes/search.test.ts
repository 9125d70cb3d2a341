import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasAllWords, highlightParts, searchWords } from "../../../../src/shared/schemes/search.ts";

const matches = (text: string, query: string) =>
  hasAllWords(text.toLowerCase(), searchWords(query));

describe("search", () => {
  it("requires every word, in any order and case, also inside words", () => {
    expect(matches("HDFC Small Cap Fund - Direct Plan", "cap hdfc DIR")).toBe(true);
    expect(matches("HDFC Small Cap Fund - Direct Plan", "hdfc large")).toBe(false);
  });

  it("matches everything for a blank query", () => expect(matches("Anything", "   ")).toBe(true));

  it("finds a text by any of its words in any order", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9&]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (words, random) => {
          const shuffled = words.toSorted(() => ((random.next().value ?? 0) % 2 === 0 ? 1 : -1));
          expect(matches(words.join(" "), shuffled.join("  ").toUpperCase())).toBe(true);
        },
      ),
    );
  });

  it("marks the matches, overlapping ones as one part", () => {
    expect(highlightParts("Small Cap", searchWords("mall all c"))).toEqual([
      { text: "S", matched: false },
      { text: "mall", matched: true },
      { text: " ", matched: false },
      { text: "C", matched: true },
      { text: "ap", matched: false },
    ]);
  });

  it("marks a word that is split in the text", () => {
    expect(highlightParts("HDFC Mid-Cap Fund", ["midcap"])).toEqual([
      { text: "HDFC ", matched: false },
      { text: "Mid-Cap", matched: true },
      { text: " Fund", matched: false },
    ]);
  });

  it("splits a text into parts that join to the same text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        const parts = highlightParts(text, searchWords(query));
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});
