import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import { hasRealFeeds, navFixture, realFeed } from "../../support/data/fixtures.ts";
import { insertFundPerScheme } from "../../support/data/insert-fund-per-scheme.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const listOf = async (owner: ApiClient) => (await owner.query("funds.list")).data as FundList;

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("a list with renamed schemes", () => {
  const keepsEveryScheme = async (before: string, after: string) => {
    const owner = await register(baseUrl);
    await loadFeed(databaseUrl, before);
    await insertFundPerScheme(databaseUrl, owner.email, 20_000);
    const first = byId((await listOf(owner)).funds);
    await loadFeed(databaseUrl, after);
    const second = byId((await listOf(owner)).funds);

    const schemes = await runSql(
      databaseUrl,
      "select key, name, nav, nav_date as navDate from schemes",
    );
    const listed = new Map(schemes.map((scheme) => [scheme["key"], scheme]));
    expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted());
    let renamed = 0;
    for (const [id, fund] of second) {
      const earlier = first.get(id);
      expect(fund.amfiCode).toBe(earlier?.amfiCode);
      const scheme = listed.get(fund.amfiCode);
      if (scheme === undefined) continue;
      expect(fund.schemeName).toBe(scheme["name"]);
      if (fund.schemeName !== earlier?.schemeName) renamed += 1;
      const { nav, navDate } = scheme;
      if (nav === null || (earlier?.navDate ?? "") >= String(navDate)) continue;
      expect([fund.nav, fund.navDate]).toEqual([Number(nav), navDate]);
    }
    return renamed;
  };
  const byId = (funds: readonly Fund[]) => new Map(funds.map((fund) => [fund.id, fund]));

  it("keeps each fund's scheme by code and updates its name", async () => {
    const renamed = navFixture("eight-columns").replaceAll("PSU Debt Fund", "PSU Bond Fund");
    expect(await keepsEveryScheme(navFixture("six-columns"), renamed)).toBe(2);
  });

  it.runIf(hasRealFeeds)(
    "renames no scheme between AMFI's feeds of 19 and 20 August 2026",
    { timeout: 60_000 },
    async () => {
      const renamed = await keepsEveryScheme(
        realFeed("NAVAll-2026-08-19.6col.txt"),
        realFeed("NAVAll-2026-08-20.8col.txt"),
      );
      expect(renamed).toBe(0);
    },
  );
});
