import { describe, expect, it } from "vitest";
import { maxHoldersPerUser } from "../../../../../src/shared/holders/schema.ts";
import type { InvestorChoice } from "../../../../../src/shared/imports/commit/holders-to-add.ts";
import {
  chosenHolders,
  whoseFunds,
  type InvestorChoices,
} from "../../../../../src/shared/imports/match/whose-funds.ts";
import type { StatementSource } from "../../../../../src/shared/imports/statement.ts";
import { statementScheme } from "../../../../support/api/imports.ts";

const named = (...investors: (string | null)[]) => ofSource("cas-detailed", ...investors);
const ofSource = (source: StatementSource, ...investors: (string | null)[]) => [
  { statement: { source, schemes: investors.map((investor) => statementScheme({ investor })) } },
];

const meera = { id: "meera", name: "Meera Iyer" };
const nobody = {
  holders: [] as (typeof meera)[],
  ownerName: "Asha Rao",
  remembered: new Map<string, string>(),
  choices: {} as InvestorChoices,
  chosenHolder: null,
};
const newPerson = (id: string): InvestorChoice => ({ kind: "new", id });
const holder = (id: string): InvestorChoice => ({ kind: "holder", holder: id });

describe("whose the funds of statements are", () => {
  it("is not asked where they are the owner's, who keeps nobody else's", () => {
    expect(whoseFunds(named("ASHA RAO", "ASHA RAO"), 0, nobody)).toEqual({
      all: [{ investor: "ASHA RAO", name: "ASHA RAO", schemes: 2, choice: holder("me") }],
      holders: [],
      isShown: false,
      isFull: false,
    });
  });

  it("is asked about a name that is not the owner's, and about who is named beside another", () => {
    const { all, isShown } = whoseFunds(named("ASHA RAO", "MEERA IYER"), 0, nobody);
    expect(all.map(({ choice }) => choice)).toEqual([holder("me"), null]);
    expect(isShown).toBe(true);
    expect(whoseFunds(named("MEERA IYER"), 0, nobody)).toMatchObject({
      all: [{ choice: holder("me") }],
      isShown: true,
    });
    expect(whoseFunds(ofSource("fundbook", "MEERA IYER"), 0, nobody)).toMatchObject({
      all: [{ choice: null }],
    });
  });

  it("is asked about lines that name nobody beside lines that do", () => {
    const { all, isShown } = whoseFunds(ofSource("holdings", "ASHA RAO", null), 1, nobody);
    expect(all).toMatchObject([
      { investor: "ASHA RAO", choice: holder("me") },
      { investor: "", schemes: 1, choice: null },
    ]);
    expect(isShown).toBe(true);
    expect(whoseFunds(named("ASHA RAO", null), 1, nobody).all).toHaveLength(1);
    expect(whoseFunds(ofSource("holdings", null, null), 2, nobody).all).toEqual([]);
  });

  it("is a person's of that name, unless something else was said here", () => {
    const known = { ...nobody, holders: [meera] };
    const choiceBy = (change: Partial<typeof known>) =>
      whoseFunds(named("MEERA IYER"), 0, { ...known, ...change }).all[0]?.choice;
    expect(choiceBy({})).toEqual(holder("meera"));
    expect(choiceBy({ remembered: new Map([["MEERA IYER", "me"]]) })).toEqual(holder("me"));
    expect(choiceBy({ remembered: new Map([["MEERA IYER", "left-out"]]) })).toEqual({
      kind: "left-out",
    });
    expect(choiceBy({ choices: { "MEERA IYER": null } })).toBeNull();
  });

  it("is asked of files that name nobody where there are other people, beginning with whom is looked at", () => {
    const known = { ...nobody, holders: [meera], chosenHolder: "meera" };
    expect(whoseFunds(named(null, null), 2, known).all).toEqual([
      { investor: "", name: "", schemes: 2, choice: holder("meera") },
    ]);
    expect(whoseFunds(named(null, null), 2, nobody)).toMatchObject({ all: [], isShown: false });
  });

  it("is asked again where the chosen person is gone, and known where a new one is there by now", () => {
    const choicesBy = (choice: InvestorChoice) =>
      whoseFunds(named("RAVI RAO"), 0, {
        ...nobody,
        holders: [meera],
        choices: { "RAVI RAO": choice },
      }).all[0]?.choice;
    expect(choicesBy(holder("gone"))).toBeNull();
    expect(choicesBy(newPerson("meera"))).toEqual(holder("meera"));
    expect(choicesBy(newPerson("ravi"))).toEqual(newPerson("ravi"));
  });

  it("takes no more new people than an account may have", () => {
    const holders = Array.from({ length: maxHoldersPerUser - 1 }, (_, index) => ({
      id: String(index),
      name: `Person ${index}`,
    }));
    const choices = { A: newPerson("a"), B: newPerson("b"), C: newPerson("a") };
    const found = whoseFunds(named("A", "B", "C"), 0, { ...nobody, holders, choices });
    expect(found.all.map(({ choice }) => choice)).toEqual([newPerson("a"), null, newPerson("a")]);
    expect(found.isFull).toBe(true);
  });

  it("is remembered of investors with a name, as far as the user said it", () => {
    const choices = {
      A: newPerson("a"),
      B: { kind: "left-out" as const },
      "": holder("me"),
      C: null,
    };
    const found = whoseFunds(named("A", "B", "C", "MEERA IYER", null), 1, {
      ...nobody,
      holders: [meera],
      choices,
    });
    expect([...chosenHolders(found, choices)]).toEqual([
      ["A", "a"],
      ["B", "left-out"],
    ]);
  });
});
