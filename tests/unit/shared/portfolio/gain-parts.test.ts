import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gainParts } from "../../../../src/shared/portfolio/gain-parts.ts";
import {
  fundPerformance as fundSteps,
  type CashMovement,
} from "../../../../src/shared/portfolio/performance.ts";
import type { Entry } from "../../../../src/shared/transactions/entry.ts";
import { fromPaise } from "../../../../src/shared/transactions/fixed-point.ts";
import { LedgerRejectedError, replay } from "../../../../src/shared/transactions/ledger.ts";
import { entry, randomTransaction } from "../../../support/data/ledger-entries.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const fundPerformance = (...of: Parameters<typeof fundSteps>) => runAtOnce(fundSteps(...of));

const moveOf = (one: Entry): CashMovement => ({ ...one, source: "manual", confirmed: true });

function performanceOf(entries: readonly Entry[], currentAmount: number | null) {
  const ledger = replay(entries).get("fund");
  return fundPerformance(
    {
      id: "fund",
      category: "equity",
      investedAmount: fromPaise(ledger?.invested ?? 0),
      currentAmount,
      units: 1,
      pnl: null,
      hasTransactions: true,
      realised: fromPaise(ledger?.realised ?? 0),
      navDate: "2024-12-31",
    },
    entries.map(moveOf),
  );
}

describe("the parts of the total gain", () => {
  it("are what is held, what was sold and what was paid out, less the STT", () => {
    const entries = [
      entry({ date: "2024-01-05", type: "purchase", units: 10, amount: 1_000, stampDuty: 0.05 }),
      entry({ date: "2024-02-05", type: "idcw-payout", amount: 90, tds: 10 }),
      entry({
        date: "2024-03-05",
        type: "redemption",
        units: 5,
        amount: 688,
        stt: 2,
        tds: 10,
      }),
    ];
    // By hand: 5 units cost 500.03 of 1,000.05 and brought 688 + 2 + 10; the others, which cost 500.02, are worth 650.
    expect(gainParts(performanceOf(entries, 650))).toEqual({
      pnl: 149.98,
      realised: 199.97,
      dividends: 100,
      stt: -2,
      other: 0,
      total: 447.95,
    });
  });

  it("are unknown without a value", () => {
    const entries = [entry({ date: "2024-01-05", type: "purchase", units: 10, amount: 1_000 })];
    expect(gainParts(performanceOf(entries, null))).toBe(null);
  });

  it("add up to it with nothing left over, whatever was bought, sold and paid out", () => {
    const withDeductions = fc
      .tuple(randomTransaction, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }))
      .map(([made, stt, tds]) => {
        const isSale = ["redemption", "swp", "switch-out"].includes(made.type);
        const isIncome = made.type.startsWith("idcw");
        return entry({
          ...made,
          ...(isSale && { stt: stt / 100 }),
          ...((isSale || isIncome) && { tds: tds / 100 }),
        });
      });
    fc.assert(
      fc.property(
        fc.array(withDeductions, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (entries, value) => {
          const parts = partsOrNull(entries, value / 100);
          fc.pre(parts !== null);
          const { pnl, realised, dividends, stt, other, total } = parts;
          const paise = [pnl, realised, dividends, stt].map((rupees) => Math.round(rupees * 100));
          expect(other).toBe(0);
          expect(paise.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total * 100));
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** null where more is sold than was bought. */
function partsOrNull(entries: readonly Entry[], value: number) {
  try {
    return gainParts(performanceOf(entries, value));
  } catch (error) {
    if (error instanceof LedgerRejectedError) return null;
    throw error;
  }
}
