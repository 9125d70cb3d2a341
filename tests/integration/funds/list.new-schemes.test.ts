import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { fundsOf } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("a new scheme list", () => {
  it("updates each fund's NAV and name by code, never to an older NAV", async () => {
    const asha = await register(baseUrl);
    const psu = fundInput();
    const byName = fundInput({
      amfiCode: null,
      schemeName: "Second Example Liquid Fund - Daily IDCW",
    });
    const unlisted = fundInput({
      amfiCode: null,
      schemeName: "First Example Liquid ETF - Growth",
    });
    for (const input of [psu, byName, unlisted]) await asha.mutate("funds.add", input);
    await fundsOf(asha);

    await loadFeed(databaseUrl, navFixture("eight-columns"));
    const byId = new Map((await fundsOf(asha)).map((fund) => [fund.id, fund]));
    expect(byId.get(psu.id)).toMatchObject({
      schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
      nav: 404.73,
      navDate: "2026-08-19",
      currentAmount: 4047.3,
    });
    expect(byId.get(byName.id)).toMatchObject({
      schemeName: "Second Example Liquid Fund - Regular Plan - Daily IDCW Reinvestment",
      amfiCode: "900003",
      nav: 1038.2597,
    });
    expect(byId.get(unlisted.id)).toMatchObject({ amfiCode: "900006", nav: 1000 });

    await loadFeed(databaseUrl, navFixture("six-columns"));
    expect(await fundsOf(asha)).toEqual([...byId.values()]);
  });

  it("refreshes a thousand funds correctly", async () => {
    const asha = await register(baseUrl);
    await asha.mutate("funds.add", fundInput());
    const [seed] = await runSql(
      databaseUrl,
      "select user_id from funds join users on users.id = user_id where email = ?",
      [asha.email],
    );
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 999)
       insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category, invested_amount, units, created_at)
       select ?, 'bulk-' || i, i, 'Old name', 'old name', '900001', 'debt', '100', i, 0 from n`,
      [seed?.["user_id"] ?? null],
    );
    const funds = await fundsOf(asha);
    expect(funds).toHaveLength(1000);
    expect(funds.every((fund) => fund.nav !== null && fund.updatedAt !== null)).toBe(true);
    const stored = await runSql(
      databaseUrl,
      "select count(*) as left from funds where user_id = ? and nav is null",
      [seed?.["user_id"] ?? null],
    );
    expect(stored[0]?.["left"]).toBe(0);
  });
});
