// @module-tag long
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acceptList } from "../../../scripts/product/database/accept-list.ts";
import { databaseOf } from "../../../scripts/product/database/database-client.ts";
import { reportJob } from "../../../scripts/product/database/job-report.ts";
import { loadSampleList } from "../../../scripts/product/database/scheme-list.ts";
import { requireCurrentList } from "../../../src/server/schemes/require-current-list.ts";
import { loadList } from "../../../src/server/schemes/procedures/load-list.ts";
import { maxListedSifs } from "../../../src/server/schemes/sources/scheme-source.ts";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import type { NavHistory } from "../../../src/shared/history/schema.ts";
import type { NavStatus, SchemeColumns } from "../../../src/shared/schemes/schema.ts";
import { apiClient, register } from "../../support/api/api-client.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { taxReportOf } from "../../support/api/tax.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { amfiAnswer, madeHistory } from "../../support/servers/history-source.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import { startHttpServer, type HttpServer } from "../../support/servers/http-server.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const header =
  "Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date";
const codes = ["SIF-3", "SIF-4", "SIF-123456"];

/** AMFI's list of specialised investment funds, with the NAVs of a day. */
const sifList = (day: string, navs: readonly string[] = ["10.8430", "10.7430", "9.5000"]) =>
  [
    header,
    " ",
    "Open Ended Schemes(Equity Long-Short Fund)",
    " ",
    "quant SIF",
    " ",
    `SIF-3;INF966L30016;-;qsif Equity Long-Short Fund;Direct Plan;Growth;${navs[0]};${day}`,
    `SIF-4;INF966L30024;-;qsif Equity Long-Short Fund;Regular Plan;Growth;${navs[1]};${day}`,
    `SIF-123456;INF194K30010;-;Arudha Hybrid Long-Short Fund;Direct Plan;Growth;${navs[2]};${day}`,
    "",
  ].join("\r\n");
const mainList = navFixture("eight-columns");
const mainOf = (nav: string) => mainList.replace("404.7300", nav);

let upstream: HttpServer;
let product: TestProduct;
let asked: string[] = [];
/** What is answered to each path; 404 to any other. */
let answers: Record<string, string> = {};

beforeAll(async () => {
  upstream = await startHttpServer();
  upstream.answer((request, response) => {
    const { pathname } = new URL(request.url ?? "", upstream.url);
    asked.push(request.url ?? "");
    if (pathname === "/sif-history") {
      response.end(amfiAnswer(request.url ?? "", "2025-10-10"));
      return;
    }
    const body = answers[pathname];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/plain" }).end(body);
  });
  product = await startTestProduct({
    AMFI_NAV_URL: `${upstream.url}/main`,
    AMFI_SIF_NAV_URL: `${upstream.url}/sif`,
    NAV_HISTORY_SOURCE: "mfapi",
    MFAPI_URL: upstream.url,
    AMFI_SIF_HISTORY_URL: `${upstream.url}/sif-history`,
    AMFI_REPORT_URL: `${upstream.url}/report`,
    RATE_LIMITS: "off",
  });
});
afterAll(async () => {
  await product?.stop();
  await upstream?.stop();
});
beforeEach(() => {
  asked = [];
  answers = { "/main": mainList, "/sif": sifList("18-Aug-2026") };
});

const fireCron = () => runHourlyJob(product);
const sql = (statement: string) => runSql(product.databaseUrl, statement);
const statusNow = async () => okay<NavStatus>(await apiClient(product.url).query("nav.status"));
const columnsNow = async (): Promise<SchemeColumns> =>
  (await fetch(`${product.url}/api/schemes`)).json();
const storedNavs = (scope: string) =>
  sql(`select key, nav from schemes where key ${scope} 'SIF-%' order by key`);

describe("the list of specialised investment funds", () => {
  it("changes nothing of the other list while it is missing", async () => {
    answers = { "/main": mainList };
    await fireCron();
    expect(await statusNow()).toMatchObject({
      schemes: 6,
      source: "amfi",
      refusal: null,
      sif: { schemes: 0, refusal: { kind: "broken", reason: expect.stringContaining("404") } },
    });
    expect((await columnsNow()).codes).toHaveLength(6);
    expect(await reportJob(databaseOf(product.settings))).toMatch(
      /^Scheme list \(amfi\): 6 schemes.*\nList of specialised investment funds \(SIF\): 0 schemes.*\n- The last one was refused: .*404/m,
    );
  });

  it("is sent with the other one, in both formats", async () => {
    await fireCron();
    expect(await statusNow()).toMatchObject({
      schemes: 6,
      asOf: "2026-08-19",
      sif: { schemes: 3, asOf: "2026-08-18", source: "amfi-sif", refusal: null },
    });
    const { asOf, codes: sent, names, fundHouses } = await columnsNow();
    expect(asOf).toBe("2026-08-19");
    expect(sent).toHaveLength(9);
    expect(sent).toEqual(expect.arrayContaining([...codes, "900001"]));
    expect(names).toContain("qsif Equity Long-Short Fund - Direct Plan - Growth");
    expect(fundHouses.values).toContain("quant SIF");
    const { data } = await (await fetch(`${product.url}/api/getList`)).json();
    expect(data).toContainEqual({
      schemeName: "qsif Equity Long-Short Fund - Direct Plan - Growth",
      amfiCode: "SIF-3",
      latestNav: 10.843,
      navDate: "2026-08-18",
    });
  });

  it("is brought up to date while the other one is broken", async () => {
    const before = await storedNavs("not like");
    answers = { "/main": "<html>", "/sif": sifList("19-Aug-2026", ["10.9", "10.8", "9.6"]) };
    await fireCron();
    expect(await statusNow()).toMatchObject({
      refusal: { kind: "broken" },
      sif: { asOf: "2026-08-19", refusal: null },
    });
    expect(await storedNavs("not like")).toEqual(before);
    const { codes: sent, navs } = await columnsNow();
    expect(sent).toHaveLength(9);
    expect(navs[sent.indexOf("SIF-3")]).toBe(10.9);
  });

  it.each([
    ["a page", "<html>", /not a list of NAVs/],
    ["half a list", sifList("20-Aug-2026").slice(0, -40), /middle of a row/],
    ["the other list", mainList, /no readable scheme/],
    [
      "a list that lost a scheme",
      sifList("20-Aug-2026").replace(/^SIF-4;.*\r\n/m, ""),
      /has 2 schemes where it had 3/,
    ],
    [
      "too many schemes",
      `${header}\r\n${Array.from({ length: maxListedSifs + 1 }, (_, at) => `SIF-${at};-;-;Fund ${at};;;1;18-Aug-2026\r\n`).join("")}`,
      /2001 schemes, more than the 2000/,
    ],
  ])(
    "is kept where %s comes in its place, and the other one is loaded",
    async (_, body, reason) => {
      const before = await storedNavs("like");
      const nav = `404.${String(Math.trunc(Math.random() * 9_000) + 1_000)}1`;
      answers = { "/main": mainOf(nav), "/sif": body };
      await fireCron();
      expect(await statusNow()).toMatchObject({
        refusal: null,
        sif: { schemes: 3, refusal: { reason: expect.stringMatching(reason) } },
      });
      expect(await storedNavs("like")).toEqual(before);
      const { codes: sent, navs } = await columnsNow();
      expect(sent).toHaveLength(9);
      expect(navs[sent.indexOf("900002")]).toBe(Number(nav));
    },
  );

  it("is held back by itself where its NAVs jump, until the operator accepts it", async () => {
    const before = await storedNavs("like");
    answers["/sif"] = sifList("20-Aug-2026", ["21.8", "10.8", "9.6"]);
    const job = await fireCron();
    expect(() => requireCurrentList(job)).toThrow(
      /specialised investment funds \(SIF\) was refused: the NAVs of 1 of its 3/,
    );
    expect(await storedNavs("like")).toEqual(before);
    expect(await acceptList(product.settings)).toBe("3 schemes, NAVs as of 20 Aug 2026");
    expect(await statusNow()).toMatchObject({ refusal: null, sif: { refusal: null } });
    expect((await columnsNow()).navs).toContain(21.8);
    answers["/sif"] = sifList("20-Aug-2026");
    await sql("update scheme_list set refusal_kind = 'jumps' where id = 2");
    await acceptList(product.settings);
  });

  it("is sent whole where several jobs load both lists at once", async () => {
    answers = { "/main": mainOf("404.99"), "/sif": sifList("20-Aug-2026", ["11.1", "11", "9"]) };
    await Promise.all(Array.from({ length: 6 }, fireCron));
    const { codes: sent, navs } = await columnsNow();
    expect(sent).toHaveLength(9);
    expect([navs[sent.indexOf("900002")], navs[sent.indexOf("SIF-3")]]).toEqual([404.99, 11.1]);
    expect(await statusNow()).toMatchObject({ schemes: 6, refusal: null, sif: { schemes: 3 } });
  });

  it("is replaced from a file, alone or with the other one", async () => {
    const db = testDatabase(product.databaseUrl);
    const load = (feed: string) =>
      loadList({ db, clock: () => new Date() }, new TextEncoder().encode(feed), {
        source: "file",
        allowOlder: true,
        accept: true,
      });
    const main = await storedNavs("not like");
    expect(await load(sifList("14-Aug-2026", ["10", "9.9", "9.8"]))).toMatchObject({ schemes: 3 });
    expect(await storedNavs("like")).toMatchObject([{ nav: "9.8" }, { nav: "10" }, { nav: "9.9" }]);
    expect(await storedNavs("not like")).toEqual(main);
    const both = `${mainList.trimEnd()}\r\n${sifList("14-Aug-2026").split("\r\n").slice(2, -2).join("\r\n")}\r\n`;
    expect(await load(both)).toMatchObject({ schemes: 8 });
    expect((await columnsNow()).codes).toHaveLength(8);
    await fireCron();
    expect(await statusNow()).toMatchObject({ schemes: 6, sif: { schemes: 3 } });
    expect((await columnsNow()).codes).toHaveLength(9);
  });
});

describe("a specialised investment fund", () => {
  const historyOf = async (code: string): Promise<NavHistory> =>
    (await fetch(`${product.url}/api/nav-history/${code}`)).json();

  const navOn = (day: string) => (madeHistory("SIF-3", day, day).navs[0] ?? 0).toFixed(4);
  const begin = "2025-10-10";

  it("is valued, drawn from its own history, and taxed as the user says", async () => {
    for (const table of ["schemes", "scheme_list"]) await sql(`delete from ${table}`);
    answers["/sif"] = sifList("18-Aug-2026", [navOn("2026-08-18"), "10.8", "9.6"]);
    await fireCron();
    const owner = await register(product.url);
    const bought = transactionInput({ date: begin, units: 100, amount: 1_000, nav: 10 });
    const sold = transactionInput({
      date: "2026-05-11",
      type: "redemption",
      units: 10,
      amount: 110,
      nav: 11,
    });
    const fund = { amfiCode: "sif-3", schemeName: "qsif Equity Long-Short Fund" };
    await addLedger(owner, [bought, sold], fund);
    const { funds } = okay<FundList>(await owner.query("funds.list"));
    expect(funds).toMatchObject([
      { amfiCode: "SIF-3", nav: Number(navOn("2026-08-18")), navDate: "2026-08-18" },
    ]);
    const made = madeHistory("SIF-3", begin, "2026-08-18");
    await expect.poll(() => historyOf("SIF-3")).toMatchObject({ code: "SIF-3", ...made });
    expect(await historyOf("sif-3")).toMatchObject(made);
    expect(asked.filter((path) => path.startsWith("/mf/SIF"))).toEqual([]);
    const report = () => taxReportOf(owner, { financialYear: "2026-27" });
    expect(await report()).toMatchObject({
      sales: [],
      classes: [{ class: null, reason: "specialised" }],
      leftOut: [{ reason: "unknown-class" }],
    });
    okay(await owner.mutate("tax.setClass", { amfiCode: "SIF-3", class: "equity" }));
    expect(await report()).toMatchObject({ classes: [{ class: "equity" }], leftOut: [] });
  });

  it("asks its own history for the days that its list missed", async () => {
    answers["/sif"] = sifList("20-Aug-2026", [navOn("2026-08-20"), "10.8", "9.6"]);
    await fireCron();
    expect(asked.filter((path) => path.includes("sd_id=SIF-3"))).not.toEqual([]);
    expect(await sql("select day from missed_days")).toEqual([]);
    expect(await historyOf("SIF-3")).toMatchObject(madeHistory("SIF-3", begin, "2026-08-20"));
  });

  it("of the sample goes with the sample", async () => {
    for (const table of ["schemes", "scheme_list", "funds", "tracked_schemes"])
      await sql(`delete from ${table}`);
    await loadSampleList(databaseOf(product.settings));
    expect(await storedNavs("like")).toHaveLength(3);
    answers = { "/main": mainList };
    await fireCron();
    expect(await storedNavs("like")).toEqual([]);
    expect((await columnsNow()).codes).toHaveLength(6);
  });
});
