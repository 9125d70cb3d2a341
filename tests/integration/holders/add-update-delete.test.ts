import { describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import type { Holder } from "../../../src/shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../src/shared/holders/schema.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder, holderInput } from "../../support/api/holders.ts";
import { okay } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const listed = async (owner: ApiClient) => okay<Holder[]>(await owner.query("holders.list"));
const refusal = async (owner: ApiClient, procedure: string, input: object) =>
  (await owner.mutate(procedure, input)).error?.data.appCode;
const addFundOf = async (owner: ApiClient, holderId: string | null) =>
  okay<Fund>(
    await owner.mutate("funds.add", { ...fundInput({ id: crypto.randomUUID() }), holderId }),
  );
const holdersOfFunds = async (owner: ApiClient) =>
  okay<FundList>(await owner.query("funds.list")).funds.map(({ holderId }) => holderId);

describe("holders.add", () => {
  it("adds a holder, and changes nothing when sent twice", async () => {
    const owner = await register(baseUrl);
    const input = holderInput();
    const holder = okay<Holder>(await owner.mutate("holders.add", input));
    expect(holder).toEqual({
      ...input,
      clubbedWith: null,
      fundCount: 0,
      createdAt: expect.any(String),
      updatedAt: null,
    });
    expect(okay(await owner.mutate("holders.add", input))).toEqual(holder);
    expect(await listed(owner)).toEqual([holder]);
    expect(await refusal(owner, "holders.add", { ...input, kind: "huf" })).toBe("holders/exists");
  });

  it("refuses a name that differs only in case and spaces", async () => {
    const owner = await register(baseUrl);
    await addHolder(owner, { name: "Meera  Iyer" });
    const input = holderInput({ name: "MEERA IYER" });
    expect(await refusal(owner, "holders.add", input)).toBe("holders/exists");
    await addHolder(await register(baseUrl), { name: "Meera Iyer" });
  });

  it("refuses a name by which the owner or everyone is called", async () => {
    const owner = await register(baseUrl);
    for (const name of ["Me", " EVERYONE ", "ＭＥ", "मैं", "सभी"]) {
      const { error } = await owner.mutate("holders.add", holderInput({ name }));
      expect(error?.data.fieldErrors?.["name"]).toContain("Please enter another name");
    }
    const { id } = await addHolder(owner, { name: "Meera" });
    expect(await refusal(owner, "holders.update", { id, data: { name: "me" } })).toBe(
      "request/invalid",
    );
    expect(await listed(owner)).toMatchObject([{ name: "Meera" }]);
  });

  it("refuses one holder too many, also at the same time", async () => {
    const owner = await register(baseUrl);
    const inputs = Array.from({ length: maxHoldersPerUser + 3 }, (_, index) =>
      holderInput({ name: `Person ${index}` }),
    );
    const refusals = await Promise.all(inputs.map((input) => refusal(owner, "holders.add", input)));
    expect(refusals.filter((code) => code === "holders/too-many")).toHaveLength(3);
    expect(await listed(owner)).toHaveLength(maxHoldersPerUser);
  });

  it("clubs only a minor, and only with a holder of the account", async () => {
    const owner = await register(baseUrl);
    const parent = await addHolder(owner, { name: "Parent" });
    const stranger = await addHolder(await register(baseUrl));
    const refusalOf = (fields: object) => refusal(owner, "holders.add", holderInput(fields));
    expect(await refusalOf({ kind: "huf", clubbedWith: "me" })).toBe("request/invalid");
    expect(await refusalOf({ kind: "minor", clubbedWith: stranger.id })).toBe("holders/not-found");
    const self = crypto.randomUUID();
    expect(await refusalOf({ id: self, kind: "minor", clubbedWith: self })).toBe("request/invalid");
    expect(
      await refusalOf({ kind: "minor", name: "Child", clubbedWith: parent.id }),
    ).toBeUndefined();
    expect(await refusalOf({ kind: "minor", name: "Other", clubbedWith: "me" })).toBeUndefined();
  });
});

describe("holders.update", () => {
  it("keeps a minor's parent an individual, also where both change at once", async () => {
    const owner = await register(baseUrl);
    const parent = await addHolder(owner, { name: "Parent" });
    const huf = await addHolder(owner, { name: "Family", kind: "huf" });
    const child = await addHolder(owner, { name: "Child", kind: "minor", clubbedWith: parent.id });
    const changed = (id: string, data: object) => refusal(owner, "holders.update", { id, data });
    for (const wrong of [huf.id, child.id]) {
      const fields = { name: "Other", kind: "minor", clubbedWith: wrong };
      expect(await refusal(owner, "holders.add", holderInput(fields))).toBe("holders/no-parent");
    }
    expect(await changed(child.id, { clubbedWith: huf.id })).toBe("holders/no-parent");
    for (const kind of ["minor", "huf", "other"]) {
      expect(await changed(parent.id, { kind })).toBe("holders/is-parent");
    }
    expect(await changed(parent.id, { name: "Mother" })).toBeUndefined();
    expect(await changed(child.id, { clubbedWith: null })).toBeUndefined();
    const answers = await Promise.all([
      changed(parent.id, { kind: "minor", clubbedWith: "me" }),
      changed(child.id, { clubbedWith: parent.id }),
    ]);
    expect(answers.filter((code) => code !== undefined)).toHaveLength(1);
    expect(["holders/is-parent", "holders/no-parent"]).toContain(answers.find(Boolean));
  });

  it("drops a parent from before the rule when a minor is renamed", async () => {
    const owner = await register(baseUrl);
    const huf = await addHolder(owner, { name: "Family", kind: "huf" });
    const child = await addHolder(owner, { name: "Child", kind: "minor" });
    await runSql(databaseUrl, "update holders set clubbed_with = ? where id = ?", [
      huf.id,
      child.id,
    ]);
    const update = async (id: string, name: string) =>
      okay<Holder>(await owner.mutate("holders.update", { id, data: { name } }));
    expect(await update(huf.id, "Rao HUF")).toMatchObject({ name: "Rao HUF", kind: "huf" });
    expect(await update(child.id, "Dev")).toMatchObject({ name: "Dev", clubbedWith: null });
  });

  it("renames a holder, and refuses another's name", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { name: "Meera" });
    await addHolder(owner, { name: "Ravi" });
    const renamed = okay<Holder>(
      await owner.mutate("holders.update", { id, data: { name: "meera" } }),
    );
    expect(renamed).toMatchObject({ id, name: "meera", updatedAt: expect.any(String) });
    expect(await refusal(owner, "holders.update", { id, data: { name: "ravi" } })).toBe(
      "holders/exists",
    );
  });

  it("forgets whom a minor was clubbed with once the holder is none", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { kind: "minor", clubbedWith: "me" });
    const update = async (data: object) =>
      okay<Holder>(await owner.mutate("holders.update", { id, data }));
    expect(await update({ name: "Child" })).toMatchObject({ clubbedWith: "me" });
    expect(await update({ kind: "individual" })).toMatchObject({ clubbedWith: null });
  });
});

describe("holders.delete", () => {
  it("refuses a holder with funds by their number, until another gets them", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { name: "Meera" });
    const other = await addHolder(owner, { name: "Ravi" });
    const child = await addHolder(owner, { name: "Child", kind: "minor", clubbedWith: id });
    await addFundOf(owner, id);
    await addFundOf(owner, id);
    const { error } = await owner.mutate("holders.delete", { id });
    expect(error?.data.appCode).toBe("holders/has-funds");
    expect(error?.message).toContain("2 funds");
    const unknown = { id, moveTo: crypto.randomUUID() };
    expect(await refusal(owner, "holders.delete", unknown)).toBe("holders/not-found");
    expect(await refusal(owner, "holders.delete", { id, moveTo: id })).toBe("request/invalid");
    expect(await holdersOfFunds(owner)).toEqual([id, id]);
    expect(await listed(owner)).toContainEqual(child);

    const done = okay(await owner.mutate("holders.delete", { id, moveTo: other.id }));
    expect(await holdersOfFunds(owner)).toEqual([other.id, other.id]);
    expect(await listed(owner)).toEqual([
      { ...child, clubbedWith: null },
      { ...other, fundCount: 2 },
    ]);
    okay(await owner.mutate("holders.delete", { id: other.id, moveTo: null }));
    expect(await holdersOfFunds(owner)).toEqual([null, null]);
    expect(okay(await owner.mutate("holders.delete", { id }))).toEqual(done);
  });
});

describe("a fund's holder", () => {
  it("is given when the fund is added, changed later, and one of the account", async () => {
    const owner = await register(baseUrl);
    const { id: holderId } = await addHolder(owner);
    const stranger = await addHolder(await register(baseUrl));
    const { id } = await addFundOf(owner, null);
    const update = (data: object) => owner.mutate("funds.update", { id, data });
    expect(okay<Fund>(await update({ holderId }))).toMatchObject({ holderId });
    expect(okay<Fund>(await update({ category: "debt" }))).toMatchObject({ holderId });
    expect((await update({ holderId: stranger.id })).error?.data.appCode).toBe("holders/not-found");
    const input = { ...fundInput({ id: crypto.randomUUID() }), holderId: stranger.id };
    expect(await refusal(owner, "funds.add", input)).toBe("holders/not-found");
    expect(okay<Fund>(await update({ holderId: null }))).toMatchObject({ holderId: null });
  });

  it("is restored before a deleted fund of theirs", async () => {
    const owner = await register(baseUrl);
    const { id: holderId } = await addHolder(owner, { name: "Dadi" });
    const { id } = await addFundOf(owner, holderId);
    const { removalId } = okay<{ removalId: string }>(await owner.mutate("funds.delete", { id }));
    const person = okay<{ removalId: string }>(
      await owner.mutate("holders.delete", { id: holderId }),
    );
    const { error } = await owner.mutate("removals.restore", { id: removalId });
    expect(error?.data.appCode).toBe("removals/person-deleted");
    expect(error?.message).toContain("Dadi");
    expect(await holdersOfFunds(owner)).toEqual([]);
    okay(await owner.mutate("removals.restore", { id: person.removalId }));
    okay(await owner.mutate("removals.restore", { id: removalId }));
    expect(await holdersOfFunds(owner)).toEqual([holderId]);
  });

  it("is the account's owner where a restored fund's person cannot be restored", async () => {
    const owner = await register(baseUrl);
    const { id: holderId } = await addHolder(owner);
    const { id } = await addFundOf(owner, holderId);
    const { removalId } = okay<{ removalId: string }>(await owner.mutate("funds.delete", { id }));
    const person = okay<{ removalId: string }>(
      await owner.mutate("holders.delete", { id: holderId }),
    );
    // As deleted before deletions of persons were recorded.
    await runSql(databaseUrl, "delete from removals where id = ?", [person.removalId]);
    okay(await owner.mutate("removals.restore", { id: removalId }));
    expect(await holdersOfFunds(owner)).toEqual([null]);
  });
});

describe("funds.update", () => {
  it("moves a fund alone or with its whole folio, also to the account's owner", async () => {
    const owner = await register(baseUrl);
    const meera = await addHolder(owner);
    const funds: Fund[] = [];
    for (const folioNumber of ["77 / 0", "77", "78"]) {
      funds.push(okay<Fund>(await owner.mutate("funds.add", fundInput({ folioNumber }))));
    }
    const id = funds[0]?.id;
    const holderIds = async () => {
      const listedFunds = okay<FundList>(await owner.query("funds.list")).funds;
      return funds.map((fund) => listedFunds.find((each) => each.id === fund.id)?.holderId);
    };
    const move = async (holderId: string | null, wholeFolio?: boolean) =>
      okay(await owner.mutate("funds.update", { id, data: { holderId }, wholeFolio }));
    await move(meera.id);
    expect(await holderIds()).toEqual([meera.id, null, null]);
    await move(null);
    await move(meera.id, true);
    // Sent again after a lost answer.
    await move(meera.id, true);
    expect(await holderIds()).toEqual([meera.id, meera.id, null]);
    await move(null, true);
    expect(await holderIds()).toEqual([null, null, null]);
    const unknown = { id, data: { holderId: crypto.randomUUID() }, wholeFolio: true };
    expect(await refusal(owner, "funds.update", unknown)).toBe("holders/not-found");
    expect(await holderIds()).toEqual([null, null, null]);
  });
});
