import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { register } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { countsOf, fundsOf, withFund } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

describe("funds.update", () => {
  it("changes the given fields, recalculates the figures and keeps all other fields", async () => {
    const { owner, id } = await withFund(baseUrl);
    // By hand: 20 × 404.6081 = 8092.162, rounded 8092.16; − 8000 = 92.16; 92.16 / 8000 = 1.152 %.
    const { data } = await owner.mutate("funds.update", {
      id,
      data: { units: 20, investedAmount: 8000 },
    });
    expect(data).toMatchObject({
      folioNumber: "1234567/89",
      category: "debt",
      units: 20,
      nav: 404.6081,
      currentAmount: 8092.16,
      pnl: 92.16,
      returns: 1.15,
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await fundsOf(owner)).toEqual([data]);
  });

  it("moves the fund to another scheme with its NAV, or none", async () => {
    const { owner, id } = await withFund(baseUrl);
    const listed = { schemeName: "Second Example Liquid Fund - Daily IDCW" };
    expect((await owner.mutate("funds.update", { id, data: listed })).data).toMatchObject({
      amfiCode: "900003",
      nav: 1037.9611,
    });
    const policy = { schemeName: "My Policy" };
    expect((await owner.mutate("funds.update", { id, data: policy })).data).toMatchObject({
      ...policy,
      amfiCode: null,
      nav: null,
      currentAmount: null,
    });
  });

  it("finds the scheme by name when the code is removed or unknown", async () => {
    for (const amfiCode of [null, "999999"]) {
      const { owner, id } = await withFund(baseUrl);
      const { data } = await owner.mutate("funds.update", { id, data: { amfiCode } });
      expect(data).toMatchObject({ amfiCode: "900002", nav: 404.6081, currentAmount: 4046.08 });
    }
  });

  it("moves the fund to another category and deletes an empty category", async () => {
    const { owner, id } = await withFund(baseUrl);
    await owner.mutate("funds.update", { id, data: { category: "Equity" } });
    expect(await countsOf(owner)).toEqual([["equity", 1]]);
  });

  it.each([
    ["without an id", { data: { units: 1 } }, 400, "funds/no-id", "No fund id provided"],
    ["without data", { id: "x" }, 400, "funds/no-data", "No updated data provided"],
    ["with empty data", { id: "x", data: {} }, 400, "funds/no-data", "No updated data provided"],
    [
      "of a fund that is not there",
      { id: "x", data: { units: 1 } },
      404,
      "funds/not-found",
      "Fund not found",
    ],
    [
      "with a blank field",
      { id: "x", data: { folioNumber: " " } },
      400,
      "funds/invalid",
      "All fields are required",
    ],
    [
      "with negative units",
      { id: "x", data: { units: -1 } },
      400,
      "request/invalid",
      "Units must be more than 0",
    ],
    [
      "with a field of its own",
      { id: "x", data: { units: 1, nav: 1 } },
      400,
      "request/invalid",
      "Unknown field",
    ],
  ])("is refused %s", async (_, input, status, appCode, message) => {
    const { owner } = await withFund(baseUrl);
    const answer = await owner.mutate("funds.update", input);
    expect([answer.status, answer.error?.data.appCode, answer.error?.message]).toEqual([
      status,
      appCode,
      message,
    ]);
  });
});

describe("another user's fund", () => {
  it("can be neither changed nor deleted, and is reported as not found", async () => {
    const { owner, id } = await withFund(baseUrl);
    const stranger = await register(baseUrl);
    for (const [procedure, input] of [
      ["funds.update", { id, data: { units: 1 } }],
      ["funds.delete", { id }],
    ] as const) {
      expect((await stranger.mutate(procedure, input)).error?.data.appCode).toBe("funds/not-found");
    }
    expect(await fundsOf(owner)).toMatchObject([{ id, units: 10 }]);
  });
});
