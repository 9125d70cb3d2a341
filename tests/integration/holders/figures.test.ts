import { beforeAll, describe, expect, inject, it } from "vitest";
import { dayOf } from "../../../src/shared/history/days.ts";
import type { PortfolioHistory } from "../../../src/shared/history/schema.ts";
import { me } from "../../../src/shared/holders/holder.ts";
import type { PortfolioPerformance } from "../../../src/shared/portfolio/schema.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import { register } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, okay, transactionInput } from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

/** Of a scheme that no list has. */
const code = "979001";

describe("figures of one holder", () => {
  it("are those of their funds alone, and sum to everyone's", async () => {
    const owner = await register(baseUrl);
    const { id: meera } = await addHolder(owner, { name: "Meera" });
    const { id: ravi } = await addHolder(owner, { name: "Ravi" });
    await insertHistory(databaseUrl, code, {
      days: ["2024-01-05", "2024-01-08"].map(dayOf),
      navs: [50, 55],
    });
    const addOf = async (holderId: string | null, units: number) => {
      const bought = transactionInput({ units, amount: units * 50 });
      return addLedger(owner, [bought], { holderId });
    };
    const funds = [await addOf(null, 100), await addOf(meera, 10), await addOf(meera, 20)];
    await addFund(owner, { holderId: ravi });
    const sips = await Promise.all(funds.map((fundId) => addSip(owner, { fundId })));

    const performanceOf = async (input: object) =>
      okay<PortfolioPerformance>(await owner.query("portfolio.performance", input));
    const mine = await performanceOf({ holderId: me });
    const hers = await performanceOf({ holderId: meera });
    const everyone = await performanceOf({});
    expect(mine).toMatchObject({ invested: 5_000, value: 40_460.81, leftOut: 0 });
    expect(hers).toMatchObject({ invested: 1_500, value: 12_138.24, leftOut: 0 });
    expect(everyone).toMatchObject({
      covered: { funds: 3, invested: 6_500, value: 52_599.05 },
      leftOut: 1,
    });
    expect(await performanceOf({ holderId: ravi })).toMatchObject({ leftOut: 1, totalGain: null });

    const sipsOf = async (input: object) =>
      okay<Sip[]>(await owner.query("sips.list", input)).map(({ id }) => id);
    expect(await sipsOf({ holderId: me })).toEqual(sips.slice(0, 1));
    expect((await sipsOf({ holderId: meera })).toSorted()).toEqual(sips.slice(1).toSorted());
    expect(await sipsOf({ holderId: ravi })).toEqual([]);

    await runSql(
      databaseUrl,
      "update funds set amfi_code = ? where first_date is not null and id in (?, ?, ?)",
      [code, ...funds],
    );
    const valuesOf = async (input: object) =>
      okay<PortfolioHistory>(await owner.query("portfolio.history", input)).values;
    expect(await valuesOf({ holderId: me })).toEqual([5_000, 5_500]);
    expect(await valuesOf({ holderId: meera })).toEqual([1_500, 1_650]);
    expect(await valuesOf({})).toEqual([6_500, 7_150]);
    expect(await valuesOf({ holderId: ravi })).toEqual([]);
  });
});
