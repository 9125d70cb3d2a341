import { expect, it } from "vitest";
import { fundNames } from "../../../../../src/client/features/funds/fund-names.ts";

const fund = (id: string, schemeName: string) => ({ id, schemeName, folioNumber: `12/${id}` });

it("funds of one scheme are told apart by their folios, others go by their scheme", () => {
  const nameOf = fundNames([
    fund("a", "Example Debt Fund - Growth"),
    fund("b", "Example Debt Fund - Growth"),
    fund("c", "Example Gold Fund - Growth"),
  ]);
  expect(["a", "b", "c", "gone", null].map(nameOf)).toEqual([
    "Example Debt Fund - Growth · Folio 12/a",
    "Example Debt Fund - Growth · Folio 12/b",
    "Example Gold Fund - Growth",
    undefined,
    undefined,
  ]);
});
