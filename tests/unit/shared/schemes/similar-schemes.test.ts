import fc from "fast-check";
import { expect, it } from "vitest";
import { similarSchemes } from "../../../../src/shared/schemes/similar-schemes.ts";

const funds = [
  "parag parikh flexi cap fund",
  "mirae asset large midcap fund",
  "mirae asset large cap fund",
  "quant small cap fund",
  "quantum small cap fund",
  "motilal oswal nifty midcap 150 index fund",
].map((fund) => ({ fund }));

const similarTo = (query: string) =>
  similarSchemes(funds, query.split(" ")).map(({ fund }) => fund);

it.each([
  ["parag parik flexi cap", "parag parikh flexi cap fund"],
  ["parga parikh", "parag parikh flexi cap fund"],
  ["mirae aset large cap", "mirae asset large cap fund"],
  ["quant samll cap direct growth", "quant small cap fund"],
])("%s finds the fund that was meant first", (query, fund) => {
  expect(similarTo(query)[0]).toBe(fund);
});

it("at most three funds are found, and none by words of a plan alone", () => {
  expect(similarTo("fund direct growth")).toEqual([]);
  expect(similarTo("a").length).toBeLessThanOrEqual(3);
});

it("a name with one letter of a word left out is found, whichever it is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...funds), fc.nat(), fc.nat(), ({ fund }, word, letter) => {
      const words = fund.replace(" fund", "").split(" ");
      const long = words.filter(({ length }) => length > 4);
      const chosen = long[word % long.length] ?? "";
      const at = 1 + (letter % (chosen.length - 2));
      const typed = words.map((each) =>
        each === chosen ? chosen.slice(0, at) + chosen.slice(at + 1) : each,
      );
      expect(similarTo(typed.join(" "))).toContain(fund);
    }),
  );
});
