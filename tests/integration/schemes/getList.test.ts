import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { parseGetList } from "../../../src/server/schemes/sources/get-list.ts";
import { navFixture } from "../../support/data/fixtures.ts";
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

describe("GET /api/getList", () => {
  it("is stored gzipped, so that requests read no schemes", async () => {
    const { bytes, headers } = await get("/api/getList", { "accept-encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    const [kept] = await runSql(databaseUrl, "select gzip from scheme_columns where id = 2");
    expect(kept?.["gzip"]).toBe(bytes.toString("base64"));
    const plain = await get("/api/getList", {});
    expect(plain.body).toBe(gunzipSync(bytes).toString());
  });

  it("returns 304 until the list changes", async () => {
    const etag = (await fetch(`${baseUrl}/api/getList`)).headers.get("etag") ?? "";
    const again = () => fetch(`${baseUrl}/api/getList`, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await loadFeed(databaseUrl, navFixture("six-columns"));
    expect((await again()).status).toBe(200);
    await loadFeed(databaseUrl, navFixture("eight-columns"));
  });

  it("returns every scheme with a usable NAV in a format that another installation reads", async () => {
    const { schemes, unreadable } = parseGetList(
      await (await fetch(`${baseUrl}/api/getList`)).text(),
    );
    expect(unreadable).toBe(0);
    expect(schemes.map(({ code }) => code).toSorted()).toEqual([
      "900001",
      "900002",
      "900003",
      "900004",
      "900006",
    ]);
    expect(schemes.find(({ code }) => code === "900002")).toMatchObject({
      code: "900002",
      name: "First Example PSU Debt Fund - Direct Plan - Growth",
      nav: "404.73",
      navDate: "2026-08-19",
    });
  });
});
