import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { dayOf } from "../../../src/shared/history/days.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { addFund } from "../../support/api/sharing.ts";
import { taxReportOf } from "../../support/api/tax.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

let asha: ApiClient;
beforeEach(async () => {
  asha = await register(baseUrl);
});

/** A debt scheme of a list. */
const listed = { schemeName: "Listed Debt Fund", amfiCode: "777000" };
beforeAll(() =>
  runSql(
    databaseUrl,
    `insert or ignore into schemes (key, name, name_key, category, fund_house, isin)
     values (?1, ?2, lower(?2), 'Open Ended Schemes(Debt Scheme - Gilt Fund)', 'Listed Mutual Fund', 'INF000A01AB1')`,
    [listed.amfiCode, listed.schemeName],
  ),
);

/** Of no category, so that its class is not known. */
const unlisted = { schemeName: "Unlisted Scheme", amfiCode: "777001" };
const sale = (change: object = {}) =>
  transactionInput({ date: "2025-06-10", type: "redemption", amount: 9_000, nav: 90, ...change });
const bought = (date: string) => transactionInput({ date });

describe("tax.report", () => {
  it("has the sales of a year by lot, by the class of the list's category", async () => {
    const fundId = await addLedger(
      asha,
      [bought("2022-05-02"), sale({ charges: { stt: 10 } })],
      listed,
    );
    const report = await taxReportOf(asha, { financialYear: "2025-26" });
    expect(report).toMatchObject({
      financialYear: "2025-26",
      holderId: null,
      sales: [
        { fundId, consideration: 9_010, cost: 5_000, gain: 4_010, section: "112", term: "long" },
      ],
      classes: [{ fundId, class: "specified", reason: "debt-scheme", isChosen: false }],
      leftOut: [],
    });
    expect(report.years.slice(-3)).toEqual(["2024-25", "2023-24", "2022-23"]);
  });

  it("has the ISIN of the option whose units were sold", async () => {
    const scheme = { schemeName: "Listed Fund of Two Options", amfiCode: "777003" };
    await runSql(
      databaseUrl,
      `insert or ignore into schemes (key, name, name_key, category, isin, reinvestment_isin)
       values (?1, ?2, lower(?2), 'Open Ended Schemes(Debt Scheme - Gilt Fund)', 'INF000A01CC1', 'INF000A01CC2')`,
      [scheme.amfiCode, scheme.schemeName],
    );
    const reinvested = transactionInput({
      date: "2023-01-02",
      type: "idcw-reinvestment",
      units: 5,
      amount: 250,
    });
    const fundId = await addLedger(asha, [bought("2022-05-02"), reinvested, sale()], scheme);
    const { sales } = await taxReportOf(asha, { financialYear: "2025-26" });
    expect(sales).toMatchObject([{ fundId, isin: "INF000A01CC2" }]);
  });

  it("leaves out what has no known class until the user says", async () => {
    const fundId = await addLedger(asha, [bought("2022-05-02"), sale()], unlisted);
    const before = await taxReportOf(asha, { financialYear: "2025-26" });
    expect(before).toMatchObject({
      sales: [],
      sums: [],
      leftOut: [{ fundId, reason: "unknown-class", what: "sales" }],
    });
    const said = { amfiCode: unlisted.amfiCode, class: "equity" };
    expect(await asha.mutate("tax.setClass", said)).toMatchObject({ data: { class: "equity" } });
    expect(await taxReportOf(asha, { financialYear: "2025-26" })).toMatchObject({
      sums: [{ section: "112A", gains: 4_000, exemption: 4_000, taxable: 0 }],
      classes: [{ class: "equity", isChosen: true }],
      leftOut: [],
    });
    await asha.mutate("tax.setClass", { ...said, class: null });
    expect((await taxReportOf(asha, { financialYear: "2025-26" })).leftOut).toHaveLength(1);
  });

  it("takes the NAV of 31 January 2018 from the history, or what is typed", async () => {
    const old = { schemeName: "Old Unlisted Scheme", amfiCode: "777002" };
    await addLedger(asha, [bought("2016-05-02"), sale()], old);
    await asha.mutate("tax.setClass", { amfiCode: old.amfiCode, class: "equity" });
    const year = { financialYear: "2025-26" };
    expect(await taxReportOf(asha, year)).toMatchObject({ leftOut: [{ reason: "no-fmv" }] });
    const days = ["2018-01-30", "2018-01-31", "2018-02-01"].map(dayOf);
    await insertHistory(databaseUrl, old.amfiCode, { days, navs: [69, 70, 71] });
    expect(await taxReportOf(asha, year)).toMatchObject({
      leftOut: [],
      sales: [{ fmvPerUnit: 70, costTaken: 7_000, gain: 2_000 }],
    });
    await asha.mutate("tax.setFmv", { amfiCode: old.amfiCode, fmvPerUnit: 80.5 });
    expect(await taxReportOf(asha, year)).toMatchObject({
      sales: [{ fmvPerUnit: 80.5, costTaken: 8_050, gain: 950 }],
      classes: [{ typedFmv: 80.5 }],
    });
  });

  it("has the history filled back to that day for units that were acquired by then", async () => {
    await runSql(
      databaseUrl,
      "insert or ignore into schemes (key, name, name_key) values ('777004', 'Gifted', 'gifted')",
      [],
    );
    const gift = { type: "transfer-in", acquiredOn: "2016-05-02", cost: 4_000 };
    const gifted = { schemeName: "Gifted", amfiCode: "777004" };
    const fundId = await addLedger(asha, [bought("2024-01-05")], gifted);
    await asha.mutate(
      "transactions.add",
      transactionInput({ ...gift, fundId, date: "2024-02-05" }),
    );
    const wanted = () =>
      runSql(databaseUrl, "select wanted_from from tracked_schemes where code = '777004'", []);
    await expect.poll(wanted).toEqual([{ wanted_from: "2018-01-01" }]);
  });

  it("is one person's, with the minors that are taxed with them", async () => {
    const meera = await addHolder(asha, { name: "Meera" });
    const child = await addHolder(asha, { name: "Kavya", kind: "minor", clubbedWith: meera.id });
    const ids = [];
    for (const holderId of [null, meera.id, child.id]) {
      ids.push(await addLedger(asha, [bought("2022-05-02"), sale()], { ...listed, holderId }));
    }
    const fundsOf = async (holderId: string) =>
      (await taxReportOf(asha, { financialYear: "2025-26", holderId })).sales.map(
        ({ fundId }) => fundId,
      );
    expect(await fundsOf("me")).toEqual(ids.slice(0, 1));
    expect((await fundsOf(meera.id)).toSorted()).toEqual(ids.slice(1).toSorted());
    const ofChild = { holderId: child.id };
    const losses = { ...ofChild, year: "2024-25", short: 100, long: 0 };
    const profile = { ...ofChild, financialYear: "2025-26", slab: 30, resident: true };
    for (const { error } of [
      await asha.query("tax.report", ofChild),
      await asha.mutate("tax.setProfile", profile),
      await asha.mutate("tax.setCarriedLosses", losses),
    ]) {
      expect(error?.data.appCode).toBe("tax/clubbed");
    }
  });

  it("names funds of totals, whose sales are not known", async () => {
    const fundId = await addFund(asha);
    expect((await taxReportOf(asha)).leftOut).toMatchObject([
      { fundId, reason: "totals", what: "sales" },
      { fundId, reason: "totals", what: "income" },
    ]);
  });

  it.each([
    ["2017-18", "tax/before-rules"],
    ["2020-21", "tax/before-first"],
    ["2099-00", "tax/future"],
    ["2025-27", "request/invalid"],
    ["2025", "request/invalid"],
  ])("refuses %s with %s", async (financialYear, appCode) => {
    await addLedger(asha, [bought("2022-05-02")]);
    const { error } = await asha.query("tax.report", { financialYear });
    expect(error?.data.appCode).toBe(appCode);
  });
});

describe("what a person says of a year", () => {
  it("is the slab and the losses of earlier years", async () => {
    await addLedger(asha, [bought("2024-05-02"), sale()], listed);
    const year = { holderId: "me", financialYear: "2025-26" };
    await asha.mutate("tax.setProfile", { ...year, slab: 30, resident: true });
    const losses = { holderId: "me", year: "2022-23", short: 1_000, long: 0 };
    await asha.mutate("tax.setCarriedLosses", losses);
    // By hand: 4,000 less 1,000 at 30 % is 900, with cess 936.
    expect(await taxReportOf(asha, { financialYear: "2025-26" })).toMatchObject({
      profile: { slab: 30, resident: true },
      filed: [{ year: "2022-23", short: 1_000, long: 0 }],
      carried: [{ year: "2022-23", used: 1_000, left: 0, lapses: "2030-31" }],
      estimate: { total: 936 },
    });
    await asha.mutate("tax.setCarriedLosses", { ...losses, short: 0 });
    expect((await taxReportOf(asha, { financialYear: "2025-26" })).filed).toEqual([]);
  });

  it("goes with the person", async () => {
    const { id } = await addHolder(asha);
    await asha.mutate("tax.setCarriedLosses", { holderId: id, year: "2022-23", short: 1, long: 1 });
    await asha.mutate("holders.delete", { id });
    const gone = await asha.query("tax.report", { holderId: id });
    expect(gone.error?.data.appCode).toBe("holders/not-found");
    expect(gone.status).toBe(404);
  });

  it.each([
    ["tax.setClass", { amfiCode: "777003", class: "equity" }, "tax/no-scheme"],
    ["tax.setClass", { amfiCode: "777003", class: "debt" }, "request/invalid"],
    ["tax.setFmv", { amfiCode: "777003", fmvPerUnit: 0 }, "request/invalid"],
    [
      "tax.setCarriedLosses",
      { holderId: "me", year: "2022-23", short: -1, long: 0 },
      "request/invalid",
    ],
    [
      "tax.setCarriedLosses",
      { holderId: "me", year: "2099-00", short: 1, long: 0 },
      "tax/loss-year",
    ],
    [
      "tax.setProfile",
      { holderId: "me", financialYear: "2025-26", slab: 33, resident: true },
      "request/invalid",
    ],
    [
      "tax.setProfile",
      { holderId: crypto.randomUUID(), financialYear: "2025-26", slab: 30, resident: true },
      "holders/not-found",
    ],
  ])(
    "is refused by %s for %o with %s, and nothing is stored",
    async (procedure, input, appCode) => {
      const { error } = await asha.mutate(procedure, input);
      expect(error?.data.appCode).toBe(appCode);
      const response = await fetch(`${baseUrl}/api/account/data.json`, {
        headers: { cookie: asha.cookie() },
      });
      expect(await response.json()).toMatchObject({
        tax: { schemes: [], profiles: [], losses: [] },
      });
    },
  );
});
