import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { countsOf, fundsOf, withFund } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

describe("funds.delete", () => {
  it("returns the deleted fund and deletes its empty category", async () => {
    const { owner, id } = await withFund(baseUrl);
    const { data: done } = await owner.mutate("funds.delete", { id });
    expect(done).toEqual({
      id,
      schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
      removalId: expect.any(String),
    });
    expect(await fundsOf(owner)).toEqual([]);
    expect(await countsOf(owner)).toEqual([]);
    expect((await owner.mutate("funds.delete", { id })).data).toEqual(done);
    expect((await owner.mutate("funds.delete", {})).error?.data.appCode).toBe("funds/no-id");
  });
});
