import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { wholeFund } from "../../support/data/whole-fund.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { countsOf, fundsOf } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("funds.add", () => {
  it("values the fund at the list's NAV", async () => {
    const asha = await register(baseUrl);
    const input = fundInput();
    // By hand: 10 × 404.6081 = 4046.081, rounded 4046.08; − 4000 = 46.08; 46.08 / 4000 = 1.152 %.
    const fund = {
      ...wholeFund({
        ...input,
        category: "debt",
        nav: 404.6081,
        navDate: "2026-08-18",
        currentAmount: 4046.08,
        pnl: 46.08,
        returns: 1.15,
        hasTransactions: false,
      }),
      createdAt: expect.stringMatching(/Z$/),
    };
    expect((await asha.mutate("funds.add", input)).data).toEqual({ ...fund, updatedAt: null });
    expect((await asha.query("funds.list")).data).toEqual({
      funds: [{ ...fund, updatedAt: expect.stringMatching(/Z$/) }],
      navAsOf: "2026-08-18",
      dayChange: null,
      facts: {
        [input.id]: { dayChange: null, fundHouse: "First Example Mutual Fund", kind: "debt" },
      },
    });
  });

  it("finds the scheme by name in any case and stores its code", async () => {
    const asha = await register(baseUrl);
    const schemeName = "FIRST example psu debt fund - direct - idcw";
    const { data } = await asha.mutate("funds.add", fundInput({ schemeName, amfiCode: undefined }));
    expect(data).toMatchObject({ schemeName, amfiCode: "900001", nav: 107.136 });
  });

  it("accepts an unlisted scheme and leaves its value empty", async () => {
    const asha = await register(baseUrl);
    const change = { schemeName: "My Policy", amfiCode: null, category: "Insurance" };
    const { data } = await asha.mutate("funds.add", fundInput(change));
    expect(data).toMatchObject({
      nav: null,
      navDate: null,
      currentAmount: null,
      pnl: null,
      returns: null,
    });
  });

  it("treats a NAV of zero as missing", async () => {
    const asha = await register(baseUrl);
    const { data } = await asha.mutate("funds.add", fundInput({ amfiCode: "900005" }));
    expect(data).toMatchObject({ amfiCode: "900005", nav: null, currentAmount: null });
  });

  it("adds one fund, counted once, for twenty concurrent repeats", async () => {
    const asha = await register(baseUrl);
    const input = fundInput();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => asha.mutate("funds.add", input)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toHaveProperty("size", 1);
    expect(await fundsOf(asha)).toHaveLength(1);
    expect(await countsOf(asha)).toEqual([["debt", 1]]);
  });

  it("refuses an existing id with other data and changes nothing", async () => {
    const asha = await register(baseUrl);
    const input = fundInput();
    await asha.mutate("funds.add", input);
    const { status, error } = await asha.mutate("funds.add", { ...input, units: 11 });
    expect([status, error?.data.appCode]).toEqual([409, "funds/conflict"]);
    expect(await fundsOf(asha)).toMatchObject([{ units: 10 }]);
    expect(await countsOf(asha)).toEqual([["debt", 1]]);
  });

  it("accepts an id that another user's fund has", async () => {
    const [asha, ravi] = [await register(baseUrl), await register(baseUrl)];
    const input = fundInput();
    await asha.mutate("funds.add", input);
    expect((await ravi.mutate("funds.add", { ...input, units: 99 })).data).toMatchObject({
      units: 99,
    });
    expect(await fundsOf(asha)).toMatchObject([{ units: 10 }]);
  });

  it("counts every category right after fifty concurrent adds", async () => {
    const asha = await register(baseUrl);
    const names = Array.from({ length: 50 }, (_, index) => ["Debt", "equity", "Gold"][index % 3]);
    await Promise.all(names.map((category) => asha.mutate("funds.add", fundInput({ category }))));
    expect(await fundsOf(asha)).toHaveLength(50);
    expect(await countsOf(asha)).toEqual([
      ["debt", 17],
      ["equity", 17],
      ["gold", 16],
    ]);
  });

  it("stores typed decimals exactly", async () => {
    const asha = await register(baseUrl);
    const { data } = await asha.mutate(
      "funds.add",
      fundInput({ investedAmount: 99_999_999_998.1234, units: 0.0001 }),
    );
    expect(data).toMatchObject({ investedAmount: 99_999_999_998.1234, units: 0.0001 });
    const [stored] = await runSql(
      databaseUrl,
      "select invested_amount, units from funds join users on users.id = user_id where email = ?",
      [asha.email],
    );
    expect([stored?.["invested_amount"], stored?.["units"]]).toEqual([
      "99999999998.1234",
      "0.0001",
    ]);
  });
});
