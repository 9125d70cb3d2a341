import { beforeEach, describe, expect, inject, it } from "vitest";
import { taxRules } from "../../../src/shared/tax/rules/tax-rules.ts";
import type {
  Harvest,
  SellableFunds,
  WhatIf,
} from "../../../src/shared/tax/selling/selling-types.ts";
import { firstYearOf } from "../../../src/shared/transactions/financial-year.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addLedger, ledgerOf, okay, transactionInput } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const scheme = { schemeName: "Unlisted Scheme To Sell", amfiCode: "777201" };

let asha: ApiClient;
let fundId: string;
beforeEach(async () => {
  asha = await register(baseUrl);
  // A hundred units for ₹5,000.
  fundId = await addLedger(asha, [transactionInput()], scheme);
  await asha.mutate("tax.setClass", { amfiCode: scheme.amfiCode, class: "equity" });
  await runSql(databaseUrl, "update funds set nav = '80', nav_date = '2026-08-18' where id = ?", [
    fundId,
  ]);
});

const sellable = async () => okay<SellableFunds>(await asha.query("tax.sellable", {}));
const load = (percent: number, change: object = {}) => ({
  fundId,
  exitLoad: { steps: [{ days: 3_000, percent }], freePercent: 10, ...change },
});

describe("before selling", () => {
  it("units are grouped by the exit load that the user typed, until it is removed", async () => {
    expect((await sellable()).funds).toMatchObject([
      {
        fundId,
        units: 100,
        value: 8_000,
        exitLoad: null,
        free: { units: 100 },
        load: { units: 0 },
      },
    ]);
    okay(await asha.mutate("tax.setExitLoad", load(1)));
    expect((await sellable()).funds).toMatchObject([
      { free: { units: 10, value: 800 }, load: { units: 90, value: 7_200 } },
    ]);
    okay(await asha.mutate("tax.setExitLoad", { fundId, exitLoad: null }));
    expect((await sellable()).funds).toMatchObject([{ exitLoad: null }]);
  });

  it("a fund's lots say when they are long-term and bear no load", async () => {
    okay(await asha.mutate("tax.setExitLoad", load(1)));
    expect((await ledgerOf(asha, fundId)).lots).toMatchObject([
      {
        date: "2024-01-05",
        class: "equity",
        longTermFrom: "2025-01-06",
        lockedUntil: null,
        loadFreeFrom: "2032-03-24",
      },
    ]);
  });

  it("units sold from an ELSS are listed with the end of their lock", async () => {
    const soldUnits = async (schemeName: string) => {
      const id = await addLedger(
        asha,
        [
          transactionInput({ date: "2020-01-06", units: 60 }),
          transactionInput({ date: "2023-02-01", units: 40 }),
          transactionInput({ date: "2024-03-01", type: "redemption", units: 70, nav: 60 }),
        ],
        { schemeName, amfiCode: null },
      );
      const { sold, transactions } = await ledgerOf(asha, id);
      const sale = transactions.at(-1)?.id;
      expect(sold.every(({ transactionId }) => transactionId === sale)).toBe(true);
      return sold.map(({ units, lockedUntil }) => [units, lockedUntil]);
    };
    expect(await soldUnits("Sample Tax Saver Fund")).toEqual([
      [60, "2023-01-07"],
      [10, "2026-02-02"],
    ]);
    expect(await soldUnits("Sample Fund")).toEqual([]);
  });

  it("a sale is worked out and nothing is stored", async () => {
    okay(await asha.mutate("tax.setExitLoad", load(1)));
    const before = await ledgerOf(asha, fundId);
    // By hand: 50 of 100 at ₹80 is 4,000; 1 % of 40 × 80 is 32; STT 0.04; gain 4,000 − 32 − 2,500.
    expect(okay<WhatIf>(await asha.query("tax.whatIf", { fundId, units: 50 }))).toMatchObject({
      amount: 4_000,
      exitLoad: 32,
      stt: 0.04,
      longGain: 1_468,
      tax: 0,
      arrives: 3_967.96,
      exemptionLeft: 123_532,
    });
    expect(await ledgerOf(asha, fundId)).toEqual(before);
    const year = okay<Harvest>(await asha.query("tax.harvest", {})).financialYear;
    const first = Number(year.slice(0, 4)) + 1;
    const financialYear = `${first}-${String(first + 1).slice(2)}`;
    expect(
      okay<WhatIf>(await asha.query("tax.whatIf", { fundId, units: 50, financialYear })),
    ).toMatchObject({ on: `${first}-04-01`, longGain: 1_468, isResident: true });
  });

  it("gains that fit in the exemption are listed", async () => {
    const harvest = okay<Harvest>(await asha.query("tax.harvest", {}));
    const certain = firstYearOf(harvest.financialYear) <= taxRules.lastYear;
    expect(harvest).toMatchObject({
      exemptionLeft: 125_000,
      gains: [{ fundId, units: 100, longTermGain: 3_000, exitLoad: 0, certain }],
      losses: [],
      leftOut: [],
    });
  });

  it("each held scheme has its class, and an earlier year the loss that nobody typed", async () => {
    const lost = (type: "purchase" | "redemption", date: string, amount: number) =>
      transactionInput({ type, date, units: 10, amount, nav: amount / 10 });
    await addLedger(
      asha,
      [lost("purchase", "2025-05-05", 1_000), lost("redemption", "2025-06-05", 400)],
      { ...scheme, folioNumber: "sold/1" },
    );
    expect(okay<Harvest>(await asha.query("tax.harvest", {}))).toMatchObject({
      classes: [{ fundId, class: "equity", isChosen: true }],
      unfiled: [{ year: "2025-26", short: 600, long: 0 }],
    });
  });

  it("an exit load comes back with its fund", async () => {
    okay(await asha.mutate("tax.setExitLoad", load(1)));
    const { removalId } = okay<{ removalId: string }>(
      await asha.mutate("funds.delete", { id: fundId }),
    );
    expect((await sellable()).funds).toEqual([]);
    okay(await asha.mutate("removals.restore", { id: removalId }));
    expect((await sellable()).funds).toMatchObject([{ exitLoad: { freePercent: 10 } }]);
  });

  it.each([
    ["101 %", () => load(101), "request/invalid"],
    [
      "five steps",
      () => load(1, { steps: [1, 2, 3, 4, 5].map((days) => ({ days, percent: 1 })) }),
      "request/invalid",
    ],
    [
      "days that go back",
      () => load(1, { steps: [365, 30].map((days) => ({ days, percent: 1 })) }),
      "request/invalid",
    ],
    ["somebody else's fund", () => ({ ...load(1), fundId: "none" }), "funds/not-found"],
  ])("an exit load with %s is refused, and nothing is stored", async (_, input, appCode) => {
    const { error } = await asha.mutate("tax.setExitLoad", input());
    expect(error?.data.appCode).toBe(appCode);
    expect((await sellable()).funds).toMatchObject([{ exitLoad: null }]);
  });

  it.each([
    [{ units: 100.1 }, "tax/not-free", "Only 100 units can be sold on this day"],
    [{ units: 1, amount: 80 }, "request/invalid", "Enter either units or an amount"],
    [
      { amount: 0.01 },
      "tax/too-little",
      "This is too little to sell: less than 0.001 units or ₹0.01.",
    ],
    [
      { units: 1, financialYear: "2020-21" },
      "tax/sale-day",
      "The day must be today or within a year",
    ],
    [{ units: 1, on: "2020-01-01" }, "tax/sale-day", "The day must be today or within a year"],
  ])("a sale of %o is refused by %s", async (asked, appCode, message) => {
    const { error } = await asha.query("tax.whatIf", { fundId, ...asked });
    expect(error).toMatchObject({ message, data: { appCode } });
  });
});
