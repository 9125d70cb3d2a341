import { describe, expect, it } from "vitest";
import hindi from "../../../../../src/client/language/catalogues/hi.ts";
import { isReservedName } from "../../../../../src/shared/holders/name-key.ts";
import {
  holderDraftOf,
  parseHolderDraft,
  possibleParents,
} from "../../../../../src/client/features/holders/holder-draft.ts";
import { readHolderSearch } from "../../../../../src/client/features/holders/holder-search.ts";
import { knownHolder } from "../../../../../src/client/features/holders/use-chosen-holder.ts";

const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];

describe("the address of a page with chips of people", () => {
  it("names the owner or a person by id, else everyone", () => {
    expect(readHolderSearch({ holder: "me", sort: "name" })).toEqual({ holder: "me" });
    expect(readHolderSearch({ holder: id })).toEqual({ holder: id });
    for (const holder of [undefined, "", "Me", 7, `${id}0`, "you"]) {
      expect(readHolderSearch({ holder })).toEqual({});
    }
  });
});

describe("a choice of a person", () => {
  it("counts as everyone when nobody is known by it", () => {
    expect(knownHolder(id, [{ id }])).toBe(id);
    expect(knownHolder("me", [{ id }])).toBe("me");
    expect(knownHolder(other, [{ id }])).toBeUndefined();
    expect(knownHolder("me", [])).toBeUndefined();
    expect(knownHolder(undefined, [{ id }])).toBeUndefined();
  });
});

describe("the form of a person", () => {
  it("offers as a minor's parents only other individuals, and drops another who was stored", () => {
    const person = { id: other, name: "Ravi", clubbedWith: null, fundCount: 0, createdAt: "" };
    const adult = { ...person, kind: "individual", updatedAt: null } as const;
    const huf = { ...adult, id: "huf", kind: "huf" } as const;
    const child = { ...adult, id, kind: "minor", clubbedWith: other } as const;
    const holders = [adult, huf, child, { ...adult, id }];
    expect(possibleParents(id, holders)).toEqual([adult]);
    expect(holderDraftOf(child, holders).clubbedWith).toBe(other);
    expect(holderDraftOf({ ...child, clubbedWith: "me" }, holders).clubbedWith).toBe("me");
    expect(holderDraftOf({ ...child, clubbedWith: "huf" }, holders).clubbedWith).toBe("");
  });

  it("drops who a minor is taxed with when the kind is no longer minor", () => {
    const draft = { name: " Asha ", clubbedWith: "me" };
    expect(parseHolderDraft(id, { ...draft, kind: "minor" }).data?.clubbedWith).toBe("me");
    expect(parseHolderDraft(id, { ...draft, kind: "huf" }).data).toEqual({
      id,
      name: "Asha",
      kind: "huf",
      clubbedWith: null,
    });
  });
});

describe("the words for the owner and for everyone", () => {
  it("are no person's name, in any language or case", () => {
    for (const word of ["Me", "Everyone"] as const) {
      const names = [word, word.toUpperCase(), ` ${word.toLowerCase()} `, hindi.texts[word]];
      expect(names.map(isReservedName)).toEqual(names.map(() => true));
    }
    expect(["Meera", "Me 2", "Everyone else"].map(isReservedName)).toEqual([false, false, false]);
  });
});
