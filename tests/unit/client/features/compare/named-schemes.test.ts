import { expect, it } from "vitest";
import { shortTitles } from "../../../../../src/client/features/compare/named-schemes.ts";

it("the names of compared schemes leave out what does not tell them apart", () => {
  const [direct, regular] = ["Big Fund - Direct Plan - Growth", "Big Fund - Regular Plan - Growth"];
  expect(shortTitles([direct, "Small Fund - Growth"])).toEqual(["Big Fund", "Small Fund"]);
  expect(shortTitles([direct, regular])).toEqual([
    "Big Fund - Direct Plan",
    "Big Fund - Regular Plan",
  ]);
  expect(shortTitles([direct, "Big Fund - Direct Plan - Bonus"])).toEqual([
    direct,
    "Big Fund - Direct Plan - Bonus",
  ]);
});
