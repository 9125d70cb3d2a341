import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register, apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { countsOf, fundsOf } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("funds.list", () => {
  it("returns the newest fund first, and orders equal times by id", async () => {
    const asha = await register(baseUrl);
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async () => ((await asha.mutate("funds.add", fundInput())).data as Fund).id),
    );
    const created = [
      [first, 2_000],
      [second, 3_000],
      [third, 2_000],
    ] as const;
    for (const [id, at] of created) {
      await runSql(databaseUrl, "update funds set created_at = ? where id = ?", [at, id ?? ""]);
    }
    const ids = (await fundsOf(asha)).map(({ id }) => id);
    expect(ids).toEqual([second, ...[first, third].toSorted()]);
  });

  it("returns only the owner's funds", async () => {
    const [asha, ravi] = [await register(baseUrl), await register(baseUrl)];
    await asha.mutate("funds.add", fundInput());
    expect(await fundsOf(ravi)).toEqual([]);
    expect(await countsOf(ravi)).toEqual([]);
    for (const procedure of ["funds.list", "categories.list"]) {
      expect((await apiClient(baseUrl).query(procedure)).error?.data.appCode).toBe(
        "auth/unauthenticated",
      );
    }
    expect((await apiClient(baseUrl).mutate("funds.add", fundInput())).status).toBe(401);
  });
});
