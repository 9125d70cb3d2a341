import { describe, expect, it } from "vitest";
import type { RememberedScheme } from "../../../../../src/shared/imports/match/remembered-scheme.ts";
import type { Choice } from "../../../../../src/shared/imports/propose/proposed-scheme.ts";
import {
  choiceOfScheme,
  namesInvestors,
} from "../../../../../src/shared/imports/propose/scheme-choice.ts";
import type { StatementScheme } from "../../../../../src/shared/imports/statement.ts";
import type { ListedScheme } from "../../../../../src/shared/schemes/scheme.ts";
import { statementScheme } from "../../../../support/api/imports.ts";

const listed = (code: string, category: string | null = null): ListedScheme => ({
  code,
  name: `Example Fund ${code}`,
  nav: "10",
  navDate: "2026-08-20",
  plan: "direct",
  option: "growth",
  frequency: null,
  isInferred: false,
  fundHouse: null,
  category,
  isin: null,
  reinvestmentIsin: null,
  formerName: null,
});
const found: RememberedScheme = {
  scheme: listed("900001", "Debt Scheme - Liquid Fund"),
  isUnlisted: false,
  unlistedName: null,
};
const unknown: RememberedScheme = { scheme: null, isUnlisted: false, unlistedName: null };
const fund = (amfiCode: string, folioNumber: string, holderId: string | null = null) => ({
  amfiCode,
  folioNumber,
  holderId,
});

const choiceOf = (
  change: Partial<StatementScheme>,
  own: Partial<Choice> = {},
  known: Partial<Parameters<typeof choiceOfScheme>[2]> & { before?: RememberedScheme } = {},
) => {
  const { before = found, ...others } = known;
  const all = { funds: [], remembered: () => before, namesInvestors: false, ...others };
  return choiceOfScheme(statementScheme({ category: null, ...change }), own, all);
};

describe("what a scheme of a statement is taken for", () => {
  it("is what is known of it, in the category that its scheme suggests", () => {
    expect(choiceOf({ folio: "12" })).toMatchObject({
      scheme: { code: "900001" },
      isChosen: false,
      isSkipped: false,
      category: "liquid",
      folio: "12",
      holderId: null,
    });
    expect(choiceOf({ category: "gold" })).toMatchObject({ category: "gold" });
    expect(choiceOf({ name: "Unknown Plan" }, {}, { before: unknown }).category).toBe("other");
  });

  it("is what the user says, also that the known scheme is wrong", () => {
    const chosen = listed("900002");
    expect(choiceOf({}, { scheme: chosen, cost: "5", category: "elss" })).toMatchObject({
      scheme: chosen,
      isChosen: true,
      cost: "5",
      category: "elss",
    });
    expect(choiceOf({}, { scheme: null })).toMatchObject({ scheme: null, isChosen: false });
    expect(choiceOf({}, { isUnlisted: true }).isChosen).toBe(true);
  });

  it("is left out where it is unknown and nothing is held of it", () => {
    const nothing = { rows: [], opening: null, closing: null };
    expect(choiceOf(nothing, {}, { before: unknown }).isSkipped).toBe(true);
    expect(choiceOf(nothing).isSkipped).toBe(false);
    expect(choiceOf(nothing, { isSkipped: false }, { before: unknown }).isSkipped).toBe(false);
  });

  it("goes to whose the recorded folio is, unless the user says another", () => {
    const funds = [fund("900001", "12", "meera")];
    expect(choiceOf({ folio: "12/0" }, {}, { funds }).holderId).toBe("meera");
    expect(choiceOf({ folio: "12/0" }, { holderId: null }, { funds }).holderId).toBeNull();
  });

  it("has the only folio in which the scheme is held, of its holder where a file names people", () => {
    const two = [fund("900001", "1", "meera"), fund("900001", "2")];
    const folioIn = (own: Partial<Choice>, names: boolean) =>
      choiceOf({ folio: null }, own, { funds: two, namesInvestors: names }).folio;
    expect(choiceOf({ folio: null }, {}, { funds: [fund("900001", "7", "meera")] }).folio).toBe(
      "7",
    );
    expect(folioIn({}, false)).toBeNull();
    expect(folioIn({}, true)).toBe("2");
    expect(folioIn({ holderId: "meera" }, false)).toBe("1");
    expect(folioIn({ folio: "9" }, true)).toBe("9");
  });
});

it("statements name investors where one of their schemes does", () => {
  const read = (...investors: (string | null)[]) => ({
    statement: { schemes: investors.map((investor) => statementScheme({ investor })) },
  });
  expect(namesInvestors([read(null), read(null, "ASHA RAO")])).toBe(true);
  expect(namesInvestors([read(null)])).toBe(false);
});
