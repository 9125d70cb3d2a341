import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holderKinds, me } from "../../../../../src/shared/holders/holder.ts";
import { holderNameKey } from "../../../../../src/shared/holders/name-key.ts";
import {
  holdersToAdd,
  type InvestorChoice,
} from "../../../../../src/shared/imports/commit/holders-to-add.ts";
import { readFundbookJson } from "../../../../../src/shared/imports/read/tables/fundbook-json.ts";
import type { StatementHolder } from "../../../../../src/shared/imports/statement.ts";

const meera: StatementHolder = { id: "1", name: "Meera", kind: "individual", clubbedWith: null };
const dev: StatementHolder = { id: "2", name: "Dev", kind: "minor", clubbedWith: "1" };
const huf: StatementHolder = { id: "3", name: "Rao HUF", kind: "huf", clubbedWith: null };

type Investors = Parameters<typeof holdersToAdd>[0]["investors"];
const newOne = (name: string): Investors[number] => ({
  name,
  choice: { kind: "new", id: `new ${name}` },
});
const chosen = (name: string, choice: InvestorChoice | null) => ({ name, choice });

/** Those of a household who have funds in the file, and whom they are clubbed with. */
function describedWith(investors: Investors): StatementHolder[] {
  const names = new Set(investors.map(({ name }) => holderNameKey(name)));
  const own = [meera, dev, huf].filter(({ name }) => names.has(holderNameKey(name)));
  return [meera, dev, huf].filter(
    (one) => own.includes(one) || own.some(({ clubbedWith }) => clubbedWith === one.id),
  );
}

const added = (investors: Investors, change: Partial<Parameters<typeof holdersToAdd>[0]> = {}) =>
  holdersToAdd({
    investors,
    holders: [],
    described: describedWith(investors),
    hasFunds: () => true,
    room: 20,
    newId: () => "made",
    ...change,
  });

describe("the people that an import adds", () => {
  it("are of the kind that the file says, else individuals", () => {
    expect(added([newOne("RAO  HUF"), newOne("Kiran")])).toEqual([
      { id: "new RAO  HUF", name: "RAO  HUF", kind: "huf", clubbedWith: null },
      { id: "new Kiran", name: "Kiran", kind: "individual", clubbedWith: null },
    ]);
  });

  it("come after those whom they are clubbed with", () => {
    expect(added([newOne("Dev"), newOne("Meera")])).toMatchObject([
      { id: "new Meera", clubbedWith: null },
      { id: "new Dev", kind: "minor", clubbedWith: "new Meera" },
    ]);
  });

  it("are clubbed with the account's owner, or with whom the user said that the other one is", () => {
    const toMe = [{ ...dev, clubbedWith: me }];
    expect(added([newOne("Dev")], { described: toMe })).toMatchObject([{ clubbedWith: me }]);
    const asMe = chosen("Meera", { kind: "holder", holder: me });
    expect(added([newOne("Dev"), asMe])).toMatchObject([{ clubbedWith: me }]);
    const asRavi = chosen("Meera", { kind: "holder", holder: "ravi" });
    const ravi = { id: "ravi", name: "Ravi", kind: "individual" } as const;
    expect(added([newOne("Dev"), asRavi], { holders: [ravi] })).toMatchObject([
      { clubbedWith: "ravi" },
    ]);
    const minor = { ...ravi, kind: "minor" } as const;
    expect(added([newOne("Dev"), asRavi], { holders: [minor] })).toMatchObject([
      { clubbedWith: null },
    ]);
  });

  it("are clubbed with one who has no funds in the file, added where there is nobody of that name", () => {
    expect(added([newOne("Dev")])).toMatchObject([
      { id: "made", name: "Meera" },
      { clubbedWith: "made" },
    ]);
    expect(added([newOne("Dev")], { room: 1 })).toMatchObject([{ name: "Dev", clubbedWith: null }]);
    const holders = [{ id: "stored", name: "meera", kind: "individual" as const }];
    expect(added([newOne("Dev")], { holders })).toMatchObject([{ clubbedWith: "stored" }]);
  });

  it("are clubbed with nobody where the other one is left out or not in the file", () => {
    const leftOut = chosen("Meera", { kind: "left-out" });
    expect(added([newOne("Dev"), leftOut])).toMatchObject([{ name: "Dev", clubbedWith: null }]);
    expect(added([newOne("Dev")], { described: [dev] })).toMatchObject([{ clubbedWith: null }]);
  });

  it("are those for whom a fund is added, each once", () => {
    const twice = [newOne("Meera"), newOne("Meera")];
    expect(added([...twice, newOne("Kiran")], { hasFunds: (id) => id === "new Meera" })).toEqual([
      { id: "new Meera", name: "Meera", kind: "individual", clubbedWith: null },
    ]);
  });

  it("are also those whom a file describes without funds, within the limit", () => {
    const ids = ["made 1", "made 2", "made 3", "made 4"];
    const described = [dev, meera, huf, { ...meera, id: "5" }, { ...meera, id: "6", name: " " }];
    const household = (change: object = {}) => {
      const left = [...ids];
      const newId = () => left.shift() ?? "none left";
      return added([], { described, newId, ...change });
    };
    expect(household()).toEqual([
      { id: "made 2", name: "Meera", kind: "individual", clubbedWith: null },
      { id: "made 1", name: "Dev", kind: "minor", clubbedWith: "made 2" },
      { id: "made 3", name: "Rao HUF", kind: "huf", clubbedWith: null },
    ]);
    expect(household({ room: 2 }).map(({ name }) => name)).toEqual(["Meera", "Dev"]);
    const stored = { id: "stored", name: "MEERA", kind: "individual" as const };
    expect(household({ holders: [stored] })).toMatchObject([
      { name: "Dev", clubbedWith: "stored" },
      { name: "Rao HUF" },
    ]);
    const investors = [chosen("Dev", { kind: "left-out" }), chosen("Meera", null)];
    expect(household({ investors }).map(({ name }) => name)).toEqual(["Rao HUF"]);
  });

  it("have a name that a person may have, also from a file with a person called Me", () => {
    const described = [{ ...meera, name: "Me" }];
    expect(added([], { described })).toMatchObject([{ name: "Me 2" }]);
    const holders = [{ id: "stored", name: "Me 2", kind: "individual" as const }];
    expect(added([], { described, holders })).toEqual([]);
  });

  it("are all people of Fundbook's JSON with their kinds and whom they are clubbed with", () => {
    const people = fc.integer({ min: 1, max: 8 }).chain((count) => {
      const ids = Array.from({ length: count }, (_, at) => `id ${at}`);
      return fc.tuple(
        ...ids.map((id, at) =>
          fc.record({
            id: fc.constant(id),
            name: fc.constant(`Person ${at}`),
            kind: fc.constantFrom(...holderKinds),
            // Earlier ones only: nobody's parent is their own child.
            clubbedWith: fc.constantFrom(null, me, ...ids.slice(0, at)),
          }),
        ),
      );
    });
    fc.assert(
      fc.property(people, fc.boolean(), (all, isReversed) => {
        const isParent = (id: string | null) =>
          id === me || all.some((one) => one.id === id && one.kind === "individual");
        const holders = all.map((one) =>
          one.kind === "minor" && isParent(one.clubbedWith) ? one : { ...one, clubbedWith: null },
        );
        // The file is from before only individuals could be parents.
        const file = { exportedAt: "2026-01-01", funds: [], transactions: [], holders: all };
        const read = readFundbookJson(JSON.parse(JSON.stringify(file)));
        const investors = holders.map(({ name }) => newOne(name));
        const result = holdersToAdd({
          investors: isReversed ? investors.toReversed() : investors,
          holders: [],
          described: read?.holders ?? [],
          hasFunds: () => true,
          room: 20,
          newId: () => "made",
        });
        const nameOf = (id: string | null | undefined) =>
          holders.find((one) => one.id === id)?.name ?? id?.replace("new ", "") ?? null;
        const facts = (
          list: readonly { name: string; kind: string; clubbedWith?: string | null | undefined }[],
        ) =>
          list
            .map(({ name, kind, clubbedWith }) => [name, kind, nameOf(clubbedWith)])
            .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
        expect(facts(result)).toEqual(facts(holders));
        for (const [at, { clubbedWith }] of result.entries()) {
          const before = result.slice(0, at).map(({ id }) => id);
          expect([null, me, ...before]).toContain(clubbedWith);
        }
      }),
    );
  });

  it("are clubbed with nobody where a file clubs two minors with one another, or with a HUF", () => {
    const circle = [
      { ...dev, clubbedWith: "4" },
      { ...dev, id: "4", name: "Tara", clubbedWith: "2" },
    ];
    expect(added([newOne("Dev"), newOne("Tara")], { described: circle })).toEqual([
      { id: "new Dev", name: "Dev", kind: "minor", clubbedWith: null },
      { id: "new Tara", name: "Tara", kind: "minor", clubbedWith: null },
    ]);
    const withHuf = [{ ...dev, clubbedWith: huf.id }, huf];
    expect(added([newOne("Dev")], { described: withHuf })).toMatchObject([
      { name: "Dev", clubbedWith: null },
      { name: "Rao HUF" },
    ]);
  });
});
