import { describe, expect, it } from "vitest";
import {
  isBasedOn,
  isOfStatements,
} from "../../../../../../src/client/features/imports/propose/proposal.ts";

const [first, second] = [{ importId: "first" }, { importId: "second" }];

describe("a proposal", () => {
  it("is of the statements that it was made of, in their order", () => {
    const proposal = { proposed: [first, second] };
    expect(isOfStatements(proposal, [first, second])).toBe(true);
    expect(isOfStatements(proposal, [second, first])).toBe(false);
    expect(isOfStatements(proposal, [first])).toBe(false);
    expect(isOfStatements({ proposed: [] }, [first])).toBe(false);
  });

  it("is outdated once an answer, a ledger or a first NAV is another", () => {
    const made = {
      choices: new Map(),
      ledgers: {
        transactions: [],
        importedTotals: [],
        chosenSchemes: [],
        unlistedSchemes: [],
        version: "",
        next: null,
      },
      firstNavs: new Map(),
    };
    expect(isBasedOn(made, made)).toBe(true);
    expect(isBasedOn(made, { ...made, choices: new Map() })).toBe(false);
    expect(isBasedOn(made, { ...made, ledgers: undefined })).toBe(false);
    expect(isBasedOn(made, { ...made, firstNavs: new Map([["119551", "2013-01-01"]]) })).toBe(
      false,
    );
  });
});
