// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SchemeColumns } from "../../../src/shared/schemes/schema.ts";
import { startFaultProxy, type FaultProxy } from "../../support/servers/fault-proxy.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";

/** Answers undisturbed, from the database of the other product. */
let reader: TestProduct;
/** Before that database; it can drop connections. */
let proxy: FaultProxy;
let source: HttpServer;
let product: TestProduct;
beforeAll(async () => {
  reader = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9", RATE_LIMITS: "off" });
  proxy = await startFaultProxy(reader.databaseUrl);
  source = await startHttpServer();
  product = await startTestProduct({
    DATABASE_URL: proxy.url,
    AMFI_NAV_URL: source.url,
    RATE_LIMITS: "off",
  });
});
afterAll(async () => {
  await product?.stop();
  await reader?.stop();
  await proxy?.stop();
  await source?.stop();
});

/** A different list for each number: other schemes, names and count. */
const feedOf = (number: number) =>
  [
    "Scheme Code;ISIN;ISIN;Scheme Name;Net Asset Value;Date",
    "Example Mutual Fund",
    ...Array.from({ length: 20 + (number % 2) }, (_, index) => {
      const code = 100 + number + index;
      return `${code};-;-;Scheme ${code} of ${number} - Direct Plan - Growth;${number + 1_000}.5;20-Aug-2026`;
    }),
    "",
  ].join("\r\n");

const namesIn = (feed: string) =>
  [...feed.matchAll(/Scheme \d+ of \d+ - Direct Plan - Growth/g)].map(String).toSorted();

/** The names of the stored schemes and of the published list. */
const cached = async () => {
  const stored = await runSql(reader.databaseUrl, "select name from schemes");
  const columns = (await (await fetch(`${reader.url}/api/schemes`)).json()) as SchemeColumns;
  return {
    stored: stored.map((row) => String(row["name"])).toSorted(),
    sent: columns.names.toSorted(),
  };
};

const expectWhole = async (feed: string) => {
  const names = namesIn(feed);
  expect(await cached()).toEqual({ stored: names, sent: names });
  const { data } = await apiClient(reader.url).query("nav.status");
  expect(data).toMatchObject({ schemes: names.length, refusal: null });
};

describe("the scheme list", () => {
  // It fails without its database; the test checks what is stored afterwards.
  const fireCron = () => runHourlyJob(product).catch(() => {});

  it.each(["request", "answer"] as const)(
    "is complete after any lost database %s of the hourly job, and the new one after the next run",
    async (what) => {
      let before = feedOf(0);
      await loadFeed(reader.databaseUrl, before);
      for (let nth = 1, isOver = false; !isOver; nth += 1) {
        const after = feedOf(nth);
        source.answer(text(after));
        const isDropped = proxy.drop(what, nth);
        await fireCron();
        isOver = !isDropped();
        const { stored, sent } = await cached();
        expect([namesIn(before), namesIn(after)]).toContainEqual(stored);
        expect([namesIn(before), namesIn(after)]).toContainEqual(sent);
        await fireCron();
        await expectWhole(after);
        before = after;
      }
    },
  );

  it("is one of two lists that are imported concurrently", async () => {
    const { reached, release } = proxy.hold(4);
    const overtaken = loadFeed(proxy.url, feedOf(1));
    await reached;
    await loadFeed(reader.databaseUrl, feedOf(2));
    release();
    await overtaken;
    await expectWhole(feedOf(2));
  });
});
