import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { countBy } from "../../../../src/shared/count-by.ts";
import { navFixture } from "../../../support/data/fixtures.ts";
import { fundInput, register, type ApiClient } from "../../../support/api/api-client.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { loadFeed } from "../../../support/servers/load-feed.ts";
import { countsOf, fundsOf } from "../../../support/api/funds.ts";
import { waitUntil } from "../../../support/wait-until.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

async function expectBalance(owner: ApiClient): Promise<void> {
  expect(await countsOf(owner)).toEqual(
    [...countBy(await fundsOf(owner), ({ category }) => category)].toSorted(),
  );
}

describe("category counts", () => {
  it("equal the funds after 30 concurrent adds, moves and deletions", async () => {
    const owner = await register(baseUrl);
    const names = ["debt", "equity", "gold", "liquid"];
    const nameAt = (index: number) => names[index % names.length];
    const inputs = Array.from({ length: 10 }, (_, index) => fundInput({ category: nameAt(index) }));
    await Promise.all(inputs.map((input) => owner.mutate("funds.add", input)));
    await expectBalance(owner);

    const answers = await Promise.all(
      inputs.flatMap(({ id }, index) => [
        owner.mutate("funds.add", fundInput({ category: nameAt(index + 1) })),
        owner.mutate("funds.update", { id, data: { category: nameAt(index + 2) } }),
        index % 2 === 0
          ? owner.mutate("funds.delete", { id })
          : owner.mutate("funds.update", { id, data: { category: nameAt(index + 3) } }),
      ]),
    );
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect(await fundsOf(owner)).toHaveLength(15);
    await expectBalance(owner);

    const left = await fundsOf(owner);
    const deleted = await Promise.all(left.map(({ id }) => owner.mutate("funds.delete", { id })));
    expect(deleted.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await countsOf(owner)).toEqual([]);
  });

  it("stay right, and other requests fast, after thirty aborted requests", async () => {
    const owner = await register(baseUrl);
    const leave = new AbortController();
    const left = Array.from({ length: 30 }, () =>
      fetch(`${baseUrl}/api/trpc/funds.add`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: baseUrl, cookie: owner.cookie() },
        body: JSON.stringify(fundInput()),
        signal: leave.signal,
      }),
    );
    await Promise.race(left);
    leave.abort();
    await Promise.allSettled(left);
    expect((await owner.mutate("funds.add", fundInput())).status).toBe(200);
    // The last aborted requests may still be running.
    await waitUntil(() => expectBalance(owner));
  });
});

describe("a change that fails part way", () => {
  /** Makes the database refuse a category of this name, which is the last write of the batch. */
  const refuse = (what: "insert" | "delete", name: string) =>
    runSql(
      databaseUrl,
      `create trigger half_way before ${what} on categories
       when ${what === "insert" ? "new" : "old"}.name = '${name}'
       begin select raise(abort, 'half way'); end`,
    );
  const allow = () => runSql(databaseUrl, "drop trigger if exists half_way");
  afterEach(allow);

  it("adds nothing, and adds once when repeated", async () => {
    const owner = await register(baseUrl);
    const input = fundInput({ category: "poison" });
    await refuse("insert", "poison");
    expect((await owner.mutate("funds.add", input)).error?.data.appCode).toBe("internal");
    expect([await fundsOf(owner), await countsOf(owner)]).toEqual([[], []]);

    await allow();
    for (let time = 0; time < 2; time += 1) {
      expect((await owner.mutate("funds.add", input)).status).toBe(200);
    }
    expect(await countsOf(owner)).toEqual([["poison", 1]]);
  });

  it("moves nothing, and moves when repeated", async () => {
    const owner = await register(baseUrl);
    const input = fundInput();
    await owner.mutate("funds.add", input);
    const move = { id: input.id, data: { category: "poison", units: 99 } };
    await refuse("insert", "poison");
    expect((await owner.mutate("funds.update", move)).status).toBe(500);
    expect(await fundsOf(owner)).toMatchObject([{ category: "debt", units: 10 }]);
    expect(await countsOf(owner)).toEqual([["debt", 1]]);

    await allow();
    expect((await owner.mutate("funds.update", move)).status).toBe(200);
    expect(await countsOf(owner)).toEqual([["poison", 1]]);
  });

  it("deletes nothing, and deletes when repeated", async () => {
    const owner = await register(baseUrl);
    const input = fundInput({ category: "poison" });
    await owner.mutate("funds.add", input);
    await refuse("delete", "poison");
    expect((await owner.mutate("funds.delete", { id: input.id })).status).toBe(500);
    expect(await fundsOf(owner)).toHaveLength(1);
    expect(await countsOf(owner)).toEqual([["poison", 1]]);

    await allow();
    expect((await owner.mutate("funds.delete", { id: input.id })).status).toBe(200);
    expect(await countsOf(owner)).toEqual([]);
  });
});
