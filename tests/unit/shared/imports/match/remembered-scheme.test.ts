import { describe, expect, it } from "vitest";
import {
  isNothingHeld,
  rememberedSchemes,
} from "../../../../../src/shared/imports/match/remembered-scheme.ts";
import { schemeIndex } from "../../../../../src/shared/imports/match/resolve-scheme.ts";
import type { UnlistedScheme } from "../../../../../src/shared/imports/schema.ts";
import type { ListedScheme } from "../../../../../src/shared/schemes/scheme.ts";
import { statementScheme } from "../../../../support/api/imports.ts";

const listed: ListedScheme = {
  code: "900001",
  name: "Example Flexi Cap Fund - Direct Plan - Growth",
  nav: "10",
  navDate: "2026-08-20",
  plan: "direct",
  option: "growth",
  frequency: null,
  isInferred: false,
  fundHouse: null,
  category: null,
  isin: null,
  reinvestmentIsin: null,
  formerName: null,
};
const index = await schemeIndex([listed], async () => {});
const scheme = statementScheme({
  name: "Sample Matured Plan",
  isin: "INF000X01013",
  folio: "12 / 0",
});
const before = (change: Partial<UnlistedScheme> = {}): UnlistedScheme => ({
  schemeKey: "isin:INF000X01013",
  folioNumber: "12",
  schemeName: "Matured",
  amfiCode: null,
  ...change,
});
const remembered = (
  unlistedSchemes: UnlistedScheme[],
  funds: { schemeName: string; amfiCode: string | null }[] = [],
) => rememberedSchemes({ chosenSchemes: [], unlistedSchemes }, funds, index)(scheme);

describe("a scheme that was said not to be in the list", () => {
  it("is that of its fund, of the same folio first", () => {
    const other = before({ folioNumber: "99", schemeName: "Other" });
    expect(remembered([other, before()])).toEqual({
      scheme: null,
      isUnlisted: true,
      unlistedName: "Matured",
    });
    expect(remembered([other])).toMatchObject({ unlistedName: "Other" });
  });

  it("is one of the list where its fund was given one since", () => {
    expect(remembered([before({ amfiCode: "900001" })])).toMatchObject({
      scheme: { code: "900001" },
      isUnlisted: false,
    });
  });

  it("is asked about again where its fund's scheme has left the list", () => {
    expect(remembered([before({ amfiCode: "900002" })])).toMatchObject({ isUnlisted: false });
  });

  it("is known by its name from a fund that was recorded before answers were kept", () => {
    const fund = { schemeName: "sample  matured plan", amfiCode: null };
    expect(remembered([], [fund])).toMatchObject({ isUnlisted: true });
    expect(remembered([], [{ ...fund, amfiCode: "900001" }])).toMatchObject({ isUnlisted: false });
    expect(remembered([])).toMatchObject({ scheme: null, isUnlisted: false });
  });
});

it("nothing is held of a scheme without rows and units", () => {
  const closing = (units: string) => ({ units, date: null, nav: null, cost: null, value: null });
  const empty = statementScheme({ rows: [], closing: closing("0.000") });
  expect(isNothingHeld(empty)).toBe(true);
  expect(isNothingHeld({ ...empty, opening: "1" })).toBe(false);
  expect(isNothingHeld({ ...empty, closing: closing("0.001") })).toBe(false);
  expect(isNothingHeld(scheme)).toBe(false);
});
