import { gunzipSync } from "node:zlib";
import { get } from "node:http";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { parseGetList } from "../../src/server/scheme-sources/get-list.ts";
import { navFixture } from "../support/fixtures.ts";
import { loadFeed } from "../support/scheme-list.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("eight-columns")));

/** Node's fetch decodes on its own; this does not. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      get(`${baseUrl}${path}`, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode,
            encoding: response.headers["content-encoding"],
            body: Buffer.concat(chunks),
          }),
        );
      }).on("error", reject);
    },
  );

describe("GET /api/schemes", () => {
  it("gives the whole list in columns, schemes without a NAV too", async () => {
    const response = await fetch(`${baseUrl}/api/schemes`);
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    const list = await response.json();
    expect(list).toMatchObject({
      asOf: "2026-08-19",
      codes: ["900001", "900002", "900006", "900003", "900004", "900005"],
    });
    expect(list.navs).toEqual([107.1683, 404.73, 1000, 1038.2597, 10, null]);
    expect(list.navDates.at(-1)).toBeNull();
    expect(list.names).toHaveLength(6);
  });

  it("is gzipped for those who take it and plain for those who do not", async () => {
    const zipped = await raw("/api/schemes", { "accept-encoding": "gzip" });
    const plain = await raw("/api/schemes", {});
    expect([zipped.encoding, plain.encoding]).toEqual(["gzip", undefined]);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
  });

  it("answers 304 until the list changes", async () => {
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

describe("GET /api/getList", () => {
  it("serves every scheme with a usable NAV, in a form that another installation reads", async () => {
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
    expect(schemes.find(({ code }) => code === "900002")).toEqual({
      code: "900002",
      name: "First Example PSU Debt Fund - Direct Plan - GROWTH",
      nav: "404.73",
      navDate: "2026-08-19",
    });
  });
});
