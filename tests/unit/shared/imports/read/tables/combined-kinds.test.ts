import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  combinedKind,
  isUnknownKind,
} from "../../../../../../src/shared/imports/read/tables/combined-kinds.ts";
import { typeOfWord } from "../../../../../../src/shared/imports/read/tables/type-words.ts";

describe("words of one row", () => {
  it.each([
    [["BUY", "SIP"], "sip"],
    [["SELL", "SWITCH"], "switch-out"],
    [["SWITCH", "BUY"], "switch-in"],
    [["SELL", "SWP"], "swp"],
    [["BUY", "INITIAL"], "purchase"],
    [["BUY", "Dividend Reinvestment"], "idcw-reinvestment"],
    [["REDEEM", "Lumpsum"], "redemption"],
    [["SWITCH", "blue"], null],
    [["blue", ""], null],
    [["BUY", "Redemption"], "contradiction"],
    [["SIP", "Switch In"], "contradiction"],
    [["BUY", "Bonus"], "contradiction"],
  ])("%j say %s together", (words, kind) => {
    expect(combinedKind(words)).toBe(kind);
  });

  it("are not all understood where one could be another kind", () => {
    const words = ["", "BUY", "SWITCH", "Dr", "Lumpsum", "INITIAL", "Rejected", "Gift", "blue"];
    expect(words.filter(isUnknownKind)).toEqual(["Gift", "blue"]);
  });

  it("say the same in any order, and alone what one says", () => {
    const word = fc.constantFrom("BUY", "SELL", "SIP", "SWITCH", "Bonus", "Switch In", "blue", "");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        expect(combinedKind(words.toReversed())).toBe(combinedKind(words));
        expect(combinedKind(words.slice(0, 1))).toBe(typeOfWord(words[0] ?? ""));
      }),
    );
  });
});
