import { expect, it } from "vitest";
import {
  fundsThatStay,
  type FundsThatStay,
} from "../../../../../../src/client/features/imports/propose/funds-that-stay.ts";

const funds = [
  { id: "mine", holderId: null },
  { id: "hers", holderId: "meera" },
];

const scheme = (investor: string | null, fundId: string | null, holderId: string | null) => ({
  scheme: { investor },
  choice: { holderId },
  proposed: { proposal: { fundId } },
});

it("recorded funds of somebody else than the answer says are counted by whose they are, each once", () => {
  const statement = {
    schemes: [
      scheme("ASHA", "mine", null),
      scheme("MEERA", "mine", "meera"),
      scheme("MEERA", "hers", "meera"),
      scheme("DEV", "hers", null),
      scheme("DEV", "hers", null),
      // Of the same import, and new.
      scheme("DEV", "added above", "dev"),
      scheme("DEV", null, "dev"),
      // Of a file that names nobody.
      scheme(null, "hers", null),
    ],
  };
  expect(fundsThatStay([statement], funds)).toEqual(
    new Map<string, FundsThatStay>([
      ["MEERA", new Map([[null, 1]])],
      ["DEV", new Map([["meera", 1]])],
      ["", new Map([["meera", 1]])],
    ]),
  );
});
