// @module-tag long
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { TransactionList } from "../../../src/shared/transactions/schema.ts";
import type { SalesOfYear, TaxReport } from "../../../src/shared/tax/report/report-types.ts";
import type { HeldLots } from "../../../src/shared/tax/selling/selling-types.ts";
import { maxLotsPerTransaction } from "../../../src/shared/transactions/lot-budget.ts";
import { okay } from "../../support/api/ledgers.ts";
import { registerUser, type RegisteredUser } from "../../support/api/sharing.ts";
import {
  gatheringFund,
  insertCircles,
  segregatedFund,
  type Circles,
} from "../../support/data/insert-circles.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** The last year in which a circle sells, and the one in which the first does. */
const years = ["2019-20", "2020-21", "2023-24"];
const funds = [gatheringFund, segregatedFund];
const files = [
  "data.json",
  "funds.csv",
  "transactions.csv",
  "portfolio-performance.csv",
  "ghostfolio.json",
];

/** Every query that derives something from ledgers. */
const queries: [procedure: string, input: object][] = [
  ["portfolio.performance", {}],
  ["portfolio.history", {}],
  ["tax.harvest", {}],
  ["tax.sellable", {}],
  ...years.flatMap((financialYear): [string, object][] => [
    ["tax.report", { financialYear }],
    ["tax.sales", { financialYear }],
    ["tax.sales", { financialYear, fundId: segregatedFund }],
  ]),
  ...funds.flatMap((fundId): [string, object][] => [
    ["portfolio.fund", { fundId }],
    ["portfolio.history", { fundId }],
    ["tax.lots", { fundId }],
    ["tax.whatIf", { fundId, units: 1 }],
    ["transactions.list", { fundId }],
    ["transactions.list", { fundId, page: 1 }],
  ]),
];

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? null));

/** Of an answer without rows, and for each row of a ledger or lot derived from it. */
const [bytesAtLeast, bytesPerRow] = [60_000, 700];

async function expectBounded(owner: RegisteredUser, rows: number): Promise<void> {
  const most = Math.min(2_000_000, bytesAtLeast + bytesPerRow * rows * maxLotsPerTransaction);
  for (const [procedure, input] of queries) {
    const { status, data } = await owner.query(procedure, input);
    // A sale of what is not held, or whose lots are not known, is refused.
    expect([200, 409], procedure).toContain(status);
    expect(bytesOf(data), procedure).toBeLessThan(most);
  }
  for (const file of files) {
    const response = await fetch(`${baseUrl}/api/account/${file}`, {
      headers: { cookie: owner.cookie() },
    });
    expect(response.status, file).toBe(200);
    // A file has the rows themselves, and nothing that is derived from them.
    const { byteLength } = await response.arrayBuffer();
    expect(byteLength, file).toBeLessThan(bytesAtLeast + bytesPerRow * rows);
  }
}

/** The lots that a user's answers have, which no payout multiplies. */
async function derivedRows(owner: RegisteredUser): Promise<number> {
  let count = 0;
  for (const financialYear of years) {
    const report = okay<TaxReport>(await owner.query("tax.report", { financialYear }));
    const { funds: sold } = okay<SalesOfYear>(await owner.query("tax.sales", { financialYear }));
    const rows = sold.reduce((sum, { sales }) => sum + sales.length, 0);
    expect(report.funds.reduce((sum, { lots }) => sum + lots, 0)).toBe(rows);
    count += rows;
  }
  for (const fundId of funds) {
    const { years: held } = okay<HeldLots>(await owner.query("tax.lots", { fundId }));
    const { lots } = okay<TransactionList>(await owner.query("transactions.list", { fundId }));
    expect(held.reduce((sum, year) => sum + year.lots, 0)).toBeLessThanOrEqual(lots.length);
    for (const { financialYear } of held) {
      const ofYear = await owner.query("tax.lots", { fundId, financialYear });
      expect(bytesOf(ofYear.data)).toBeLessThan(100_000);
    }
    count += lots.length;
  }
  return count;
}

describe("answers that are derived from ledgers", () => {
  it("have as many rows and bytes as the ledgers allow, however their lots go round", async () => {
    const ledger = fc.record({
      purchases: fc.integer({ min: 1, max: 60 }),
      circles: fc.integer({ min: 1, max: 50 }),
      rows: fc.integer({ min: 0, max: 1_500 }),
    });
    await fc.assert(
      fc.asyncProperty(ledger, async (of: Circles) => {
        const owner = await registerUser(baseUrl);
        await insertCircles(databaseUrl, owner.id, of);
        const rows = Math.max(of.rows, 2 * of.purchases + 4 + 3 * of.circles);
        await expectBounded(owner, rows);
        expect(await derivedRows(owner)).toBeLessThanOrEqual(maxLotsPerTransaction * rows);
      }),
      { numRuns: 6 },
    );
  });

  it("are sums where a stored ledger has more lots than are allowed, and say so", async () => {
    const owner = await registerUser(baseUrl);
    const stored = { purchases: 3_000, circles: 40, rows: 15_000 };
    await insertCircles(databaseUrl, owner.id, stored);
    await expectBounded(owner, stored.rows);
    const report = okay<TaxReport>(await owner.query("tax.report", { financialYear: "2020-21" }));
    expect(report.funds).toEqual([]);
    expect(report.leftOut).toMatchObject([{ fundId: segregatedFund, reason: "too-many-lots" }]);
    const { lots } = okay<TransactionList>(
      await owner.query("transactions.list", { fundId: gatheringFund }),
    );
    expect(lots.length).toBeLessThan(100);
    const { error } = await owner.mutate("transactions.add", {
      fundId: gatheringFund,
      date: "2019-02-01",
      type: "redemption",
      units: 1,
      amount: 100,
    });
    expect(error?.data.appCode).toBe("transactions/too-many-lots");
  });
});
