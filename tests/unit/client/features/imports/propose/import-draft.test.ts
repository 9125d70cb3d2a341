import { expect, it } from "vitest";
import {
  blankDraft,
  choicesOf,
  hasChoices,
  keysOf,
  withChoice,
} from "../../../../../../src/client/features/imports/propose/import-draft.ts";
import type { InvestorChoice } from "../../../../../../src/shared/imports/commit/holders-to-add.ts";
import type { Investors } from "../../../../../../src/shared/imports/match/whose-funds.ts";
import { statementScheme } from "../../../../../support/api/imports.ts";

const asha = statementScheme({ investor: "ASHA" });
const meera = statementScheme({ investor: "MEERA" });
const read = { file: { name: "statement.pdf", size: 7 }, statement: { schemes: [asha, meera] } };
const keys = keysOf([read]);
const keyOf = (scheme: typeof asha): string => keys.get(scheme) ?? "";

const investorsWith = (choice: InvestorChoice | null): Investors => ({
  all: [
    { investor: "ASHA", name: "Asha", schemes: 1, choice: { kind: "holder", holder: "me" } },
    { investor: "MEERA", name: "Meera", schemes: 1, choice },
  ],
  holders: [],
  isShown: true,
  isFull: false,
});
const leftOut = investorsWith({ kind: "left-out" });
const unnamed: ReadonlySet<typeof asha> = new Set();

it("a scheme of the same file has the same key when the file is chosen again", () => {
  const again = { ...asha };
  expect(keysOf([{ ...read, statement: { schemes: [again] } }]).get(again)).toBe(keyOf(asha));
  const other = { ...read, file: { ...read.file, size: 8 } };
  expect(keysOf([other]).get(asha)).not.toBe(keyOf(asha));
});

it("a new choice of a scheme has to be confirmed again, and keeps what else was said", () => {
  const before = { ...blankDraft, choices: { [keyOf(asha)]: { isConfirmed: true, folio: "1" } } };
  const after = withChoice(
    before,
    [asha],
    { category: "Debt" },
    { keys, investors: leftOut, unnamed },
  );
  expect(after.choices).toEqual({
    [keyOf(asha)]: { isConfirmed: false, folio: "1", category: "Debt" },
  });
});

it("a scheme of a file that is no longer chosen changes nothing", () => {
  const asked = { keys, investors: leftOut, unnamed };
  expect(withChoice(blankDraft, [statementScheme({})], { folio: "1" }, asked)).toEqual(blankDraft);
});

it("an investor who was left out is asked about again when a scheme is taken back", () => {
  const asked = { keys, investors: leftOut, unnamed };
  expect(withChoice(blankDraft, [meera], { isSkipped: false }, asked).investors).toEqual({
    MEERA: null,
  });
  expect(withChoice(blankDraft, [asha], { isSkipped: false }, asked).investors).toEqual({});
  expect(withChoice(blankDraft, [meera], { folio: "1" }, asked).investors).toEqual({});
});

it("each scheme is its investor's, and is left out with the investor", () => {
  const said = { [keyOf(meera)]: { isSkipped: false, folio: "1" } };
  expect(choicesOf(keys, said, leftOut, unnamed)).toEqual(
    new Map([
      [asha, { holderId: null }],
      [meera, { isSkipped: true, folio: "1" }],
    ]),
  );
  const newHolder = investorsWith({ kind: "new", id: "m" });
  expect(choicesOf(keys, {}, newHolder, unnamed).get(meera)).toEqual({ holderId: "m" });
});

it("a draft counts where it says something of these files or their investors", () => {
  expect(hasChoices(blankDraft, keys, leftOut)).toBe(false);
  expect(hasChoices({ ...blankDraft, choices: { other: {} } }, keys, leftOut)).toBe(false);
  expect(hasChoices({ ...blankDraft, investors: { MEERA: null } }, keys, leftOut)).toBe(true);
  expect(hasChoices({ ...blankDraft, choices: { [keyOf(asha)]: {} } }, keys, leftOut)).toBe(true);
});
