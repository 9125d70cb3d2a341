import { describe, expect, it } from "vitest";
import { holderNameOf } from "../../../../../../src/client/features/funds/list/fund-holder.ts";
import {
  chosenNames,
  togglePerson,
} from "../../../../../../src/client/features/sharing/recipients/chosen-people.ts";
import type { SharedFund } from "../../../../../../src/shared/sharing/schema.ts";

const [meera, ravi] = [
  { id: crypto.randomUUID(), name: "Meera" },
  { id: crypto.randomUUID(), name: "Ravi" },
];
const people = [meera, ravi];

describe("the names of a choice of people", () => {
  it("are those of the owner and the others, everyone or nobody", () => {
    expect(chosenNames(null, people)).toBe("Everyone");
    expect(chosenNames(["me"], people)).toBe("Me");
    expect(chosenNames([meera.id, "me"], people)).toBe("Me and Meera");
    expect(chosenNames([ravi.id, meera.id, "me"], people)).toBe("Me, Meera and Ravi");
    expect(chosenNames([], people)).toBe("Nobody");
    expect(chosenNames([crypto.randomUUID()], people)).toBe("Nobody");
  });
});

describe("a ticked person", () => {
  it("is chosen instead of everyone, beside the others, and not when ticked again", () => {
    expect(togglePerson(null, "me")).toEqual(["me"]);
    expect(togglePerson(["me"], meera.id)).toEqual(["me", meera.id]);
    expect(togglePerson(["me", meera.id], "me")).toEqual([meera.id]);
    expect(togglePerson(["me"], "me")).toEqual([]);
  });
});

describe("the name beside a shared fund", () => {
  const fund = (holderName: string | null) => ({ id: "fund", holderName }) as unknown as SharedFund;
  it("is what the sender says, and none where nothing is said", () => {
    expect(holderNameOf(fund("Meera"), undefined)).toBe("Meera");
    expect(holderNameOf(fund(null), new Map([[null, "Me"]]))).toBeUndefined();
  });
});
