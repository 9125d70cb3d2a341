import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { DictionaryColumn, SchemeColumns } from "../../../src/shared/schemes/schema.ts";
import { generatedFeed } from "../../../bench/support/generated-feed.ts";
import { maxListedSchemes } from "../../../src/server/schemes/sources/scheme-source.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { rawRequest } from "../../support/api/raw-request.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(async () => {
  // The data of earlier lists would be kept otherwise.
  await runSql(databaseUrl, "delete from schemes");
  await loadFeed(databaseUrl, navFixture("eight-columns"));
});

const get = (path: string, headers: Record<string, string>) =>
  rawRequest(baseUrl, { method: "GET", path, headers });

describe("GET /api/schemes", () => {
  it("returns the whole list in columns, including schemes without a NAV", async () => {
    const response = await fetch(`${baseUrl}/api/schemes`);
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    const list = await response.json();
    expect(list).toMatchObject({
      asOf: "2026-08-19",
      codes: ["900001", "900002", "900006", "900003", "900004", "900005"],
    });
    expect(list.navs).toEqual([107.1683, 404.73, 1000, 1038.2597, 10, null]);
    expect(list.navDates.at(-1)).toBeNull();
    expect(list.names).toEqual([
      "First Example PSU Debt Fund - Direct Plan - IDCW Reinvestment",
      "First Example PSU Debt Fund - Direct Plan - Growth",
      "First Example Liquid ETF - Growth",
      "Second Example Liquid Fund - Regular Plan - Growth",
      "Second Example Wound Up Fund - Regular Plan - Bonus",
      "Second Example Zero Fund - Regular Plan - Growth",
    ]);
  });

  it("returns each scheme's plan, option, fund house, category and ISINs", async () => {
    const list: SchemeColumns = await (await fetch(`${baseUrl}/api/schemes`)).json();
    const valuesOf = ({ values, indexes }: DictionaryColumn) => indexes.map((at) => values[at]);
    expect(valuesOf(list.plans)).toEqual([
      "direct",
      "direct",
      "none",
      "regular",
      "regular",
      "regular",
    ]);
    expect(valuesOf(list.options).slice(0, 3)).toEqual(["idcw-reinvestment", "growth", "growth"]);
    expect(list.inferred).toEqual([3, 4, 5]);
    expect(new Set(valuesOf(list.fundHouses))).toEqual(
      new Set(["First Example Mutual Fund", "Second Example Mutual Fund"]),
    );
    expect(list.categories.values).toEqual([
      "Open Ended Schemes(Debt Scheme - Banking and PSU Fund)",
    ]);
    expect([list.isins[0], list.reinvestmentIsins[0]]).toEqual(["INF000A01001", "INF000A01002"]);
  });

  it("is gzipped when the client accepts it, and plain otherwise", async () => {
    const zipped = await get("/api/schemes", { "accept-encoding": "gzip" });
    const plain = await get("/api/schemes", {});
    expect([zipped, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "gzip",
      undefined,
    ]);
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.body);
  });

  it("returns 304 until the list changes", async () => {
    const etag = (await fetch(`${baseUrl}/api/schemes`)).headers.get("etag") ?? "";
    const again = (tag: string) =>
      fetch(`${baseUrl}/api/schemes`, { headers: { "if-none-match": tag } });
    expect((await again(etag)).status).toBe(304);
    expect((await again(`W/${etag}`)).status).toBe(304);
    await loadFeed(databaseUrl, navFixture("six-columns"));
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
    await loadFeed(databaseUrl, navFixture("eight-columns"));
  });
});

describe("a list without plan and option", () => {
  const titles = async () => {
    const list: SchemeColumns = await (await fetch(`${baseUrl}/api/schemes`)).json();
    return Object.fromEntries(list.codes.map((code, at) => [code, list.names[at]]));
  };

  it("keeps each scheme's full title, also when AMFI renames the fund", async () => {
    await loadFeed(databaseUrl, navFixture("shortened-names"));
    expect(await titles()).toEqual({
      125494: "SBI Small Cap Fund - Regular Plan - Growth",
      125495: "SBI Small Cap Fund - Regular Plan - IDCW",
      125496: "SBI Small Cap Fund - Direct Plan - IDCW",
      125497: "SBI Small Cap Fund - Direct Plan - Growth",
      120586: "ICICI Prudential Large Cap Fund - Direct Plan - Growth",
    });
    const renamed = navFixture("shortened-names").replaceAll(
      "SBI Small Cap Fund",
      "SBI Tiny Cap Fund",
    );
    await loadFeed(databaseUrl, renamed);
    expect((await titles())["125497"]).toBe("SBI Tiny Cap Fund - Direct Plan - Growth");
    await loadFeed(databaseUrl, navFixture("eight-columns"));
  });

  it("restores the full name of a fund that took a short one", async () => {
    await loadFeed(databaseUrl, navFixture("shortened-names"));
    const owner = await register(baseUrl);
    const input = fundInput({ schemeName: "SBI Small Cap Fund", amfiCode: "125497" });
    await owner.mutate("funds.add", input);
    await runSql(databaseUrl, "update funds set scheme_name = 'SBI Small Cap Fund' where id = ?", [
      input.id,
    ]);
    const later = navFixture("shortened-names").replaceAll("20-Aug-2026", "21-Aug-2026");
    await loadFeed(databaseUrl, later);
    const { data } = await owner.query("funds.list");
    expect(data).toMatchObject({
      funds: [{ schemeName: "SBI Small Cap Fund - Direct Plan - Growth", navDate: "2026-08-21" }],
    });
    await loadFeed(databaseUrl, navFixture("eight-columns"));
  });
});

describe("a list of as many schemes as can be imported", () => {
  const codes = async () => {
    const list: SchemeColumns = await (await fetch(`${baseUrl}/api/schemes`)).json();
    return list.codes;
  };

  it("is stored, sent and replaced whole", async () => {
    await loadFeed(databaseUrl, generatedFeed("19-Aug-2026", maxListedSchemes));
    expect(new Set(await codes()).size).toBe(maxListedSchemes);
    // Without the encodings, which a migration may delete.
    await runSql(databaseUrl, "delete from scheme_columns");
    expect(new Set(await codes()).size).toBe(maxListedSchemes);
    await loadFeed(databaseUrl, generatedFeed("20-Aug-2026", maxListedSchemes - 10_000));
    expect(await codes()).toHaveLength(maxListedSchemes - 10_000);
    await loadFeed(databaseUrl, navFixture("eight-columns"));
    expect(await runSql(databaseUrl, "select count(*) as n from schemes")).toEqual([{ n: 6 }]);
  });
});
