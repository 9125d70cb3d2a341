import { describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import type { Holder } from "../../../src/shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../src/shared/holders/schema.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { okay } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const people = async (owner: ApiClient) => okay<Holder[]>(await owner.query("holders.list"));
const listed = async (owner: ApiClient) => okay<Removal[]>(await owner.query("removals.list"));
const restore = (owner: ApiClient, id: string) => owner.mutate("removals.restore", { id });

const removed = async (owner: ApiClient, id: string, moveTo?: string | null): Promise<string> =>
  okay<{ removalId: string }>(await owner.mutate("holders.delete", { id, moveTo })).removalId;

async function addFundOf(owner: ApiClient, holderId: string | null): Promise<string> {
  const input = { ...fundInput({ id: crypto.randomUUID() }), holderId };
  return okay<{ id: string }>(await owner.mutate("funds.add", input)).id;
}

const holderOf = async (owner: ApiClient, fundId: string) =>
  okay<FundList>(await owner.query("funds.list")).funds.find(({ id }) => id === fundId)?.holderId;

describe.concurrent("removals.restore of a person", () => {
  it("brings back the person, their funds and whom they are clubbed with, once", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { name: "Meera" });
    const ravi = await addHolder(owner, { name: "Ravi" });
    await addHolder(owner, { name: "Dev", kind: "minor", clubbedWith: id });
    const funds = [await addFundOf(owner, id), await addFundOf(owner, id)];
    await addFundOf(owner, ravi.id);
    const before = await people(owner);
    for (const moveTo of [null, ravi.id]) {
      const removalId = await removed(owner, id, moveTo);
      expect(await holderOf(owner, funds[0] ?? "")).toBe(moveTo);
      expect(await listed(owner)).toMatchObject([
        { id: removalId, kind: "holder", title: "Meera", fundCount: 2 },
      ]);
      const answers = await Promise.all([1, 2, 3].map(() => restore(owner, removalId)));
      for (const answer of answers) {
        expect(okay(answer)).toEqual({ id: removalId, kind: "holder", title: "Meera" });
      }
      expect(await people(owner)).toEqual(before);
      expect(await listed(owner)).toEqual([]);
    }
  });

  it("brings back a minor with their parent, or without one who was deleted", async () => {
    const owner = await register(baseUrl);
    const parent = await addHolder(owner, { name: "Meera" });
    const child = await addHolder(owner, { name: "Dev", kind: "minor", clubbedWith: parent.id });
    okay(await restore(owner, await removed(owner, child.id)));
    expect(await people(owner)).toContainEqual(child);
    const removalId = await removed(owner, child.id);
    await removed(owner, parent.id);
    okay(await restore(owner, removalId));
    expect(await people(owner)).toEqual([{ ...child, clubbedWith: null }]);
  });

  it("brings back what was said of their tax", async () => {
    const owner = await register(baseUrl);
    const { id: holderId } = await addHolder(owner);
    const profile = { holderId, financialYear: "2025-26", slab: 30, resident: true };
    okay(await owner.mutate("tax.setProfile", profile));
    const losses = { holderId, year: "2024-25", short: 100, long: 50.5 };
    okay(await owner.mutate("tax.setCarriedLosses", losses));
    okay(await owner.mutate("tax.setProfile", { ...profile, holderId: "me" }));
    expect((await owner.mutate("holders.delete", { id: "me" })).error).toBeDefined();
    const own = `select year from tax_profiles where holder_id = 'me'
      and user_id = (select id from users where email = ?)`;
    expect(await runSql(databaseUrl, own, [owner.email])).toHaveLength(1);
    const stored = async () => [
      await runSql(
        databaseUrl,
        "select holder_id, year, slab, resident from tax_profiles where holder_id = ?",
        [holderId],
      ),
      await runSql(
        databaseUrl,
        "select holder_id, year, short, long from tax_losses where holder_id = ?",
        [holderId],
      ),
    ];
    const before = await stored();
    expect(before.map((rows) => rows.length)).toEqual([1, 1]);
    const removalId = await removed(owner, holderId);
    expect(await stored()).toEqual([[], []]);
    okay(await restore(owner, removalId));
    expect(await stored()).toEqual(before);
  });

  it("leaves funds and minors that have been given to another since", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { name: "Meera" });
    const ravi = await addHolder(owner, { name: "Ravi" });
    const child = await addHolder(owner, { name: "Dev", kind: "minor", clubbedWith: id });
    const [stays, returns] = [await addFundOf(owner, id), await addFundOf(owner, id)];
    const removalId = await removed(owner, id, null);
    okay(await owner.mutate("funds.update", { id: stays, data: { holderId: ravi.id } }));
    okay(await owner.mutate("holders.update", { id: child.id, data: { clubbedWith: ravi.id } }));
    okay(await restore(owner, removalId));
    expect(await holderOf(owner, stays)).toBe(ravi.id);
    expect(await holderOf(owner, returns)).toBe(id);
    expect(await people(owner)).toMatchObject([
      { name: "Dev", clubbedWith: ravi.id },
      { id, fundCount: 1 },
      { id: ravi.id, fundCount: 1 },
    ]);
  });

  it("brings funds back that were deleted since, before it or after it", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { name: "Meera" });
    const funds = [await addFundOf(owner, id), await addFundOf(owner, id)];
    const person = await removed(owner, id, null);
    const [first = "", second = ""] = await Promise.all(
      funds.map(async (fund) => {
        const answer = await owner.mutate("funds.delete", { id: fund });
        return okay<{ removalId: string }>(answer).removalId;
      }),
    );
    for (const removalId of [first, person, second]) okay(await restore(owner, removalId));
    expect(await Promise.all(funds.map((fund) => holderOf(owner, fund)))).toEqual([id, id]);
  });

  it("is refused, and changes nothing, where the name is taken or 20 people are there", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner, { name: "Meera" });
    const fund = await addFundOf(owner, id);
    const removalId = await removed(owner, id, null);
    const again = await addHolder(owner, { name: "MEERA" });
    const refusal = async () => (await restore(owner, removalId)).error?.data.appCode;
    expect(await refusal()).toBe("removals/person-exists");
    okay(await owner.mutate("holders.update", { id: again.id, data: { name: "Other" } }));
    for (let count = 1; count < maxHoldersPerUser; count += 1) {
      await addHolder(owner, { name: `Person ${count}` });
    }
    expect(await refusal()).toBe("holders/too-many");
    expect(await holderOf(owner, fund)).toBeNull();
    await removed(owner, again.id);
    okay(await restore(owner, removalId));
    expect(await holderOf(owner, fund)).toBe(id);
  });

  it("is recorded only where the person was deleted, and is nobody else's", async () => {
    const owner = await register(baseUrl);
    const { id } = await addHolder(owner);
    await addFundOf(owner, id);
    expect((await owner.mutate("holders.delete", { id })).error?.data.appCode).toBe(
      "holders/has-funds",
    );
    const unknown = { id: crypto.randomUUID(), moveTo: null };
    expect((await owner.mutate("holders.delete", unknown)).error?.data.appCode).toBe(
      "holders/not-found",
    );
    expect(await listed(owner)).toEqual([]);
    const removalId = await removed(owner, id, null);
    const stranger = await register(baseUrl);
    expect((await restore(stranger, removalId)).error?.data.appCode).toBe("removals/not-found");
  });
});
