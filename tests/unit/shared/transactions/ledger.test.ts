import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { append, type LedgerTotals } from "../../../../src/shared/transactions/append.ts";
import { fromMicroUnits, fromPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import type { Entry } from "../../../../src/shared/transactions/entry.ts";
import {
  LedgerRejectedError,
  replay,
  type Ledger,
} from "../../../../src/shared/transactions/ledger.ts";
import { entry, randomTransaction } from "../../../support/data/ledger-entries.ts";
import { referenceLedger } from "../../../support/data/reference-ledger.ts";

/** Units and rupees of one fund. */
function totals(entries: Entry[], fundId = "fund") {
  const ledger = replay(entries).get(fundId);
  if (ledger === undefined) throw new Error(`no ledger of ${fundId}`);
  return rupees(ledger);
}

const rupees = ({ units, invested, realised }: Ledger) => ({
  units: fromMicroUnits(units),
  invested: fromPaise(invested),
  realised: fromPaise(realised),
});

const lotsOf = (entries: Entry[], fundId = "fund") =>
  replay(entries)
    .get(fundId)
    ?.lots.map(({ date, remaining, cost }) => [date, fromMicroUnits(remaining), fromPaise(cost)]);

const problemOf = (entries: Entry[]): string => {
  try {
    replay(entries);
  } catch (error) {
    if (error instanceof LedgerRejectedError) return error.message;
    throw error;
  }
  return "none";
};

const buy = (date: string, units: number, amount: number, more: object = {}) =>
  entry({ date, type: "purchase", units, amount, ...more });
const sell = (date: string, units: number, amount: number, more: object = {}) =>
  entry({ date, type: "redemption", units, amount, ...more });

describe("sales", () => {
  it("take the oldest lots first and leave the cost of the rest", () => {
    // By hand: 109 units for 3149.20; 15 of them cost 3149.20 × 15 / 109 = 433.3761…, so 433.38.
    // 531.50 − 433.38 = 98.12; left 3149.20 − 433.38 + 1684.92 = 4400.74.
    const entries = [
      buy("2010-01-01", 109, 3149.2),
      buy("2010-02-01", 52, 1684.92),
      sell("2010-03-01", 15, 531.5),
    ];
    expect(totals(entries)).toEqual({ units: 146, invested: 4400.74, realised: 98.12 });
    expect(lotsOf(entries)).toEqual([
      ["2010-01-01", 94, 2715.82],
      ["2010-02-01", 52, 1684.92],
    ]);
  });

  it("carry the stamp duty with the lot, so that the parts add up to what was paid", () => {
    // By hand: 3001.25 in thirds of what remains: 1000.42, 1000.42 (2000.83 / 2 = 1000.415), 1000.41.
    const sales = ["2022-01-01", "2022-02-01", "2022-03-01"].map((date) => sell(date, 100, 2000));
    const entries = [buy("2020-01-01", 300, 3000, { stampDuty: 1.25 }), ...sales];
    expect(totals(entries.slice(0, 2)).realised).toBe(999.58);
    expect(totals(entries.slice(0, 3)).realised).toBe(1999.16);
    expect(totals(entries)).toEqual({ units: 0, invested: 0, realised: 2998.75 });
  });

  it("of the last units take all the cost, also where a little is missing or left", () => {
    const bought = buy("2010-01-01", 10, 0.01);
    for (const last of [4, 4.0005, 3.9995]) {
      const entries = [
        bought,
        sell("2010-02-01", 3, 0.01),
        sell("2010-03-01", 3, 0.01),
        sell("2010-03-02", last, 0.01),
      ];
      expect(totals(entries)).toEqual({ units: 0, invested: 0, realised: 0.02 });
    }
    expect(problemOf([bought, sell("2010-02-01", 10.000501, 1)])).toBe(
      "not-enough-units on 2010-02-01",
    );
  });

  it("come after the purchases of their day, whatever was entered first", () => {
    const entries = [
      sell("2024-01-05", 10, 200, { sequence: 0 }),
      buy("2024-01-05", 10, 100, { sequence: 1 }),
    ];
    expect(totals(entries).realised).toBe(100);
  });

  it("are refused on the day on which too few units were held", () => {
    const entries = [buy("2024-01-05", 10, 100), sell("2024-02-05", 8, 100)];
    expect(problemOf([...entries, sell("2024-01-20", 5, 60)])).toBe(
      "not-enough-units on 2024-02-05",
    );
  });
});

describe("what changes units without money", () => {
  it("is a bonus at no cost and a reinvestment at its amount", () => {
    const entries = [
      buy("2024-01-05", 10, 100),
      entry({ date: "2024-02-05", type: "bonus", units: 5 }),
      entry({
        date: "2024-03-05",
        type: "idcw-reinvestment",
        units: 1,
        amount: 12,
        stampDuty: 0.5,
      }),
      entry({ date: "2024-04-05", type: "idcw-payout", amount: 7 }),
    ];
    expect(totals(entries)).toEqual({ units: 16, invested: 112.5, realised: 0 });
  });

  it("is a split that keeps cost and dates, in either direction", () => {
    const entries = [buy("2024-01-05", 10, 100), buy("2024-02-05", 5, 75)];
    const split = (units: number) => entry({ date: "2024-03-05", type: "split", units });
    expect(lotsOf([...entries, split(15)])).toEqual([
      ["2024-01-05", 20, 100],
      ["2024-02-05", 10, 75],
    ]);
    expect(lotsOf([...entries, split(-7.5)])).toEqual([
      ["2024-01-05", 5, 100],
      ["2024-02-05", 2.5, 75],
    ]);
    expect(problemOf([...entries, split(-15)])).toBe("not-enough-units on 2024-03-05");
  });
});

describe("what moves to another fund", () => {
  const bought = [
    buy("2024-01-05", 10, 100, { fundId: "old" }),
    buy("2024-02-05", 30, 360, { fundId: "old" }),
  ];
  const pair = { date: "2024-03-05", pairId: "pair" };

  it("keeps dates and cost through a merger", () => {
    const entries = [
      ...bought,
      entry({ ...pair, fundId: "new", type: "merger-in", units: 20, amount: 500 }),
      entry({ ...pair, fundId: "old", type: "merger-out", units: 40, amount: 500 }),
    ];
    expect(totals(entries, "old")).toEqual({ units: 0, invested: 0, realised: 0 });
    expect(lotsOf(entries, "new")).toEqual([
      ["2024-01-05", 5, 100],
      ["2024-02-05", 15, 360],
    ]);
  });

  it("is one lot at the amount, or at the given cost and date, without the other fund", () => {
    const moved = { date: "2024-03-05", fundId: "new", type: "transfer-in" } as const;
    expect(lotsOf([entry({ ...moved, units: 20, amount: 500 })], "new")).toEqual([
      ["2024-03-05", 20, 500],
    ]);
    const known = entry({ ...moved, units: 20, amount: 500, cost: 90, acquiredOn: "2019-05-01" });
    expect(lotsOf([known], "new")).toEqual([["2019-05-01", 20, 90]]);
  });

  it("is a share of each lot's cost, and no units, when a part is segregated", () => {
    const entries = [
      ...bought,
      entry({ ...pair, fundId: "old", type: "segregation-out", amount: 46 }),
      entry({ ...pair, fundId: "side", type: "segregation-in", units: 40, amount: 46 }),
    ];
    expect(lotsOf(entries, "old")).toEqual([
      ["2024-01-05", 10, 90],
      ["2024-02-05", 30, 324],
    ]);
    expect(lotsOf(entries, "side")).toEqual([
      ["2024-01-05", 10, 10],
      ["2024-02-05", 30, 36],
    ]);
  });

  it("is sold from one fund and bought in the other by a switch", () => {
    const entries = [
      ...bought,
      entry({ ...pair, fundId: "old", type: "switch-out", units: 10, amount: 150 }),
      entry({ ...pair, fundId: "new", type: "switch-in", units: 5, amount: 150, stampDuty: 0.01 }),
    ];
    expect(totals(entries, "old")).toEqual({ units: 30, invested: 360, realised: 50 });
    expect(totals(entries, "new")).toEqual({ units: 5, invested: 150.01, realised: 0 });
  });
});

describe("what is taken back", () => {
  const instalment = (date: string) =>
    entry({ date, type: "sip", units: 1.365, amount: 2999.85, stampDuty: 0.15, nav: "2197.69" });

  it("is the nearest purchase of the same units, with its stamp duty", () => {
    const entries = [
      instalment("2025-08-26"),
      instalment("2025-09-26"),
      entry({ date: "2025-09-26", type: "reversal", units: 1.365, amount: 2999.85 }),
    ];
    expect(lotsOf(entries)).toEqual([["2025-08-26", 1.365, 3000]]);
    expect(problemOf(entries.slice(2))).toBe("nothing-to-reverse on 2025-09-26");
  });

  it("is taken back before anything is sold on the day, whatever the order of entry", () => {
    const entries = [
      entry({ date: "2025-09-26", type: "redemption", units: 1, amount: 2500, sequence: 0 }),
      entry({ date: "2025-09-26", type: "reversal", units: 1.365, amount: 2999.85, sequence: 1 }),
      { ...instalment("2025-09-26"), sequence: 2 },
      { ...instalment("2025-09-26"), sequence: 3 },
    ];
    expect(lotsOf(entries)).toEqual([["2025-09-26", 0.365, 802.2]]);
  });

  it("is named by what it took back", () => {
    const reinvestment = (id: string, date: string, nav: string) =>
      entry({ id, date, type: "idcw-reinvestment", units: 5, amount: 100, nav });
    const reversal = (date: string, nav: string | null) =>
      entry({ date, type: "reversal", units: 5, amount: 100, nav });
    const reversedBy = (...entries: Entry[]) => [...(replay(entries).get("fund")?.reversed ?? [])];
    const first = reinvestment("first", "2019-05-02", "20");
    const second = reinvestment("second", "2019-06-03", "21");
    const bought = buy("2019-06-04", 5, 100, { nav: "22" });
    expect(reversedBy(first, second, reversal("2019-06-05", null))).toEqual(["second"]);
    expect(reversedBy(first, second, reversal("2019-06-05", "20"))).toEqual(["first"]);
    expect(reversedBy(first, second, bought, reversal("2019-06-05", null))).toEqual([bought.id]);
    const sold = sell("2019-06-03", 5, 100);
    expect(reversedBy(first, second, sold, bought, reversal("2019-06-05", "21"))).toEqual([
      "second",
    ]);
  });

  it("is a redemption whose lots come back as they were", () => {
    const entries = [
      buy("2024-01-05", 10, 100),
      sell("2024-02-05", 4, 80),
      entry({ date: "2024-02-05", type: "redemption-reversal", units: 4, amount: 80 }),
    ];
    expect(lotsOf(entries)).toEqual([["2024-01-05", 10, 100]]);
    expect(totals(entries).realised).toBe(0);
    expect(problemOf(entries.toSpliced(1, 1))).toBe("nothing-to-reverse on 2024-02-05");
  });

  it("is the redemption of its amount, though a newer one is of as many units", () => {
    const reversedBy = (amount: number) =>
      totals([
        buy("2024-01-05", 40, 400),
        sell("2024-02-05", 10, 1_000),
        sell("2024-03-05", 10, 1_200),
        entry({ date: "2024-03-07", type: "redemption-reversal", units: 10, amount }),
      ]).realised;
    // By hand: each took a cost of 100; what is left is 1,200 or 1,000 less it.
    expect(reversedBy(1_000)).toBe(1_100);
    expect(reversedBy(1_200)).toBe(900);
    expect(reversedBy(1_100)).toBe(900);
  });
});

describe("any ledger", () => {
  const randomLedger = fc
    .array(randomTransaction, { maxLength: 40, size: "max" })
    .map((all) => all.map((transaction, sequence) => ({ ...transaction, sequence })));

  it("matches the reference ledger, or is refused by both", () => {
    fc.assert(
      fc.property(randomLedger, (transactions) => {
        const entries = transactions.map((transaction) => entry(transaction));
        const expected = referenceLedger(transactions);
        if (expected === null) expect(problemOf(entries)).toMatch("not-enough-units");
        else if (transactions.length > 0) expect(totals(entries)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("comes to the same when each transaction is appended to those before", () => {
    fc.assert(
      fc.property(randomLedger, (transactions) => {
        const oneADay = transactions
          .filter(({ type }) => !["redemption", "swp", "switch-out"].includes(type))
          .map((transaction, day) => entry({ ...transaction, date: dayOf2024(day) }));
        fc.pre(oneADay.length > 0);
        let appended: LedgerTotals | null = nothing;
        for (const one of oneADay) appended = append(appended ?? nothing, one);
        expect(appended).toEqual({
          ...microTotals(replay(oneADay).get("fund")),
          firstDate: oneADay.at(0)?.date,
          lastDate: oneADay.at(-1)?.date,
        });
      }),
    );
  });

  it("is not appended to within its past, nor by what takes units", () => {
    const totalsUntil = { ...nothing, lastDate: "2024-02-05" };
    expect(append(totalsUntil, buy("2024-02-05", 1, 1))).toBeNull();
    expect(append(totalsUntil, sell("2024-03-05", 1, 1))).toBeNull();
    expect(append(totalsUntil, buy("2024-02-06", 1, 1))).not.toBeNull();
  });
});

const microTotals = ({ units, invested, realised }: Partial<Ledger> = {}) => ({
  units,
  invested,
  realised,
});

const dayOf2024 = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);

const nothing: LedgerTotals = {
  units: 0,
  invested: 0,
  realised: 0,
  firstDate: null,
  lastDate: null,
};
