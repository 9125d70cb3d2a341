import { acceptList } from "../../../scripts/product/database/accept-list.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { requestContext } from "../../support/api/request-context.ts";
import type { RequestContext } from "../../../src/server/platform/context.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import { madeHistory } from "../../support/servers/history-source.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import {
  addLedger,
  addSip,
  addTransaction,
  fundOf,
  ledgerOf,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { dueSips } from "../../../src/server/sips/procedures/queries.ts";
import { recordInstalments } from "../../../src/server/sips/procedures/record-instalments.ts";

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

/** Serves the fixture's NAVs as those of a day, and lets the hourly job import them. */
async function publish(day: string, nav = "404.6081"): Promise<void> {
  const list = navFixture("six-columns").replaceAll("18-Aug-2026", day);
  upstream.answer(text(list.replace("404.6081", nav)));
  await runHourlyJob(product);
}

const instalmentsOf = async (owner: ApiClient, fundId: string) =>
  (await ledgerOf(owner, fundId)).transactions.filter(({ source }) => source === "sip");

describe("the hourly recording of instalments", () => {
  it("records each once, at the first NAV on or after its day, as estimated", async () => {
    await publish("14-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    const onFriday = await addSip(owner, { fundId, day: 14, from: "2026-08-01" });
    // A Sunday: the NAV of Monday the 17th is the first one after it.
    const onSunday = await addSip(owner, { fundId, day: 16, from: "2026-08-01", amount: 10_000 });
    await runHourlyJob(product);
    // By hand: 5,000 × 0.005 / 100.005 = 0.2499…; 4,999.75 / 404.6081 = 12.357…; so twice 24.714.
    expect(await instalmentsOf(owner, fundId)).toMatchObject([
      {
        sipId: onFriday,
        dueDate: "2026-08-14",
        date: "2026-08-14",
        type: "sip",
        amount: 4_999.75,
        stampDuty: 0.25,
        units: 12.357,
        nav: 404.6081,
        confirmed: false,
      },
    ]);
    await publish("17-Aug-2026");
    await runHourlyJob(product);
    const [, second, ...others] = await instalmentsOf(owner, fundId);
    expect(second).toMatchObject({ sipId: onSunday, dueDate: "2026-08-16", date: "2026-08-17" });
    expect(others).toEqual([]);
    expect(await fundOf(owner, fundId)).toMatchObject({ units: 137.071, investedAmount: 20_000 });
    const { data } = await owner.query("sips.list");
    expect(data).toMatchObject([
      { id: onFriday, next: { dueDate: "2026-09-14" } },
      { id: onSunday, next: { dueDate: "2026-09-16" } },
    ]);
  });

  it("does not bring a deleted instalment back, and confirms one on request", async () => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId, day: 18, from: "2026-08-01" });
    await runHourlyJob(product);
    const [recorded] = await instalmentsOf(owner, fundId);
    const confirm = { id: recorded?.id, data: { confirmed: true } };
    expect((await owner.mutate("transactions.update", confirm)).status).toBe(200);
    expect(await instalmentsOf(owner, fundId)).toMatchObject([{ confirmed: true }]);
    await owner.mutate("transactions.delete", { id: recorded?.id });
    await runHourlyJob(product);
    expect(await instalmentsOf(owner, fundId)).toEqual([]);
  });

  it("leaves one pending while its NAV is unknown, and skips paused and ended SIPs", async () => {
    await publish("19-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    const waiting = await addSip(owner, { fundId, day: 5, from: "2026-08-01" });
    await addSip(owner, { fundId, day: 19, from: "2026-08-01", paused: true });
    await addSip(owner, { fundId, day: 19, from: "2026-07-01", to: "2026-07-31" });
    await addSip(owner, { fundId, day: 20, from: "2026-08-01" });
    await runHourlyJob(product);
    expect(await instalmentsOf(owner, fundId)).toEqual([]);
    const { data } = await owner.query("sips.list");
    expect(data).toMatchObject([{ id: waiting, next: { dueDate: "2026-08-05" } }, {}, {}, {}]);
  });

  it("records a past one once the history of NAVs reaches back to it", async () => {
    await publish("19-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId, day: 6, from: "2026-05-01" });
    await runHourlyJob(product);
    expect(await instalmentsOf(owner, fundId)).toEqual([]);
    // By hand: 6 June is a Saturday, bought at the NAV of the 8th.
    const navs = madeHistory("900002", "2026-05-01", "2026-08-18");
    const statement = "delete from tracked_schemes where code = '900002'";
    await runSql(product.databaseUrl, statement);
    await insertHistory(product.databaseUrl, "900002", navs);
    await runHourlyJob(product);
    expect((await instalmentsOf(owner, fundId)).map(({ date }) => date)).toEqual([
      "2026-05-06",
      "2026-06-08",
      "2026-07-06",
      "2026-08-06",
    ]);
  });

  it("asks for the NAVs of a SIP that begins before the fund's first transaction", async () => {
    await publish("19-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner, [transactionInput({ date: "2022-03-01" })]);
    const untracked = "delete from tracked_schemes where code = '900002'";
    await runSql(product.databaseUrl, untracked);
    await runHourlyJob(product);
    // Stored as far as was asked for, its first instalment would stand still for ever.
    const stored = "update tracked_schemes set filled_from = wanted_from where code = '900002'";
    await runSql(product.databaseUrl, stored);
    await addSip(owner, { fundId, day: 6, from: "2019-05-01", to: "2019-05-31" });
    await runHourlyJob(product);
    const tracked = "select wanted_from from tracked_schemes where code = '900002'";
    expect(await runSql(product.databaseUrl, tracked)).toMatchObject([
      { wanted_from: "2019-01-01" },
    ]);
    await runSql(product.databaseUrl, untracked);
    const navs = madeHistory("900002", "2019-05-01", "2022-12-31");
    await insertHistory(product.databaseUrl, "900002", navs);
    await runHourlyJob(product);
    expect(await instalmentsOf(owner, fundId)).toMatchObject([{ date: "2019-05-06" }]);
  });

  it("passes a month without NAVs whose purchase was deleted, and records the later ones", async () => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    const typed = await Promise.all(
      ["2026-02-06", "2026-03-06", "2026-04-06"].map((date) =>
        addTransaction(owner, { fundId, date, amount: 4_999.75, stampDuty: 0.25 }),
      ),
    );
    const sipId = await addSip(owner, { fundId, day: 6, from: "2026-02-01" });
    const navs = madeHistory("900002", "2026-05-01", "2026-08-17");
    await runSql(product.databaseUrl, "delete from tracked_schemes where code = '900002'");
    await insertHistory(product.databaseUrl, "900002", navs);
    okay(await owner.mutate("transactions.delete", { id: typed[1] }));
    const log = vi.fn<RequestContext["log"]>();
    const { db, clock } = requestContext(product.databaseUrl);
    // The history is incomplete, then a list was missed: the month's NAV may still come.
    await recordInstalments({ db, clock, log });
    await runSql(product.databaseUrl, "update tracked_schemes set filled_from = '2026-01-01'");
    await runSql(product.databaseUrl, "insert into missed_days (day) values ('2026-03-10')");
    await recordInstalments({ db, clock, log });
    expect(await instalmentsOf(owner, fundId)).toEqual([]);
    expect(log).not.toHaveBeenCalled();
    await runSql(product.databaseUrl, "delete from missed_days");
    await recordInstalments({ db, clock, log });
    expect(log.mock.calls).toEqual([
      ["warn", "sips.instalment-without-nav", { dueDate: "2026-03-06" }],
    ]);
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions.filter((each) => each.sipId === sipId)).toMatchObject([
      { dueDate: "2026-02-06", id: typed[0] },
      { dueDate: "2026-04-06", id: typed[2] },
      { dueDate: "2026-05-06", source: "sip" },
      { dueDate: "2026-06-06", source: "sip" },
      { dueDate: "2026-07-06", source: "sip" },
      { dueDate: "2026-08-06", source: "sip" },
    ]);
  });

  it("does not look again in the same run at a SIP whose next instalment is a month ahead", async () => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId, day: 18, from: "2026-08-01" });
    const { db, clock } = requestContext(product.databaseUrl);
    const reads = vi.spyOn(db.reads, "batch");
    await recordInstalments({ db, clock, log: () => {} });
    expect(await instalmentsOf(owner, fundId)).toHaveLength(1);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it("takes a purchase that was added since as the instalment", async () => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    const sipId = await addSip(owner, { fundId, day: 15, from: "2026-06-01" });
    const navs = madeHistory("900002", "2026-05-01", "2026-08-17");
    await runSql(product.databaseUrl, "delete from tracked_schemes where code = '900002'");
    await insertHistory(product.databaseUrl, "900002", navs);
    const bought = await addTransaction(owner, { fundId, date: "2026-07-16", amount: 4_999.75 });
    await runHourlyJob(product);
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions.filter((each) => each.sipId === sipId)).toMatchObject([
      { dueDate: "2026-06-15", date: "2026-06-15", source: "sip" },
      { dueDate: "2026-07-15", id: bought },
      { dueDate: "2026-08-15", date: "2026-08-17", source: "sip" },
    ]);
    await runHourlyJob(product);
    expect((await ledgerOf(owner, fundId)).transactions).toEqual(transactions);
  });

  it("gives its place to a purchase that is typed, and is worked out again while that is deleted", async () => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    const sipId = await addSip(owner, { fundId, day: 18, from: "2026-08-01" });
    await runHourlyJob(product);
    const id = crypto.randomUUID();
    const typed = {
      fundId,
      id,
      date: "2026-08-19",
      amount: 4_999.75,
      stampDuty: 0.25,
      units: 12.3,
    };
    const row = transactionInput(typed);
    okay(await owner.mutate("transactions.add", row));
    okay(await owner.mutate("transactions.add", row));
    const ofSip = async () =>
      (await ledgerOf(owner, fundId)).transactions.filter((each) => each.sipId === sipId);
    const linked = { id, source: "manual", dueDate: "2026-08-18", units: 12.3 };
    expect(await ofSip()).toMatchObject([linked]);
    const { removalId } = okay<{ removalId: string }>(
      await owner.mutate("transactions.delete", { id }),
    );
    await runHourlyJob(product);
    const estimate = { source: "sip", dueDate: "2026-08-18", confirmed: false };
    expect(await ofSip()).toMatchObject([estimate]);
    okay(await owner.mutate("removals.restore", { id: removalId }));
    await runHourlyJob(product);
    expect(await ofSip()).toMatchObject([linked]);
    okay(await owner.mutate("transactions.delete", { id }));
    await runHourlyJob(product);
    const [again] = await ofSip();
    okay(await owner.mutate("transactions.delete", { id: again?.id }));
    await runHourlyJob(product);
    expect(await ofSip()).toEqual([]);
  });

  it("gives its place to a purchase whose day or amount is corrected", async () => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId, day: 18, from: "2026-08-01" });
    await runHourlyJob(product);
    const id = await addTransaction(owner, { fundId, date: "2026-08-18", amount: 499.97 });
    expect((await ledgerOf(owner, fundId)).transactions).toHaveLength(3);
    const correct = { id, data: { amount: 4_999.75 } };
    okay(await owner.mutate("transactions.update", correct));
    okay(await owner.mutate("transactions.update", correct));
    const dueRows = async () => (await ledgerOf(owner, fundId)).transactions.slice(1);
    const linked = { id, dueDate: "2026-08-18", source: "manual" };
    expect(await dueRows()).toMatchObject([linked]);
    // Another amount may be what was paid.
    okay(await owner.mutate("transactions.update", { id, data: { amount: 4_800 } }));
    expect(await dueRows()).toMatchObject([linked]);
    // Of another month, it is no longer this instalment, which is worked out again.
    okay(await owner.mutate("transactions.update", { id, data: { date: "2026-07-08" } }));
    await runHourlyJob(product);
    const estimate = { dueDate: "2026-08-18", source: "sip" };
    expect(await dueRows()).toMatchObject([{ id, sipId: null, dueDate: null }, estimate]);
    const back = { date: "2026-08-18", amount: 4_999.75 };
    okay(await owner.mutate("transactions.update", { id, data: back }));
    await runHourlyJob(product);
    expect(await dueRows()).toMatchObject([linked]);
    const noPurchase = { type: "bonus", amount: 0, nav: null, stampDuty: 0 };
    okay(await owner.mutate("transactions.update", { id, data: noPurchase }));
    await runHourlyJob(product);
    expect(await dueRows()).toHaveLength(2);
    expect(await dueRows()).toEqual(expect.arrayContaining([expect.objectContaining(estimate)]));
  });

  it.each([
    ["sip, job, type, job, import, undo, job"],
    ["type, sip, job, import, delete SIP, sip, job"],
    ["sip, job, delete, type, restore, job"],
    ["sip, type, delete, job, restore, import, undo, job"],
    ["sip, job, import, delete, restore, undo, job"],
    ["import, sip, undo, job, import, job"],
    ["sip, import, delete, job, restore, undo, job"],
    ["sip, job, delete, import, restore, delete SIP, sip, job"],
    ["import, sip, job, change, undo, job, csv"],
    ["import, sip, job, delete SIP, undo, restore SIP, job"],
  ])("records each month's instalment once: %s", { tags: "long" }, async (order) => {
    await publish("18-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    const navs = madeHistory("900002", "2026-05-01", "2026-08-17");
    await runSql(product.databaseUrl, "delete from tracked_schemes where code = '900002'");
    await insertHistory(product.databaseUrl, "900002", navs);
    const { schemeName, amfiCode, folioNumber } = await fundOf(owner, fundId);
    const whole = fundItem({
      schemeName,
      amfiCode,
      folioNumber,
      coverage: "later",
      isComplete: true,
      matched: [],
    });
    const rows = ["2026-05-06", "2026-06-08", "2026-07-06"].map((date) =>
      transactionItem(date, { type: "sip", date, amount: 4_999.75, stampDuty: 0.25 }),
    );
    let [sipId, importId, removalId, sipRemovalId] = ["", "", "", ""];
    const steps: Record<string, () => Promise<unknown>> = {
      sip: async () => {
        sipId = await addSip(owner, { fundId, from: "2026-05-01" });
      },
      job: () => runHourlyJob(product),
      import: async () => {
        const statement = { from: "2026-01-01", to: "2026-07-31" };
        const input = commitInput([whole, ...rows], { statement });
        ({ importId } = input);
        await commit(owner, input);
      },
      delete: async () => {
        const { transactions } = await ledgerOf(owner, fundId);
        const june = transactions.find(({ date }) => date.startsWith("2026-06"));
        const deleted = await owner.mutate("transactions.delete", { id: june?.id });
        removalId = okay<{ removalId: string }>(deleted).removalId;
      },
      // In June there may be one that the form would ask about.
      type: async () => {
        const { transactions } = await ledgerOf(owner, fundId);
        const june = transactions.find(({ date }) => date.startsWith("2026-06"));
        if (june !== undefined && june.source !== "sip") return;
        await addTransaction(owner, {
          fundId,
          date: "2026-06-08",
          units: 10,
          amount: 4_999.75,
          stampDuty: 0.25,
        });
      },
      // Refused where the instalment has come back, or the import was changed since.
      restore: () => owner.mutate("removals.restore", { id: removalId }),
      undo: () => owner.mutate("imports.undo", { importId }),
      change: () => owner.mutate("sips.update", { id: sipId, data: { amount: 6_000, day: 25 } }),
      csv: async () => {
        const ofFile = { ...whole, isComplete: false };
        await commit(
          owner,
          commitInput([ofFile, ...rows.map((row) => ({ ...row, key: `csv ${row.key}` }))]),
        );
      },
      "delete SIP": async () => {
        const deleted = await owner.mutate("sips.delete", { id: sipId });
        sipRemovalId = okay<{ removalId: string }>(deleted).removalId;
      },
      "restore SIP": async () => okay(await owner.mutate("removals.restore", { id: sipRemovalId })),
    };
    for (const step of order.split(", ")) {
      await steps[step]?.();
      const { transactions } = await ledgerOf(owner, fundId);
      const months = transactions.map(({ date }) => date.slice(0, 7));
      expect(months).toEqual([...new Set(months)]);
    }
    // Nothing is lost either.
    const { transactions } = await ledgerOf(owner, fundId);
    expect(transactions.map(({ date }) => date.slice(0, 7))).toEqual(
      expect.arrayContaining(["2026-05", "2026-07", "2026-08"]),
    );
  });

  it("records one instalment when two jobs run concurrently", async () => {
    await publish("20-Aug-2026");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId, day: 20, from: "2026-08-01" });
    await Promise.all([runHourlyJob(product), runHourlyJob(product)]);
    expect(await instalmentsOf(owner, fundId)).toHaveLength(1);
  });

  it("skips one that buys no thousandth of a unit, and records the others", async () => {
    await publish("21-Aug-2026", "4046.081");
    const owner = await register(product.url);
    const fundId = await addLedger(owner);
    await addSip(owner, { fundId, day: 21, from: "2026-08-01", amount: 1 });
    const bought = await addSip(owner, { fundId, day: 21, from: "2026-08-01" });
    // Ten times the NAV of the day before is held back.
    await acceptList(product.settings);
    await runHourlyJob(product);
    expect(await instalmentsOf(owner, fundId)).toMatchObject([{ sipId: bought }]);
    const { data } = await owner.query("sips.list", {});
    expect(data).toMatchObject([
      { recordedThrough: null, next: { dueDate: "2026-09-21" } },
      { recordedThrough: "2026-08-21", next: { dueDate: "2026-09-21" } },
    ]);
  });

  it("leaves all alone while the list is the sample, whose NAVs are made up", async () => {
    await publish("24-Aug-2026", "4046.081");
    const owner = await register(product.url);
    const sipId = await addSip(owner, {
      fundId: await addLedger(owner),
      day: 24,
      from: "2026-08-01",
    });
    const { db } = requestContext(product.databaseUrl);
    const dueWith = async (source: string) => {
      await runSql(product.databaseUrl, "update scheme_list set source = ?", [source]);
      return (await dueSips(db, "2026-08-24", 1_000)).map(({ id }) => id);
    };
    expect(await dueWith("sample")).toEqual([]);
    expect(await dueWith("amfi")).toContain(sipId);
  });
});
