import { describe, expect, inject, it } from "vitest";
import type { PortfolioHistory } from "../../../src/shared/history/schema.ts";
import { periodMoney } from "../../../src/shared/history/period-money.ts";
import type { Report, ReportTransactions } from "../../../src/shared/reports/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { insertLedger } from "../../support/data/insert-ledgers.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund, registerUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** Codes of no list, so that no other test's import adds to them. */
let codes = 964_000;

async function trackedFund(owner: ApiClient, rows: object[], fund: object = {}): Promise<string> {
  codes += 1;
  const code = String(codes);
  await insertHistory(databaseUrl, code, madeHistory("5", "2024-01-01", "2024-12-31"));
  const fundId = await addLedger(
    owner,
    rows.map((row) => transactionInput(row)),
    fund,
  );
  await runSql(databaseUrl, "update funds set amfi_code = ? where id = ?", [code, fundId]);
  return fundId;
}

const reportOf = async (owner: ApiClient, input: object) =>
  okay<Report>(await owner.query("reports.get", input));

describe("reports.get", () => {
  it("has the figures of Home's chart, and names what it leaves out", async () => {
    const owner = await register(baseUrl);
    const sale = { type: "redemption", date: "2024-06-10", units: 20, amount: 2_500 };
    const fundId = await trackedFund(owner, [{ date: "2024-01-05" }, sale]);
    const totals = await addFund(owner, { amfiCode: null, schemeName: "My Policy" });
    const report = await reportOf(owner, { kind: "month", period: "2024-06" });
    const history = okay<PortfolioHistory>(await owner.query("portfolio.history", {}));
    const money = periodMoney(history, "2024-06-01", "2024-06-30");
    expect(report.figures).toMatchObject({
      openingOn: "2024-05-31",
      opening: money?.opening,
      paid: 0,
      received: 2_500,
      market: money?.gain,
      closing: money?.closing,
      closingOn: "2024-06-28",
    });
    expect(report.holdings).toMatchObject([{ fundId, units: 80, navDate: "2024-06-28" }]);
    expect(report.movements).toMatchObject([{ fundId, market: money?.gain }]);
    expect(report.leftOut).toMatchObject([{ fundId: totals, reason: "totals" }]);
    expect(report.realised).toMatchObject([{ fundId, sold: 2_500 }]);
    expect(report.transactions).toBe(1);
    const year = await reportOf(owner, { kind: "year", period: "2023-24" });
    expect(year.figures).toMatchObject({ openingOn: null, opening: 0, closingOn: "2024-03-29" });
  });

  it("is about one person where one is asked for", async () => {
    const owner = await register(baseUrl);
    const { id: meera } = await addHolder(owner, { name: "Meera" });
    const own = await trackedFund(owner, [{ date: "2024-01-05" }]);
    const hers = await trackedFund(owner, [{ date: "2024-01-05" }], { holderId: meera });
    const heldBy = async (holderId?: string) => {
      const input = { kind: "month", period: "2024-06", ...(holderId && { holderId }) };
      return (await reportOf(owner, input)).holdings.map((holding) => holding.fundId);
    };
    expect(await heldBy("me")).toEqual([own]);
    expect(await heldBy(meera)).toEqual([hers]);
    expect((await heldBy()).toSorted()).toEqual([own, hers].toSorted());
  });

  it.each([
    [{ kind: "month", period: "2024-13" }, "request/invalid"],
    [{ kind: "year", period: "2024-26" }, "request/invalid"],
    [{ kind: "month", period: "2190-01" }, "reports/future"],
  ])("refuses %j", async (input, appCode) => {
    const { status, error } = await (await register(baseUrl)).query("reports.get", input);
    expect([status, error?.data.appCode]).toEqual([400, appCode]);
  });

  it("says that a month is not finished, and nothing of one in which nothing was held", async () => {
    const owner = await register(baseUrl);
    await trackedFund(owner, [{ date: "2024-01-05" }]);
    const now = new Date(Date.now() + 19_800_000).toISOString().slice(0, 7);
    expect(await reportOf(owner, { kind: "month", period: now })).toMatchObject({
      isFinished: false,
    });
    expect(await reportOf(owner, { kind: "month", period: "2001-05" })).toMatchObject({
      figures: null,
      holdings: [],
    });
  });
});

describe("reports.transactions", () => {
  it("has each of thousands once, part by part", async () => {
    const owner = await registerUser(baseUrl);
    for (const fundId of ["one", "two"]) {
      await insertLedger(databaseUrl, owner.id, { fundId, count: 700 });
    }
    const found: string[] = [];
    let cursor: ReportTransactions["nextCursor"] = null;
    let parts = 0;
    do {
      const input = { kind: "year", period: "2006-07", cursor };
      const part: ReportTransactions = okay(await owner.query("reports.transactions", input));
      expect(part.rows.length).toBeLessThanOrEqual(500);
      found.push(...part.rows.map(({ id }) => id));
      cursor = part.nextCursor;
      parts += 1;
    } while (cursor !== null);
    // A year of purchases, one a day, of each fund.
    expect([parts, found.length, new Set(found).size]).toEqual([2, 730, 730]);
    const { rows } = okay<ReportTransactions>(
      await owner.query("reports.transactions", { kind: "month", period: "2006-05" }),
    );
    expect(rows).toHaveLength(62);
    expect(rows[0]).toEqual({
      id: "one-30",
      fundId: "one",
      date: "2006-05-01",
      type: "purchase",
      units: 10,
      amount: 1_000,
      nav: 100,
    });
  });
});
