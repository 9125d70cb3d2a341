import { gzipSync } from "node:zlib";
import { acceptList } from "../../../scripts/product/database/accept-list.ts";
import { requireCurrentList } from "../../../src/server/schemes/require-current-list.ts";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { register } from "../../support/api/api-client.ts";
import { addFund } from "../../support/api/sharing.ts";
import { missing } from "../../../src/shared/missing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NavStatus } from "../../../src/shared/schemes/schema.ts";
import { hasRealFeeds, navFixture, realFeed } from "../../support/data/fixtures.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import {
  endless,
  startHttpServer,
  text,
  type HttpServer,
} from "../../support/servers/http-server.ts";

const sixColumns = navFixture("six-columns");
const megabyte = Buffer.alloc(1024 * 1024, "x");
let upstream: HttpServer;
let product: TestProduct;
beforeAll(async () => {
  upstream = await startHttpServer();
  product = await startTestProduct({ AMFI_NAV_URL: `${upstream.url}/NAVAll.txt` });
});
afterAll(async () => {
  await product?.stop();
  await upstream?.stop();
});

const fireCron = () => runHourlyJob(product);

const status = async (): Promise<NavStatus> => {
  const answer = await fetch(`${product.url}/api/trpc/nav.status`);
  return ((await answer.json()) as { result: { data: NavStatus } }).result.data;
};

const cachedSchemes = () =>
  runSql(product.databaseUrl, "select key, name, nav, nav_date from schemes order by key");

describe("the hourly fetch of AMFI's feed", () => {
  it("leaves the list empty when the source never responded, and reports why", async () => {
    await fireCron();
    expect(await status()).toEqual({
      schemes: 0,
      asOf: null,
      fetchedAt: null,
      source: null,
      refusal: {
        at: expect.any(String),
        kind: "broken",
        reason: "the source answered with status 404",
      },
      sif: {
        schemes: 0,
        asOf: null,
        fetchedAt: null,
        source: null,
        refusal: expect.objectContaining({ kind: "broken" }),
      },
    });
    const columns = await (await fetch(`${product.url}/api/schemes`)).json();
    expect(columns).toMatchObject({ asOf: null, codes: [], names: [], navs: [], navDates: [] });
  });

  it("caches the list and sends a conditional request the next time", async () => {
    upstream.answer((request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v1"' }).end(sixColumns);
    });
    await fireCron();
    const first = await status();
    expect(first).toMatchObject({ schemes: 5, asOf: "2026-08-18", source: "amfi", refusal: null });
    await fireCron();
    const second = await status();
    expect(second).toMatchObject({ schemes: 5, refusal: null });
    expect(Date.parse(second.fetchedAt ?? "")).toBeGreaterThan(Date.parse(first.fetchedAt ?? ""));
  });

  it("keeps what it renames, but not other ways of writing a name", async () => {
    const renamings = () =>
      runSql(product.databaseUrl, "select former_name, name from scheme_renamings");
    expect(await renamings()).toEqual([]);
    const [{ name } = missing()] = await cachedSchemes();
    upstream.answer(text(sixColumns.replaceAll("First", "FIRST")));
    await fireCron();
    expect(await renamings()).toEqual([]);
    upstream.answer(text(sixColumns.replaceAll("First Example PSU", "First Renamed PSU")));
    await fireCron();
    const found = await renamings();
    expect(found).toContainEqual({
      former_name: name,
      name: String(name).replace("First Example PSU", "First Renamed PSU"),
    });
    upstream.answer(text(sixColumns));
    await fireCron();
  });

  it("does not rewrite schemes when the bytes are the same", { tags: "long" }, async () => {
    upstream.answer(text(sixColumns));
    await runSql(product.databaseUrl, "update schemes set name = 'untouched' where key = '900001'");
    await fireCron();
    expect(
      await runSql(product.databaseUrl, "select name from schemes where key = '900001'"),
    ).toMatchObject([{ name: "untouched" }]);
    await runSql(product.databaseUrl, "update scheme_list set hash = null");
    await fireCron();
  });

  it.each([
    [
      "a page of HTML with status 200",
      text("<html><head><title>404 Not Found</title></head></html>"),
      /not a list of NAVs/,
    ],
    ["an empty body", text(""), /not a list of NAVs/],
    ["half a body", text(sixColumns.slice(0, sixColumns.length / 2)), /middle of a row/],
    [
      "a list that lost a fifth of its schemes",
      text(sixColumns.replace(/^900002.*\r\n/m, "")),
      /has 4 schemes where it had 5/,
    ],
    [
      "a connection that breaks off",
      ((_, response) => {
        response.writeHead(200, { "content-length": "5000" });
        response.write("Scheme Code;", () => response.destroy());
      }) satisfies Parameters<HttpServer["answer"]>[0],
      /closed the connection/,
    ],
  ])("refuses %s, keeps the cached list and says why", async (_, answer, reason) => {
    const before = await cachedSchemes();
    upstream.answer(answer);
    await fireCron();
    expect(await status()).toMatchObject({
      schemes: 5,
      refusal: { reason: expect.stringMatching(reason) },
    });
    expect(await cachedSchemes()).toEqual(before);
  });

  it("stops reading an endless body after 10 MB", async () => {
    const sent = new Promise<number>((resolve) => upstream.answer(endless(megabyte, resolve)));
    await fireCron();
    expect(await status()).toMatchObject({
      refusal: { reason: "the answer is larger than 10 MB" },
    });
    expect(await sent).toBeLessThan(100 * megabyte.length);
  });

  it("limits the unpacked size of a compressed body", { tags: "long" }, async () => {
    const packed = gzipSync(Buffer.alloc(64 * megabyte.length, "x"));
    upstream.answer((_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(packed),
    );
    await fireCron();
    expect(await status()).toMatchObject({
      schemes: 5,
      refusal: { reason: "the answer is larger than 10 MB" },
    });
  });

  it("clears the refusal with the next valid list and removes delisted schemes", async () => {
    upstream.answer(text(navFixture("eight-columns")));
    await fireCron();
    expect(await status()).toMatchObject({ schemes: 6, asOf: "2026-08-19", refusal: null });
    expect((await cachedSchemes()).map((row) => row["key"])).toEqual([
      "900001",
      "900002",
      "900003",
      "900004",
      "900005",
      "900006",
    ]);
  });

  it("ignores a NAV with a future date", async () => {
    upstream.answer(
      text(navFixture("eight-columns").replace("404.7300;19-Aug-2026", "404.7300;19-Aug-2099")),
    );
    await fireCron();
    expect(await status()).toMatchObject({ schemes: 6, asOf: "2026-08-19" });
    expect(
      await runSql(product.databaseUrl, "select nav, nav_date from schemes where key = '900002'"),
    ).toMatchObject([{ nav: null, nav_date: null }]);
  });

  it("refuses a list of the future whole and fails, and gives way to the next true one", async () => {
    const owner = await register(product.url);
    await addFund(owner);
    await owner.query("funds.list");
    const before = await cachedSchemes();
    const future = navFixture("eight-columns").replaceAll(/\d\d-Aug-2026/g, "20-Aug-2099");
    upstream.answer(text(future));
    const job = await fireCron();
    expect(() => requireCurrentList(job)).toThrow(/the scheme list was refused: .* dated after/);
    expect(await status()).toMatchObject({ asOf: "2026-08-19", refusal: { kind: "future" } });
    expect(await cachedSchemes()).toEqual(before);
    // As a version before this rule stored it.
    await runSql(product.databaseUrl, "update funds set nav = '9', nav_date = '2099-08-20'");
    await runSql(product.databaseUrl, "insert into nav_points values ('900002', 47000, '9')");
    upstream.answer(text(navFixture("eight-columns").replace("404.7300", "404.7400")));
    await fireCron();
    expect((await owner.mutate("funds.refreshNav")).data).toMatchObject({ updated: 1 });
    const { funds } = (await owner.query("funds.list")).data as FundList;
    expect(funds).toMatchObject([{ nav: 404.74, navDate: "2026-08-19" }]);
    expect(await runSql(product.databaseUrl, "select * from nav_points where day = 47000")).toEqual(
      [],
    );
  });

  it("holds back a list whose NAVs jump, until the operator accepts it", async () => {
    const doubled = navFixture("eight-columns").replace("404.7300", "809.4700");
    upstream.answer(text(doubled));
    const before = await cachedSchemes();
    const job = await fireCron();
    expect(() => requireCurrentList(job)).toThrow(/1 of its 6 schemes moved by over 50 %/);
    expect(await status()).toMatchObject({ refusal: { kind: "jumps" } });
    expect(await cachedSchemes()).toEqual(before);
    expect(await acceptList(product.settings)).toBe("6 schemes, NAVs as of 19 Aug 2026");
    expect(await status()).toMatchObject({ refusal: null });
    expect(
      await runSql(product.databaseUrl, "select nav from schemes where key = '900002'"),
    ).toMatchObject([{ nav: "809.47" }]);
    upstream.answer(text(navFixture("eight-columns")));
    await acceptList(product.settings);
  });

  it("stores a complete list when it runs ten times concurrently", { tags: "long" }, async () => {
    upstream.answer(
      text(
        sixColumns +
          "900009;-;-;Third Example Fund;5;18-Aug-2026\r\n900010;-;-;Third Example Fund B;5;18-Aug-2026\r\n",
      ),
    );
    await Promise.all(Array.from({ length: 10 }, fireCron));
    expect(await status()).toMatchObject({ schemes: 7, refusal: null });
    expect(await cachedSchemes()).toHaveLength(7);
  });

  it.runIf(hasRealFeeds)("loads AMFI's real list of 20 August 2026 completely", async () => {
    upstream.answer(text(realFeed("NAVAll-2026-08-20.8col.txt")));
    await fireCron();
    expect(await status()).toMatchObject({ schemes: 14_283, asOf: "2026-08-19", refusal: null });
    const columns = await (await fetch(`${product.url}/api/schemes`)).json();
    expect(columns.codes).toHaveLength(14_283);
    expect(
      await runSql(
        product.databaseUrl,
        "select count(*) as priced from schemes where nav is not null",
      ),
    ).toMatchObject([{ priced: 14_283 - 243 }]);
  });
});
