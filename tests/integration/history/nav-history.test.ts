import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillScheme } from "../../../src/server/history/fill-history.ts";
import { schemesToFill, trackedScheme } from "../../../src/server/history/queries/histories.ts";
import type { Settings } from "../../../src/server/platform/env.ts";
import { printedDay } from "../../../src/server/history/sources/amfi-report.ts";
import { indianDay } from "../../../src/shared/dates.ts";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { dayOf, isoDay, minTrackedDays } from "../../../src/shared/history/days.ts";
import type { NavHistory } from "../../../src/shared/history/schema.ts";
import type { WatchedScheme } from "../../../src/shared/compare/watch-list/schema.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { amfiAnswer, amfiSource, madeHistory } from "../../support/servers/history-source.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import {
  endless,
  startHttpServer,
  text,
  type HttpServer,
} from "../../support/servers/http-server.ts";
import { rawRequest } from "../../support/api/raw-request.ts";
import { addLedger, addTransaction, okay, transactionInput } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { testDatabase } from "../../support/servers/test-database.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const code = "900002";
const daysAgo = (days: number) => isoDay(dayOf(indianDay(new Date())) - days);
/** The first stored day of a scheme that somebody has held since a day. */
const trackedFrom = (heldSince: string) => {
  const [first = ""] = [heldSince, daysAgo(minTrackedDays)].toSorted();
  return `${first.slice(0, 4)}-01-01`;
};
let [lists, histories, reports]: HttpServer[] = [];
let product: TestProduct;
beforeAll(async () => {
  lists = await startHttpServer();
  histories = await startHttpServer();
  reports = await startHttpServer();
  product = await startTestProduct({
    AMFI_NAV_URL: lists.url,
    AMFI_HISTORY_URL: histories.url,
    AMFI_REPORT_URL: reports.url,
    RATE_LIMITS: "off",
  });
  // Only the schemes of a list are tracked.
  lists.answer(listOf("11-Aug-2026", navOf(listedDay)));
  await runHourlyJob(product);
});
afterAll(async () => {
  await product?.stop();
  for (const server of [lists, histories, reports]) await server?.stop();
});

const sql = (statement: string, args: string[] = []) =>
  runSql(product.databaseUrl, statement, args);

beforeEach(async () => {
  histories?.answer(text("down", {}));
  lists?.answer(listOf("11-Aug-2026", navOf(listedDay)));
  for (const table of ["tracked_schemes", "nav_points", "nav_years", "missed_days"]) {
    await sql(`delete from ${table}`);
  }
});

const historyOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${product.url}/api/nav-history/${path}`, { headers });
  const body = await response.text();
  return { response, data: (body === "" ? {} : JSON.parse(body)) as NavHistory };
};

const stateOf = async () => (await sql("select * from tracked_schemes where code = ?", [code]))[0];
const askAgain = () => sql("update tracked_schemes set next_attempt_at = 0");

/** A list that prints a NAV of the scheme. */
const listOf = (day: string, nav: number) =>
  text(
    navFixture("six-columns").replaceAll("18-Aug-2026", day).replace("404.6081", nav.toFixed(4)),
  );

const listedDay = "2026-08-11";
const navOf = (day: string): number => madeHistory(code, day, day).navs[0] ?? 0;

describe("a scheme's history", () => {
  it("is fetched after the first dated transaction, piece by piece, and served", async () => {
    histories?.answer(amfiSource("2012-03-01"));
    const owner = await register(product.url);
    const dated = transactionInput({ date: "2012-05-04" });
    await addLedger(owner, [dated], { amfiCode: code });
    const made = madeHistory(code, "2012-03-01", listedDay);
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe("2012-01-01");
    // The only list so far knows no previous NAV; the history does.
    const { dayChange } = (await owner.query("funds.list")).data as FundList;
    expect(dayChange).toMatchObject({
      on: listedDay,
      against: { earliest: "2026-08-10", latest: "2026-08-10" },
      funds: 1,
    });
    const { data, response } = await historyOf(code);
    expect(data).toEqual({ code, asOf: expect.any(String), isFilling: false, ...made });
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    // Deflated by the server itself: no proxy has to.
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const etag = response.headers.get("etag") ?? "";
    expect((await historyOf(code, { "if-none-match": etag })).response.status).toBe(304);
    const { data: recent } = await historyOf(`${code}?from=2026-08-10`);
    expect(recent.days).toEqual(["2026-08-10", listedDay].map(dayOf));
  });

  it("of ten years takes at most 17 KB on the wire", async () => {
    const made = madeHistory(code, "2016-08-18", "2026-08-18");
    await insertHistory(product.databaseUrl, code, made);
    const { headers } = await rawRequest(product.url, {
      method: "GET",
      path: `/api/nav-history/${code}`,
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(Number(headers["content-length"])).toBeGreaterThan(5_000);
    expect(Number(headers["content-length"])).toBeLessThan(17_000);
  });

  it("of a scheme that nobody asked for is null and kept by nobody, of a wrong code or day 400, and nothing is fetched", async () => {
    const before = histories?.requests();
    const { response, data } = await historyOf("123456");
    expect([response.status, data]).toEqual([200, null]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect((await historyOf("not-a-code")).response.status).toBe(400);
    expect((await historyOf(`${code}?from=yesterday`)).response.status).toBe(400);
    expect(histories?.requests()).toBe(before);
  });

  it("begins with the scheme, and reaches further back when an older transaction is added", async () => {
    histories?.answer(amfiSource("2019-06-03"));
    const owner = await register(product.url);
    const fundId = await addLedger(owner, [transactionInput({ date: "2024-01-05" })], {
      amfiCode: code,
    });
    await expect
      .poll(async () => (await stateOf())?.["filled_from"])
      .toBe(trackedFrom("2024-01-05"));
    await addTransaction(owner, { fundId, date: "2015-01-05" });
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe("2015-01-01");
    const { data } = await historyOf(code);
    expect(data.days[0]).toBe(dayOf("2019-06-03"));
    expect(data.navs).toEqual(madeHistory(code, "2019-06-03", listedDay).navs);
  });

  it("is fetched whole for a comparison, also where some years are stored already", async () => {
    histories?.answer(amfiSource("2012-03-01"));
    const owner = await register(product.url);
    await addLedger(owner, [transactionInput({ date: "2024-01-05" })], { amfiCode: code });
    await expect
      .poll(async () => (await stateOf())?.["filled_from"])
      .toBe(trackedFrom("2024-01-05"));
    const compared = async () => okay(await owner.query("compare.schemes", { codes: [code, "1"] }));
    expect(await compared()).toMatchObject({ schemes: [{ code, isWhole: false }] });
    okay(await owner.mutate("compare.completeHistories", { codes: [code, "1"] }));
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe("2006-01-01");
    expect(await compared()).toEqual({
      asOf: listedDay,
      schemes: [
        {
          code,
          name: "First Example PSU Debt Fund - Direct Plan - Growth",
          option: "growth",
          nav: String(navOf(listedDay)),
          navDate: listedDay,
          isWhole: true,
        },
      ],
    });
    expect((await historyOf(code)).data.days[0]).toBe(dayOf("2012-03-01"));
    expect(await sql("select code from tracked_schemes where code = '1'")).toEqual([]);
  });

  it("is fetched for a scheme that is watched, and kept by the hourly job", async () => {
    histories?.answer(amfiSource("2012-03-01"));
    const owner = await register(product.url);
    okay(await owner.mutate("watch.add", { code }));
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe(trackedFrom(daysAgo(0)));
    const [watched] = okay<WatchedScheme[]>(await owner.query("watch.list"));
    expect(watched).toMatchObject({
      nav: String(navOf(listedDay)),
      previousNav: String(navOf("2026-08-10")),
    });
    await sql("delete from tracked_schemes");
    await runHourlyJob(product);
    expect(await stateOf()).toMatchObject({ failures: 0 });
  });

  it("is fetched when a fund with transactions gets another scheme", async () => {
    histories?.answer(amfiSource("2012-03-01"));
    const owner = await register(product.url);
    const dated = transactionInput({ date: "2012-05-04" });
    const fundId = await addLedger(owner, [dated], { amfiCode: null, schemeName: "Unlisted" });
    okay(await owner.mutate("funds.update", { id: fundId, data: { amfiCode: code } }));
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe("2012-01-01");
  });

  it("reaches further back when the first transaction's date is changed", async () => {
    histories?.answer(amfiSource("2012-03-01"));
    const owner = await register(product.url);
    const first = transactionInput({ date: "2024-01-05" });
    await addLedger(owner, [first], { amfiCode: code });
    const { id } = first;
    await owner.mutate("transactions.update", { id, data: { date: "2012-05-04" } });
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe("2012-01-01");
  });

  it.each([
    ["an error page", text("<html>Try later</html>")],
    ["another shape", text('{"data":{"groups":[]}}')],
    [
      "an error status",
      (_: unknown, response: { writeHead: (code: number) => { end(): void } }) =>
        response.writeHead(503).end(),
    ],
    ["an endless answer", endless(Buffer.alloc(65_536, "1"), () => {})],
    ["no NAV at all", text('{"message":"No records found"}')],
  ] as const)(
    "keeps what is there, and is asked for later, after %s",
    { tags: "long" },
    async (_, answer) => {
      const nav = navOf(listedDay);
      await sql("insert into tracked_schemes (code, wanted_from) values (?, '2020-01-06')", [code]);
      await sql("insert into nav_points values (?, ?, ?)", [
        code,
        String(dayOf("2026-08-18")),
        String(nav),
      ]);
      histories?.answer(answer as Parameters<HttpServer["answer"]>[0]);
      lists?.answer(listOf("18-Aug-2026", nav));
      await runHourlyJob(product);
      expect(await stateOf()).toMatchObject({ filled_from: null, failures: 1 });
      expect((await stateOf())?.["next_attempt_at"]).toBeGreaterThan(Date.now());
      await runHourlyJob(product);
      expect(await stateOf()).toMatchObject({ failures: 1 });
      await askAgain();
      await runHourlyJob(product);
      expect(await stateOf()).toMatchObject({ failures: 2 });
      expect((await historyOf(code)).data.navs).toEqual([nav]);
      histories?.answer(amfiSource("2019-06-03"));
    },
  );

  it("is refused where it contradicts or lacks what is known", async () => {
    histories?.answer(amfiSource("2019-06-03"));
    await sql("insert into tracked_schemes (code, wanted_from) values (?, '2023-01-02')", [code]);
    for (const [day, nav] of [
      ["2024-03-04", "1"],
      ["2024-03-05", "2"],
      ["2024-03-06", "3"],
    ]) {
      await sql("insert into nav_points values (?, ?, ?)", [
        code,
        String(dayOf(day ?? "")),
        nav ?? "",
      ]);
    }
    await runHourlyJob(product);
    expect(await stateOf()).toMatchObject({
      problem: expect.stringMatching(/^the response contradicts 3 of . known NAVs$/),
      filled_from: null,
    });
    histories?.answer((request, response) => {
      const { data } = JSON.parse(amfiAnswer(request.url ?? "", "2024-06-03"));
      response.end(JSON.stringify({ data }));
    });
    await askAgain();
    await runHourlyJob(product);
    expect(await stateOf()).toMatchObject({
      problem: expect.stringMatching(/^the response lacks 3 of . days that are known$/),
    });
  });

  it(
    "is not complete after an answer that was cut off: what is older is asked for",
    { tags: "long" },
    async () => {
      await sql("insert into tracked_schemes (code, wanted_from) values (?, '2011-01-01')", [code]);
      histories?.answer((request, response) => {
        const { data } = JSON.parse(amfiAnswer(request.url ?? "", "2012-01-02"));
        const [group] = data?.nav_groups ?? [];
        // The newest twelve days of whatever is asked for.
        if (group !== undefined) group.historical_records = group.historical_records.slice(-12);
        response.end(JSON.stringify({ data }));
      });
      await runHourlyJob(product);
      const first = String((await stateOf())?.["filled_from"]);
      expect(dayOf(first)).toBeGreaterThan(dayOf("2012-01-02"));
      await sql("delete from rate_limits");
      histories?.answer(amfiSource("2012-01-02"));
      for (let run = 0; run < 3; run += 1) await runHourlyJob(product);
      const state = await stateOf();
      expect(state?.["filled_from"]).toBe(state?.["wanted_from"]);
      expect((await historyOf(code)).data).toMatchObject(
        madeHistory(code, "2012-01-02", listedDay),
      );
    },
  );

  it("of a scheme that has ended is asked for from its last day on", async () => {
    await sql("insert into tracked_schemes (code, wanted_from) values (?, '2010-01-01')", [code]);
    const made = madeHistory(code, "2010-01-01", "2016-03-31");
    await sql(
      "update schemes set nav_date = '2016-03-31', nav = ?, previous_nav = null where key = ?",
      [String(made.navs.at(-1)), code],
    );
    histories?.answer((request, response) => {
      const query = new URL(request.url ?? "", "http://localhost").searchParams;
      const isOver = (query.get("from_date") ?? "") > "2016-03-31";
      response.end(
        isOver ? '{"message":"No records found"}' : amfiAnswer(request.url ?? "", "2010-01-01"),
      );
    });
    const owner = await register(product.url);
    await addLedger(owner, [transactionInput({ date: "2012-05-04" })], { amfiCode: code });
    await expect.poll(async () => (await stateOf())?.["filled_from"]).toBe("2010-01-01");
    expect((await historyOf(code)).data).toMatchObject(made);
    await sql("update scheme_list set hash = null");
    await runHourlyJob(product);
  });

  it("keeps asking for a missed day while the report is down or lacks most schemes", async () => {
    await sql(
      "insert into tracked_schemes (code, wanted_from, filled_from) values (?, '2026-08-01', '2026-08-01')",
      [code],
    );
    for (const days of [4, 2]) {
      await sql("insert into nav_points values (?, ?, '10')", [code, String(dayOf(daysAgo(days)))]);
    }
    await sql("insert into missed_days (day, failures) values (?, 40)", [daysAgo(3)]);
    reports?.answer(text("<html>down</html>"));
    await runHourlyJob(product);
    expect(await sql("select failures from missed_days")).toMatchObject([{ failures: 41 }]);
    const header = "Scheme Code;Net Asset Value;Date";
    const printed = printedDay(daysAgo(3));
    for (const [rows, left] of [
      [`999999;7;${printed}\n`, 1],
      [`999999;7;${printed}\n${code};11;${printed}\n`, 0],
    ] as const) {
      reports?.answer(text(`${header}\n${rows}`));
      await sql("update missed_days set next_attempt_at = 0");
      await runHourlyJob(product);
      expect(await sql("select * from missed_days")).toHaveLength(left);
    }
    expect((await historyOf(code)).data.navs).toEqual([10, 11, 10]);
  });

  it("gets the newest NAV from each list, a corrected one in its place, and missed days from reports", async () => {
    await sql(
      "insert into tracked_schemes (code, wanted_from, filled_from) values (?, '2026-08-01', '2026-08-01')",
      [code],
    );
    const publish = async (day: string, nav: number) => {
      lists?.answer(listOf(day, nav));
      await runHourlyJob(product);
    };
    await publish("12-Aug-2026", 400);
    await publish("13-Aug-2026", 401);
    await publish("13-Aug-2026", 401.5);
    reports?.answer((request, response) => {
      expect(request.url).toMatch(/\?frmdt=1[47]-Aug-2026$/);
      const day = /frmdt=(.*)$/.exec(request.url ?? "")?.[1];
      const nav = day === "14-Aug-2026" ? "402.25" : "403";
      response.end(
        `Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date\n\n900002;A;;;;;${nav};${day}\n900009;B;;;;;7;${day}\n`,
      );
    });
    await publish("18-Aug-2026", 404);
    expect((await historyOf(code)).data).toMatchObject({
      days: ["2026-08-12", "2026-08-13", "2026-08-14", "2026-08-17", "2026-08-18"].map(dayOf),
      navs: [400, 401.5, 402.25, 403, 404],
    });
    expect(await sql("select * from missed_days")).toEqual([]);
    expect(await sql("select * from nav_points where code <> '900002'")).toEqual([]);
  });

  it("is packed, so that a point takes little room, and stays the same", async () => {
    const made = madeHistory(code, "2025-01-01", "2026-08-18");
    await insertHistory(product.databaseUrl, code, made);
    lists?.answer(listOf("18-Aug-2026", made.navs.at(-1) ?? 0));
    expect((await historyOf(code)).data).toMatchObject(made);
    await runHourlyJob(product);
    expect((await sql("select count(*) as count from nav_points"))[0]).toMatchObject({ count: 10 });
    expect((await historyOf(code)).data).toMatchObject(made);
    const [bytes] = await sql("select sum(length(points)) as sum from nav_years");
    expect(Number(bytes?.["sum"]) / made.days.length).toBeLessThan(4);
  });
});

describe("the requests of an hour to a source", () => {
  const use = (key: string, count: number) =>
    sql("insert or replace into rate_limits (key, count, ends_at) values (?, ?, ?)", [
      key,
      String(count),
      String(Date.now() + 3_600_000),
    ]);
  const used = async (key: string) =>
    (await sql("select count from rate_limits where key = ?", [key]))[0]?.["count"];
  beforeEach(async () => {
    histories?.answer(amfiSource("2012-01-02"));
    await sql("delete from rate_limits");
    await sql("insert into tracked_schemes (code, wanted_from) values (?, '2020-01-01')", [code]);
  });
  /** As a procedure of this user asks. @returns from which day on all is stored then */
  const fillFor = async (user: string, isHeld: boolean) => {
    const url = histories?.url ?? "";
    const ctx = {
      db: testDatabase(product.databaseUrl),
      clock: () => new Date(),
      log: () => {},
      settings: { history: { service: "amfi", url, sifUrl: url } } as Settings,
    };
    const [scheme] = await trackedScheme(ctx.db, code);
    if (scheme !== undefined) await fillScheme(ctx, scheme, { user, isHeld });
    return (await stateOf())?.["filled_from"];
  };

  it("leave the last 60 to funds that users have just added", async () => {
    await use("nav history", 240);
    await runHourlyJob(product);
    expect(await stateOf()).toMatchObject({ filled_from: null, failures: 0, next_attempt_at: 0 });
    expect(await fillFor("ravi", false)).toBeNull();
    expect(await used("nav history")).toBe(240);
    const owner = await register(product.url);
    await addLedger(owner, [transactionInput({ date: "2021-05-04" })], { amfiCode: code });
    await expect.poll(async () => (await stateOf())?.["filled_from"]).not.toBeNull();
  });

  it("are never more than 300", async () => {
    await use("nav history", 300);
    expect(await fillFor("asha", true)).toBeNull();
    expect(await used("nav history")).toBe(300);
  });

  it("are at most 60 of one user, whose comparisons leave another's", async () => {
    await use("nav history of asha", 60);
    expect(await fillFor("asha", false)).toBeNull();
    expect(await fillFor("asha", true)).toBeNull();
    expect(await used("nav history")).toBeUndefined();
    expect(await fillFor("ravi", false)).toBe("2020-01-01");
  });

  it("are at most 120 for schemes that nobody holds", async () => {
    await use("nav history, not held", 120);
    expect(await fillFor("asha", false)).toBeNull();
    expect(await used("nav history of asha")).toBe(0);
    expect(await fillFor("asha", true)).toBe("2020-01-01");
  });

  it("begin with funds that are held, each user's first before anyone's second", async () => {
    const db = testDatabase(product.databaseUrl);
    const codes = ["a1", "a2", "b1", "compared"];
    await sql("delete from tracked_schemes");
    for (const each of codes.toReversed()) {
      await sql("insert into tracked_schemes (code, wanted_from) values (?, '2020-01-01')", [each]);
    }
    const [asha, ravi] = [await register(product.url), await register(product.url)];
    for (const held of ["a1", "a2"])
      await asha.mutate("funds.add", fundInput({ amfiCode: null, schemeName: held }));
    await ravi.mutate("funds.add", fundInput({ amfiCode: null, schemeName: "b1" }));
    for (const held of ["a1", "a2", "b1"]) {
      await sql("update funds set amfi_code = scheme_name where scheme_name = ?", [held]);
    }
    const due = await schemesToFill(db, new Date(), { max: 9, scope: "all" });
    const order = due.map((scheme) => scheme.code);
    expect(order.slice(2)).toEqual(["a2", "compared"]);
    expect(order.slice(0, 2).toSorted()).toEqual(["a1", "b1"]);
  });
});

describe("a scheme that nobody holds, was sent, watches or compares", () => {
  const since = async (days: number) => {
    await sql(
      "insert into tracked_schemes (code, wanted_from, filled_from) values (?, '2020-01-01', '2020-01-01')",
      [code],
    );
    await sql("insert into nav_points values (?, 20000, '10')", [code]);
    await sql("insert into nav_years values (?, 2020, x'00')", [code]);
    await sql("insert or replace into unwanted_schemes values (?, ?)", [
      code,
      String(Date.now() - days * 86_400_000),
    ]);
  };
  const rows = async () =>
    Promise.all(
      ["tracked_schemes", "nav_points", "nav_years", "unwanted_schemes"].map(
        async (table) => (await sql(`select code from ${table} where code = ?`, [code])).length > 0,
      ),
    );
  beforeEach(async () => {
    await sql("delete from funds");
    await sql("delete from watched_schemes");
  });

  it("is forgotten with its NAVs after 30 days", async () => {
    await since(29);
    await runHourlyJob(product);
    expect(await rows()).toEqual([true, true, true, true]);
    await sql("delete from nav_points");
    await sql("delete from nav_years");
    await sql("delete from tracked_schemes");
    await since(31);
    await runHourlyJob(product);
    expect(await rows()).toEqual([false, false, false, false]);
  });

  it("stays once it is compared again, for 30 days more", async () => {
    const owner = await register(product.url);
    await since(29);
    okay(await owner.query("compare.schemes", { codes: [code] }));
    const newest = async () =>
      Number((await sql("select since from unwanted_schemes"))[0]?.["since"]);
    await expect.poll(newest).toBeGreaterThan(Date.now() - 86_400_000);
  });

  it("stays as long as somebody watches it", async () => {
    const owner = await register(product.url);
    await since(31);
    okay(await owner.mutate("watch.add", { code }));
    await runHourlyJob(product);
    expect((await rows()).slice(0, 2)).toEqual([true, true]);
    expect(await sql("select * from unwanted_schemes")).toEqual([]);
  });
});
