import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { withFund } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

describe("funds.refreshNav", () => {
  it("returns how many funds changed, and changes none the second time", async () => {
    const { owner } = await withFund(baseUrl);
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
