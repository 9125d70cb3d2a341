import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closestFirst,
  hasAllWords,
  highlightParts,
  searchWords,
} from "../../../src/shared/nav/search.ts";

const matches = (text: string, query: string) =>
  hasAllWords(text.toLowerCase(), searchWords(query));

describe("search", () => {
  it("wants every word, in any order and any case, also inside words", () => {
    expect(matches("HDFC Small Cap Fund - Direct Plan", "cap hdfc DIR")).toBe(true);
    expect(matches("HDFC Small Cap Fund - Direct Plan", "hdfc large")).toBe(false);
  });

  it("finds everything for a blank query", () => expect(matches("Anything", "   ")).toBe(true));

  it("finds a text by any of its own words, shuffled", () => {
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

  it("puts whole words first, and of them the shorter name", () => {
    const found = [
      "sbi nifty smallcap 250 index fund",
      "sbi small cap fund - regular plan",
      "sbi small-cap fund",
    ];
    const closest = closestFirst(found, searchWords("small SBI cap"), (name) => name);
    expect(closest).toEqual([found[2], found[1], found[0]]);
  });

  it("loses nothing by the order, and keeps it where nothing is closer", () => {
    const words = fc.array(fc.constantFrom("a", "b", "ab"), { minLength: 1, maxLength: 3 });
    const names = fc.array(fc.stringMatching(/^[ab -]{0,5}$/));
    fc.assert(
      fc.property(names, words, (all, query) => {
        const items = all.map((name, at) => ({ name, at }));
        const closest = closestFirst(items, query, ({ name }) => name);
        expect(closest.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual([...all.keys()]);
        expect(closestFirst(closest, query, ({ name }) => name)).toEqual(closest);
      }),
    );
  });

  it("marks what matched, overlapping words as one part", () => {
    expect(highlightParts("Small Cap", searchWords("mall all c"))).toEqual([
      { text: "S", matched: false },
      { text: "mall", matched: true },
      { text: " ", matched: false },
      { text: "C", matched: true },
      { text: "ap", matched: false },
    ]);
  });

  it("cuts a text into parts that are the text again", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        const parts = highlightParts(text, searchWords(query));
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});
