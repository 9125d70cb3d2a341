import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Category } from "../../../src/shared/categories/schema.ts";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const fundsOf = async (owner: ApiClient) =>
  ((await owner.query("funds.list")).data as FundList).funds;

const countsOf = async (owner: ApiClient) =>
  ((await owner.query("categories.list")).data as Category[]).map(({ name, count }) => [
    name,
    count,
  ]);

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

async function withFund(change: object = {}): Promise<{ owner: ApiClient; id: string }> {
  const owner = await register(baseUrl);
  const input = fundInput(change);
  await owner.mutate("funds.add", input);
  return { owner, id: input.id };
}

describe("funds.delete", () => {
  it("returns the deleted fund and deletes its empty category", async () => {
    const { owner, id } = await withFund();
    expect((await owner.mutate("funds.delete", { id })).data).toEqual({
      id,
      schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
      removalId: expect.any(String),
    });
    expect(await fundsOf(owner)).toEqual([]);
    expect(await countsOf(owner)).toEqual([]);
    expect((await owner.mutate("funds.delete", { id })).error?.data.appCode).toBe(
      "funds/not-found",
    );
    expect((await owner.mutate("funds.delete", {})).error?.data.appCode).toBe("funds/no-id");
  });
});
