import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import type { Answer } from "../../support/api/api-client.ts";
import { commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import { fundOf, ledgerOf, okay } from "../../support/api/ledgers.ts";
import { registerUser, type RegisteredUser } from "../../support/api/sharing.ts";
import {
  gatheringFund,
  insertCircles,
  segregatedFund,
  type Circles,
} from "../../support/data/insert-circles.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** With twenty circles it has 420 lots, held and sold, and 84 transactions: five for each. */
const allowed: Circles = { purchases: 10, circles: 20, rows: 0 };
const tooMany: Circles = { ...allowed, circles: 40 };

let owner: RegisteredUser;
beforeEach(async () => {
  owner = await registerUser(baseUrl);
});

const refusalOf = ({ error }: Answer) => error?.data.appCode;

const redemption = (date: string) => ({
  fundId: gatheringFund,
  date,
  type: "redemption",
  units: 1,
  amount: 100,
});

const leg = (fundId: string, type: string, units: number, pairId: string | null) => ({
  id: crypto.randomUUID(),
  fundId,
  date: "2022-01-03",
  type,
  units,
  amount: 40,
  pairId,
});

describe("a ledger with as many lots as are allowed", () => {
  it("takes no segregation more, and says which limit it would pass", async () => {
    await insertCircles(databaseUrl, owner.id, allowed);
    const out = leg(gatheringFund, "segregation-out", 0, null);
    okay(await owner.mutate("transactions.add", out));
    const before = await ledgerOf(owner, segregatedFund);
    const into = leg(segregatedFund, "segregation-in", 200, out.id);
    const answer = await owner.mutate("transactions.add", into);
    expect(refusalOf(answer)).toBe("transactions/too-many-lots");
    expect(answer.error?.message).toContain("at most 5 lots for each transaction");
    expect(await ledgerOf(owner, segregatedFund)).toEqual(before);
  });

  it("takes purchases and sales", async () => {
    await insertCircles(databaseUrl, owner.id, allowed);
    okay(await owner.mutate("transactions.add", redemption("2022-01-03")));
    const bought = { ...redemption("2022-02-01"), type: "purchase" };
    okay(await owner.mutate("transactions.add", bought));
  });
});

describe("a stored ledger with more lots than are allowed", () => {
  beforeEach(() => insertCircles(databaseUrl, owner.id, tooMany));

  it("takes no sale more, by hand or by an import", async () => {
    const before = await ledgerOf(owner, gatheringFund);
    expect(refusalOf(await owner.mutate("transactions.add", redemption("2022-06-01")))).toBe(
      "transactions/too-many-lots",
    );
    const { schemeName } = await fundOf(owner, gatheringFund);
    const into = { folioNumber: gatheringFund, schemeName, amfiCode: "900002" };
    const items = [
      fundItem({ ...into, coverage: "later" }),
      transactionItem("sold", { date: "2022-06-01", type: "redemption", units: 1, amount: 100 }),
    ];
    const imported = await owner.mutate("imports.commit", commitInput(items));
    expect(refusalOf(imported)).toBe("transactions/too-many-lots");
    expect(await ledgerOf(owner, gatheringFund)).toEqual(before);
  });

  it("can be corrected and reduced, but what was deleted is not restored into it", async () => {
    const { transactions } = await ledgerOf(owner, segregatedFund);
    const last = transactions.at(-1);
    const note = { id: last?.id, data: { note: "Seen" } };
    okay(await owner.mutate("transactions.update", note));
    const { removalId } = okay<{ fund: Fund; removalId: string }>(
      await owner.mutate("transactions.delete", { id: last?.id }),
    );
    expect(refusalOf(await owner.mutate("removals.restore", { id: removalId }))).toBe(
      "transactions/too-many-lots",
    );
  });
});
