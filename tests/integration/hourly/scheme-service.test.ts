import type { RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getList } from "../../../src/server/schemes/sources/get-list.ts";
import type { Log } from "../../../src/server/platform/log/log.ts";
import { ListRejectedError } from "../../../src/server/schemes/sources/scheme-source.ts";
import { syncList } from "../../../src/server/schemes/procedures/sync-list.ts";
import type { NavStatus } from "../../../src/shared/schemes/schema.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

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

const status = async (): Promise<NavStatus> => {
  const answer = await fetch(`${product.url}/api/trpc/nav.status`);
  return ((await answer.json()) as { result: { data: NavStatus } }).result.data;
};

describe("a scheme service as the source", () => {
  const sync = (log: Log = () => {}, clock = () => new Date()) => {
    const db = testDatabase(product.databaseUrl);
    return syncList({ db, clock, log }, getList(upstream.url));
  };
  const service = (...data: object[]) => text(JSON.stringify({ data }));

  it("replaces the list, also with schemes without a code", async () => {
    upstream.answer(
      service(
        { schemeName: "Alpha  Fund – Growth", latestNav: "10.5", navDate: "20-Aug-2026" },
        { schemeName: "Beta", amfiCode: 7, latestNav: 3, navDate: "2026-08-20" },
      ),
    );
    expect(await sync()).toEqual({
      schemes: 2,
      changes: expect.any(Number),
      unreadable: 0,
      asOf: "2026-08-20",
    });
    expect(
      await runSql(product.databaseUrl, "select key, name_key, nav from schemes order by key"),
    ).toMatchObject([
      { key: "7", name_key: "beta", nav: "3" },
      { key: "name:alpha fund – growth", name_key: "alpha fund – growth", nav: "10.5" },
    ]);
    const columns = await (await fetch(`${product.url}/api/schemes`)).json();
    expect(columns.codes.toSorted()).toEqual(["7", null]);
  });

  it("is logged in one entry per run", async () => {
    const [alpha, beta] = [
      { schemeName: "Alpha Fund – Growth" },
      { schemeName: "Beta", amfiCode: 7 },
    ];
    const [friday, saturday] = ["2026-08-21", "2026-08-22"];
    const lines: object[] = [];
    const run = async (answer: RequestListener, day: string) => {
      upstream.answer(answer);
      await sync(
        (level, event, facts) => lines.push({ level, event, ...facts }),
        () => new Date(`${day}T12:00:00Z`),
      );
    };
    const first = service(
      { ...alpha, latestNav: 9, navDate: friday },
      { ...beta, latestNav: 4, navDate: friday },
    );
    await run(first, friday);
    lines.length = 0;
    const gamma = { schemeName: "Gamma", amfiCode: 8, latestNav: 5, navDate: friday };
    const next = service({ ...alpha, latestNav: 10, navDate: saturday }, gamma);
    await run(next, saturday);
    await run(next, "2026-08-24");
    await run(text("no list"), "2026-08-25");
    const entry = {
      level: "info",
      event: "nav.synced",
      source: "getlist",
      schemes: 2,
      refusal: null,
    };
    expect(lines).toEqual([
      // One scheme has changed, one is new, one is gone.
      { ...entry, daysOld: 0, changes: 3 },
      { ...entry, daysOld: 2, changes: 0 },
      { ...entry, level: "warn", daysOld: 3, changes: 0, refusal: "Invalid data format from API" },
    ]);
  });

  it("is refused in another format, and the list stays", async () => {
    upstream.answer(text('{"list":[]}'));
    expect(await sync()).toBeInstanceOf(ListRejectedError);
    expect(await status()).toMatchObject({
      schemes: 2,
      refusal: { reason: "Invalid data format from API" },
    });
  });
});
