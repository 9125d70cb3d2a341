import { beforeAll, describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { addHolder } from "../../support/api/holders.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const listOf = async (owner: ApiClient) => (await owner.query("funds.list")).data as FundList;

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

const feedOf = (schemes: readonly string[]) =>
  ["Scheme Code;ISIN;ISIN;Scheme Name;Net Asset Value;Date", ...schemes, ""].join("\r\n");

describe("the day's change", () => {
  const feed = (navs: readonly [code: number, nav: string, day: string][]) =>
    feedOf(navs.map(([code, nav, day]) => `${code};-;-;Scheme ${code};${nav};${day}`));
  const hold = (code: number) =>
    fundInput({ amfiCode: String(code), schemeName: "by its code", investedAmount: 100 });

  it("is calculated from the scheme's previous NAV", async () => {
    await runSql(databaseUrl, "delete from schemes");
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10", "19-Aug-2026"],
        [2, "20", "19-Aug-2026"],
        [3, "30", "19-Aug-2026"],
      ]),
    );
    const owner = await register(baseUrl);
    for (const code of [1, 2, 3]) await owner.mutate("funds.add", hold(code));
    expect((await listOf(owner)).dayChange).toBeNull();

    // By hand: 10 × (10.5 − 10) + 10 × (19.9 − 20) = 5 − 1 = 4 on 300 before: 1.3333… %. The third has no new NAV.
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10.5", "20-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
        [3, "30", "19-Aug-2026"],
      ]),
    );
    const change = {
      amount: 4,
      percent: 1.33,
      on: "2026-08-20",
      against: { earliest: "2026-08-19", latest: "2026-08-19" },
      funds: 2,
    };
    expect((await listOf(owner)).dayChange).toEqual(change);

    // A corrected NAV of the same day does not change the previous day's NAV.
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10.6", "20-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
      ]),
    );
    const [stored] = await runSql(
      databaseUrl,
      "select previous_nav, previous_nav_date from schemes where key = '1'",
    );
    expect([stored?.["previous_nav"], stored?.["previous_nav_date"]]).toEqual(["10", "2026-08-19"]);

    await loadFeed(
      databaseUrl,
      feed([
        [1, "10", "18-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
      ]),
    );
    const [older] = await runSql(databaseUrl, "select previous_nav from schemes where key = '1'");
    expect(older?.["previous_nav"]).toBeNull();
  });

  it("is calculated for each person too when the account has other people's funds", async () => {
    await runSql(databaseUrl, "delete from schemes");
    const owner = await register(baseUrl);
    const holder = await addHolder(owner);
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10", "19-Aug-2026"],
        [2, "20", "19-Aug-2026"],
      ]),
    );
    await owner.mutate("funds.add", hold(1));
    expect(await listOf(owner)).not.toHaveProperty("holderDayChanges");
    await owner.mutate("funds.add", { ...hold(2), holderId: holder.id });
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10.5", "20-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
      ]),
    );
    const { dayChange, holderDayChanges } = await listOf(owner);
    expect(dayChange).toMatchObject({ amount: 4, funds: 2 });
    expect(holderDayChanges).toMatchObject({
      me: { amount: 5, percent: 5, funds: 1 },
      [holder.id]: { amount: -1, percent: -0.5, funds: 1 },
    });
  });

  it("never uses NAVs of the sample list", async () => {
    await runSql(databaseUrl, "delete from schemes");
    await loadFeed(databaseUrl, feed([[1, "10", "19-Aug-2026"]]));
    await runSql(databaseUrl, "update scheme_list set source = 'sample'");
    await loadFeed(databaseUrl, feed([[1, "500", "20-Aug-2026"]]));
    const owner = await register(baseUrl);
    await owner.mutate("funds.add", hold(1));
    expect(await listOf(owner)).toMatchObject({ funds: [{ nav: 500 }], dayChange: null });
  });
});
