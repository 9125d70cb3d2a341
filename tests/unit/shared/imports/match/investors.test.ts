import { describe, expect, it } from "vitest";
import {
  holderOfInvestor,
  printedName,
} from "../../../../../src/shared/imports/match/investors.ts";

describe("a printed name", () => {
  it.each([
    ["ASHA SAMPLE XXXXXX000A", "ASHA SAMPLE"],
    ["ASHA SAMPLE XXXXX0000A", "ASHA SAMPLE"],
    ["XXXXXX000A", ""],
    ["RAO FAMILY (HUF)", "RAO FAMILY (HUF)"],
  ])("of %s is %s", (investor, name) => {
    expect(printedName(investor)).toBe(name);
  });
});

describe("the holder of an investor's funds", () => {
  const meera = { id: "1", name: "Meera  Iyer" };
  const ravi = { id: "2", name: "Ravi Rao" };
  const known = {
    holders: [meera, ravi],
    ownerName: "Asha Rao",
    remembered: undefined,
    isOnly: false,
    isNamesake: false,
  };
  const cases: [string, string, Partial<Parameters<typeof holderOfInvestor>[1]>, string | null][] =
    [
      ["is the one that was said before", "MEERA IYER XXXXXX000A", { remembered: "2" }, "2"],
      ["is the owner where that was said", "MEERA IYER XXXXXX000A", { remembered: "me" }, "me"],
      ["is the one of the same name", "MEERA IYER XXXXXX000A", {}, "1"],
      [
        "is the one of the same name after another was deleted",
        "RAVI RAO",
        { remembered: "3" },
        "2",
      ],
      ["is the owner of the same name", "ASHA RAO XXXXXX111B", {}, "me"],
      ["has to be said of another name", "DEV RAO XXXXXX111B", {}, null],
      ["has to be said of a PAN alone", "XXXXXX111B", {}, null],
      ["has to be said of one of several", "DEV RAO", { holders: [] }, null],
      ["has to be said of namesakes", "RAVI RAO XXXXXX111B", { isNamesake: true }, null],
      ["is the owner where there is nobody else", "DEV RAO", { holders: [], isOnly: true }, "me"],
    ];
  it.each(cases)("%s", (_, investor, change, holder) => {
    expect(holderOfInvestor(investor, { ...known, ...change })).toBe(holder);
  });
});
