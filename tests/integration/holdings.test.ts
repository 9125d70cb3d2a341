import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../src/shared/funds/schema.ts";
import { navFixture } from "../support/fixtures.ts";
import { fundInput, investor, person, type Person } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { loadFeed } from "../support/scheme-list.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const fundsOf = async (owner: Person) => ((await owner.ask("funds.list")).data as FundList).funds;
const categoriesOf = async (owner: Person) =>
  ((await owner.ask("categories.list")).data as { name: string; count: number }[]).map(
    ({ name, count }) => [name, count],
  );

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("funds.add", () => {
  it("values the fund at the list's NAV", async () => {
    const asha = await investor(baseUrl);
    const input = fundInput();
    // By hand: 10 × 404.6081 = 4046.081, rounded 4046.08; − 4000 = 46.08; 46.08 / 4000 = 1.152 %.
    const fund = {
      ...input,
      category: "debt",
      nav: 404.6081,
      navDate: "2026-08-18",
      currentAmount: 4046.08,
      pnl: 46.08,
      returns: 1.15,
      createdAt: expect.stringMatching(/Z$/),
    };
    expect((await asha.tell("funds.add", input)).data).toEqual({ ...fund, updatedAt: null });
    expect((await asha.ask("funds.list")).data).toEqual({
      funds: [{ ...fund, updatedAt: expect.stringMatching(/Z$/) }],
      navAsOf: "2026-08-18",
      dayChange: null,
    });
  });

  it("finds the scheme by name in any case and stores its code", async () => {
    const asha = await investor(baseUrl);
    const schemeName = "FIRST example psu debt fund - direct - idcw";
    const { data } = await asha.tell("funds.add", fundInput({ schemeName, amfiCode: undefined }));
    expect(data).toMatchObject({ schemeName, amfiCode: "900001", nav: 107.136 });
  });

  it("accepts an unlisted scheme and leaves its value empty", async () => {
    const asha = await investor(baseUrl);
    const change = { schemeName: "My Policy", amfiCode: null, category: "Insurance" };
    const { data } = await asha.tell("funds.add", fundInput(change));
    expect(data).toMatchObject({
      nav: null,
      navDate: null,
      currentAmount: null,
      pnl: null,
      returns: null,
    });
  });

  it("treats a NAV of zero as missing", async () => {
    const asha = await investor(baseUrl);
    const { data } = await asha.tell("funds.add", fundInput({ amfiCode: "900005" }));
    expect(data).toMatchObject({ amfiCode: "900005", nav: null, currentAmount: null });
  });

  it("adds one fund, counted once, for twenty concurrent repeats", async () => {
    const asha = await investor(baseUrl);
    const input = fundInput();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => asha.tell("funds.add", input)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toHaveProperty("size", 1);
    expect(await fundsOf(asha)).toHaveLength(1);
    expect(await categoriesOf(asha)).toEqual([["debt", 1]]);
  });

  it("refuses an existing id with other data and changes nothing", async () => {
    const asha = await investor(baseUrl);
    const input = fundInput();
    await asha.tell("funds.add", input);
    const { status, error } = await asha.tell("funds.add", { ...input, units: 11 });
    expect([status, error?.data.appCode]).toEqual([409, "funds/conflict"]);
    expect(await fundsOf(asha)).toMatchObject([{ units: 10 }]);
    expect(await categoriesOf(asha)).toEqual([["debt", 1]]);
  });

  it("accepts an id that another user's fund has", async () => {
    const [asha, ravi] = [await investor(baseUrl), await investor(baseUrl)];
    const input = fundInput();
    await asha.tell("funds.add", input);
    expect((await ravi.tell("funds.add", { ...input, units: 99 })).data).toMatchObject({
      units: 99,
    });
    expect(await fundsOf(asha)).toMatchObject([{ units: 10 }]);
  });

  it("counts every category right after fifty concurrent adds", async () => {
    const asha = await investor(baseUrl);
    const names = Array.from({ length: 50 }, (_, index) => ["Debt", "equity", "Gold"][index % 3]);
    await Promise.all(names.map((category) => asha.tell("funds.add", fundInput({ category }))));
    expect(await fundsOf(asha)).toHaveLength(50);
    expect(await categoriesOf(asha)).toEqual([
      ["debt", 17],
      ["equity", 17],
      ["gold", 16],
    ]);
  });

  it("stores typed decimals exactly", async () => {
    const asha = await investor(baseUrl);
    const { data } = await asha.tell(
      "funds.add",
      fundInput({ investedAmount: 99_999_999_998.1234, units: 0.0001 }),
    );
    expect(data).toMatchObject({ investedAmount: 99_999_999_998.1234, units: 0.0001 });
    const [stored] = await rows(
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

describe("funds.list", () => {
  it("returns the newest fund first, and orders equal times by id", async () => {
    const asha = await investor(baseUrl);
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async () => ((await asha.tell("funds.add", fundInput())).data as Fund).id),
    );
    const created = [
      [first, 2_000],
      [second, 3_000],
      [third, 2_000],
    ] as const;
    for (const [id, at] of created) {
      await rows(databaseUrl, "update funds set created_at = ? where id = ?", [at, id ?? ""]);
    }
    const ids = (await fundsOf(asha)).map(({ id }) => id);
    expect(ids).toEqual([second, ...[first, third].toSorted()]);
  });

  it("returns only the owner's funds", async () => {
    const [asha, ravi] = [await investor(baseUrl), await investor(baseUrl)];
    await asha.tell("funds.add", fundInput());
    expect(await fundsOf(ravi)).toEqual([]);
    expect(await categoriesOf(ravi)).toEqual([]);
    for (const procedure of ["funds.list", "categories.list"]) {
      expect((await person(baseUrl).ask(procedure)).error?.data.appCode).toBe(
        "auth/unauthenticated",
      );
    }
    expect((await person(baseUrl).tell("funds.add", fundInput())).status).toBe(401);
  });
});

describe("a new scheme list", () => {
  it("updates each fund's NAV and name by code, never to an older NAV", async () => {
    const asha = await investor(baseUrl);
    const psu = fundInput();
    const byName = fundInput({
      amfiCode: null,
      schemeName: "Second Example Liquid Fund - Daily IDCW",
    });
    const unlisted = fundInput({
      amfiCode: null,
      schemeName: "First Example Liquid ETF - Growth",
    });
    for (const input of [psu, byName, unlisted]) await asha.tell("funds.add", input);
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
    const asha = await investor(baseUrl);
    await asha.tell("funds.add", fundInput());
    const [seed] = await rows(
      databaseUrl,
      "select user_id from funds join users on users.id = user_id where email = ?",
      [asha.email],
    );
    await rows(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 999)
       insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category, invested_amount, units, created_at)
       select ?, 'bulk-' || i, i, 'Old name', 'old name', '900001', 'debt', '100', i, 0 from n`,
      [seed?.["user_id"] ?? null],
    );
    const funds = await fundsOf(asha);
    expect(funds).toHaveLength(1000);
    expect(funds.every((fund) => fund.nav !== null && fund.updatedAt !== null)).toBe(true);
    const stored = await rows(
      databaseUrl,
      "select count(*) as left from funds where user_id = ? and nav is null",
      [seed?.["user_id"] ?? null],
    );
    expect(stored[0]?.["left"]).toBe(0);
  });
});
