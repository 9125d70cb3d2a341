import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMicroUnits } from "../../../../src/shared/transactions/fixed-point.ts";
import { balancesOf, excessUnits } from "../../../../src/shared/transactions/balances.ts";
import { deriveFigures } from "../../../../src/shared/transactions/derive-figures.ts";
import {
  financialYear,
  financialYearText,
} from "../../../../src/shared/transactions/financial-year.ts";
import {
  instalmentsUntil,
  readPastedRows,
  shareOutUnits,
  transactionOfRow,
} from "../../../../src/shared/sips/instalment-rows.ts";
import { LedgerRejectedError, replay } from "../../../../src/shared/transactions/ledger.ts";
import { stampDutyIn } from "../../../../src/shared/transactions/stamp-duty.ts";
import { entry, randomTransaction } from "../../../support/data/ledger-entries.ts";

const blank = { money: null, units: null, nav: null, stampDuty: null };
const day = "2024-01-05";

describe("stamp duty", () => {
  it("is 0.005 % of what is invested, from 1 July 2020 on", () => {
    // By hand: 5,000 × 0.005 / 100.005 = 0.24998…
    expect(stampDutyIn(5_000, "2020-07-01")).toBe(0.25);
    expect(stampDutyIn(5_000, "2020-06-30")).toBe(0);
    expect(stampDutyIn(50, day)).toBe(0);
    // By hand: 1,00,000 × 0.005 / 100.005 = 4.99975…
    expect(stampDutyIn(1_00_000, day)).toBe(5);
  });
});

describe("what a form fills in", () => {
  it("is units and stamp duty from the money paid and the NAV", () => {
    // By hand: 4,999.75 / 53 = 94.3349…
    expect(deriveFigures({ ...blank, money: 5_000, nav: 53 }, "purchase", day)).toEqual({
      money: 5_000,
      units: 94.335,
      nav: 53,
      stampDuty: 0.25,
    });
  });

  it("is the money from units and NAV, with the stamp duty on top", () => {
    // By hand: 100 × 53 = 5,300; 5,300 × 0.005 / 100.005 = 0.26498…
    expect(deriveFigures({ ...blank, units: 100, nav: 53 }, "sip", day)).toEqual({
      money: 5_300.26,
      units: 100,
      nav: 53,
      stampDuty: 0.26,
    });
  });

  it("is the NAV from money and units, and no stamp duty for a redemption", () => {
    expect(deriveFigures({ ...blank, money: 5_300, units: 100 }, "redemption", day)).toEqual({
      money: 5_300,
      units: 100,
      nav: 53,
      stampDuty: null,
    });
  });

  it("never changes what was typed", () => {
    const typed = { money: 5_000, units: 90, nav: 53, stampDuty: 1 };
    expect(deriveFigures(typed, "purchase", day)).toEqual(typed);
  });
});

describe("running balances", () => {
  it("add what comes in and take what goes out, and end at 0 within a rounding", () => {
    const steps = [
      { type: "purchase", units: 10 },
      { type: "idcw-payout", units: 0 },
      { type: "split", units: -4 },
      { type: "redemption", units: 5.9996 },
    ] as const;
    expect(balancesOf(steps)).toEqual([10, 10, 6, 0]);
  });

  it("has no units beyond those held to take out, but for the registrars' rounding", () => {
    const bought = [{ type: "purchase" as const, units: 10 }];
    expect(excessUnits({ type: "redemption", units: 10.0005 }, bought)).toBe(0);
    expect(excessUnits({ type: "redemption", units: 10.001 }, bought)).toBe(0.001);
    expect(excessUnits({ type: "redemption", units: 1 }, [])).toBe(1);
    expect(excessUnits({ type: "purchase", units: 20 }, bought)).toBe(0);
  });

  it("are those of the ledger's replay", () => {
    fc.assert(
      fc.property(fc.array(randomTransaction, { maxLength: 40, size: "max" }), (transactions) => {
        const entries = transactions.map((one, sequence) => entry({ ...one, sequence }));
        const ledger = replayOrNull(entries);
        fc.pre(ledger !== null);
        const ordered = ledger.entries.map((one) => ({
          type: one.entry.type,
          units: one.entry.units / 1_000_000,
        }));
        expect(balancesOf(ordered).map(toMicroUnits)).toEqual(
          ledger.entries.map(({ balance }) => balance),
        );
      }),
    );
  });
});

function replayOrNull(entries: Parameters<typeof replay>[0]) {
  try {
    return replay(entries).get("fund") ?? null;
  } catch (error) {
    if (error instanceof LedgerRejectedError) return null;
    throw error;
  }
}

describe("a financial year", () => {
  it("runs from 1 April to 31 March", () => {
    expect(["2024-03-31", "2024-04-01", "2025-03-31"].map(financialYear)).toEqual([
      2023, 2024, 2024,
    ]);
    expect([2024, 1999].map(financialYearText)).toEqual(["2024-25", "1999-00"]);
  });
});

describe("the past in one go", () => {
  const schedule = { amount: 5_000, day: 31, from: "2024-01-01", stepUp: null };

  it("is one row a month, on its last day where that is earlier", () => {
    expect(shareOutUnits(instalmentsUntil(schedule, "2024-04-29"), 100)).toEqual([
      { date: "2024-01-31", paid: 5_000, units: 33.333 },
      { date: "2024-02-29", paid: 5_000, units: 33.334 },
      { date: "2024-03-31", paid: 5_000, units: 33.333 },
    ]);
  });

  it("shares out all units, also where instalments grow", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (count, milliUnits) => {
          const units = milliUnits / 1_000;
          const due = instalmentsUntil({ ...schedule, stepUp: 10 }, "2033-12-31").slice(0, count);
          const rows = shareOutUnits(due, units);
          expect(rows).toHaveLength(count);
          const sum = rows.reduce((total, row) => total + toMicroUnits(row.units), 0);
          expect(sum).toBe(toMicroUnits(units));
          expect(rows.at(-1)?.paid).toBeGreaterThanOrEqual(5_000);
          expect(rows.every((row) => row.units >= 0)).toBe(true);
        },
      ),
    );
  });

  it("becomes purchases whose stamp duty is apart", () => {
    const row = { date: "2024-01-31", paid: 5_000, units: 94.335 };
    expect(transactionOfRow(row, "sip")).toEqual({
      date: "2024-01-31",
      type: "sip",
      units: 94.335,
      amount: 4_999.75,
      stampDuty: 0.25,
    });
  });

  it.each([
    ["05-01-2024\t5,000.00\t94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
    ["05/01/2024;5000;94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
    ["2024-01-05  ₹5,000  94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
    ["5-Jan-2024 5000 94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
    ["5 Jan 2024\t5000\t94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
    ["5 Jan 2024 5,000 94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
    ["05.01.24,5000,94.335", { date: "2024-01-05", paid: 5_000, units: 94.335 }],
  ])("reads %j", (line, row) => {
    expect(readPastedRows(`\n${line}\r\n`)).toEqual([{ line: 2, row }]);
  });

  it("skips a first line of headings", () => {
    const row = { date: "2024-01-05", paid: 5_000, units: 94.335 };
    expect(readPastedRows("Date;Amount;Units\n05-01-2024;5000;94.335")).toEqual([{ line: 2, row }]);
  });

  it.each([
    ["05-01-2024\t5,000", "columns"],
    ["31-02-2024\t5,000\t9", "date"],
    ["05-01-2024\tfive\t9", "amount"],
    ["05-01-2024\t5,000\t-9", "units"],
  ])("names the line and what is wrong with %j", (line, problem) => {
    expect(readPastedRows(line)).toEqual([{ line: 1, problem }]);
  });
});
