import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

async function withFund(change: object = {}): Promise<{ owner: ApiClient; id: string }> {
  const owner = await register(baseUrl);
  const input = fundInput(change);
  await owner.mutate("funds.add", input);
  return { owner, id: input.id };
}

describe("funds.refreshNav", () => {
  it("returns how many funds changed, and changes none the second time", async () => {
    const { owner } = await withFund();
    expect((await owner.mutate("funds.refreshNav")).data).toEqual({
      updated: 1,
      navAsOf: "2026-08-18",
    });
    expect((await owner.mutate("funds.refreshNav")).data).toEqual({
      updated: 0,
      navAsOf: "2026-08-18",
    });
  });
});
